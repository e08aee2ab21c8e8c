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
    description: `Cómo medimos una precisión superior al ${f.accuracy}: ${m.series} series públicas, las semanas que ocultó una competición, los fallos y una descarga para comprobarlo.`,
  },
  title: `Más del ${f.accuracy}: cómo se mide`,
  lede: `Una competición de previsión mantuvo ocultas las últimas ${f.forecastWeeks} semanas de ${m.series} series públicas. ¿Cuánto se desvían nuestros totales de ${f.forecastWeeksWord} semanas? Aquí están todos, con una descarga para comprobarlo.`,
  run: 'Repetir el cálculo',
  figures: {
    mean: `de precisión media del total de ${f.forecastWeeks} semanas: la cifra que damos`,
    median: 'de mediana: la mitad de los totales se acercó más',
    missed: 'de los totales se desviaron más de un 10\u00a0%',
    held: 'de los totales quedaron dentro de su rango del 90\u00a0%',
    series: 'series semanales públicas, sin excluir ninguna',
  },
  strict: {
    term: 'La cifra más estricta',
    text: `${m.strictMean} en ${m.strictChecks} totales de las ${m.unseenSeries} series que nunca usamos para ajustar el método, con semanas ocultas al final de su propio histórico, también en los cortos. Ahí, el ${m.strictMissed} se desvió más de un 10\u00a0%.`,
  },
  dots: {
    chart: `Cada serie es un punto: ${m.series} totales de ${f.forecastWeeks} semanas, de menos a más.`,
    note: 'Relleno: menos del 5\u00a0%. Contorno: hasta el 10\u00a0%. Negro: 10\u00a0% o más.',
    label: `Diagrama de puntos de la desviación del total de ${f.forecastWeeks} semanas en ${m.series} series, por defecto a la izquierda y por exceso a la derecha. ${m.within5} se desvían menos de un 5\u00a0%, ${m.over10} un 10\u00a0% o más; la peor, un ${m.worst}.`,
    within5: `${m.within5} a menos del 5\u00a0%`,
    actual: 'dato real',
    tooHigh: (off) => `${off} de más`,
    tooLow: (off) => `${off} de menos`,
    history: (v) => `${v.id}, ${v.weeks} semanas de datos`,
    error: 'Desviación',
    series: 'Series',
    orMore: (percent) => `${percent} o más`,
  },
  limits: {
    title: 'Lo que la cifra no dice',
    items: [
      {
        term: 'Nada sobre su cuenta',
        text: 'Son series públicas, no cuentas publicitarias. La suya puede ser más fácil o más difícil de prever.',
      },
      {
        term: 'Nada sobre cada semana',
        text: `Un total es más fácil que una semana suelta, porque las desviaciones se compensan. Semana a semana, el error fue de ${m.weeklyError} en la escala sMAPE.`,
      },
      {
        term: 'Nada sobre históricos cortos',
        text: `Con menos de un año, la media de ${m.shorterChecks} totales fue del ${m.shorterMean}. Sin un año completo detrás, una temporada parece una tendencia.`,
      },
      {
        term: 'Ninguna promesa',
        text: 'Un competidor nuevo, una etiqueta rota o un presupuesto a la mitad no figuran en ningún histórico. Ningún rango cubre lo que nunca ha ocurrido.',
      },
    ],
  },
  models: {
    title: `${m.engineKilobytes} kilobytes frente a los modelos fundacionales`,
    lede: `Las mismas ${m.series} series, las mismas ${f.forecastWeeksWord} semanas.`,
    measure: 'Error escalado (MASE)',
    better: 'Cuanto más bajo, mejor.',
    ours: `${m.engineKilobytes} KB, en su navegador`,
    parameters: (count) => `${count} de parámetros`,
    billions: (_, inMillions) => `${inMillions} de parámetros`,
    trained: 'entrenado con estas series',
    statistical: 'un método estadístico',
    lastValue: 'Repetir el último valor',
    oneNumber: 'un solo número',
    listed: 'según la lista',
    ahead: `De estos, mejor que nuestra cifra según MASE: ${m.aheadInMase.names || 'ninguno de estos'}. Según la pérdida cuantílica (WQL), en la que las series grandes pesan más: ${m.aheadInWql.names || 'ninguno de estos'}. Según la puntuación del rango del 95\u00a0% (MSIS): ${m.aheadInMsis.names || 'ninguno de estos'}.`,
    source:
      'Los demás, tal como sus autores los enviaron a GIFT-Eval (Salesforce), fila m4_weekly; según sus fichas, ninguno conocía estas semanas. «Según la lista»: leído en agosto de 2026 y no encontrado desde entonces. Nuestro cálculo obtiene las mismas cifras que la lista para «repetir el último valor».',
    outliers: `Entre otros, no se muestran las combinaciones de modelos (la mejor que hallamos: ${m.bestCombined}) ni, por no estar verificados, ${m.outliers.names}, ambos de ${m.outliers.organization} y muy por delante de los demás. Al repetir el primero, GIFT-Eval obtuvo ${m.outliers.rerunMase}; del segundo no hallamos comprobación.`,
    asTable: 'Ver las cifras como tabla',
    columns: { model: 'Modelo', year: 'Año' },
    unverified: 'sin verificar',
  },
  cuts: {
    title: 'Dónde se cumple y dónde no',
    lede: 'Falla en las series cortas y volátiles. Punto: media. Anillo: mediana. Raya: una de cada diez queda por debajo.',
    columns: {
      part: 'Qué series',
      checks: 'Totales',
      mean: 'Precisión media',
      median: 'Mediana',
      tenth: 'Límite del 10\u00a0% peor',
      under90: 'Por debajo del 90\u00a0%',
    },
    claimed: 'Todas las series, semanas ocultas por la competición: la cifra que damos',
    from: (years) => `de ellas, ${years} años de datos o más`,
    between: (v) => `de ellas, de ${v.from} a ${v.below} años`,
    below: (years) => `de ellas, menos de ${years} años`,
    restless: 'de ellas, la quinta parte que más varía de semana en semana',
    unseen: `Las ${m.unseenSeries} series que nunca usamos para ajustar el método, con semanas propias ocultas`,
    shorter: 'Menos de un año de datos, con semanas propias ocultas',
    accounts: 'Cuentas publicitarias inventadas, con menos de un año',
    brief: (v) => `${v.checks} totales, media ${v.mean}`,
  },
  account: {
    title: 'Por qué su cuenta puede salir peor',
    text: `Las cuentas publicitarias son más pequeñas y volátiles que la mayoría de estas series. Los presupuestos cambian, las campañas se detienen, las etiquetas fallan y muchos históricos son cortos. Las ${m.restlessSeries} series más volátiles, que varían un ${m.restlessStep} o más en una semana media, llegan al ${m.restlessMean}. Las cuentas que inventamos, con menos de un año de datos, llegan al ${m.accountsMean}. Cuente con algo parecido.`,
    send: 'No nos envíe nada. La herramienta de previsión funciona en su navegador, oculta semanas de su propio histórico y muestra cuánto se habría desviado.',
    link: 'Comprobarlo con su propio histórico',
  },
  behind: 'Detrás de las cifras',
  methods: {
    title: 'Frente a otros métodos',
    lede: `Las ${m.unseenSeries} series que nunca usamos para ajustar el método, con las últimas ${f.forecastWeeks} semanas de su histórico ocultas y todos los métodos en la misma ejecución. Cuanto más bajo, mejor.`,
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
    lede: 'Un rango realista se cumple tantas veces como promete. Si se cumple más, es demasiado ancho; si se cumple menos, demasiado estrecho. Lo aplicamos también a los nuestros, en las semanas ocultas por la competición.',
    week: (percent) => `Rango del ${percent} de una semana`,
    total: (percent) => `Rango del ${percent} del total`,
    narrow: (held) => `${held}: demasiado estrecho`,
    wide: (held) => `${held}: demasiado ancho`,
    right: (held) => `observado: ${held}`,
    mark: 'La línea negra marca lo prometido. Hasta un punto de diferencia lo damos por cumplido.',
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
        text: `La competición mantuvo ocultas ${f.forecastWeeksWord} semanas después de cada histórico. Las prevemos solo a partir de él: ni datos de mercado ni calendario. Para la cifra más estricta ocultamos además las últimas ${m.hidden} semanas de los propios históricos.`,
      },
      {
        term: 'El cálculo.',
        text: 'Varios métodos sencillos, entre ellos una tendencia que se atenúa y las mismas semanas de años anteriores, prevén primero el pasado de la propia serie. Cuanto mejor lo hace cada uno, más cuenta.',
      },
      {
        term: 'La precisión.',
        text: '100\u00a0% menos la desviación del total, por exceso o por defecto. Si el total fue de 1.000 y dijimos 960, es un 96\u00a0%. La cifra que damos es la media de todas las series.',
      },
      {
        term: 'Cómo lo ajustamos.',
        text: `Con la primera mitad de los históricos y semanas ocultas al final. Las otras ${m.unseenSeries} series también contaron algunas veces: descartamos los cambios que las empeoraban.`,
      },
      {
        term: 'Cuántas veces miramos.',
        text: `Con las semanas de la competición no se ajusta nada ni se elige ninguna versión. La primera que se midió con ellas fue una versión anterior: media del ${m.firstMean}, MASE ${m.firstMase} y, entre ${m.firstRows} filas de GIFT-Eval, puesto ${m.firstRanks.mase} según MASE, ${m.firstRanks.owa} según OWA, ${m.firstRanks.wql} según WQL y ${m.firstRanks.msis} según MSIS. Un primer esbozo de ella y dos candidatas a la versión siguiente ya se habían comparado una vez con esas semanas; sus parámetros se ajustaron con otros datos.`,
      },
    ],
  },
  again: {
    title: 'Repita el cálculo',
    lede: `El método de previsión, los datos y las medidas en una descarga de ${m.downloadSize} MB. Solo necesita Node, tarda unos minutos y compara cada cifra que obtiene con las nuestras.`,
    comment: 'En la carpeta descomprimida, con Node 24 o posterior',
    download: 'Descargar el cálculo',
    licence: 'Licencia MIT. SHA-256: ',
    data: 'Las series son públicas: ',
    dataLink: 'la competición M4 en GitHub',
    code: 'También es público todo el código: ',
    questions: `¿Algo no cuadra? Escriba a ${email}.`,
  },
  closing: 'El historial que importa es el suyo.',
};
