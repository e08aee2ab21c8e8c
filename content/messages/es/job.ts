import { settings } from '../../settings.ts';
import type { job as english } from '../en/job.ts';

export const job: typeof english = {
  meta: { title: (role) => `${role} · Empleo · ${settings.brand}` },
  trail: 'Ruta de navegación',
  applyNow: 'Postularse',
  glance: 'El puesto, de un vistazo',
  facts: {
    location: 'Ubicación',
    mode: 'Modalidad',
    category: 'Área',
    experience: 'Experiencia',
    posted: 'Publicada',
    validThrough: 'Abierta hasta',
  },
  modes: { 'on-site': 'Presencial', home: 'Remoto', hybrid: 'Híbrido' },
  categories: {
    'business-management': 'Gestión comercial',
    'customer-success': 'Éxito del cliente',
  },
  experience: { '2-4': '2–4\u00a0años', '5+': '5\u00a0años o más' },
  day: {
    title: 'Su jornada en el reloj común',
    note: 'UTC, julio',
    label: (v) => `En julio, la jornada en ${v.city} va de ${v.start} a ${v.end} UTC.`,
  },
  write: 'Escribir el correo',
};
