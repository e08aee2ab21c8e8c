import type { article as english } from '../en/article.ts';

export const article: typeof english = {
  contents: 'Dans cet article',
  reading: (time) => `${time} de lecture`,
  readNext: 'À lire ensuite',
  share: 'Partager',
  copy: { link: 'Copier le lien', done: 'Lien copié' },
  email: 'E-\u2060mail',
  seeFigure: 'Voir le graphique',
  asTable: 'Afficher en tableau',
  week: 'Semaine',
  weeks: (first, last) => `semaines\u00a0${first} à\u00a0${last}`,
  charts: {
    tabs: {
      title: 'Une semaine de reporting, onglet par onglet',
      note: 'Responsable de compte fictif, heures de reporting seulement',
      label: (v) =>
        `Chronologie d’une semaine de reporting fictive. ${v.hours} heures de travail réparties entre ${v.tabs} onglets, avec ${v.changes} changements de fenêtre\u00a0; jamais plus de ${v.longest} minutes d’affilée dans un onglet.`,
      finding: (v) =>
        `${v.hours} heures de travail, ${v.changes} changements de fenêtre, et jamais plus de ${v.longest} minutes d’affilée dans un onglet.`,
      inTab: 'Temps dans un onglet',
      change: 'Changement de fenêtre',
      tabs: {
        searchOne: 'Google Ads',
        searchTwo: 'Microsoft Advertising',
        retail: 'Amazon Ads',
        social: 'Meta Ads',
        analytics: 'GA4',
        sheet: 'Tableur',
        budget: 'Suivi de budget',
        links: 'Vérificateur de liens',
        summary: 'Document de synthèse',
        slides: 'Slides',
      },
      days: ['lun', 'mar', 'mer', 'jeu', 'ven'],
      tab: 'Onglet',
      minutes: 'Minutes dans la semaine',
      visits: 'Passages',
    },
    segments: {
      title: 'Conversions par semaine et par audience',
      note: (weeks) =>
        `Compte fictif, ${weeks}. Valeur d’une conversion\u00a0: moyenne du compte = 100 la première semaine`,
      label: (v) =>
        `Aires empilées d’un compte fictif. Le total bouge à peine, de ${v.first} à ${v.last} conversions, alors que les anciens acheteurs reculent de ${v.falling} et que les nouveaux visiteurs progressent de ${v.rising}.`,
      finding: (v) =>
        `Le total passe de ${v.first} à ${v.last}. En dessous, les anciens acheteurs reculent de ${v.falling} et les nouveaux visiteurs progressent de ${v.rising}.`,
      total: 'Total',
      worth: (index) => `valeur ${index}`,
      names: {
        pastBuyers: 'Anciens acheteurs',
        cart: 'Abandon panier, 7\u00a0j',
        returning: 'Récurrents',
        lookalike: 'Lookalike',
        newVisitors: 'Nouveaux visiteurs',
      },
    },
    refreshes: {
      title: 'Budget hebdomadaire\u00a0: plan de janvier et dépense réelle',
      note: (weeks) => `Compte fictif, ${weeks}`,
      label: (v) =>
        `Courbe en escalier d’un budget fictif. Le plan de janvier reste plat sur chaque trimestre\u00a0; la dépense fléchit en février, culmine en avril et retombe en juin. Les deux totalisent ${v.total}. En ${v.refreshes} actualisations, ${v.moved} ont changé de semaine.`,
      finding: (v) =>
        `Les deux courbes totalisent ${v.total}. En ${v.refreshes} actualisations, ${v.moved} ont changé de semaine.`,
      ran: 'Dépensé',
      plan: 'Plan de janvier',
      refresh: 'Actualisation',
      peak: 'Hausse d’avril, prévue à l’actualisation de mars',
    },
    ranges: {
      title: 'Leads par semaine\u00a0: prévision de mars et réalisé',
      note: (weeks) => `Compte inventé, ${weeks}`,
      label: (v) =>
        `Fourchettes prévues semaine par semaine pour un compte inventé, avec le résultat dans chacune. ${v.inside} semaines sur ${v.weeks} finissent dans la fourchette large, ${v.half} dans la fourchette étroite. Les ${v.promise} leads promis chaque semaine sont manqués ${v.below} fois.`,
      finding: (v) =>
        `${v.inside} semaines sur ${v.weeks} ont fini dans la bande claire, dont ${v.half} dans la bande foncée. Les ${v.promise} promis ont été manqués ${v.below} fois.`,
      actual: 'Réalisé',
      inner: 'Une fois sur deux',
      outer: 'Neuf fois sur dix',
      promise: (n) => `L’autre pitch\u00a0: ${n}`,
      low: 'Borne basse',
      mid: 'Valeur centrale',
      high: 'Borne haute',
      came: 'Réalisé',
    },
    accuracy: {
      title: 'Conversions par semaine\u00a0: prévision de mars et réalisé',
      note: (weeks) => `Compte fictif, ${weeks}`,
      label: (v) =>
        `Courbes d’un compte fictif. La prévision faite en mars et les conversions réalisées ne s’écartent jamais de plus de ${v.worst}\u00a0: ${v.first} réalisées contre ${v.firstForecast} prévues la première semaine, ${v.last} contre ${v.lastForecast} la dernière.`,
      finding: (v) =>
        `Le plus gros écart d’une semaine est de ${v.worst}. L’écart moyen est de ${v.average}.`,
      actual: 'Réalisé',
      forecast: 'Prévision de mars',
      miss: 'Écart',
    },
  },
};
