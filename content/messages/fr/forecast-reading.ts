import type { forecastReading as english } from '../en/forecast-reading.ts';

export const forecastReading: typeof english = {
  failed: {
    title: 'Ce fichier n’a pas pu être lu',
    titlePasted: 'Ce tableau n’a pas pu être lu',
    lede: 'Rien n’est perdu, rien n’a été envoyé. Le fichier n’a pas quitté votre ordinateur.',
    ledePasted:
      'Rien n’est perdu et rien n’a été envoyé. Ce que vous avez collé n’est toujours que dans ce navigateur.',
    large: '{name} dépasse 50\u00a0Mo. Exportez moins de colonnes ou une période plus courte.',
    broke:
      'La lecture du fichier {name} s’est interrompue. Fermez les autres onglets ou exportez une période plus courte, puis réessayez.',
    gone: '{name} a été modifié, déplacé ou supprimé depuis que vous l’avez choisi et n’a pas pu être lu jusqu’au bout. Choisissez-le à nouveau.',
    inIt: 'Ce qu’il contient',
    line: 'Ligne',
  },
  read: {
    title: 'Ce que nous avons lu',
    lede: 'Corrigez ce qui semble faux, puis lancez la prévision.',
    dateOrder: 'Dates telles que {example}',
    dmy: 'jour d’abord\u00a0: {day}',
    mdy: 'mois d’abord\u00a0: {day}',
    weekStart: 'La semaine commence le',
    monday: 'lundi',
    sunday: 'dimanche',
    column: 'colonne {letter}',
    as: 'Lire {name} comme',
    roles: {
      date: 'Date',
      end: 'Dernier jour',
      year: 'Année',
      currency: 'Devise',
      spend: 'Coût',
      clicks: 'Clics',
      impressions: 'Impressions',
      conversions: 'Conversions',
      value: 'Valeur de conv.',
      other: 'Autre indicateur',
      campaign: 'Campagne',
      device: 'Appareil',
      country: 'Pays',
      audience: 'Audience',
      network: 'Réseau',
      group: 'Autre groupe',
      ignored: 'Ignorer',
    },
    notes: 'Remarques',
    unreadable: 'Lignes illisibles',
    go: 'Lancer la prévision',
  },
  notices: {
    title: 'À regarder de près',
    text: 'Tout vient de vos propres chiffres\u00a0; ce n’est pas une comparaison avec le secteur. Les semaines passées y figurent si elles sont sorties de la fourchette à 90\u00a0% prévue à partir des précédentes.',
    above: '{amount}, soit {share} au-dessus de la fourchette',
    below: '{amount}, soit {share} en dessous de la fourchette',
    kept: 'Conservée dans les données.',
    notUsed: 'Non utilisée pour la prévision.',
    putBack: 'Remettre la {week}',
    leaveOut: 'Écarter de nouveau la {week}',
    plan: {
      title: {
        over: 'Au rythme actuel, {month} se terminera {share} au-dessus du plan',
        under: 'Au rythme actuel, {month} se terminera {share} en dessous du plan',
      },
      /** Where a month is only known by its weeks. */
      weeksTitle: {
        over: 'Au rythme actuel, les {n} semaines à partir du {day} se termineront {share} au-dessus du plan',
        under:
          'Au rythme actuel, les {n} semaines à partir du {day} se termineront {share} en dessous du plan',
      },
      text: '{amount} de dépenses au lieu de {before}.',
    },
    lastYear: {
      title: {
        over: 'Au rythme actuel, {month} coûtera {share} de plus que l’an dernier',
        under: 'Au rythme actuel, {month} coûtera {share} de moins que l’an dernier',
      },
      weeksTitle: {
        over: 'Au rythme actuel, les {n} semaines à partir du {day} coûteront {share} de plus que l’an dernier',
        under:
          'Au rythme actuel, les {n} semaines à partir du {day} coûteront {share} de moins que l’an dernier',
      },
      text: '{amount}, contre {before} sur les mêmes semaines de l’an dernier.',
      sameDays: '{amount}, contre environ {before} aux mêmes jours de l’an dernier.',
    },
    toPlan: 'Voir le plan',
  },
};
