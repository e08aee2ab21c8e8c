import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { ReplyMessages } from '../en/replies.ts';

const f = figures('es');
const { brand } = settings;
const withoutAccount =
  'Hay dos herramientas que puede usar sin cuenta: la comprobación de etiquetas GA y la herramienta de previsión.';

export const replies: ReplyMessages = {
  application: {
    invite: {
      subject: `${brand}: su llamada de onboarding`,
      title: 'Solicitud aceptada. Elija un horario.',
      text: [
        '{greeting}',
        'Hemos leído su solicitud para {agency} y nos gustaría trabajar con ustedes.',
        `Elija ${f.callMinutes}\u00a0minutos para la llamada de onboarding. Después empezará su periodo de prueba de ${f.trialDays}\u00a0días.`,
        '{button}',
        '¿Ha cambiado de idea? Respóndanos «no, gracias» y cerraremos la solicitud.',
      ],
    },
    decline: {
      subject: `Su solicitud para ${brand}`,
      title: 'Esta vez no ha podido ser.',
      text: [
        '{greeting}',
        'Gracias por su solicitud. Incorporamos pocas agencias a la vez y ahora mismo no podemos dar acceso a {agency}.',
        `Borraremos su solicitud dentro de ${f.retentionMonths}\u00a0meses, o antes si nos lo pide respondiendo a este correo.`,
        withoutAccount,
        '{button}',
        'Si algo cambia, vuelva a presentar su solicitud. También la leerá una persona.',
      ],
    },
    reply: {
      subject: `Sobre su solicitud para ${brand}`,
      title: 'Sobre su solicitud',
      text: [
        '{greeting}',
        'Gracias por la solicitud de {agency}.',
        '[…]',
        '¿Tiene alguna duda? Responda a este correo.',
      ],
    },
    ask: {
      subject: `Una pregunta sobre su solicitud para ${brand}`,
      title: 'Antes, una pregunta',
      text: [
        '{greeting}',
        'Gracias por la solicitud de {agency}. Antes de decidir, nos gustaría saber una cosa:',
        '[…]',
        'Basta con que responda a este correo para que podamos continuar.',
      ],
    },
  },
  lead: {
    invite: {
      subject: `${brand}: elija cuándo hablamos`,
      title: 'Hablemos. Elija un horario.',
      text: [
        '{greeting}',
        'Gracias por su consulta. Es más fácil enseñárselo que explicarlo por escrito.',
        `Elija ${f.callMinutes}\u00a0minutos que le vengan bien. Le atenderá alguien que conoce el producto.`,
      ],
    },
    decline: {
      subject: `Su consulta a ${brand}`,
      title: 'Por ahora no somos la opción adecuada.',
      text: [
        '{greeting}',
        'Gracias por su consulta. Por lo que nos cuenta, ahora mismo no somos la mejor opción para usted, y preferimos decírselo cuanto antes.',
        withoutAccount,
        '{button}',
        'Si algo cambia, vuelva a escribirnos.',
      ],
    },
    reply: {
      subject: `Su consulta a ${brand}`,
      title: 'Nuestra respuesta a su consulta',
      text: ['{greeting}', 'Gracias por su consulta.', '[…]', '¿Necesita algo más? Responda a este correo.'],
    },
    ask: {
      subject: `Una pregunta sobre su consulta a ${brand}`,
      title: 'Antes, una pregunta',
      text: [
        '{greeting}',
        'Gracias por su consulta. Para responderle bien, necesitamos saber una cosa:',
        '[…]',
        'Basta con que responda a este correo.',
      ],
    },
  },
  support: {
    reply: {
      subject: `Su mensaje a ${brand}`,
      title: 'Nuestra respuesta a su mensaje',
      text: [
        '{greeting}',
        'Gracias por su mensaje.',
        '[…]',
        '¿Sigue sin resolverse? Responda a este correo.',
      ],
    },
    ask: {
      subject: `Una pregunta sobre su mensaje a ${brand}`,
      title: 'Antes, una pregunta',
      text: [
        '{greeting}',
        'Gracias por su mensaje. Para poder ayudarle, necesitamos saber una cosa:',
        '[…]',
        'Basta con que responda a este correo.',
      ],
    },
  },
  'job-application': {
    invite: {
      subject: 'Invitación a una entrevista: {job}',
      title: 'Nos gustaría conocerle.',
      text: [
        '{greeting}',
        'Gracias por su candidatura al puesto de {job}. Nos gustaría hablar con usted.',
        'Responda a este correo con dos o tres propuestas de día y hora en las próximas dos semanas. Le confirmaremos una y le enviaremos el enlace a la llamada. Indique también su zona horaria.',
      ],
    },
    decline: {
      subject: 'Su candidatura: {job}',
      title: 'Esta vez no ha podido ser.',
      text: [
        '{greeting}',
        'Gracias por su candidatura al puesto de {job} y por su tiempo. Hemos decidido seguir adelante con otras candidaturas.',
        `Borraremos su candidatura, currículum incluido, dentro de ${f.jobRetentionMonths}\u00a0meses, o antes si nos lo pide respondiendo a este correo.`,
        'Le deseamos lo mejor. Si le interesa otro puesto, vuelva a presentar su candidatura.',
      ],
    },
    reply: {
      subject: 'Su candidatura: {job}',
      title: 'Sobre su candidatura',
      text: [
        '{greeting}',
        'Gracias por su candidatura al puesto de {job}.',
        '[…]',
        '¿Tiene alguna duda? Responda a este correo.',
      ],
    },
    ask: {
      subject: 'Una pregunta sobre su candidatura: {job}',
      title: 'Antes, una pregunta',
      text: [
        '{greeting}',
        'Gracias por su candidatura al puesto de {job}. Antes de decidir, nos gustaría saber una cosa:',
        '[…]',
        'Basta con que responda a este correo para que podamos continuar.',
      ],
    },
  },
  reasons: {
    application: (day) => `Recibe este correo porque presentó una solicitud con esta dirección el ${day}.`,
    contact: (day) =>
      `Recibe este correo porque presentó una solicitud el ${day} o porque una solicitud de ese día le indica como persona de contacto.`,
    job: (day) => `Recibe este correo porque presentó una candidatura con esta dirección el ${day}.`,
    wrote: (day) => `Recibe este correo porque nos escribió el ${day}.`,
  },
  links: {
    pickTime: 'Elegir un horario',
    checkTag: 'Comprobar una etiqueta GA',
    forecast: 'Calcular su previsión',
    applyAgain: 'Volver a presentar la solicitud',
    openRoles: 'Ver los puestos abiertos',
  },
};
