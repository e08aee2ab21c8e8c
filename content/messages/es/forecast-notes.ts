import type { forecastNotes as english } from '../en/forecast-notes.ts';

export const forecastNotes: typeof english = {
  notes: {
    'unfinished-week': {
      title: 'Se ha excluido una semana incompleta.',
      detail: 'Del {first} al {last}; días en el archivo: {days} de 7.',
    },
    'gaps-bridged': {
      title: {
        one: 'Se ha completado 1 semana que faltaba.',
        many: 'Se han completado {count} semanas que faltaban.',
      },
      detail: 'Con una línea recta entre las semanas anterior y posterior. Inicio de semana: {weeks}.',
    },
    'history-split': {
      title: 'Se ha excluido todo lo anterior a un hueco largo.',
      detail:
        'No hay datos del {first} al {last}: {missing} semanas son demasiadas para completarlas. Solo cuentan las semanas posteriores; semanas anteriores excluidas: {dropped}.',
    },
    'few-weeks': {
      title: {
        one: '1 semana no basta para un rango fiable.',
        many: '{count} semanas no bastan para un rango fiable.',
      },
      detail:
        'La previsión requiere {min}: las incluye una exportación hecha a partir del {enoughOn}. Con meses anteriores de la misma cuenta llegará antes.',
    },
    'days-used': {
      title: 'Menos de un año de datos: cada día cuenta.',
      detail:
        '{count} totales semanales dicen poco por sí solos; por eso la previsión usa también los días y lo habitual de cada día de la semana. Aún no se conoce la estacionalidad.',
    },
    'months-spread': {
      title: 'Los datos mensuales se han repartido por semanas.',
      detail:
        'Cada mes se ha dividido por igual entre sus días; meses en el archivo: {count}. Con un informe por días o semanas, la previsión será mejor.',
    },
    'own-weeks': {
      title: 'Se han conservado las semanas del archivo.',
      detail: 'Empiezan en {weekday}. Lo que ya está sumado no se puede reagrupar.',
    },
    'rows-summed': {
      title: 'Se han sumado {rows} filas.',
      detail: {
        day: 'Corresponden a {count} días.',
        week: 'Corresponden a {count} semanas.',
        month: 'Corresponden a {count} meses.',
      },
    },
    'sum-rows': {
      title: { one: 'Se ha excluido 1 fila de totales.', many: 'Se han excluido {count} filas de totales.' },
      detail: 'De lo contrario, todo contaría dos veces. Líneas: {lines}.',
    },
    'unreadable-rows': {
      title: { one: 'No se ha podido leer 1 fila.', many: 'No se han podido leer {count} filas.' },
      detail: 'Sin fecha válida. Líneas: {lines}. Porcentaje de «{column}»: {share}.',
    },
    'future-rows': {
      title: {
        one: 'Se ha excluido 1 fila con fecha futura.',
        many: 'Se han excluido {count} filas con fecha futura.',
      },
      detail: 'La primera es del {first}. Si no es correcto, compruebe el orden del día y el mes.',
    },
    'unreadable-numbers': {
      title: {
        one: '1 valor de «{column}» no es un número y cuenta como 0.',
        many: '{count} valores de «{column}» no son números y cuentan como 0.',
      },
      detail: 'El primero es «{text}», en la línea {line}.',
    },
    'negative-values': {
      title: {
        one: '1 valor de «{column}» es negativo.',
        many: '{count} valores de «{column}» son negativos.',
      },
      detail:
        'El primero está en la línea {line}. Así aparecen las correcciones y devoluciones, por eso cuentan.',
    },
    'absurd-values': {
      title: {
        one: '1 valor de «{column}» es demasiado alto para ser cierto y cuenta como 0.',
        many: '{count} valores de «{column}» son demasiado altos para ser ciertos y cuentan como 0.',
      },
      detail: 'El primero está en la línea {line}.',
    },
    'unusual-week': {
      title: 'En «{column}» hay una semana con {times} veces el valor habitual.',
      detail:
        'La semana del {week}. Si es un error, corríjalo en el archivo; tal como está, la semana cuenta.',
    },
    'several-currencies': {
      title: 'Solo se han leído las filas en {used}.',
      detail:
        'El archivo también contiene {others}; filas excluidas: {count}. Los importes en monedas distintas no se pueden sumar.',
    },
    'date-order-open': {
      title: '¿Primero el día o primero el mes? Ambas lecturas son posibles.',
      detail: '{example} se ha leído como {read}. Si significa {other}, cambie el orden.',
    },
    'columns-ignored': {
      title: { one: 'Se ha excluido 1 columna.', many: 'Se han excluido {count} columnas.' },
      detail: '{names}. Las tasas y las medias no se pueden sumar, y los textos no se pueden prever.',
    },
    'maybe-rates': {
      title: {
        one: '«{names}» parece una tasa o un promedio y se ha excluido.',
        many: '{count} columnas parecen tasas o promedios y se han excluido.',
      },
      detail:
        '{names}. Las tasas no se pueden sumar. Si es un importe, indique «Otra cifra» en la columna y vuelva a calcular la previsión.',
    },
    'repeats-left-out': {
      title: {
        one: 'Se ha excluido 1 de {rows} filas por estar duplicada.',
        many: 'Se han excluido {count} de {rows} filas por estar duplicadas.',
      },
      detail:
        'Todas sus celdas coinciden con las de otra fila. Filas con el mismo día y los mismos textos pero otras cifras, que cuentan todas: {alike}.',
    },
    'repeats-added': {
      title: {
        one: '1 fila aparece dos veces y se ha sumado.',
        many: '{count} filas aparecen dos veces y se han sumado.',
      },
      detail:
        'Todas sus celdas coinciden con las de otra fila. Filas del archivo: {rows}. Filas con el mismo día y los mismos textos pero otras cifras: {alike}.',
    },
    'values-grouped': {
      title: 'Solo se muestran los {shown} valores principales de «{dimension}».',
      detail: 'Hay {count} en total; los demás se han agrupado.',
    },
    'open-quote': {
      title: 'En la línea {line} se abren unas comillas que no se cierran.',
      detail: 'Se han leído como un carácter normal. Revise las líneas siguientes.',
    },
    'long-lines': {
      title: {
        one: 'Se ha omitido 1 línea demasiado larga para ser una fila.',
        many: 'Se han omitido {count} líneas demasiado largas para ser filas.',
      },
      detail: 'Líneas: {lines}.',
    },
  },
  problems: {
    empty: {
      title: 'Este archivo está vacío.',
      detail: 'Exporte de nuevo el informe o pegue una tabla.',
    },
    workbook: {
      title: 'No podemos leer este tipo de libro.',
      detail:
        'Ábralo en Excel, Hojas de cálculo de Google o Numbers, guárdelo como .xlsx o CSV y elija ese archivo.',
    },
    'old-workbook': {
      title: 'Es un libro en el antiguo formato .xls.',
      detail: 'Ábralo en Excel, guárdelo como .xlsx o CSV y elija ese archivo.',
    },
    'locked-workbook': {
      title: 'Este libro está protegido con contraseña.',
      detail: 'Guárdelo sin contraseña y elija la copia nueva.',
    },
    'broken-workbook': {
      title: 'Este libro está dañado.',
      detail: 'Ábralo y guárdelo en Excel, o descárguelo otra vez.',
    },
    'large-workbook': {
      title: 'Este libro es demasiado grande una vez descomprimido.',
      detail: 'Exporte menos columnas o un periodo más corto, o guarde la hoja como CSV.',
    },
    pdf: { title: 'Es un PDF, no una tabla.', detail: 'Exporte el mismo informe como CSV.' },
    archive: {
      title: 'Es un archivo comprimido.',
      detail: 'Descomprímalo y elija el archivo CSV que contiene.',
    },
    picture: {
      title: 'Es una imagen, no una tabla.',
      detail: 'Exporte como CSV los datos que muestra.',
    },
    'web-page': {
      title: 'Es una página web, no una tabla.',
      detail: 'Quizá la sesión había caducado al descargarla. Descargue de nuevo el informe como CSV.',
    },
    json: { title: 'Es JSON, no una tabla.', detail: 'Exporte el mismo informe como CSV.' },
    binary: {
      title: 'No es un archivo de texto.',
      detail: 'Exporte el informe como CSV o pegue una tabla.',
    },
    'no-table': {
      title: 'No hemos encontrado columnas en este archivo.',
      detail:
        'La línea {line} dice «{text}». Una tabla tiene una fila por día o semana, con comas, puntos y coma o tabuladores entre las celdas.',
    },
    'no-dates': {
      title: 'No hemos encontrado fechas en este archivo.',
      detail:
        'Hemos leído {lines} líneas, pero ninguna columna contiene fechas. La previsión requiere una fila por día o semana. {advice}',
    },
    'bad-dates': {
      title: 'La columna «{column}» no contiene fechas.',
      detail: 'La línea {line} dice «{text}». Elija otra columna de fechas.',
    },
    pivot: {
      title: 'Las fechas están una al lado de otra, no una debajo de otra.',
      detail:
        'La línea {line} tiene fechas como {text} en sus columnas. La previsión requiere una fila por día, semana o mes: exporte el informe sin tabla dinámica o intercambie filas y columnas.',
    },
    'one-period': {
      title: 'Este archivo abarca un único periodo.',
      detail: 'Del {first} al {last}, sin desglose por días o semanas. {advice}',
    },
    'too-coarse': {
      title: 'Los trimestres y los años son demasiado amplios para una previsión.',
      detail:
        'La columna «{column}» tiene menos de una fecha por mes. Exporte el informe por días o semanas.',
    },
    'no-numbers': {
      title: 'No hemos encontrado números que sumar en este archivo.',
      detail:
        'Hemos leído {lines} líneas con fechas, pero ninguna columna con números que se puedan sumar, como gasto, clics o conversiones.',
    },
    'only-zeros': {
      title: 'Todas las cifras de este archivo son 0.',
      detail:
        'Hemos leído {lines} líneas y todos los valores que cuentan son 0. Compruebe el intervalo de fechas, los filtros y las columnas del informe.',
    },
    'no-rows': {
      title: 'No hay filas con datos en este archivo.',
      detail: 'Termina en la línea {line}. Compruebe el intervalo de fechas y los filtros del informe.',
    },
    'no-whole-week': {
      title: 'No hay ni una semana completa en este archivo.',
      detail: 'Abarca del {first} al {last}. La previsión requiere al menos {min} semanas.',
    },
  },
  advice: {
    'google-ads': 'En Google Ads, segmente la tabla por día y descárguela de nuevo como CSV.',
    'microsoft-ads':
      'En Microsoft Advertising, elija el día como unidad de tiempo y descargue de nuevo el informe como CSV.',
    meta: 'En los informes de anuncios de Meta, desglose por tiempo y por día y exporte de nuevo el informe como CSV.',
    ga4: 'En GA4, añada la dimensión «Fecha» a las filas de una exploración y expórtela de nuevo como CSV.',
    linkedin: 'En el Campaign Manager de LinkedIn, elija el desglose diario al exportar el informe.',
    tiktok:
      'En TikTok Ads Manager, añada la dimensión del día a un informe personalizado y expórtelo de nuevo.',
    'amazon-ads': 'En Amazon Ads, elija el día como unidad de tiempo del informe y descárguelo de nuevo.',
    'search-console':
      'En Search Console, exporte el informe de rendimiento y elija el archivo o la hoja con las fechas.',
    'spotify-ads': 'En Spotify Ads Manager, exporte de nuevo el informe por días.',
    table: 'Vuelva a exportar con una fila por día o por semana.',
  },
  dimensions: {
    campaign: 'Campaña',
    device: 'Dispositivo',
    country: 'País',
    audience: 'Audiencia',
    network: 'Red',
    group: 'Grupo',
  },
  tinyShare: 'menos del 0,1\u00a0%',
};
