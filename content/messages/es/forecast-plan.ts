import type { forecastPlan as english } from '../en/forecast-plan.ts';

export const forecastPlan: typeof english = {
  title: 'El plan, semana a semana',
  lede: 'Cambie el coste de un mes y vea qué ocurre, siempre que se mantenga la relación del pasado.',
  fixed: 'Qué esperar de cada semana y de cada mes al ritmo actual.',
  head: {
    week: 'Semana',
    spend: 'Coste',
    clicks: 'Clics',
    conversions: 'Conversiones',
    range: 'Mín.–máx. (90\u00a0%)',
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
  spendOf: 'Coste previsto en {month}',
  over: 'Al ritmo actual, {month} cerraría en {amount}: un {share} por encima del plan.',
  under: 'Al ritmo actual, {month} cerraría en {amount}: un {share} por debajo del plan.',
  onPlan: 'Al ritmo actual, {month} cerraría en {amount}: según el plan.',
  beyond: 'Su histórico no llega tan lejos, así que las cifras corresponden a {amount}.',
  reset: 'Volver al ritmo actual',
  note: 'Cada semana pertenece al mes en que empieza. Los meses suman sus semanas; su rango es más estrecho que la suma de los rangos semanales porque los errores se compensan en parte.',
  noteCalendar:
    'Los meses son meses naturales, sumados a partir de sus días; una semana en el límite de un mes cuenta con los días que caen en él. Su rango es más estrecho que la suma de los rangos semanales porque los errores se compensan en parte.',
  parts: {
    by: 'Planificar por',
    whole: 'Toda la cuenta',
    segment: 'Segmento',
    spendOf: 'Coste previsto de {name} en {month}',
    pending: 'Calculando la previsión de los segmentos…',
    beyond: '{name}: el histórico no llega tan lejos; las cifras corresponden a {amount}.',
    note: 'La previsión de cada segmento sale de su propio histórico y se ajusta para que juntos sumen la cuenta. Se tratan como independientes: lo que un segmento quita a otro no se tiene en cuenta.',
    shared: 'Con muy pocas semanas o un coste casi constante, se calculan como toda la cuenta: {names}.',
    fixed: 'No se pueden cambiar, porque su coste apenas ha variado: {names}.',
  },
  since: {
    title: 'Desde la última exportación:',
    change: '{month} pasa de {before} a {now} conversiones ({share}).',
  },
  budget: {
    title: 'Si cambia el presupuesto',
    lede: 'Se lee en cómo respondieron sus propias conversiones cuando varió el coste en las últimas 52 semanas, sin la estacionalidad. Vale mientras se mantenga esa relación.',
    ledeAssumed:
      'Se lee en cómo respondieron sus propias conversiones cuando varió el coste en las últimas 52 semanas.',
    flat: 'Su coste apenas varió de una semana a otra, así que no podemos saberlo.',
    seasonal:
      'Su coste fue de {least} a {most} por semana, pero siguió la temporada: apenas hubo semanas distintas de las de alrededor.',
    seasonalWhy:
      'Por eso no se puede separar lo que se debe al coste de lo que se debe a la temporada, y no dibujamos ninguna curva. En otras cuentas, un {more} más de coste suele traer entre un {low} y un {high} más de conversiones.',
    test: 'Una prueba lo diría: gaste alrededor de {amount} en lugar de {now} cada dos semanas durante ocho semanas y traiga después la nueva exportación.',
    usual:
      'En otras cuentas, un {more} más de coste suele traer entre un {low} y un {high} más de conversiones. Sus propias semanas no lo confirman ni lo desmienten, por eso no dibujamos ninguna curva.',
    spend: 'Coste previsto por semana',
    conversions: 'Conversiones por semana',
    now: 'ahora {amount}',
    next: 'Cada conversión adicional cuesta',
    use: 'Usar en el plan',
    label: 'Conversiones por semana según el coste semanal: {weeks} semanas pasadas, entre {least} y {most}.',
    axis: 'Coste por semana',
    week: 'Una semana pasada',
    expected: 'Esperado',
    untried: 'Nunca probado',
  },
};
