import type { deck as english } from '../en/deck.ts';

export const deck: typeof english = {
  kicker: 'Prévision de performance',
  client: 'Préparé pour [client]',
  by: 'par {agency}, {date}',
  agency: '[agence]',
  forecastBy: 'Prévision\u00a0: {brand}',
  only: 'Uniquement {filters}',
  now: {
    plain: 'Où vous en êtes\u00a0: {amount} en {weeks} semaines.',
    more: 'Où vous en êtes\u00a0: {amount} en {weeks} semaines, {share} de plus qu’il y a un an.',
    less: 'Où vous en êtes\u00a0: {amount} en {weeks} semaines, {share} de moins qu’il y a un an.',
    chart: '{metric} par semaine, réalisé',
    spend: 'Dépenses, {span}',
    cpa: 'Coût par conversion, {span}',
    best: 'Meilleure semaine',
    last: 'Dernière semaine',
    inWeek: '{week}\u00a0: {n}',
  },
  forecast: {
    title: 'D’ici au {day}\u00a0: {amount}, à {n} près.',
    exact: 'D’ici au {day}\u00a0: {amount}.',
    ended: 'Mesuré jusqu’au',
    restart: 'En cas de reprise le {start}\u00a0: {amount} d’ici au {day}.',
    expected: 'Attendu',
    cases: '9 fois sur 10',
    range: 'Fourchette',
    noRange: 'Aucune\u00a0: rien ne dit comment se passe une reprise',
    month: '{month}, tous les jours',
    leftOut: 'Semaines écartées',
    pace: 'Au rythme actuel',
    lastYear: 'Par rapport à l’an dernier',
    checked: 'Vérifié {count} fois sur l’historique',
    checkedOnce: 'Vérifié une fois sur l’historique',
    off: '{share} d’écart',
  },
  plan: {
    title: 'À rythme constant\u00a0: {amount} d’ici au {day}.',
    titleWithSpend: 'À rythme constant\u00a0: {amount} pour {spend} d’ici au {day}.',
    planned: {
      one: 'Le plan\u00a0: {spend} sur {n} semaine.',
      many: 'Le plan\u00a0: {spend} sur {n} semaines.',
    },
    week: 'Semaine',
    month: 'Mois',
    dates: 'Dates',
    weeks: 'Semaines',
    range: 'Fourchette',
    cpa: 'Coût par conv.',
    total: 'Total',
    ahead: 'À venir',
    measured: 'réalisé',
    passed: '{days}, passée',
    passedNote:
      'Le fichier s’arrête avant la date de cette présentation\u00a0: les semaines déjà passées sont prévues, elles aussi, et ne comptent pas parmi celles à venir.',
    leftOut: 'Écartées et remplacées par le niveau habituel\u00a0: {weeks}.',
    noPlan: 'Aucun plan n’est encore fixé\u00a0: voici l’évolution attendue si rien ne change.',
    ifHolds:
      'C’est ce que laisse attendre la dépense planifiée, tant que les conversions y réagissent comme par le passé.',
    ranges:
      'La fourchette se vérifie neuf fois sur dix. Celle d’un total est plus étroite que la somme des fourchettes de ses semaines, car les écarts se compensent en partie.',
    counted: 'Une semaine compte dans le mois où elle commence.',
    calendar:
      'Les mois sont des mois civils\u00a0; une semaine à cheval sur deux mois compte pour les jours qui s’y trouvent.',
    already: 'Déjà réalisé\u00a0: {weeks}.',
  },
  watch: {
    title: 'Ce que nous surveillerons d’ici au {day}.',
    next: {
      title: 'Entre {low} et {high}',
      text: 'Valeur attendue\u00a0: {n}. Si la semaine finit hors de cette fourchette, nous en chercherons la cause.',
    },
    exact: {
      title: 'Attendu\u00a0: {n}',
      text: 'L’historique ne laisse aucune fourchette. Si la semaine apporte autre chose, nous en chercherons la cause.',
    },
    cpa: {
      more: '{n}\u00a0: {share} de plus que ces dernières semaines',
      less: '{n}\u00a0: {share} de moins que ces dernières semaines',
      same: '{n}, comme ces dernières semaines',
      text: 'Attendu pour les semaines à venir, contre {before} sur les {weeks} dernières. Au-delà de {high}, nous agirons.',
    },
    surprise: {
      above: '{n}, au-dessus de la fourchette',
      below: '{n}, en dessous de la fourchette',
      text: '{share} hors de la fourchette prévue à partir des semaines précédentes. La prévision tient compte de cette semaine.',
      unused:
        '{share} hors de la fourchette prévue à partir des semaines précédentes. La prévision n’utilise pas cette semaine.',
    },
    lowest: {
      title: 'La semaine la plus basse\u00a0: {n}',
      text: 'Neuf fois sur dix, entre {low} et {high}. Nous la préparons dès maintenant.',
    },
    highest: {
      title: 'La semaine la plus haute\u00a0: {n}',
      text: 'Neuf fois sur dix, entre {low} et {high}. Le budget doit tenir jusque-là.',
    },
  },
  next: {
    title: 'Prochaine étape\u00a0: fixer un objectif.',
    now: 'Maintenant',
    pace: 'Garder le rythme\u00a0: environ {amount} par semaine.',
    paceWithSpend:
      'Continuer à dépenser environ {spend} par semaine\u00a0: {amount} par semaine, à {cpa} chacune.',
    planned: 'Dépenser environ {spend} par semaine, comme planifié.',
    plannedWithCost:
      'Dépenser environ {spend} par semaine, comme planifié\u00a0: {amount} par semaine, à {cpa} chacune.',
    restart: 'Le compte reprend. Au bout de quatre semaines, il y aura une fourchette.',
    first: 'Comparer la {week} à sa fourchette, de {low} à {high}.',
    firstExact: 'Comparer la {week} à la prévision\u00a0: {n}.',
    last: 'Comparer toutes les semaines à cette présentation. Nous apporterons la fourchette et le réalisé.',
    ask: 'Avec {amount} d’ici au {day}, atteindrez-vous votre objectif\u00a0?',
    yes: 'Si oui, nous garderons le rythme.',
    no: 'Sinon, nous apporterons un plan avec sa propre prévision.',
    keepPlan: 'Si oui, nous suivrons le plan.',
    changePlan: 'Sinon, nous modifierons le plan et sa prévision.',
  },
};
