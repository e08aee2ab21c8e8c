import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { layout as english } from '../en/layout.ts';

const f = figures('es');

export const layout: typeof english = {
  skip: 'Ir al contenido',
  logo: `${settings.brand}, página de inicio`,
  newTab: 'se abre en una pestaña nueva',
  nav: {
    label: 'Principal',
    pricing: 'Precios',
    clientLogin: 'Acceso clientes',
    requestAccess: 'Solicitar acceso',
    menu: 'Menú',
    language: 'Idioma: español',
    languages: 'Idiomas',
  },
  begin: { start: 'Empezar ahora', demo: 'Programar una demo' },
  ruler: { today: 'Hoy' },
  footer: {
    promise: `Previsión SEM y planificación de medios para agencias que ya dan resultados. Empresa fundada en ${f.foundedIn} por gente con años de oficio en agencia.`,
    joinWaitlist: 'Unirse a la lista de espera',
    products: 'Productos',
    mediaPlanning: 'Planificación de medios',
    audienceAnalysis: 'Análisis de audiencias',
    deviceAnalysis: 'Análisis de dispositivos',
    campaignStrategy: 'Estrategia de campañas',
    pitchPerfect: 'Pitch Perfect',
    adCreator: 'Creador de anuncios',
    resources: 'Recursos',
    blogs: 'Artículos',
    gaCheck: 'Comprobar etiqueta GA',
    schedule: 'Programar una reunión',
    sales: 'Contactar con ventas',
    careersSearch: 'Buscar empleo',
    company: 'Empresa',
    about: 'Quiénes somos',
    team: 'Equipo',
    careers: 'Empleo',
    helpCenter: 'Centro de ayuda',
    comingSoon: 'Próximamente',
    legal: 'Información legal',
    privacy: 'Política de privacidad',
    terms: 'Términos y condiciones',
    contact: 'Contacto',
    support: 'Soporte',
    social: 'Redes sociales',
  },
  chat: {
    open: 'Hablar por chat',
    close: 'Cerrar el chat',
    title: '¿Qué le gustaría saber?',
    hours: `Atención al cliente, las ${f.careHours}\u00a0horas.`,
    write: 'Escribir a la atención al cliente',
  },
};
