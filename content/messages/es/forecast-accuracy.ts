import { accuracyFigures } from '../../accuracy-figures.ts';
import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { forecastAccuracy as english } from '../en/forecast-accuracy.ts';

const f = figures('es');
const m = accuracyFigures('es');
const { brand, email } = settings;

export const forecastAccuracy: typeof english = {
  meta: {
    title: `Precisión de las previsiones, con datos públicos · ${brand}`,
    description: `Cómo medimos una precisión superior al ${f.accuracy}: ${m.series} series semanales públicas, junto a otros cuatro métodos y con los peores casos incluidos.`,
  },
  title: `Más del ${f.accuracy}: cómo se mide`,
  lede: `${m.series} series públicas, las últimas semanas de cada una ocultas y una pregunta: ¿cuánto se desvió el total de ${f.forecastWeeksWord} semanas? Aquí está la respuesta, malos casos incluidos, y el comando para repetir el cálculo.`,
  run: 'Repetir el cálculo',
  figures: {
    mean: `de precisión media del total de ${f.forecastWeeks} semanas, con al menos ${f.accuracyLeastWeeks} semanas de datos`,
    median: 'de mediana: la mitad de estas previsiones acertó más',
    shorter: 'de media con menos datos: menos de un año dice poco de la próxima temporada',
    held: 'de las semanas quedó dentro del rango del 90\u00a0%',
    series: 'series semanales públicas, sin excluir ninguna',
  },
  spread: {
    title: 'La mayoría se acerca. Algunas, no.',
    lede: `${m.within5} de ${m.checks} totales se desviaron menos de un 5\u00a0%. ${m.over10} se desviaron un 10\u00a0% o más; el peor, un ${m.worst}.`,
    chart: `Cuántos totales de ${f.forecastWeeks} semanas se desviaron y cuánto`,
    note: 'Cada columna es un punto porcentual',
    label: `Histograma de la desviación del total de ${f.forecastWeeks} semanas en ${m.checks} pruebas. ${m.within1} se desviaron menos de un 1\u00a0%, ${m.within5} menos de un 5\u00a0%. ${m.over25} se desviaron un 25\u00a0% o más; la peor, un ${m.worst}.`,
    limit: '5\u00a0% de desviación, 95\u00a0% de precisión',
    worst: `${m.over25} se desviaron un 25\u00a0% o más; el peor, un ${m.worst}`,
    within: 'Menos del 5\u00a0%',
    further: 'Del 5 al 25\u00a0%',
    far: '25\u00a0% o más',
    error: 'Desviación',
    checks: 'Pruebas',
    orMore: (percent) => `${percent} o más`,
  },
  cuts: {
    title: 'Dónde se cumple y dónde no',
    columns: {
      part: 'Grupo de pruebas',
      checks: 'Pruebas',
      mean: 'Precisión media',
      median: 'Mediana',
      tenth: 'Límite del 10\u00a0% peor',
      under90: 'Por debajo del 90\u00a0%',
    },
    claimed: `Al menos ${f.accuracyLeastWeeks} semanas de datos: la cifra que damos`,
    shorter: `Menos de ${f.accuracyLeastWeeks} semanas`,
    all: 'Todas las pruebas',
    hidden: (weeks) => `Últimas ${weeks} semanas ocultas`,
    unseen: `Las ${m.unseenSeries} series que no usamos para ajustar el método, con al menos ${f.accuracyLeastWeeks} semanas`,
  },
  often: {
    title: 'Cuánto se desvían y cuántas veces',
    half: 'La mitad',
    quarter: 'Tres de cada cuatro',
    tenth: 'Nueve de cada diez',
    all: 'Todas',
    within: (error) => `hasta un ${error}`,
  },
  methods: {
    title: 'Frente a otros métodos',
    lede: `Las ${m.unseenSeries} series que no usamos para ajustar el método, con las últimas ${f.forecastWeeks} semanas ocultas y todos los métodos en la misma ejecución. Cuanto más bajo, mejor.`,
    columns: {
      method: 'Método',
      mean: 'Desviación media del total',
      median: 'Desviación mediana',
      smape: 'Error semanal (sMAPE)',
      mase: 'Error escalado (MASE)',
      owa: 'Global (OWA)',
      msis: 'Rango del 95\u00a0% (MSIS)',
      ms: 'Milisegundos por serie',
    },
    lastValue: 'Repetir el último valor',
    lastYear: 'Repetir las semanas del año pasado',
    ets: 'Suavizado exponencial (AutoETS)',
    mstl: 'Descomposición estacional (MSTL con ETS)',
    note: 'Las medidas son las de la competición M4. OWA compara los dos errores semanales con los de repetir el último valor, que obtiene 1. MSIS penaliza tanto los rangos anchos como las semanas que quedan fuera. AutoETS y MSTL proceden de augurs, una biblioteca de código abierto.',
  },
  ranges: {
    title: '¿Se cumplen los rangos?',
    lede: 'Un rango realista se cumple tantas veces como promete. Si se cumple más, es demasiado ancho; si se cumple menos, demasiado estrecho.',
    range: (percent) => `Rango del ${percent}`,
    held: (percent) => `observado: ${percent}`,
    label: (v) =>
      `En el rango del ${v.range} quedó el ${v.held} de las semanas de las ${m.unseenSeries} series que no usamos para ajustar el método.`,
    mark: 'La línea negra marca lo prometido.',
  },
  worst: {
    title: 'Las tres peores',
    lede: 'Las series no tienen nombre, así que no sabemos qué pasó. Esto es lo que habríamos previsto y esto, lo que ocurrió.',
    tooHigh: (off) => `${off} de más`,
    tooLow: (off) => `${off} de menos`,
    caption: (v) =>
      `Serie ${v.id}, ${v.history} semanas de datos. Total previsto: ${v.forecast}; real: ${v.actual}. ${v.inside} de ${f.forecastWeeks} semanas quedaron dentro del rango del 90\u00a0%.`,
    actual: 'Datos reales',
    forecast: 'Previsión con su rango del 90\u00a0%',
  },
  method: {
    title: 'El método, en pocas palabras',
    items: [
      {
        term: 'Los datos.',
        text: `Las ${m.series} series semanales de la competición de previsión M4, de 2018: empresas, finanzas, economía, población. No hemos excluido ni cambiado ninguna.`,
      },
      {
        term: 'La tarea.',
        text: `Ocultamos por turnos las últimas ${m.hidden} semanas de cada serie y prevemos las ${f.forecastWeeksWord} primeras. Son ${m.checks} pruebas. El cálculo solo ve lo anterior: ni datos de mercado ni calendario.`,
      },
      {
        term: 'El cálculo.',
        text: 'Varios métodos sencillos, entre ellos el último valor, una tendencia que se atenúa y las mismas semanas de años anteriores, prevén primero el pasado de la propia serie. Cuanto mejor lo hace cada uno, más cuenta.',
      },
      {
        term: 'La precisión.',
        text: `100\u00a0% menos la desviación del total de ${f.forecastWeeks} semanas, por exceso o por defecto. Si el total fue de 1.000 y dijimos 960, es un 96\u00a0%. La cifra que damos es la media de todas las pruebas con al menos ${f.accuracyLeastWeeks} semanas de datos.`,
      },
      {
        term: 'El rango.',
        text: 'Su anchura depende de cuánto se desvió antes la previsión en la misma serie.',
      },
      {
        term: 'Cómo lo ajustamos.',
        text: `Ajustamos el método con la mitad de las series y otras semanas ocultas. En las otras ${m.unseenSeries}, la media es del ${m.unseenMean}: son más difíciles y muchas son cortas. Las consultamos dos veces: descartamos un cambio porque las empeoraba y fijamos el límite de ${f.accuracyLeastWeeks} semanas después de ver cuánto se desviaban los históricos más cortos.`,
      },
    ],
  },
  limits: {
    title: 'Lo que la cifra no dice',
    items: [
      {
        term: 'Nada sobre su cuenta',
        text: 'Son series públicas, no cuentas publicitarias. La suya puede ser más fácil o más difícil de prever. Guarde la previsión y compare.',
      },
      {
        term: 'Nada sobre cada semana',
        text: `Un total es más fácil que una semana suelta, porque las desviaciones se compensan. Semana a semana, el error fue de ${m.weeklyError} en la escala sMAPE.`,
      },
      {
        term: 'Nada sobre históricos cortos',
        text: `Con menos de ${f.accuracyLeastWeeks} semanas, la media de ${m.shorterChecks} pruebas fue del ${m.shorterMean}. Sin un año completo detrás, una temporada parece una tendencia.`,
      },
      {
        term: 'Ninguna promesa',
        text: 'Un competidor nuevo, una etiqueta rota o un presupuesto a la mitad no figuran en ningún histórico. Ningún rango cubre lo que nunca ha ocurrido.',
      },
    ],
  },
  again: {
    title: 'Repita el cálculo',
    lede: 'Un comando en el código fuente de este sitio. Tarda unos tres minutos y genera todas las cifras de esta página.',
    comment: 'Solo hacen falta npm y una versión actual de Node',
    data: 'Las series son públicas: ',
    dataLink: 'la competición M4 en GitHub',
    code: `Para pedir el código, escriba a ${email}.`,
  },
  closing: 'El historial que importa es el suyo.',
};
