import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { team as english } from '../en/team.ts';

const f = figures('es');
const { brand } = settings;

export const team: typeof english = {
  meta: {
    title: `Quién responde de qué: cinco equipos, un plan · ${brand}`,
    description: `Previsión, campañas, datos, bienvenida y atención: de qué responde cada equipo de ${brand} y cuándo trata con él, de la primera llamada al plan semanal.`,
  },
  title: 'Cinco equipos, un plan.',
  lede: 'El nombre de cada equipo dice de qué responde. Así siempre sabe a quién preguntar y quién le ha escrito.',
  above: 'Páginas superiores',
  desks: {
    forecasting: {
      name: 'Equipo de previsión',
      position: `Convierte las últimas ${f.forecastWeeksWord} semanas en las ${f.forecastWeeksWord} próximas y deja constancia de cómo salió.`,
    },
    campaign: {
      name: 'Equipo de campañas',
      position: 'Se sabe de memoria las tres plataformas y lo que rechaza cada una.',
    },
    data: {
      name: 'Equipo de datos',
      position: `Tiene a su cargo más de ${f.brandsWord} de marcas y subcategorías, para comparar solo lo comparable.`,
    },
    onboarding: {
      name: 'Equipo de bienvenida',
      position: `Se encarga de la llamada de ${f.callMinutes} minutos y se queda los ${f.trialDays} días siguientes.`,
    },
    care: {
      name: 'Equipo de atención',
      position: 'Su equipo de soporte asignado. Responde a cualquier hora.',
    },
  },
  timing: {
    title: 'Quién le atiende y cuándo.',
    lede: 'De la llamada al plan semanal. Los equipos se solapan: el que pasa el testigo sigue ahí cuando empieza el siguiente.',
    phases: {
      call: { name: 'La llamada', length: `${f.callMinutes} minutos` },
      trial: { name: 'Prueba gratuita', length: `${f.trialDays} días` },
      after: { name: 'Después, cada semana', length: '' },
    },
    work: {
      onboarding: 'Se encarga de la llamada y se queda hasta el último día de la prueba',
      data: 'Conecta sus cuentas y después mantiene al día la comparación',
      forecasting: `Empieza por el mes en curso; con la suscripción, llega a ${f.forecastMonthsWord} meses`,
      campaign: 'Lleva el plan a las plataformas cuando usted decide seguir',
      care: 'Disponible desde el primer minuto, a cualquier hora',
    },
  },
  closer: {
    title: 'Pregunte a un equipo o súmese a uno.',
    meet: 'Programar una reunión',
    careers: 'Empleo',
  },
};
