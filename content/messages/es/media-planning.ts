import { figures } from '../../figures.ts';
import { capitalized } from '../../format.ts';
import { settings } from '../../settings.ts';
import type { mediaPlanning as english } from '../en/media-planning.ts';

const f = figures('es');
const { brand } = settings;

export const mediaPlanning: typeof english = {
  meta: {
    title: `Planificación de medios con previsión al día · ${brand}`,
    description: `Campañas de búsqueda, marketplace y social ads a ${f.planMonthsWord} meses, en una página. ${brand} reajusta el plan cada vez que cambia la previsión a ${f.forecastMonthsWord} meses.`,
  },
  title: `${capitalized(f.planMonthsWord)} meses en el plan. Los próximos ${f.forecastMonthsWord} lo mantienen al día.`,
  lede: `Un plan de medios tiene que llegar más lejos que una previsión seria. ${brand} traza las ${f.planWeeks} semanas de campañas y las reajusta cada vez que cambia la previsión a ${f.forecastMonthsWord} meses.`,
  chart: {
    title: 'Conversiones por semana y las campañas que hay detrás',
    label: (v) =>
      `Gráfico de una cuenta de ejemplo para las próximas ${f.planWeeks} semanas. En las primeras ${f.forecastWeeksWord}, las conversiones esperadas suben de ${v.first} a ${v.last}, dentro de un rango que se va abriendo. Las semanas siguientes son plan: se dibujan en escalones, sin rango, y tocan techo con ${v.peak} en la ${v.peakWeek}.`,
    forecast: 'Previsión, con su rango del 50\u00a0% y del 90\u00a0%',
    plan: 'Plan, sin rango',
    forecastZone: `${capitalized(f.forecastMonthsWord)} meses de previsión`,
    planZone: `Otros ${f.monthsBeyondForecastWord} meses, solo plan`,
    peak: 'Pico de fin de año, ya en el plan',
    expectedOrPlanned: 'Esperado o planificado',
  },
  flights: {
    genericPeak: 'Genérica, pico',
    retailGifts: 'Marketplace, regalos',
    socialReturning: 'Social ads, recurrentes',
  },
  refresh: {
    title: 'Cómo se mantiene al día un plan.',
    text: 'El primer día de cada mes, la línea Hoy avanza una columna. Lo previsto ya se ha ejecutado, lo que solo era plan recibe su previsión y un mes nuevo se suma al final.',
    label: 'Cuatro actualizaciones mensuales de un mismo plan',
    // Breve: ocupa un solo mes.
    ran: 'Real',
    forecast: 'Previsión',
    plan: 'Plan',
  },
  holds: {
    title: 'Qué contiene el plan',
    items: [
      {
        term: 'Calendario',
        text: `Inicio, fin y presupuesto semanal de cada campaña en ${f.platforms}.`,
      },
      {
        term: 'Resultados esperados',
        text: 'Conversiones y gasto de cada semana de la previsión, siempre como rango. Las semanas posteriores se presentan como lo que son: plan.',
      },
      {
        term: 'Ritmo de gasto',
        text: 'El gasto frente al plan, en tiempo real. Si un presupuesto va a agotarse antes de tiempo, salta una alerta.',
      },
      {
        term: 'La copia del cliente',
        text: 'Un resumen escrito y una presentación que salen del mismo plan, al día cuando usted los envía.',
      },
    ],
  },
  closing: `Ponga en una página sus próximos ${f.planMonthsWord} meses.`,
};
