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
  spendOf: 'Coste previsto en {month}',
  over: 'Al ritmo actual, {month} cerraría en {amount}: un {share} por encima del plan.',
  under: 'Al ritmo actual, {month} cerraría en {amount}: un {share} por debajo del plan.',
  onPlan: 'Al ritmo actual, {month} cerraría en {amount}: según el plan.',
  beyond: 'Su histórico no llega tan lejos, así que las cifras corresponden a {amount}.',
  reset: 'Volver al ritmo actual',
  note: 'Cada semana pertenece al mes en que empieza. Los meses suman sus semanas; su rango es más estrecho que la suma de los rangos semanales porque los errores se compensan en parte.',
  since: {
    title: 'Desde la última exportación:',
    change: '{month} pasa de {before} a {now} conversiones ({share}).',
  },
  budget: {
    title: 'Si cambia el presupuesto',
    lede: 'Se lee en cómo respondieron sus propias conversiones cuando varió el coste en las últimas 52 semanas, sin la estacionalidad. Vale mientras se mantenga esa relación.',
    ledeAssumed:
      'Se lee en cómo respondieron sus propias conversiones cuando varió el coste en las últimas 52 semanas.',
    flat: 'Su coste apenas varió, así que no podemos saberlo.',
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
