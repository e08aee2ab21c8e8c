import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { team as english } from '../en/team.ts';

const f = figures('es');
const { brand } = settings;

export const team: typeof english = {
  meta: {
    title: `Nuestros equipos: quién hace qué y cuándo · ${brand}`,
    description: `Previsión, campañas, datos, onboarding y atención al cliente: de qué se encarga cada equipo de ${brand} y cuándo tratará con él, de la primera llamada al plan semanal.`,
  },
  title: 'Equipos pequeños, un plan.',
  lede: 'El nombre de cada equipo dice de qué se encarga, y con él firma sus correos. Así siempre sabe a quién preguntar.',
  teams: {
    forecasting: {
      name: 'Equipo de previsión',
      position: `Lee las últimas ${f.forecastWeeksWord} semanas para prever las ${f.forecastWeeksWord} siguientes y deja constancia de cuánto se desvió.`,
    },
    campaign: {
      name: 'Equipo de campañas',
      position: 'Conoce a fondo las plataformas publicitarias y sabe qué rechaza cada una.',
    },
    data: {
      name: 'Equipo de datos',
      position: `Cuida los datos de más de ${f.brandsWord} de marcas y subcategorías, para comparar solo lo comparable.`,
    },
    onboarding: {
      name: 'Equipo de onboarding',
      position: `Se encarga de la llamada de ${f.callMinutes} minutos y le acompaña durante los ${f.trialDays} días siguientes.`,
    },
    care: {
      name: 'Equipo de atención al cliente',
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
      onboarding: 'Se encarga de la llamada y le acompaña hasta el último día de la prueba',
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
