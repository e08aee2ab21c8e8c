import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { schedule as english } from '../en/schedule.ts';

const f = figures('es');
const { brand } = settings;

export const schedule: typeof english = {
  meta: {
    title: `Programar una reunión · ${brand}`,
    description: `Pida una llamada de bienvenida de ${f.callMinutes} minutos con ${brand}: elija la hora en su zona horaria y le enviamos la invitación. Después, ${f.trialDays} días de prueba gratuita.`,
  },
  title: 'Programar una reunión',
  lede: `Una llamada de bienvenida de ${f.callMinutes} minutos y, después, una prueba gratuita de ${f.trialDays} días. Elija día y hora; le enviamos la invitación por correo.`,
  times: {
    title: 'A qué hora podemos empezar',
    note: 'Elija una hora y se abrirá un mensaje que ya la incluye.',
    ask: (time) => `${time}, escribir el correo`,
  },
  facts: {
    length: 'Duración',
    clock: 'Horario',
    yourTimeZone: (v) => `Hora de su propia zona horaria, de ${v.first} a ${v.last}`,
    days: 'Días',
    closed: (days) => `Cualquiera del mes salvo los días ${days}, que están completos`,
    answer: 'Nuestra respuesta',
    invitation: 'Una invitación si la hora está libre; si no, las horas libres más cercanas',
    change: 'Cambio de planes',
    reply: 'Responda a la invitación y dejamos libre la hora',
  },
  panel: 'Qué enviar',
  fields: { day: 'Día', time: 'Hora', timeZone: 'Zona horaria', name: 'Nombre', email: 'Correo' },
  hints: {
    day: 'Y una segunda opción, si la tiene',
    timeZone: (v) => `De ${v.first} a ${v.last}`,
    email: 'Ahí recibirá la invitación',
  },
  mail: {
    intro: 'La reunión se reserva por correo. El botón abre un mensaje con todas las preguntas de abajo.',
    subject: 'Solicitud de reunión',
    action: 'Pedir una reunión',
    optional: 'Opcional',
    line: (label) => `${label}:`,
    noProgram: '¿Este dispositivo no tiene programa de correo?',
    copy: 'Copie las preguntas y envíe sus respuestas a',
  },
  use: 'Usamos estos datos para la reunión y para nada más.',
};
