import type { forecastPlan as english } from '../en/forecast-plan.ts';

export const forecastPlan: typeof english = {
  title: 'Le plan, semaine par semaine',
  lede: 'Modifiez le budget d’un mois et voyez ce qui suit, tant que vos conversions réagissent comme par le passé.',
  fixed: 'Ce qu’il faut attendre de chaque semaine et de chaque mois au rythme actuel.',
  head: {
    week: 'Semaine',
    spend: 'Coût',
    clicks: 'Clics',
    conversions: 'Conversions',
    range: 'Fourchette (90\u00a0%)',
    cpa: 'Coût par conversion',
  },
  weeks: 'Semaines et mois',
  months: 'Mois seulement',
  measured: 'mesurée',
  days: {
    some: '1–{last}, dont {days} mesurés',
    none: '1–{last}, tout reste à venir',
    count: { one: '1 jour', many: '{n} jours' },
  },
  spendOf: 'Budget de {month}',
  over: 'Au rythme actuel, {month} se terminerait à {amount}\u00a0: {share} au-dessus du plan.',
  under: 'Au rythme actuel, {month} se terminerait à {amount}\u00a0: {share} en dessous du plan.',
  onPlan: 'Au rythme actuel, {month} se terminerait à {amount}\u00a0: conforme au plan.',
  beyond: 'Votre historique ne va pas aussi loin\u00a0; les chiffres valent pour {amount}.',
  reset: 'Revenir au rythme actuel',
  note: 'Une semaine compte pour le mois où elle commence. Les mois additionnent leurs semaines\u00a0; leur fourchette est plus étroite que la somme des fourchettes hebdomadaires, car les écarts se compensent en partie.',
  noteCalendar:
    'Les mois sont des mois civils, additionnés à partir de vos jours\u00a0; une semaine à cheval sur deux mois compte pour les jours qui s’y trouvent. Leur fourchette est plus étroite que la somme des fourchettes hebdomadaires, car les écarts se compensent en partie.',
  parts: {
    by: 'Planifier par',
    whole: 'Tout le compte',
    segment: 'Segment',
    spendOf: 'Budget de {name} en {month}',
    pending: 'Prévision des segments en cours…',
    beyond: '{name}\u00a0: l’historique ne va pas aussi loin\u00a0; les chiffres valent pour {amount}.',
    note: 'Chaque segment est prévu à partir de son propre historique, puis ajusté pour que l’ensemble corresponde au compte. Ils sont considérés comme indépendants\u00a0: ce qu’un segment prend à un autre n’est pas compté.',
    shared:
      'Trop peu de semaines ou des dépenses presque constantes, donc calculés comme l’ensemble du compte\u00a0: {names}.',
    fixed: 'Non modifiables, car leurs dépenses n’ont presque pas varié\u00a0: {names}.',
  },
  since: {
    title: 'Depuis le dernier export\u00a0:',
    change: '{month} passe de {before} à {now} conversions ({share}).',
  },
  budget: {
    title: 'Si vous changez le budget',
    lede: 'D’après la réaction de vos propres conversions quand les dépenses ont varié au cours des 52 dernières semaines, hors saisonnalité. Valable tant qu’elles réagissent comme par le passé.',
    ledeAssumed:
      'D’après la réaction de vos propres conversions quand les dépenses ont varié au cours des 52 dernières semaines.',
    flat: 'Vos dépenses n’ont guère varié d’une semaine à l’autre\u00a0: impossible de le dire.',
    seasonal:
      'Vos dépenses sont allées de {least} à {most} par semaine, mais au rythme de la saison\u00a0: presque aucune semaine ne s’est écartée de ses voisines.',
    seasonalWhy:
      'On ne peut donc pas séparer l’effet des dépenses de celui de la saison, et nous ne traçons pas de courbe. Nous supposons que {more} de dépenses en plus apportent de {low} à {high} de conversions en plus, comme souvent en search.',
    test: 'Un test le dirait\u00a0: dépensez environ {amount} au lieu de {now} une semaine sur deux pendant huit semaines, puis apportez le nouvel export.',
    usual:
      'Nous supposons que {more} de dépenses en plus apportent de {low} à {high} de conversions en plus, comme souvent en search. Vos propres semaines ne peuvent ni le confirmer ni l’infirmer\u00a0; nous ne traçons donc pas de courbe.',
    spend: 'Budget par semaine',
    conversions: 'Conversions par semaine',
    now: 'actuellement {amount}',
    next: 'Chaque conversion de plus coûte',
    use: 'Reprendre dans le plan',
    label:
      'Conversions par semaine selon la dépense hebdomadaire\u00a0: {weeks} semaines passées, entre {least} et {most}.',
    axis: 'Dépense par semaine',
    week: 'Une semaine passée',
    expected: 'Attendu',
    untried: 'Jamais essayé',
  },
};
