import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { MailMessages } from '../en/mails.ts';

const f = figures('es');
const { brand } = settings;

export const mails: MailMessages = {
  greeting: (name) => `Hola, ${name}:`,
  greetingAlone: 'Hola:',
  signature: `El equipo de onboarding de ${brand}`,
  reason:
    'Recibe este correo porque alguien introdujo esta dirección en nuestro sitio web. Si no fue usted, ignórelo o escríbanos y borraremos los datos.',
  steps: {
    today: 'Hoy',
    next: 'siguiente paso',
    applied: 'Solicitud',
    appliedForJob: 'Candidatura',
    confirm: 'Confirmación',
    sentAgain: 'Nuevo envío',
    oneClick: 'un clic',
    read: 'La leemos',
    call: 'Llamada',
    callLength: `${f.callMinutes}\u00a0min`,
    trial: 'Periodo de prueba',
    trialLength: `${f.trialDays}\u00a0días`,
    wrote: 'Su mensaje',
    reply: 'Respuesta',
    eitherWay: 'en cualquier caso',
    booked: 'Reserva',
    cancelled: 'Cancelación',
    bookAgain: 'Nueva reserva',
    anyTime: 'cuando quiera',
    haveRead: 'Leída',
    replied: 'Le respondimos',
    asked: 'Pregunta',
    pickTime: 'Elegir horario',
    yourReply: 'Su respuesta',
    applyAgain: 'Nueva solicitud',
    applyAgainForJob: 'Nueva candidatura',
    writeAgain: 'Nueva consulta',
  },
  applicationConfirmation: {
    subject: `Hemos recibido su solicitud para ${brand}`,
    title: 'Hemos recibido su solicitud.',
    text: [
      'Gracias por su solicitud. La leerá una persona, no un filtro.',
      `Si encaja, el equipo de onboarding le escribirá, con copia a su persona de contacto, para acordar una llamada de onboarding de ${f.callMinutes}\u00a0minutos. Después empezará su periodo de prueba de ${f.trialDays}\u00a0días. Si no encaja, también se lo diremos.`,
      '¿Hay algo que corregir o añadir? Envíe de nuevo el formulario con la misma dirección de correo y confirme el cambio con el enlace que le enviaremos.',
    ],
    action: 'Cambiar las respuestas',
  },
  applicationOptIn: {
    subject: `Confirme su solicitud para ${brand}`,
    title: 'Un clic y leeremos su solicitud.',
    text: [
      'Ha solicitado entrar en la lista de espera con esta dirección. Confirme que la dirección es suya; hasta entonces, su solicitud queda pendiente.',
    ],
    action: 'Confirmar la solicitud',
  },
  applicationChange: {
    subject: `Confirme el cambio de su solicitud para ${brand}`,
    title: '¿Ha cambiado su solicitud?',
    text: [
      'El formulario de la lista de espera se ha enviado de nuevo con esta dirección y con otras respuestas. Todavía no ha cambiado nada. Revise las respuestas nuevas y confírmelas si son suyas.',
      'Si no ha sido usted, basta con ignorar este correo.',
    ],
    action: 'Ver el cambio',
  },
  openInConsole: 'Abrir en la consola',
  personal: {
    assigned: (subject: string) => `Asignado a usted: ${subject}`,
    digest: (count: number) => (count === 1 ? 'Una novedad' : `${count} novedades`),
    more: (count: number) => (count === 1 ? 'y una más' : `y ${count} más`),
    test: 'Mensaje de ensayo: aquí llegarán sus novedades.',
  },
  applicationNotice: {
    created: (agency) => `Nueva solicitud: ${agency}`,
    updated: (agency) => `Solicitud modificada: ${agency}`,
    title: { created: 'Nueva solicitud', updated: 'Solicitud modificada' },
    labels: { location: 'Ubicación', reportingTools: 'Herramientas de informes actuales' },
    language: 'Idioma',
  },
  meeting: {
    summary: `${brand}: llamada de ${f.callMinutes}\u00a0minutos`,
    summaryWith: (name) => `Llamada: ${name}`,
    description: (page) => `Llamada de ${f.callMinutes}\u00a0minutos. Para cambiarla o cancelarla: ${page}`,
    booked: {
      subject: (day) => `Confirmada: su llamada del ${day}`,
      title: (day) => `Nos vemos el ${day}.`,
    },
    moved: {
      subject: (day) => `Reprogramada: su llamada, ahora el ${day}`,
      title: (day) => `La reunión pasa al ${day}.`,
    },
    cancelled: {
      subject: (day) => `Cancelada: su llamada del ${day}`,
      title: 'Su reunión se ha cancelado.',
      text: 'Hemos liberado esa hora. Abra el archivo adjunto para quitar la reunión de su calendario.',
      action: 'Reservar otra hora',
    },
    invitation: `Le hemos reservado ${f.callMinutes}\u00a0minutos. Abra el archivo adjunto para añadir la reunión a su calendario.`,
    newTime:
      'Su llamada tiene una nueva hora. Abra el archivo adjunto para actualizar su calendario. Si no le viene bien, puede cambiar o cancelar la reunión más abajo.',
    link: (url) => `Enlace a la llamada: ${url}`,
    join: 'Unirse a la llamada',
    linkFollows: 'Le enviaremos el enlace antes de la llamada.',
    linkMissing: '¿Aún no tiene el enlace? Responda a este correo.',
    reminder: {
      day: {
        subject: (day) => `Recordatorio: su llamada del ${day}`,
        title: (day) => `Nos vemos el ${day}.`,
        text: 'Le recordamos su llamada. Si no puede asistir, cambie la hora o cancele la llamada; así quedará libre para otra persona.',
      },
      hour: {
        subject: (time) => `En breve: su llamada de las ${time}`,
        title: (time) => `Su llamada empieza a\u00a0las\u00a0${time}.`,
        text: 'Su llamada empieza en menos de una hora.',
      },
    },
    addToCalendar: 'Añadir al calendario',
    updateCalendar: 'Actualizar el calendario',
    action: 'Cambiar la hora o cancelar',
    rows: {
      visitorTime: 'Su hora local',
      cancelledTime: 'Hora cancelada',
      previously: 'Antes',
      cancelledBy: 'Cancelada por',
      utc: 'UTC',
      hostTime: 'Nuestra hora',
      name: 'Nombre',
      email: 'Correo',
      theirTime: 'Hora del visitante',
      language: 'Idioma',
      note: 'Nota',
    },
    notice: {
      booked: { subject: (name) => `Nueva reunión: ${name}`, title: 'Nueva reunión' },
      moved: { subject: (name) => `Reunión reprogramada: ${name}`, title: 'Reunión reprogramada' },
      cancelled: { subject: (name) => `Reunión cancelada: ${name}`, title: 'Reunión cancelada' },
      tooFast: 'Se ha completado más rápido de lo que escribe una persona. Puede que sea un bot.',
      cancelledBy: { visitor: 'el visitante', team: 'el equipo' },
    },
  },
  leadConfirmation: {
    subject: `Hemos recibido su consulta a ${brand}`,
    title: 'Hemos recibido su consulta.',
    text: [
      'Gracias por escribirnos. Alguien que conoce el producto leerá su consulta y le responderá por correo, o le llamará si así es más rápido.',
      '¿Quiere añadir algo? Responda a este correo. Y si prefiere ver el producto, elija una hora.',
    ],
    signature: `El equipo de ventas de ${brand}`,
  },
  leadNotice: {
    subject: (name) => `Nueva consulta para ventas: ${name}`,
    title: 'Nueva consulta para ventas',
    labels: { companySize: 'Tamaño de la empresa' },
  },
  supportConfirmation: {
    subject: `Hemos recibido su mensaje a ${brand}`,
    title: 'Hemos recibido su mensaje.',
    text: [
      'Gracias por escribirnos. Una persona de atención al cliente leerá su mensaje y le responderá a esta dirección.',
      '¿Quiere añadir algo? Responda a este correo.',
    ],
    signature: `El equipo de atención al cliente de ${brand}`,
  },
  supportNotice: {
    subject: (topic, name) => `Atención al cliente (${topic.toLowerCase()}): ${name}`,
    title: 'Nuevo mensaje para atención al cliente',
    labels: { businessType: 'Quién escribe' },
    noAddress: 'No se ha indicado ningún correo, así que no es posible responder.',
  },
  jobApplicationConfirmation: {
    subject: (job) => `Hemos recibido su candidatura: ${job}`,
    title: 'Hemos recibido su candidatura.',
    text: (job) => [
      `Gracias por su candidatura al puesto de ${job}. Una persona leerá su carta de presentación y su currículum, y en cualquier caso tendrá noticias nuestras.`,
      '¿Quiere añadir algo? Responda a este correo.',
    ],
    signature: `El equipo de ${brand}`,
  },
  jobApplicationNotice: {
    subject: (job, name) => `${job}: candidatura de ${name}`,
    title: 'Nueva candidatura',
    job: 'Puesto',
    open: 'Ver el CV en la consola',
  },
  operatorInvitation: {
    subject: `Su invitación a la consola de ${brand}`,
    title: 'Ha recibido una invitación a la consola.',
    text: (day) => [
      `Se le ha dado acceso a la consola de ${brand}, donde leemos lo que envían los visitantes y les respondemos.`,
      `Elija una contraseña para entrar. El enlace sirve una sola vez y caduca el ${day}.`,
    ],
    action: 'Elegir una contraseña',
    reason:
      'Recibe este correo porque un administrador de la consola invitó a esta dirección. Si no lo esperaba, ignórelo.',
  },
  operatorReset: {
    subject: `Una contraseña nueva para la consola de ${brand}`,
    title: 'Elija una contraseña nueva.',
    text: [
      'Alguien, probablemente usted, ha pedido una contraseña nueva para la consola. El enlace sirve una sola vez y caduca en una hora. Cuando haya elegido una contraseña, se cerrarán todas sus sesiones y podrá entrar con la nueva.',
    ],
    action: 'Elegir una contraseña nueva',
    ifNot: 'Si no ha sido usted, ignore este correo: su contraseña no cambia.',
    reason:
      'Recibe este correo porque esta dirección se introdujo en la página de inicio de sesión de la consola.',
  },
  publishRefused: {
    subject: 'Su cambio no se ha publicado',
    title: 'Su cambio no se ha publicado.',
    text: (commit) => [
      `«${commit}» no se puede publicar tal como está. El sitio no ha cambiado.`,
      'Qué hay que corregir y dónde:',
    ],
    place: (file, line) => `${file}, línea ${line}`,
    more: (count) => `${count} más: consulte la consola.`,
    action: 'Abrir la consola',
    reason: 'Recibe este correo porque un commit de la rama publicada figura a su nombre.',
  },
};
