import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { forecast as english } from '../en/forecast.ts';

const f = figures('es');
const { brand } = settings;

export const forecast: typeof english = {
  meta: {
    title: `Previsión SEM gratis con sus datos de Google Ads · ${brand}`,
    description:
      'Abra una exportación de Google Ads, Microsoft, GA4, Meta o Amazon y vea el resto del mes como rango, comprobado con su histórico. Sin registro y sin subir nada.',
  },
  title: 'Calcule la previsión con sus propios datos',
  lede: 'Arrastre una exportación y vea el resto del mes como un rango, comprobado con su propio histórico.',
  safe: 'Nada sale de este navegador: no se sube ningún archivo y no hace falta registro.',
  offline: 'Desconéctese de internet y la herramienta seguirá funcionando.',
  noScript:
    'Para leer un archivo hace falta JavaScript, porque todo ocurre en su navegador. El ejemplo de abajo se generó al publicar la página.',
  how: 'Cómo se mide la precisión',
  spans: {
    title: 'Cuántas semanas hacen falta y para qué',
    items: [
      { term: 'Menos de 26 semanas', text: 'Sus cifras en un gráfico. Sin previsión ni rango.' },
      {
        term: 'De 26 a 53 semanas',
        text: 'Una previsión a partir del nivel y la tendencia. Aún no se conoce la estacionalidad, y por eso el rango es amplio; una exportación por días lo estrecha y se comprueba desde el principio.',
      },
      {
        term: '54 semanas o más',
        text: 'Se suman las semanas del año pasado, y el backtest con su histórico se repite al menos tres veces.',
      },
      {
        term: '112 semanas o más',
        text: `La estacionalidad y el backtest completo: ocho tramos de ${f.forecastWeeks} semanas.`,
      },
    ],
  },
  tool: {
    form: 'Sus datos',
    drop: {
      title: 'Arrastre aquí su exportación',
      over: 'Suelte para leerla',
      text: 'CSV, TSV o Excel por día, semana o mes, hasta 50\u00a0MB. El mínimo son 26 semanas.',
      choose: 'Elegir un archivo',
    },
    paste: {
      open: 'Pegar una tabla',
      title: 'O pegue datos de una hoja de cálculo',
      read: 'Leer la tabla pegada',
      example: 'Fecha\tCoste\tConversiones\n2026-06-01\t5412,20\t41\n2026-06-02\t5630,75\t44',
      empty: 'Todavía no hay nada pegado. Copie las celdas con su fila de encabezados y péguelas aquí.',
    },
    sample: {
      use: 'Usar la cuenta de ejemplo',
      name: 'Cuenta de ejemplo',
      about: 'Cuenta de ejemplo: {weeks} semanas, inventadas para esta página.',
      range: 'En nueve de cada diez casos, entre {low} y {high}.',
    },
    reads: {
      title: 'Exportaciones compatibles',
      table: 'cualquier tabla con una columna de fechas y columnas de cifras',
      template: 'Descargar la plantilla (.csv)',
      how: 'Cómo exportar',
    },
    source: {
      pasted: 'Tabla pegada',
      linked: 'Desde un enlace',
      weeks: { one: '1 semana', many: '{weeks} semanas' },
      span: '{rows} filas, {weeks}, de {first} a {last}',
      here: 'Solo en este navegador',
      change: 'Cambiar columnas',
      another: 'Usar otro archivo',
    },
    notLoaded:
      'La herramienta de previsión no se ha cargado. Compruebe la conexión, recargue la página e inténtelo de nuevo.',
    reading: 'Leyendo {name}: {share}',
    unreadable:
      'No hemos podido leer {name} y la explicación no se ha cargado. Compruebe la conexión, recargue la página e inténtelo de nuevo.',
    metrics: {
      conversions: 'Conversiones',
      clicks: 'Clics',
      impressions: 'Impresiones',
      spend: 'Gasto',
      value: 'Valor de conv.',
      cpa: 'CPA',
    },
    amounts: {
      conversions: { one: '{n} conversión', many: '{n} conversiones' },
      clicks: { one: '{n} clic', many: '{n} clics' },
      impressions: { one: '{n} impresión', many: '{n} impresiones' },
      spend: '{n} de gasto',
      value: '{n} de valor de conversión',
      cpa: '{n} por conversión',
      other: '{n} ({label})',
    },
    perWeek: '{metric} por semana',
    metricTabs: 'Métrica',
    finding: {
      sample: { amount: '{amount}', rest: ` en las próximas ${f.forecastWeeksWord} semanas.` },
      own: { amount: '{amount}', rest: ' hasta el {day}.' },
      past: 'El {start} habríamos dicho {amount} hasta el {day}.',
      short: {
        one: '1 semana no basta para un rango fiable.',
        many: '{weeks} semanas no bastan para un rango fiable.',
      },
    },
    summary: {
      ownTotal:
        'Hasta el {day} cabe esperar alrededor de {amount}, entre {low} y {high} en nueve de cada diez casos.',
      endedTotal:
        'Del {start} al {day} cabe esperar alrededor de {amount}, entre {low} y {high} en nueve de cada diez casos.',
      ended:
        'Su archivo termina el {end}, hace {days} días. Los días posteriores no están en él, así que también se prevén.',
      pastTotal:
        'El {start} habríamos esperado alrededor de {amount} hasta el {day}, entre {low} y {high} en nueve de cada diez casos.',
      pastNote:
        'Su archivo termina el {end}, hace {days} días, y esta página cubre como máximo cuatro semanas sin datos. Todo esto ya pasó; usted sabe qué ocurrió, su archivo no.',
      cpaTotal:
        'Cada conversión costará alrededor de {n} en las próximas semanas, entre {low} y {high} en nueve de cada diez casos.',
      more: 'Es un {share} más que en las mismas semanas del año pasado.',
      less: 'Es un {share} menos que en las mismas semanas del año pasado.',
      same: 'Es lo mismo que en las mismas semanas del año pasado.',
      extremes:
        'El punto más bajo llega en la {weakest}, con alrededor de {low}; el más alto, en la {strongest}, con alrededor de {high}.',
      noSeason:
        'Con menos de un año de datos aún no se conoce la estacionalidad: ni los festivos ni el verano se reflejan en esta previsión.',
      paused:
        'Nada desde el {day}: {weeks} semanas a cero. Mientras la cuenta siga en pausa, se esperan {amount}.',
      closed: 'Las semanas sin actividad del año pasado volverán a quedarse a cero.',
      leftOut: 'La {week} no se tiene en cuenta: {n} queda muy lejos de lo habitual, alrededor de {used}.',
      checked: `Al comprobarlo con el histórico de la cuenta, la previsión de ${f.forecastWeeksWord} semanas en conjunto se desvió un {share} de media.`,
      checkedOnce: `Al comprobarlo una vez con el histórico de la cuenta, la previsión de ${f.forecastWeeksWord} semanas en conjunto se desvió un {share}.`,
      copy: 'Copiar el resumen',
      copied: 'Copiado',
    },
    short: {
      text: 'La previsión requiere {min} semanas: las incluye una exportación hecha a partir del {day}. Con menos, un rango sería una conjetura, así que no mostramos ninguno.',
      below: {
        one: 'Abajo puede ver su única semana tal como es.',
        many: 'Abajo puede ver sus {weeks} semanas tal como son.',
      },
    },
    chart: {
      today: 'Hoy',
      keys: 'Gráfico. Con las flechas izquierda y derecha puede leerlo semana a semana.',
      label: {
        one: '{metric} por semana. Solo hay una semana medida, con {last}.',
        many: '{metric} por semana. Las {behind} semanas medidas que se muestran van de {first} a {last}.',
      },
      labelAhead:
        'La previsión va de {from} a {to}; en nueve de cada diez casos, la última semana queda entre {low} y {high}.',
      end: '{n} en {week}',
      cases: '{range} en 9 de cada 10 casos',
      measured: 'Medido',
      forecast: 'Previsión',
      range50: 'Rango del 50\u00a0%',
      range90: 'Rango del 90\u00a0%',
      expected: 'Esperado: {n}',
      came: 'Medido: {n}',
      lastYear: 'Misma semana del año pasado',
      hint: 'Señale una semana, tóquela o use las flechas',
      illustrative: 'Cuenta de ejemplo',
      all: 'Las {weeks} semanas',
      asTable: 'Ver el gráfico como tabla',
      week: 'Semana',
      low: 'Límite inferior (90\u00a0%)',
      high: 'Límite superior (90\u00a0%)',
    },
    /** Today moved back: what would have been forecast then, and what came. */
    moved: {
      title: 'El {day} habríamos dicho {forecast}. Resultado: {came}.',
      inside: '{inside} de {all} semanas dentro del rango del 90\u00a0%',
      insideOne: '{inside} de 1 semana dentro del rango del 90\u00a0%',
      tooLow: 'En conjunto, la previsión se quedó corta en un {share}',
      tooHigh: 'En conjunto, la previsión se pasó en un {share}',
      exact: 'En conjunto, la previsión fue exacta',
      known: 'Esta previsión solo usa lo que se sabía el {day}; todo lo posterior quedó oculto.',
      outside: 'Fuera del rango: {weeks}.',
      back: 'Volver a hoy, {day}',
      measured: 'Real',
      made: 'Previsión del {day}',
      miss: 'Desviación',
      came: '{n} reales',
      forecastThen: 'Previsión de entonces',
      by: 'Desvío respecto al rango',
    },
    lock: {
      title: `Con suscripción, hasta ${f.forecastMonthsWord} meses`,
      text:
        'Con sus propios datos, esta página llega hasta fin de mes. Con suscripción, se ven las ' +
        `${f.forecastWeeksWord} semanas.`,
      action: 'Solicitar acceso',
    },
    outputs: {
      label: 'Llévese el resultado',
      made: 'Todo se genera en este navegador. No se sube nada.',
      csv: { title: 'Tabla', text: 'Cada semana con sus límites inferior y superior.' },
      picture: {
        title: 'Imagen',
        text: 'La previsión en un gráfico con su rango, listo para una diapositiva o un informe.',
      },
      deck: {
        title: 'Presentación comercial',
        text: 'Seis diapositivas. Textos, tablas y gráficos se pueden editar.',
        agency: 'Nombre de la agencia',
        colour: 'Color',
        download: 'Descargar',
        writing: 'Creando las diapositivas…',
        kept: 'El nombre y el color se quedan en este navegador.',
        failed: 'No se ha podido cargar. Compruebe la conexión e inténtelo de nuevo.',
      },
      share: {
        title: 'Compartir',
        text: 'Una tarjeta con lo que habríamos dicho y lo que ocurrió, o un enlace que lleva dentro los totales semanales.',
        card: 'Crear tarjeta',
        link: 'Copiar enlace',
        copied: 'Enlace copiado',
        large: 'Son demasiados datos para un enlace: comparta la tabla.',
      },
      carry: {
        title: 'Añadirlo a la solicitud',
        text: 'Abre el formulario con este resultado, para revisarlo y enviarlo.',
        history: '{weeks} semanas de histórico, de {first} a {last}',
        spend: 'Inversión de unos {amount} al mes',
      },
      access: {
        title: 'Solicitar acceso',
        text: `Para cada cuenta que gestione: con suscripción, hasta ${f.forecastMonthsWord} meses.`,
      },
    },
    checks: {
      own: 'Backtest: comprobado con su propio histórico',
      sample: 'Backtest: comprobado con el histórico de la cuenta',
      text: `Hemos ocultado ${f.forecastWeeksWord} semanas {countTimes}, para preverlas a partir de las anteriores. Aquí se ve cuánto se desvió el total de esas semanas, junto a dos reglas sencillas que cualquiera puede aplicar.`,
      once: `Hemos ocultado ${f.forecastWeeksWord} semanas una vez, para preverlas a partir de las anteriores. Aquí se ve cuánto se desvió su total, junto a dos reglas sencillas que cualquiera puede aplicar.`,
      /** From two to eight. */
      times: [
        'dos veces',
        'tres veces',
        'cuatro veces',
        'cinco veces',
        'seis veces',
        'siete veces',
        'ocho veces',
      ],
      pending: 'Comprobando con el histórico…',
      none: 'Para comprobar una previsión con su histórico hacen falta {min} semanas.',
      zero: 'No hay con qué comprobarla: las semanas ocultas suman cero, así que el error no puede expresarse en porcentaje.',
      mean: `desviación media del total de ${f.forecastWeeks} semanas`,
      inside: 'de las {all} semanas ocultas quedó dentro del rango del 90\u00a0% ({inside})',
      largest: 'mayor desviación, en {weeks}',
      ours: brand,
      lastYear: 'Semanas del año pasado',
      lastValue: 'Último valor',
      came: 'resultado',
      list: `Desviación del total de ${f.forecastWeeks} semanas en cada comprobación`,
      versus: 'Las semanas del año anterior se habrían desviado un {a}; el último valor, un {b}.',
      versusValue: 'El último valor se habría desviado un {b}.',
      compare: 'Comparar los métodos en una tabla',
      method: 'Método',
      ofTotal: 'Desviación del total',
      ofWeek: 'Desviación de una sola semana',
      inRange: 'Semanas en el rango del 90\u00a0%',
      ofAll: '{inside} de {all}',
      noRange: 'sin rango',
    },
  },
};
