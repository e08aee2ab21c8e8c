import type { forecastPlan as english } from '../en/forecast-plan.ts';

export const forecastPlan: typeof english = {
  title: 'El plan, semana a semana',
  lede: 'Cambie el presupuesto de un mes y vea qué ocurre, mientras las conversiones respondan como hasta ahora.',
  fixed: 'Qué esperar de cada semana y de cada mes al ritmo actual.',
  head: {
    week: 'Semana',
    spend: 'Gasto',
    clicks: 'Clics',
    conversions: 'Conversiones',
    range: 'Rango (90\u00a0%)',
    cpa: 'Coste por conversión',
  },
  weeks: 'Semanas y meses',
  months: 'Solo meses',
  measured: 'medida',
  days: {
    some: '1–{last}, {days} medidos',
    none: '1–{last}, todo por llegar',
    count: { one: '1 día', many: '{n} días' },
  },
  spendOf: 'Presupuesto de {month}',
  over: 'Al ritmo actual, {month} cerraría en {amount}: un {share} por encima del plan.',
  under: 'Al ritmo actual, {month} cerraría en {amount}: un {share} por debajo del plan.',
  onPlan: 'Al ritmo actual, {month} cerraría en {amount}: según el plan.',
  beyond: 'Su histórico no llega tan lejos, así que las cifras corresponden a {amount}.',
  reset: 'Volver al ritmo actual',
  note: 'Cada semana pertenece al mes en que empieza. Los meses suman sus semanas; su rango es más estrecho que la suma de los rangos semanales porque las desviaciones se compensan en parte.',
  noteCalendar:
    'Los meses son meses naturales, sumados a partir de sus días; una semana en el límite de un mes cuenta con los días que caen en él. Su rango es más estrecho que la suma de los rangos semanales porque las desviaciones se compensan en parte.',
  parts: {
    by: 'Planificar por',
    whole: 'Toda la cuenta',
    segment: 'Segmento',
    spendOf: 'Presupuesto de {name} en {month}',
    pending: 'Calculando la previsión de los segmentos…',
    beyond: '{name}: el histórico no llega tan lejos; las cifras corresponden a {amount}.',
    note: 'La previsión de cada segmento sale de su propio histórico y se ajusta para que juntos sumen la cuenta. Se tratan como independientes: lo que un segmento quita a otro no se tiene en cuenta.',
    shared: 'Con muy pocas semanas o un gasto casi constante, se calculan como toda la cuenta: {names}.',
    fixed: 'No se pueden cambiar, porque su gasto apenas ha variado: {names}.',
  },
  since: {
    title: 'Desde la última exportación:',
    change: '{month} pasa de {before} a {now} conversiones ({share}).',
  },
  budget: {
    title: 'Si cambia el presupuesto',
    lede: 'Se lee en cómo respondieron sus propias conversiones cuando varió el gasto en las últimas 52 semanas, sin la estacionalidad. Vale mientras respondan como hasta ahora.',
    ledeAssumed:
      'Se lee en cómo respondieron sus propias conversiones cuando varió el gasto en las últimas 52 semanas.',
    flat: 'Su gasto apenas varió de una semana a otra, así que no podemos saberlo.',
    seasonal:
      'Su gasto fue de {least} a {most} por semana, pero siguió la temporada: apenas hubo semanas distintas de las de alrededor.',
    seasonalWhy:
      'Por eso no se puede separar lo que se debe al gasto de lo que se debe a la temporada, y no dibujamos ninguna curva. Suponemos que un {more} más de gasto trae entre un {low} y un {high} más de conversiones, como es habitual en búsqueda.',
    test: 'Una prueba lo diría: gaste alrededor de {amount} en lugar de {now} cada dos semanas durante ocho semanas y traiga después la nueva exportación.',
    usual:
      'Suponemos que un {more} más de gasto trae entre un {low} y un {high} más de conversiones, como es habitual en búsqueda. Sus propias semanas no lo confirman ni lo desmienten, por eso no dibujamos ninguna curva.',
    spend: 'Presupuesto por semana',
    conversions: 'Conversiones por semana',
    now: 'ahora {amount}',
    next: 'Cada conversión adicional cuesta',
    use: 'Usar en el plan',
    label: 'Conversiones por semana según el gasto semanal: {weeks} semanas pasadas, entre {least} y {most}.',
    axis: 'Gasto por semana',
    week: 'Una semana pasada',
    expected: 'Esperado',
    untried: 'Nunca probado',
  },
};
