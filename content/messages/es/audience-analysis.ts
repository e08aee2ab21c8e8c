import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { audienceAnalysis as english } from '../en/audience-analysis.ts';

const f = figures('es');
const { brand } = settings;

export const audienceAnalysis: typeof english = {
  meta: {
    title: `Análisis de audiencias, semana a semana · ${brand}`,
    description: `Vea qué audiencia rinde: ROAS por segmento y semana, medido hasta hoy y previsto para los próximos ${f.forecastMonthsWord} meses, por ubicación y dispositivo.`,
  },
  title: 'Encuentre el segmento que rinde.',
  lede: `El ROAS de cada audiencia, semana a semana, con los próximos ${f.forecastMonthsWord} meses ya en la misma fila. Desglóselo por ubicación o dispositivo: los filtros no se pierden.`,
  map: {
    title: 'ROAS, índice 100 = media de la cuenta',
    filtersLabel: 'Filtros de esta vista',
    filters: ['Ubicación: 7 mercados', 'Dispositivo: todos', 'Audiencia: 5 segmentos'],
    finding: (v) =>
      `Mapa de calor del ROAS por segmento de audiencia: ${f.forecastWeeks} semanas medidas y ${f.forecastWeeks} de previsión. El más alto casi todas las semanas: ${v.best}, con un índice esperado de ${v.bestEnd} en la ${v.week}. El más bajo de principio a fin: ${v.weakest}, con un índice esperado de ${v.weakestEnd}.`,
    segments: {
      buyers: 'Ya compraron',
      cart: 'Carrito, 7 días',
      returning: 'Recurrentes',
      lookalike: 'Lookalike',
      visitors: 'Visitantes nuevos',
    },
    // Siguen a una cifra: «160 ahora, 169 esperado en S39».
    now: 'ahora,',
    expected: (week) => `esperado en ${week}`,
    measured: 'Medido',
    forecast: 'Previsión',
    scale: 'Más oscuro, más alto',
  },
  questions: {
    title: 'Preguntas que responde',
    items: [
      {
        term: 'A quién retener',
        text: `Los segmentos que rinden hoy y que, según la previsión, seguirán rindiendo dentro de ${f.forecastMonthsWord} meses.`,
      },
      {
        term: 'A quién buscar',
        text: 'Las audiencias lookalike que suben en la previsión antes de asomar en el informe.',
      },
      {
        term: 'Dónde',
        text: 'La misma fila para un solo mercado. Lo que rinde en un país puede no rendir en el de al lado.',
      },
      {
        term: 'Cuándo parar',
        text: 'Una fila que se apaga a partir de Hoy es presupuesto que puede mover esta misma semana.',
      },
    ],
  },
  closing: 'Conozca su mejor segmento.',
};
