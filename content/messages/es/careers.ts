import { settings } from '../../settings.ts';
import type { careers as english } from '../en/careers.ts';

const { brand } = settings;

export const careers: typeof english = {
  meta: {
    title: `Empleo · ${brand}`,
    description: `Trabaje en el plan con el que trabajan las agencias. Los puestos abiertos en ${brand}, en gestión comercial y customer success, con su lugar y su horario.`,
  },
  banner: {
    title: 'Empleo',
    tagline: '¡Únase a nuestro equipo y descubra su próxima oportunidad profesional!',
    intro:
      'Hacemos el plan con el que trabajan las agencias. Equipos pequeños, lenguaje claro y decisiones que se toman cerca del cliente. Si prefiere ver el próximo trimestre a explicar el anterior, siga leyendo.',
  },
  search: { label: 'Buscar empleo', placeholder: 'Nombre del puesto', submit: 'Buscar' },
  openRoles: 'Puestos abiertos',
  noRoles: 'Ahora mismo no hay puestos abiertos. También leemos candidaturas espontáneas.',
  week: {
    title: 'Una semana en el puesto',
    lede: 'Lo que pide la oferta, trazado como un plan.',
    role: 'Puesto',
    caption: 'Una semana de ejemplo',
    note: 'Las tareas son las responsabilidades de la oferta; los días y las duraciones son ejemplos. Relleno: con una agencia. Claro: con un equipo. Solo contorno: por su cuenta.',
    company: { agency: 'con una agencia', team: 'con un equipo', self: 'por su cuenta' },
  },
};
