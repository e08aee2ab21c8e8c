import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { schedule as english } from '../en/schedule.ts';

const f = figures('es');
const { brand } = settings;

export const schedule: typeof english = {
  meta: {
    title: `Programar una reunión · ${brand}`,
    description: `Una llamada de ${f.callMinutes} minutos con alguien que conoce ${brand}: vea las horas libres en su zona horaria, reserve y reciba la invitación por correo.`,
  },
  title: 'Programar una reunión',
  lede: `Una llamada de ${f.callMinutes} minutos con alguien que conoce el producto. Elija día y hora; le enviaremos la invitación por correo.`,
  calendar: {
    previous: 'Mes anterior',
    next: 'Mes siguiente',
    week: 'Semana',
    allWeeks: 'Mostrar todas las semanas',
    today: 'Hoy',
    todayShort: 'Hoy',
    bookedShort: 'Completo',
    booked: 'Completo',
    closedShort: 'Cerrado',
    closed: 'Cerrado',
    unavailable: 'Completo o cerrado',
    free: 'Hora libre',
    taken: 'Hora ocupada',
    past: 'Pasado',
    later: 'Todavía no se puede reservar',
    count: '{free} de {all} horas libres',
    failed: 'No se han podido cargar las horas libres.',
    retry: 'Volver a intentarlo',
  },
  warning: {
    title: '¡Atención!',
    text: 'Este día está completo. Elija otro día disponible.',
    closed: 'Estamos cerrados el {day}.',
    nextOpen: 'El próximo día abierto es el {day}.',
    dismiss: 'Cerrar',
  },
  formLabel: 'Reunión',
  choice: {
    selectDay: 'Elija un día',
    thenTime: 'Después, una hora.',
    selectTime: 'Ahora elija una hora',
  },
  fields: { day: 'Día', time: 'Hora', timeZone: 'Zona horaria', name: 'Nombre', email: 'Correo' },
  required: {
    name: 'Indique su nombre.',
    email: 'Indique su correo electrónico.',
    offset: 'Elija su zona horaria.',
  },
  hints: {
    day: 'Con hasta {horizon} días de antelación. Los días {closed} de cada mes están completos.',
    otherClock:
      'Solo se ofrecen zonas a un número entero de horas de GMT. Su zona horaria es {zone}: las {here} de aquí son las {there} para usted.',
  },
  timeZones: {
    choose: 'Elija su zona horaria',
    yours: '{zone} (la suya)',
    nearest: '{zone} (la más cercana a la suya)',
  },
  taken: 'ocupada',
  past: 'pasada',
  submit: 'Enviar',
  use: 'Usamos estos datos para la reunión y para nada más.',
  facts: {
    length: 'Duración',
    clock: 'Zona horaria',
    yourTimeZone: (v) => `La suya o cualquiera de ${v.first} a ${v.last}`,
    days: 'Días',
    closed: (days) => `Los que el calendario muestra libres; los días ${days} de cada mes están completos`,
    answer: 'Invitación',
    invitation:
      'La recibirá al momento; si la hora se acaba de ocupar, le mostraremos las que quedan ese día',
    change: 'Cambio de planes',
    link: 'Con el enlace privado de la invitación puede cambiar o cancelar la reunión',
  },
  move: {
    meta: {
      title: `Cambiar su reunión · ${brand}`,
      description: `Elija otro día y otra hora para su llamada con ${brand}. Hasta que la nueva hora quede reservada, la actual sigue siendo suya.`,
    },
    title: 'Cambiar su reunión',
    lede: 'Abra esta página con el enlace de su invitación y elija otro día y otra hora.',
    current: 'Hora actual',
    currentShort: 'Actual',
  },
  meeting: {
    meta: {
      title: `Su reunión · ${brand}`,
      description: `Su llamada con ${brand}: su hora local y la hora UTC, el archivo para su calendario y cómo cambiarla o cancelarla.`,
    },
    title: 'Su reunión',
    lede: 'Abra esta página con el enlace de su invitación para ver, cambiar o cancelar la reunión.',
    download: 'Descargar .ics',
    addTo: 'Añadir al calendario',
    move: 'Cambiar la hora',
    ask: 'Cancelar',
    cancel: 'Cancelar la reunión',
    keep: 'Mantenerla',
    again: 'Reservar otra hora',
    yourTime: 'Su hora',
    before: {
      title: 'Antes',
      forecast: {
        before: 'Traiga una previsión de una de sus propias cuentas: ',
        link: 'hágala aquí',
        after: '. No sale de su navegador.',
      },
      reminders: 'Recibirá un recordatorio por correo un día antes y otro una hora antes.',
      lastReminder: 'Recibirá un recordatorio por correo una hora antes.',
    },
    call: {
      title: 'En la llamada',
      text: `${f.callMinutes} minutos para sus preguntas, con alguien que conoce el producto.`,
      noLink: '¿No tiene el enlace en su correo?',
    },
    after: {
      title: 'Después',
      access: 'El acceso empieza con una solicitud: ',
      questions: '¿Le quedan preguntas? Escriba a ',
    },
    findLink: 'Busque este correo: el enlace marcado abre su reunión.',
  },
};
