import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { audienceAnalysis as english } from '../en/audience-analysis.ts';

const f = figures('es');
const { brand } = settings;

export const audienceAnalysis: typeof english = {
  meta: {
    title: `Análisis de audiencias SEM por ROAS · ${brand}`,
    description: `Vea qué audiencia rinde: ROAS por segmento y semana, medido hasta hoy y previsto para los próximos ${f.forecastMonthsWord} meses, por ubicación y dispositivo.`,
  },
  title: 'Encuentre el segmento que rinde.',
  lede: `El ROAS de cada audiencia, semana a semana, con los próximos ${f.forecastMonthsWord} meses ya a la vista. Desglóselo por ubicación o dispositivo sin perder los filtros.`,
  map: {
    title: 'ROAS, índice 100 = media de la cuenta',
    filters: {
      label: 'Filtros de esta vista',
      market: { name: 'Ubicación', all: 'Todos los mercados' },
      device: { name: 'Dispositivo', all: 'Todos' },
      clear: 'Quitar los filtros',
      withoutScript:
        'Los filtros necesitan JavaScript. Sin él se ven todos los mercados y todos los dispositivos.',
    },
    status: {
      market: {
        all: 'En todos los mercados',
        us: 'En Estados Unidos',
        uk: 'En el Reino Unido',
        de: 'En Alemania',
        fr: 'En Francia',
      },
      device: {
        all: 'en todos los dispositivos',
        mobile: 'en móvil',
        desktop: 'en escritorio',
        tablet: 'en tablet',
      },
      gains: {
        buyers: 'quienes ya compraron son los que más suben',
        cart: 'los carritos abandonados en los últimos 7\u00a0días son los que más suben',
        returning: 'los visitantes recurrentes son los que más suben',
        lookalike: 'las audiencias lookalike son las que más suben',
        visitors: 'los visitantes nuevos son los que más suben',
      },
      sentence: (v) => `${v.market}, ${v.device}: ${v.gains}, de ${v.from} a ${v.to}.`,
      ahead: (difference) => `${difference} frente al total`,
    },
    finding: (v) =>
      `Mapa de calor del ROAS por segmento de audiencia: ${f.forecastWeeks} semanas medidas y ${f.forecastWeeks} de previsión. El más alto en la ${v.week}: ${v.best.name}, con un índice esperado de ${v.best.end}. El más bajo: ${v.weakest.name}, con un índice esperado de ${v.weakest.end}.`,
    segments: {
      buyers: 'Ya compraron',
      cart: 'Carritos, 7\u00a0días',
      returning: 'Recurrentes',
      lookalike: 'Lookalike',
      visitors: 'Visitantes nuevos',
    },
    // Siguen a una cifra: «160 ahora, 169 esperado en S39».
    now: 'ahora',
    expected: (week) => `esperado en la ${week}`,
    scale: 'Más oscuro, más alto',
  },
  slope: {
    title: 'Retener, impulsar o recortar.',
    lede: 'Las mismas cinco filas, solo con el principio y el final. Una línea que sube pide más presupuesto; la que se queda por debajo de 100 lo libera.',
    caption: (week) => `Ahora y en la ${week}`,
    note: 'Índice 100 = media de la cuenta. Barras: alrededor de la mitad de los resultados cae dentro',
    reading: (v) => `${v.segment}: ${v.now} ahora, ${v.end} esperado. ${v.verdict}.`,
    verdicts: { keep: 'Retener', find: 'Buscar más', hold: 'Vigilar', test: 'Probar o parar' },
  },
  closing: 'Conozca su mejor segmento.',
};
