import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { support as english } from '../en/support.ts';

const f = figures('es');
const { brand } = settings;

export const support: typeof english = {
  meta: {
    title: `Soporte · ${brand}`,
    description: `¿Hay algo que no funciona o que no sabe cómo hacer? Escriba a atención al cliente de ${brand}. Una persona lee cada mensaje y responde si deja su correo.`,
  },
  title: '¿En qué podemos ayudarle?',
  lede: '¿Hay algo que no funciona o que no sabe cómo hacer? Escriba a atención al cliente. Una persona lee cada mensaje.',
  day: {
    text: (slots) =>
      `Una llamada dura ${f.callMinutes}\u00a0minutos y empieza a las ${slots}, en su hora local. El calendario muestra los días libres.`,
  },
  next: {
    title: 'Qué pasa después',
    steps: [
      'Su mensaje llega directamente a atención al cliente, a cualquier hora.',
      'Si ha dejado un correo, recibirá enseguida una confirmación.',
      'Una persona lee el mensaje y responde a ese correo. Sin él, no podremos responderle.',
    ],
  },
  ways: {
    label: '¿Cómo prefiere contactar con nosotros?',
    write: 'Escribir',
    writeHint: 'A cualquier hora. Una persona lee cada mensaje.',
    talk: 'Hablar',
    talkHint: `${f.callMinutes}\u00a0minutos, a la hora que elija.`,
  },
  formLabel: 'Mensaje a atención al cliente',
  fields: {
    name: 'Nombre',
    email: 'Correo electrónico',
    businessType: 'Usted es',
    supportType: 'Asunto',
    message: 'Mensaje',
  },
  required: {
    name: 'Indique su nombre.',
    message: 'Escriba su mensaje.',
  },
  hints: { email: 'Sin él no podemos responder.' },
  businessTypes: { individual: 'Particular', agency: 'Agencia' },
  supportTypes: {
    'tech-support': 'Soporte técnico',
    'communication-support': 'Duda sobre un correo o una llamada',
    other: 'Otro',
  },
  submit: 'Enviar',
  use: 'Usamos estos datos para responderle y para nada más.',
  sent: {
    title: 'Gracias. Hemos recibido su mensaje.',
    again: 'Escribir otro mensaje',
  },
};
