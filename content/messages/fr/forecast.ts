import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { forecast as english } from '../en/forecast.ts';

const f = figures('fr');
const { brand } = settings;

export const forecast: typeof english = {
  meta: {
    title: `Prévision SEA gratuite, sur vos chiffres · ${brand}`,
    description:
      'Déposez un export Google Ads, Microsoft, GA4, Meta ou Amazon\u00a0: la fin du mois en fourchette, vérifiée sur votre historique. Sans compte, sans envoi de données.',
  },
  title: 'La prévision sur vos propres chiffres',
  lede: 'Déposez un export et voyez la fin du mois sous forme de fourchette, vérifiée sur votre propre historique.',
  safe: 'Rien ne quitte votre navigateur\u00a0: aucun envoi, aucun compte à créer.',
  offline: 'Coupez la connexion\u00a0: l’outil fonctionne toujours.',
  noScript:
    'La lecture d’un fichier nécessite JavaScript, car tout se passe dans votre navigateur. L’exemple ci-dessous a été calculé à la génération de cette page.',
  how: 'Comment la précision est mesurée',
  spans: {
    title: 'Combien de semaines, pour quel résultat',
    items: [
      { term: 'Moins de 26 semaines', text: 'Vos chiffres en graphique. Ni prévision ni fourchette.' },
      {
        term: 'De 26 à 53 semaines',
        text: 'Une prévision tirée du niveau et de la tendance. La saisonnalité est encore inconnue, d’où une fourchette large\u00a0; un export par jour la resserre et permet la vérification dès le début.',
      },
      {
        term: '54 semaines et plus',
        text: 'Les semaines de l’an dernier entrent en jeu, et la vérification sur votre historique se répète au moins trois fois.',
      },
      {
        term: '112 semaines et plus',
        text: `La saisonnalité, et la vérification complète\u00a0: huit fois ${f.forecastWeeks} semaines.`,
      },
    ],
  },
  tool: {
    form: 'Vos données',
    drop: {
      title: 'Déposez votre export ici',
      over: 'Relâchez pour le lire',
      text: 'CSV, TSV ou Excel par jour, semaine ou mois, jusqu’à 50\u00a0Mo. Minimum\u00a0: 26 semaines.',
      choose: 'Choisir un fichier',
    },
    paste: {
      open: 'Coller un tableau',
      title: 'Ou collez un tableau',
      read: 'Lire le tableau collé',
      example: 'Date\tCoût\tConversions\n2026-06-01\t5412,20\t41\n2026-06-02\t5630,75\t44',
      empty: 'Rien n’a encore été collé. Copiez les cellules avec leur ligne d’en-tête, puis collez-les ici.',
    },
    sample: {
      use: 'Utiliser le compte fictif',
      name: 'Compte fictif',
      about: 'Compte fictif\u00a0: {weeks} semaines, inventées pour cette page.',
      range: 'Neuf fois sur dix, entre {low} et {high}.',
    },
    reads: {
      title: 'Exports acceptés',
      table: 'tout tableau avec une colonne de dates et des colonnes de chiffres',
      template: 'Télécharger le modèle (.csv)',
      how: 'Comment exporter',
    },
    source: {
      pasted: 'Tableau collé',
      linked: 'Depuis un lien',
      weeks: { one: '1 semaine', many: '{weeks} semaines' },
      span: '{rows} lignes, {weeks}, de {first} à {last}',
      here: 'Dans ce navigateur uniquement',
      change: 'Modifier les colonnes',
      another: 'Utiliser un autre fichier',
    },
    notLoaded:
      'L’outil de prévision ne s’est pas chargé. Vérifiez votre connexion, rechargez la page et réessayez.',
    reading: 'Lecture du fichier {name}\u00a0: {share}',
    unreadable:
      'Impossible de lire {name}, et l’explication n’a pas pu être chargée. Vérifiez votre connexion, rechargez la page et réessayez.',
    metrics: {
      conversions: 'Conversions',
      clicks: 'Clics',
      impressions: 'Impressions',
      spend: 'Coût',
      value: 'Valeur de conv.',
      cpa: 'Coût par conversion',
    },
    amounts: {
      conversions: { one: '{n} conversion', many: '{n} conversions' },
      clicks: { one: '{n} clic', many: '{n} clics' },
      impressions: { one: '{n} impression', many: '{n} impressions' },
      spend: '{n} de dépenses',
      value: '{n} en valeur de conversion',
      cpa: '{n} par conversion',
      other: '{n} ({label})',
    },
    perWeek: '{metric} par semaine',
    metricTabs: 'Indicateur',
    finding: {
      sample: { amount: '{amount}', rest: ` sur les ${f.forecastWeeksWord} prochaines semaines.` },
      own: { amount: '{amount}', rest: ' d’ici au {day}.' },
      past: 'Le {start}, nous aurions annoncé {amount} d’ici au {day}.',
      short: {
        one: '1 semaine, c’est trop peu pour une fourchette fiable.',
        many: '{weeks} semaines, c’est trop peu pour une fourchette fiable.',
      },
    },
    summary: {
      ownTotal: 'D’ici au {day}, comptez environ {amount}, et neuf fois sur dix entre {low} et {high}.',
      endedTotal:
        'Du {start} au {day}, comptez environ {amount}, et neuf fois sur dix entre {low} et {high}.',
      ended:
        'Votre fichier s’arrête au {end}, il y a {days} jours. Les jours suivants n’y figurent pas\u00a0: ils sont prévus, eux aussi.',
      pastTotal:
        'Le {start}, nous aurions annoncé environ {amount} d’ici au {day}, et neuf fois sur dix entre {low} et {high}.',
      pastNote:
        'Votre fichier s’arrête au {end}, il y a {days} jours, et cette page comble quatre semaines au plus. Tout cela est passé\u00a0; vous savez ce qu’il en a été, votre fichier non.',
      cpaTotal:
        'Une conversion coûtera environ {n} dans les semaines à venir, et neuf fois sur dix entre {low} et {high}.',
      more: 'Soit {share} de plus que sur les mêmes semaines de l’an dernier.',
      less: 'Soit {share} de moins que sur les mêmes semaines de l’an dernier.',
      same: 'Soit autant que sur les mêmes semaines de l’an dernier.',
      extremes:
        'Le point bas se situe en {weakest}, avec environ {low}\u00a0; le point haut en {strongest}, avec environ {high}.',
      noSeason:
        'Avec moins d’un an de données, la saisonnalité est encore inconnue\u00a0: ni les fêtes ni l’été n’apparaissent dans cette prévision.',
      paused:
        'Rien depuis le {day}\u00a0: {weeks} semaines à zéro. Tant que le compte reste en pause, comptez {amount}.',
      closed: 'Les semaines sans activité l’an dernier devraient rester à zéro.',
      leftOut: 'La {week} est écartée\u00a0: {n} au lieu d’environ {used}, c’est loin de la normale.',
      checked: `Sur l’historique du compte, la prévision sur l’ensemble des ${f.forecastWeeksWord} semaines s’est écartée du réalisé de {share} en moyenne.`,
      checkedOnce: `Vérifié une seule fois sur l’historique du compte, la prévision sur l’ensemble des ${f.forecastWeeksWord} semaines s’est écartée du réalisé de {share}.`,
      copy: 'Copier la synthèse',
      copied: 'Copié',
    },
    short: {
      text: 'Une prévision demande au moins {min} semaines\u00a0: un export fait à partir du {day} les contient. Avec moins, une fourchette serait une supposition\u00a0: nous n’en affichons donc aucune.',
      below: {
        one: 'Votre seule semaine figure ci-dessous, telle quelle.',
        many: 'Vos {weeks} semaines figurent ci-dessous, telles quelles.',
      },
    },
    chart: {
      today: 'Aujourd’hui',
      keys: 'Graphique. Parcourez-le semaine par semaine avec les flèches gauche et droite.',
      label: {
        one: '{metric} par semaine. Une seule semaine mesurée, avec {last}.',
        many: '{metric} par semaine. Les {behind} semaines mesurées affichées passent de {first} à {last}.',
      },
      labelAhead:
        'La prévision passe de {from} à {to}\u00a0; neuf fois sur dix, la dernière semaine se situe entre {low} et {high}.',
      end: '{n} en {week}',
      cases: '{range}, 9 fois sur 10',
      measured: 'Mesuré',
      forecast: 'Prévision',
      range50: 'Fourchette à 50\u00a0%',
      range90: 'Fourchette à 90\u00a0%',
      expected: 'Attendu\u00a0: {n}',
      came: 'Mesuré\u00a0: {n}',
      lastYear: 'Même semaine l’an dernier',
      hint: 'Survolez une semaine, touchez-la ou utilisez les flèches',
      illustrative: 'Compte fictif',
      all: 'Les {weeks} semaines',
      asTable: 'Afficher en tableau',
      week: 'Semaine',
      low: 'Borne basse (90\u00a0%)',
      high: 'Borne haute (90\u00a0%)',
    },
    /** Today moved back: what would have been forecast then, and what came. */
    moved: {
      title: 'Le {day}, nous aurions annoncé {forecast}. Résultat\u00a0: {came}.',
      inside: '{inside} des {all} semaines dans la fourchette à 90\u00a0%',
      insideOne: '{inside} semaine sur 1 dans la fourchette à 90\u00a0%',
      tooLow: 'Au total, la prévision était trop basse de {share}',
      tooHigh: 'Au total, la prévision était trop haute de {share}',
      exact: 'Au total, la prévision était exacte',
      known:
        'Cette prévision ne repose que sur ce qui était connu le {day}\u00a0; tout ce qui a suivi lui était caché.',
      outside: 'Hors de la fourchette\u00a0: {weeks}.',
      back: 'Revenir à aujourd’hui, {day}',
      measured: 'Réalisé',
      made: 'Prévision du {day}',
      miss: 'Écart',
      came: 'Réalisé\u00a0: {n}',
      forecastThen: 'Prévision d’alors',
      by: 'Hors fourchette de',
    },
    lock: {
      title: `Jusqu’à ${f.forecastMonthsWord} mois avec un abonnement`,
      text:
        'Pour vos propres données, cette page s’arrête à la fin du mois. Avec un abonnement, vous voyez les ' +
        `${f.forecastWeeksWord} semaines.`,
      action: 'Demander l’accès',
    },
    outputs: {
      label: 'Emporter le résultat',
      made: 'Tout est créé dans ce navigateur. Rien n’est envoyé.',
      csv: { title: 'Tableau', text: 'Chaque semaine avec ses bornes basse et haute.' },
      picture: {
        title: 'Image',
        text: 'La prévision en graphique avec sa fourchette, prête pour une slide ou un rapport.',
      },
      deck: {
        title: 'Présentation commerciale',
        text: 'Six slides. Textes, tableaux et graphiques restent modifiables.',
        agency: 'Nom de l’agence',
        colour: 'Couleur',
        download: 'Télécharger',
        writing: 'Création des slides…',
        kept: 'Le nom et la couleur restent dans ce navigateur.',
        failed: 'Le chargement a échoué. Vérifiez la connexion et réessayez.',
      },
      share: {
        title: 'Partager',
        text: 'Une carte avec ce que nous aurions annoncé et le résultat, ou un lien qui contient lui-même les totaux hebdomadaires.',
        card: 'Créer une carte',
        link: 'Copier le lien',
        copied: 'Lien copié',
        large: 'Trop de données pour un lien\u00a0: transmettez plutôt le tableau.',
      },
      carry: {
        title: 'Joindre à votre candidature',
        text: 'Ouvre le formulaire avec ce résultat, à vérifier puis à envoyer.',
        history: '{weeks} semaines d’historique, de {first} à {last}',
        spend: 'Environ {amount} de dépenses par mois',
      },
      access: {
        title: 'Demander l’accès',
        text: `Pour chaque compte que vous gérez, jusqu’à ${f.forecastMonthsWord} mois avec un abonnement.`,
      },
    },
    checks: {
      own: 'Backtest\u00a0: vérifié sur votre propre historique',
      sample: 'Backtest\u00a0: vérifié sur l’historique du compte',
      text: `{countTimes}, nous avons masqué ${f.forecastWeeksWord} semaines pour les prévoir à partir des précédentes. Voici de combien leur total s’est écarté du réalisé, comparé à deux règles simples que chacun peut appliquer.`,
      once: `Nous avons masqué une fois ${f.forecastWeeksWord} semaines pour les prévoir à partir des précédentes. Voici de combien leur total s’est écarté du réalisé, comparé à deux règles simples que chacun peut appliquer.`,
      /** From two to eight. */
      times: [
        'À deux reprises',
        'À trois reprises',
        'À quatre reprises',
        'À cinq reprises',
        'À six reprises',
        'À sept reprises',
        'À huit reprises',
      ],
      pending: 'Vérification sur l’historique…',
      none: 'Pour vérifier une prévision sur l’historique du compte, il faut au moins {min} semaines.',
      zero: 'Aucune vérification possible\u00a0: les semaines masquées totalisent zéro, l’erreur ne peut donc pas s’exprimer en pourcentage.',
      mean: `écart moyen sur le total de ${f.forecastWeeks} semaines`,
      inside: 'des {all} semaines masquées sont restées dans la fourchette à 90\u00a0% ({inside})',
      largest: 'plus grand écart, sur {weeks}',
      ours: brand,
      lastYear: 'Semaines de l’an dernier',
      lastValue: 'Dernière valeur',
      came: 'réalisé',
      list: `Écart sur le total de ${f.forecastWeeks} semaines à chaque vérification`,
      versus: 'Les semaines de l’an dernier se seraient écartées de {a}, la dernière valeur de {b}.',
      versusValue: 'La dernière valeur se serait écartée de {b}.',
      compare: 'Comparer les méthodes dans un tableau',
      method: 'Méthode',
      ofTotal: 'Écart sur le total',
      ofWeek: 'Écart sur une semaine',
      inRange: 'Semaines dans la fourchette à 90\u00a0%',
      ofAll: '{inside} sur {all}',
      noRange: 'sans fourchette',
    },
  },
};
