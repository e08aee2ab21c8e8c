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
  lede: 'Pregunte por el acceso, las tarifas para equipos grandes o la previsión de un mercado en el que está a punto de entrar. Le responde alguien que conoce el producto.',
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
    title: '¿Prefiere hablar?',
    book: { link: `Reserve ${f.callMinutes} minutos`, after: ' con nosotros.' },
    call: 'Llame al ',
    write: 'Escriba a ',
    end: '.',
  },
  panel: 'Qué enviar',
  fields: {
    fullName: 'Nombre completo',
    email: 'Correo de trabajo',
    jobTitle: 'Cargo',
    companySize: 'Tamaño de la empresa',
    phone: 'Número de teléfono',
    comments: 'Comentarios',
  },
  hints: {
    companySize: 'Personas que trabajan en ella',
    phone: 'Con el prefijo del país',
  },
  mail: {
    intro: 'La consulta se envía por correo. El botón abre un mensaje con todas las preguntas de abajo.',
    subject: 'Consulta para el equipo de ventas',
    action: 'Contactar con ventas',
    optional: 'Opcional',
    line: (label) => `${label}:`,
    noProgram: '¿Este dispositivo no tiene programa de correo?',
    copy: 'Copie las preguntas y envíe sus respuestas a',
  },
  use: 'Usamos estos datos para responderle y para nada más.',
};
