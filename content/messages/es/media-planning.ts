import { figures } from '../../figures.ts';
import { capitalize } from '../../format.ts';
import { settings } from '../../settings.ts';
import type { mediaPlanning as english } from '../en/media-planning.ts';

const f = figures('es');
const { brand } = settings;

export const mediaPlanning: typeof english = {
  meta: {
    title: `Planificación de medios SEM con previsión al día · ${brand}`,
    description: `Campañas de búsqueda, marketplace y social ads a ${f.planMonthsWord} meses, en una página. ${brand} actualiza el plan cada mes con la previsión a ${f.forecastMonthsWord} meses.`,
  },
  title: `${capitalize(f.planMonthsWord)} meses en el plan. Los próximos ${f.forecastMonthsWord} lo mantienen al día.`,
  lede: `Un plan de medios tiene que llegar más lejos que una previsión seria. ${brand} traza las ${f.planWeeks} semanas de campañas y las actualiza el primer día de cada mes, cuando usted lo aprueba.`,
  chart: {
    title: 'Conversiones por semana y las campañas que hay detrás',
    label: (v) =>
      `Gráfico de una cuenta de ejemplo para las próximas ${f.planWeeks} semanas. En las primeras ${f.forecastWeeksWord}, las conversiones esperadas suben de ${v.first} a ${v.last}, dentro de un rango que se va abriendo. Las semanas siguientes son plan: se dibujan en escalones, sin rango, y tocan techo con ${v.peak} en la ${v.peakWeek}.`,
    forecast: 'Previsión, con su rango del 50\u00a0% y del 90\u00a0%',
    plan: 'Plan, sin rango',
    forecastZone: `${capitalize(f.forecastMonthsWord)} meses de previsión`,
    planZone: `Otros ${f.monthsBeyondForecastWord} meses, solo plan`,
    peak: 'Pico de temporada, ya en el plan',
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
    note: `En cada fecha, ${f.forecastMonthsWord} meses de previsión y ${f.monthsBeyondForecastWord} de plan. Sin datos de ninguna cuenta.`,
    // Breve: ocupa un solo mes.
    ran: 'Real',
    forecast: 'Previsión',
    plan: 'Plan',
  },
  week: {
    title: 'Abra cualquier semana.',
    text: 'Detrás de cada columna del plan hay siete días: lo que debería entrar, lo que está activo, lo que puede costar y lo que leerá el cliente.',
    caption: (week) => `${week}, abierta`,
    ahead: (n) => `Dentro de ${n} semanas.`,
    finding: (v) =>
      `Se esperan ${v.total} conversiones, ${v.range} en nueve de cada diez casos. Las ${v.flights} campañas de la semana se reparten ${v.spend}. Si el gasto se desvía más de un ${v.share} del plan, recibe una alerta.`,
    expected: 'esperadas',
    addedUp: 'Gasto acumulado',
    alert: (share) => `alerta al desviarse un ${share}`,
    byDay: (v) => `${v.amount} hasta el ${v.day}`,
    copy: {
      label: 'La versión para el cliente',
      amount: (n) => `${n} conversiones`,
      expected:
        'Esperamos {amount}, lo más probable entre {low} y {high}. La búsqueda genérica tiene más presupuesto desde esta semana.',
      spend:
        'El gasto planificado es de {amount}, repartido en {flights} campañas. Si se desvía más de un {share}, lo sabremos el mismo día.',
      note: 'Redactada a partir del plan y al día cuando la envía.',
    },
  },
  closing: `Ponga en una\u00a0página sus próximos ${f.planMonthsWord} meses.`,
};
