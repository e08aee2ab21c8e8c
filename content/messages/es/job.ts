import { settings } from '../../settings.ts';
import type { job as english } from '../en/job.ts';

export const job: typeof english = {
  meta: { title: (role) => `${role} · Empleo · ${settings.brand}` },
  applyNow: 'Presentar candidatura',
  facts: {
    mode: 'Modalidad',
    category: 'Área',
    experience: 'Experiencia',
  },
  modes: { 'on-site': 'Presencial', home: 'Remoto', hybrid: 'Híbrido' },
  categories: {
    'business-management': 'Gestión comercial',
    'customer-success': 'Customer success',
  },
  experience: { '2-4': '2–4\u00a0años', '5+': '5\u00a0años o más' },
  employment: { 'full-time': 'Jornada completa' },
  pay: (range) => `${range} al año`,
  until: (lastDay) => `Plazo: hasta el ${lastDay}`,
  posted: (day) => `Publicada el ${day}`,
  day: {
    title: 'La jornada',
    clock: (v) => `Hora de ${v.city}, con una jornada de ${v.hours} aquí y allí.`,
    role: 'El puesto',
    you: 'Usted',
    shared: { one: '{n} hora en común', many: '{n} horas en común', none: 'Sin horas en común' },
  },
  sharedDay: {
    hours: {
      one: '{n} hora en común con su jornada, {from}–{to}',
      many: '{n} horas en común con su jornada, {from}–{to}',
      none: 'Sin horas en común con su jornada',
    },
    note: 'En su zona horaria, {zone}, con una jornada de {hours} en ambos lugares.',
  },
  form: {
    label: 'Formulario de candidatura',
    fields: {
      fullName: 'Nombre completo',
      email: 'Correo electrónico',
      coverLetter: 'Carta de presentación',
      resume: 'Currículum',
    },
    required: {
      fullName: 'Indique su nombre completo.',
      email: 'Indique su correo electrónico.',
      coverLetter: 'Escriba su carta de presentación.',
    },
    resumeHint: (megabytes) => `PDF, DOCX u ODT, de hasta ${megabytes}\u00a0MB.`,
    submit: 'Enviar la candidatura',
    uploading: 'Subiendo el currículum',
    use: 'Usamos lo que nos envía para decidir sobre este puesto y para nada más.',
  },
  closed: {
    title: 'Esta oferta está cerrada.',
    text: 'Ya no admite candidaturas. El texto queda aquí para quienes se presentaron.',
    rail: 'El plazo está cerrado.',
  },
  applied: {
    title: 'Hemos recibido su candidatura.',
    text: 'Le hemos enviado una confirmación por correo. Una persona lee cada candidatura y todas reciben respuesta.',
    more: 'Ver todos los puestos abiertos',
  },
};
