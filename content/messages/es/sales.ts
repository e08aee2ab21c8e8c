import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { sales as english } from '../en/sales.ts';

const f = figures('es');
const { brand } = settings;

export const sales: typeof english = {
  meta: {
    title: `Hable con nuestro equipo de ventas · ${brand}`,
    description: `Pregunte al equipo de ventas de ${brand} por el acceso, las tarifas para equipos grandes o la previsión de un mercado nuevo. Por correo, teléfono o en reunión.`,
  },
  title: 'Hable con nuestro equipo de ventas',
  lede: 'Pregunte por el acceso, las tarifas para equipos grandes o la previsión de un mercado en el que está a punto de entrar. Le responderá alguien que conoce el producto.',
  prepare: {
    title: 'Conviene tener a mano',
    terms: [
      {
        term: 'Inversión',
        text: 'lo que sus clientes destinan a medios en un mes normal, sumadas todas las plataformas',
      },
      { term: 'Mercados', text: 'los países en los que trabaja, y el siguiente' },
      { term: 'Informes', text: 'con qué herramientas los hace hoy' },
    ],
  },
  talk: {
    title: 'Otras formas de contacto',
    book: { link: `Reserve una llamada de ${f.callMinutes} minutos`, after: ' con nosotros.' },
    call: 'Llame al ',
    write: 'Escriba a ',
    end: '.',
  },
  ways: {
    label: '¿Cómo prefiere contactar con nosotros?',
    write: 'Escribir',
    writeHint: 'Respuesta por correo.',
    talk: 'Hablar',
    talkHint: `${f.callMinutes}\u00a0minutos, a la hora que elija.`,
  },
  formLabel: 'Consulta para el equipo de ventas',
  fields: {
    fullName: 'Nombre completo',
    email: 'Correo de trabajo',
    jobTitle: 'Cargo',
    companySize: 'Tamaño de la empresa',
    phoneCountry: 'Prefijo del país',
    phone: 'Número de teléfono',
    comments: 'Comentarios',
  },
  required: {
    fullName: 'Indique su nombre completo.',
    email: 'Indique su correo de trabajo.',
    jobTitle: 'Indique su cargo.',
    companySize: 'Elija el tamaño de su empresa.',
    phone: 'Indique su número de teléfono.',
  },
  hints: {
    companySize: 'Número de empleados',
    phone: 'Si el número es de otro país, empiece por + y el prefijo.',
  },
  placeholders: { companySize: 'Elija una opción' },
  submit: 'Contactar con ventas',
  slots: {
    title: 'Hable con nosotros',
    next: 'Próxima hora libre: {day}, {time}',
    until: 'hasta las {end}',
    soon: ['hoy', 'mañana', 'pasado mañana'],
    later: 'dentro de {n} días',
    none: 'Sin llamada, solo la consulta',
    all: 'Ver todas las horas libres',
    submitAndBook: 'Enviar y reservar: {when}',
    book: 'Reservar: {when}',
    finish: 'Terminar sin llamada',
    kept: 'Hemos recibido su consulta. La llamada aún no está reservada: elija otra hora o termine sin llamada.',
  },
  use: 'Lo leerá una persona del equipo de ventas y le responderá por correo, o le llamará si así es más rápido. No usamos estos datos para nada más.',
  sent: {
    title: 'Gracias. El equipo de ventas ya tiene su consulta.',
    steps: [
      'Le hemos enviado una confirmación a su correo de trabajo.',
      'Alguien que conoce el producto leerá lo que ha escrito.',
      'Recibirá una respuesta por correo, o una llamada si así es más rápido.',
    ],
    book: `Reservar una llamada de ${f.callMinutes}\u00a0minutos`,
    again: 'Hacer otra consulta',
  },
};
