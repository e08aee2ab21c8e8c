import { settings } from '../../settings.ts';
import type { ApiMessages } from '../en/api.ts';

export const api: ApiMessages = {
  httpErrors: {
    notFound: 'No hay nada en esta dirección.',
    methodNotAllowed: 'Esta dirección no admite ese tipo de petición.',
    badRequest: 'No hemos podido leer la petición. Recargue la página e inténtelo de nuevo.',
    unsupportedType:
      'Esta dirección no admite ese tipo de contenido. Recargue la página e inténtelo de nuevo.',
    tooLarge:
      'Es demasiado para un solo mensaje. Vuelva atrás en el navegador y acorte el texto o elija un archivo más pequeño.',
    forbidden: `Esta página no puede enviarnos datos. Abra el formulario en ${settings.domain} y envíelo desde allí.`,
    tooMany: 'Demasiadas peticiones en poco tiempo. Espere un momento y vuelva a intentarlo.',
    internal: 'Algo ha fallado por nuestra parte. Vuelva a intentarlo dentro de un momento.',
    unavailable: 'El servicio no está disponible ahora mismo. Vuelva a intentarlo dentro de un momento.',
    timeTaken: 'Esa hora se acaba de reservar. Elija otra.',
    dayBooked: 'Este día está completo. Elija otro día disponible.',
    dayClosed: 'Ese día estamos cerrados. Elija otro.',
    timePast: 'Esa hora ya ha pasado o está demasiado próxima. Elija una hora posterior.',
    tooFarAhead: 'Ese día todavía no se puede reservar. Elija una fecha más próxima.',
    meetingLimit: `Solo admitimos unas pocas reservas por persona y día. Para cambiar una reunión, use el enlace de la invitación; si necesita otra, escriba a ${settings.email}.`,
    movedTooOften: `Esta reunión ya no se puede cambiar más veces. Cancélela y reserve otra, o escriba a ${settings.email}.`,
    meetingOver: 'Esta reunión se ha cancelado o ya ha empezado, y no se puede cambiar. Puede reservar otra.',
    scheduleConflict: 'La persona anfitriona no trabaja a esa hora. Confirme la hora o elija otra.',
    jobClosed:
      'Esta oferta está cerrada y ya no admite candidaturas. Vea los puestos abiertos en nuestra página de empleo.',
    meetingAhead: 'Esta reunión aún no ha empezado, así que todavía no hay resultado que anotar.',
    wrongSignIn: 'El correo y la contraseña no coinciden. Compruébelos.',
    codeNeeded: 'Introduzca el código de seis dígitos de su aplicación de autenticación.',
    wrongCode: 'Ese código no es correcto o ya se ha usado. Espere al siguiente.',
    wrongPassword: 'Esa no es su contraseña actual.',
    signedOut: 'Su sesión se ha cerrado. Inicie sesión para continuar.',
    mayOnlyLook: 'Puede ver esto, pero no cambiarlo.',
    adminsOnly: 'Solo pueden hacerlo los administradores.',
    codeRequired: 'Aquí el inicio de sesión requiere un código. Configure el suyo y manténgalo activado.',
    lastAdmin: 'Es la última cuenta de administración. Nombre antes a otra persona.',
    alreadyOperator: 'Esta dirección ya pertenece a una cuenta.',
    linkExpired: 'Este enlace ha caducado o ya se ha utilizado.',
    changedMeanwhile: 'Alguien ha hecho cambios entretanto. Recargue la página y compruébelo.',
    tooManyViews: 'No caben más vistas guardadas. Elimine antes una.',
    anotherOpen: 'Hay otra solicitud abierta de la misma persona. Cierre antes una de las dos.',
    unknownVariable: 'Un campo entre llaves no está disponible aquí. Compruebe cómo está escrito.',
    wordsMissing: 'Sustituya primero […] por su propio texto.',
    answerMissing: 'Toda solicitud recibe respuesta. Escríbala o elija no enviar nada.',
    alreadySent: 'Demasiado tarde: el correo ya se ha enviado.',
    looksLikeSpam: 'Parece spam. Quite la marca antes de responder.',
    noAddress: 'No se ha indicado ningún correo, así que no es posible responder.',
  },
  tooManyFor: (time) =>
    `Demasiadas peticiones en poco tiempo. Vuelva a intentarlo dentro de ${time} o escriba a ${settings.email}.`,
  tooManyPage: {
    title: 'Demasiados envíos seguidos',
    kept: 'Lo que ha escrito se conserva en esta página. Envíelo de nuevo después de la espera.',
    lostFile: 'Solo hay que volver a elegir el archivo.',
    sendAgain: 'Enviar de nuevo',
    openAgain: 'Abrir la página de nuevo',
  },
  confirmation: {
    waiting: {
      title: '¿Es suya esta dirección?',
      lede: 'Ha solicitado entrar en la lista de espera. Confirme que la dirección es suya y leeremos su solicitud.',
    },
    confirmed: {
      title: 'Su dirección está confirmada.',
      lede: 'Gracias por unirse a la lista de espera. Leemos todas las solicitudes: si la suya encaja, el equipo de onboarding le escribirá, con copia a su persona de contacto; si no encaja, también se lo diremos.',
    },
    change: {
      title: '¿Cambiar su solicitud?',
      lede: 'El formulario de la lista de espera se ha enviado de nuevo con su dirección. Todavía no ha cambiado nada. Revise las respuestas nuevas y confírmelas si son suyas.',
    },
    changed: {
      title: 'Este cambio ya está hecho.',
      lede: 'Hemos incorporado las respuestas nuevas a su solicitud. No tiene que hacer nada más.',
    },
    dismissed: {
      title: 'Este cambio no se ha hecho.',
      lede: 'Nuestro equipo lo ha descartado, así que el enlace ya no sirve. Para cambiar su solicitud, envíe el formulario de nuevo.',
    },
    replaced: {
      title: 'Otro cambio ha sustituido a este.',
      lede: 'Se han enviado cambios más recientes con la misma dirección, así que el enlace ya no sirve. Use el enlace del último correo o envíe el formulario de nuevo.',
    },
    closed: {
      title: 'Esta solicitud está cerrada.',
      lede: 'Ya hemos decidido sobre ella, así que no se puede cambiar. Puede presentar otra cuando quiera.',
    },
    broken: {
      title: 'Este enlace no funciona.',
      lede: 'Puede que esté incompleto o que ya no tengamos la solicitud. Abra el enlace desde el propio correo o pida que se lo enviemos de nuevo.',
    },
  },
  meetings: {
    stillFree: (times) => `Horas libres ese día: ${times}.`,
    page: {
      booked: {
        title: (day) => `Nos vemos el ${day}.`,
        lede: 'La invitación le llega por correo. Esta página es privada: el enlace está en el mensaje, por si cambian sus planes.',
      },
      cancel: {
        title: '¿Cancelar esta reunión?',
        lede: 'Todavía no se ha cancelado nada. Si confirma, la hora quedará libre para otra persona y le enviaremos una confirmación por correo.',
      },
      cancelled: {
        title: 'Esta reunión está cancelada.',
        lede: 'Hemos devuelto la hora al calendario. La confirmación le llega por correo.',
      },
      begun: { title: 'La reunión está en curso.', lede: 'Ya no se puede cambiar ni cancelar.' },
      past: { title: 'Esta reunión ya ha pasado.', lede: 'Ya no se puede cambiar ni cancelar.' },
      broken: {
        title: 'Este enlace no funciona.',
        lede: 'Puede que esté incompleto o que ya no tengamos la reunión. Abra el enlace desde la propia invitación o reserve otra llamada.',
      },
      move: (now) =>
        `Por ahora está fijada para el ${now}. Elija otro día y otra hora; hasta que envíe el formulario, conservará la actual.`,
    },
  },
};
