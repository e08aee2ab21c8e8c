import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { howItWorks as english } from '../en/how-it-works.ts';

const f = figures('es');
const { brand } = settings;

export const howItWorks: typeof english = {
  meta: {
    title: `Cómo funciona: plan, estrategia, ejecución · ${brand}`,
    description:
      'Plan, estrategia y ejecución de campañas SEM en un solo lugar: sin honorarios de agencia, sin traspasos entre fases y con cada semana frente a su previsión.',
  },
  title: 'Su aliado para campañas sin estrés',
  lede: 'Tres pasos que se solapan, como en cualquier semana de verdad.',
  steps: {
    plan: {
      name: 'Plan',
      text: `Indique qué vende el cliente, dónde y a qué precio. La previsión responde con un rango para los próximos ${f.forecastMonthsWord} meses.`,
    },
    strategise: {
      name: 'Estrategia',
      text: 'Elija las plataformas, reparta el presupuesto, escriba los anuncios. Cada decisión recalcula la previsión que tiene al lado.',
    },
    execute: {
      name: 'Ejecución',
      text: `Lance en ${f.platforms} desde una sola pantalla. Las alertas vigilan.`,
    },
  },
  fees: {
    title: `Uno de cada ${f.canAffordOneInWord}.`,
    text: `Según nuestra estimación, solo el ${f.canAfford} de los dueños de negocios puede pagar honorarios de agencia. A una agencia, ${brand} le deja el trabajo semanal en minutos, y así también le salen rentables los clientes pequeños. Para una tienda online, hace ese trabajo sin los honorarios.`,
    label: `De ${f.canAffordOneInWord} cuadrados, uno está relleno: el ${f.canAfford}.`,
  },
  relief: {
    title: 'Lo que deja de preocuparle',
    items: [
      {
        term: 'Sin honorarios de agencia',
        text: 'El precio depende del número de proyectos, nunca del presupuesto de medios de sus clientes.',
      },
      {
        term: 'Ejecución inmediata',
        text: 'El plan aprobado es la campaña. Nadie vuelve a teclearlo en una plataforma.',
      },
      {
        term: 'Trabajo sin estrés',
        text: 'Las alertas de 404, ritmo de gasto y rechazos le llegan en tiempo real, antes que la llamada del cliente.',
      },
      {
        term: 'Resultados y análisis eficaces',
        text: 'Cada semana se contrasta con la previsión que tenía y se desglosa por ubicación, dispositivo o audiencia.',
      },
    ],
  },
  services: {
    title: 'Servicios',
    forecasting: 'Previsión',
    mediaPlanning: 'Planificación de medios',
    adCopy: 'Redacción de anuncios',
    campaigns: 'Creación de campañas',
    audience: 'Análisis de audiencias',
    device: 'Análisis de dispositivos',
    alerts: 'Alertas y ritmo de gasto',
    decks: 'Informes y presentaciones comerciales',
  },
  closer: 'Empiece por el plan.',
};
