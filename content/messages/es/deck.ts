import type { deck as english } from '../en/deck.ts';

export const deck: typeof english = {
  kicker: 'Previsión de rendimiento',
  client: 'Preparado para [cliente]',
  by: 'por {agency}, {date}',
  agency: '[agencia]',
  forecastBy: 'Previsión: {brand}',
  only: 'Solo {filters}',
  now: {
    plain: 'Situación actual: {amount} en {weeks} semanas.',
    more: 'Situación actual: {amount} en {weeks} semanas, un {share} más que hace un año.',
    less: 'Situación actual: {amount} en {weeks} semanas, un {share} menos que hace un año.',
    chart: '{metric} por semana, datos reales',
    spend: 'Gasto, {span}',
    cpa: 'CPA, {span}',
    best: 'Mejor semana',
    last: 'Última semana',
    inWeek: '{week}: {n}',
  },
  forecast: {
    title: 'Hasta el {day}: {amount}, con un margen de ±{n}.',
    exact: 'Hasta el {day}: {amount}.',
    ended: 'Medido hasta',
    restart: 'Si se reactiva el {start}: {amount} hasta el {day}.',
    expected: 'Esperado',
    cases: 'En 9 de cada 10 casos',
    range: 'Rango',
    noRange: 'Ninguno: nada indica cómo será la reactivación',
    month: '{month}, todos los días',
    leftOut: 'Semanas excluidas',
    pace: 'Al ritmo actual',
    lastYear: 'Frente al año anterior',
    checked: 'Comprobado {count} veces con el histórico',
    checkedOnce: 'Comprobado una vez con el histórico',
    off: '{share} de desviación',
  },
  plan: {
    title: 'Si todo sigue igual: {amount} hasta el {day}.',
    titleWithSpend: 'Si todo sigue igual: {amount} por {spend} hasta el {day}.',
    planned: {
      one: 'El plan: {spend} en {n} semana.',
      many: 'El plan: {spend} en {n} semanas.',
    },
    week: 'Semana',
    month: 'Mes',
    dates: 'Fechas',
    weeks: 'Semanas',
    range: 'Rango',
    cpa: 'CPA',
    total: 'Total',
    ahead: 'Por delante',
    measured: 'real',
    passed: '{days}, ya pasó',
    passedNote:
      'El archivo termina antes de la fecha de esta presentación: las semanas ya pasadas también son previsión y no cuentan entre las próximas.',
    leftOut: 'Excluidas y sustituidas por el nivel habitual: {weeks}.',
    noPlan: 'Aún no hay un plan fijado: esta es la evolución esperada si nada cambia.',
    ifHolds:
      'Es lo que cabe esperar del gasto planificado, siempre que las conversiones respondan como hasta ahora.',
    ranges:
      'El rango se cumple en nueve de cada diez casos. El de un total es más estrecho que la suma de los rangos semanales, porque las desviaciones se compensan en parte.',
    counted: 'Cada semana cuenta en el mes en que empieza.',
    calendar:
      'Los meses son meses naturales; una semana entre dos meses cuenta en cada uno con los días que le corresponden.',
    already: 'Ya con datos reales: {weeks}.',
  },
  watch: {
    title: 'Lo que vigilaremos hasta el {day}.',
    next: {
      title: 'Entre {low} y {high}',
      text: 'Esperado: {n}. Si la semana acaba fuera de este rango, buscaremos la causa.',
    },
    exact: {
      title: 'Esperado: {n}',
      text: 'El histórico no deja rango. Si la semana trae otra cosa, buscaremos la causa.',
    },
    cpa: {
      more: '{n}: un {share} más que en las últimas semanas',
      less: '{n}: un {share} menos que en las últimas semanas',
      same: '{n}, en línea con las últimas semanas',
      text: 'Es lo esperado para las próximas semanas, frente a {before} en las últimas {weeks}. Si supera {high}, actuaremos.',
    },
    surprise: {
      above: '{n} superó su rango',
      below: '{n} quedó por debajo de su rango',
      text: 'Un {share} fuera del rango previsto a partir de las semanas anteriores. La previsión tiene en cuenta esa semana.',
      unused:
        'Un {share} fuera del rango previsto a partir de las semanas anteriores. La previsión no usa esa semana.',
    },
    lowest: {
      title: 'La semana más baja: {n}',
      text: 'En nueve de cada diez casos, entre {low} y {high}. La planificaremos desde ahora.',
    },
    highest: {
      title: 'La semana más alta: {n}',
      text: 'En nueve de cada diez casos, entre {low} y {high}. El presupuesto debe alcanzar hasta entonces.',
    },
  },
  next: {
    title: 'Próximo paso: acordar un objetivo.',
    now: 'Ahora',
    pace: 'Mantener el ritmo: alrededor de {amount} por semana.',
    paceWithSpend:
      'Seguir invirtiendo alrededor de {spend} por semana: {amount} por semana, a {cpa} cada una.',
    planned: 'Gastar alrededor de {spend} por semana, según el plan.',
    plannedWithCost:
      'Gastar alrededor de {spend} por semana, según el plan: {amount} por semana, a {cpa} cada una.',
    restart: 'La cuenta se reactiva. Tras cuatro semanas habrá un rango.',
    first: 'Comparar la {week} con su rango, de {low} a {high}.',
    firstExact: 'Comparar la {week} con la previsión: {n}.',
    last: 'Comparar todas las semanas con esta presentación. Traeremos el rango y el resultado.',
    ask: '¿Alcanzará su objetivo con {amount} hasta el {day}?',
    yes: 'Si es así, mantendremos el ritmo.',
    no: 'Si no, traeremos un plan con su propia previsión.',
    keepPlan: 'Si es así, mantendremos el plan.',
    changePlan: 'Si no, cambiaremos el plan y su previsión.',
  },
};
