import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { team as english } from '../en/team.ts';

const f = figures('es');
const { brand } = settings;

export const team: typeof english = {
  meta: {
    title: `Nuestros equipos: quién hace qué y cuándo · ${brand}`,
    description: `Previsión, campañas, datos, onboarding y atención al cliente: de qué se encarga cada equipo de ${brand} y cuándo tratará con él, desde la primera llamada.`,
  },
  title: 'Quién le atiende y cuándo.',
  lede: `Sus primeros ${f.trialDays} días, en un calendario. Los equipos se solapan: el que pasa el testigo sigue ahí cuando empieza el siguiente.`,
  firstDays: {
    title: 'Si su llamada es un martes',
    note: 'Un ejemplo: su periodo de prueba empieza el día que usted elija.',
    you: 'Usted',
    day: (n) => `Día ${n}`,
    days: (from, to) => `Días ${from} a ${to}`,
    events: {
      call: 'La llamada',
      access: 'Dar acceso de lectura, primero a una cuenta',
      connect: 'Conecta sus cuentas',
      care: `Disponible desde el primer minuto, ${f.care}`,
      first: 'Su primera previsión: este mes, semana a semana',
      read: 'Leerla',
      together: 'La lee con usted',
      current: 'Mantiene al día la comparación',
      running: 'Revisa sus campañas activas',
      check: 'Última semana: ¿acierto?',
      questions: 'Resuelve sus dudas',
      draft: 'Un borrador del plan para enseñar a un cliente',
      change: 'Editarlo',
      last: 'Última llamada',
      decide: 'Usted decide',
    },
  },
  after: {
    title: 'El día siguiente es suyo.',
    lede: 'El periodo de prueba termina solo y nada se renueva. La suscripción empieza solo cuando usted la acepta.',
    goOn: {
      title: 'Si sigue',
      text: `La previsión llega a ${f.forecastMonthsWord} meses en lugar de cubrir el mes en curso, y usted lanza el plan en las plataformas; antes, el equipo de campañas lo revisa con usted.`,
    },
    stop: {
      title: 'Si no sigue',
      text: 'El acceso termina y no hay factura. Las previsiones que ha recibido son suyas, para guardarlas y comprobarlas.',
    },
  },
  ask: {
    title: 'Equipos pequeños, un plan.',
    lede: 'El nombre de cada equipo dice de qué se encarga, y con él firma sus correos. Así siempre sabe a quién preguntar.',
    who: 'A quién preguntar',
    questions: {
      range: '¿Por qué se ha ampliado el rango de la próxima semana?',
      access: '¿Qué cuentas necesitan y con qué permisos?',
      disapproved: '¿Por qué han rechazado este anuncio y cuál aprobarían?',
      second: '¿Podemos añadir un segundo cliente antes de que acabe el periodo de prueba?',
      broken: 'Algo no funciona y es domingo.',
      numbers: '¿Quién puede ver los datos de nuestros clientes?',
    },
  },
  closer: {
    title: 'Pregunte a un equipo o súmese a uno.',
    meet: 'Programar una reunión',
    careers: 'Empleo',
  },
};
