import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { MailMessages } from '../en/mails.ts';

const f = figures('es');
const { brand } = settings;

export const mails: MailMessages = {
  greeting: (name) => `Hola, ${name}:`,
  signature: `El equipo de bienvenida de ${brand}`,
  sent: 'Lo que nos ha enviado',
  reason:
    'Recibe este correo porque alguien introdujo esta dirección en nuestra web. Si no fue usted, ignórelo o escríbanos y borraremos los datos.',
  applicationConfirmation: {
    subject: `Hemos recibido su solicitud para ${brand}`,
    title: 'Su solicitud ya está con nosotros.',
    text: [
      'Gracias por su solicitud. La lee una persona, no un filtro.',
      `Si encaja, el equipo de bienvenida escribirá a su persona de contacto para acordar una llamada de bienvenida de ${f.callMinutes}\u00a0minutos. Después empieza su prueba de ${f.trialDays}\u00a0días.`,
      '¿Hay algo que corregir o añadir? Envíe de nuevo el formulario con el mismo correo: las respuestas nuevas sustituyen a las anteriores.',
    ],
  },
  applicationOptIn: {
    subject: `Confirme su solicitud para ${brand}`,
    title: 'Un clic y la leemos.',
    text: [
      'Ha solicitado entrar en la lista de espera con esta dirección. Confirme que es suya; hasta entonces, su solicitud queda a la espera.',
    ],
    action: 'Confirmar la solicitud',
  },
  applicationNotice: {
    created: (agency) => `Nueva solicitud: ${agency}`,
    updated: (agency) => `Solicitud modificada: ${agency}`,
    title: { created: 'Una nueva solicitud', updated: 'Se ha modificado una solicitud' },
    language: 'Idioma',
  },
};
