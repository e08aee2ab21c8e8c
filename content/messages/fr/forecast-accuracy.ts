import { accuracyFigures } from '../../accuracy-figures.ts';
import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { forecastAccuracy as english } from '../en/forecast-accuracy.ts';

const f = figures('fr');
const m = accuracyFigures('fr');
const { brand, email } = settings;

export const forecastAccuracy: typeof english = {
  meta: {
    title: `Précision des prévisions, mesurée au grand jour · ${brand}`,
    description: `Plus de ${f.accuracy} de précision, mesurée sur ${m.series} séries hebdomadaires publiques, dernières semaines masquées, face à quatre autres méthodes, pires cas compris.`,
  },
  title: `Plus de ${f.accuracy}\u00a0: comment nous le mesurons`,
  lede: `${m.series} séries publiques, les dernières semaines masquées, une question\u00a0: de combien le total prévu sur ${f.forecastWeeksWord} semaines s’écarte-t-il du réalisé\u00a0? Voici la réponse, mauvais cas compris, et la commande pour refaire le calcul.`,
  run: 'Refaire le calcul',
  figures: {
    mean: `de précision moyenne sur le total de ${f.forecastWeeks} semaines, avec au moins ${f.accuracyLeastWeeks} semaines d’historique`,
    median: 'de précision médiane\u00a0: la moitié de ces prévisions a fait mieux',
    shorter: 'en moyenne avec moins d’historique\u00a0: moins d’un an en dit peu sur la saison suivante',
    held: 'des semaines sont restées dans la fourchette à 90\u00a0%',
    series: 'séries hebdomadaires publiques, aucune écartée',
  },
  spread: {
    title: 'La plupart sont proches du réalisé. Pas toutes.',
    lede: `${m.within5} totaux sur ${m.checks} s’écartent de moins de 5\u00a0%. ${m.over10} s’écartent d’au moins 10\u00a0%, le pire de ${m.worst}.`,
    chart: `Nombre de totaux de ${f.forecastWeeks} semaines selon leur écart`,
    note: 'Chaque colonne représente un point de pourcentage',
    label: `Histogramme de l’écart du total de ${f.forecastWeeks} semaines sur ${m.checks} tests. ${m.within1} s’écartent de moins de 1\u00a0%, ${m.within5} de moins de 5\u00a0%. ${m.over25} s’écartent d’au moins 25\u00a0%, le pire de ${m.worst}.`,
    limit: '5\u00a0% d’écart, 95\u00a0% de précision',
    worst: `${m.over25} s’écartent d’au moins 25\u00a0%, le pire de ${m.worst}`,
    within: 'Moins de 5\u00a0%',
    further: 'Au-delà',
    far: '25\u00a0% et plus',
    error: 'Écart',
    checks: 'Tests',
    orMore: (percent) => `${percent} et plus`,
  },
  cuts: {
    title: 'Où le chiffre tient, où il ne tient pas',
    columns: {
      part: 'Quels tests',
      checks: 'Tests',
      mean: 'Précision moyenne',
      median: 'Médiane',
      tenth: 'Un sur dix sous',
      under90: 'Sous 90\u00a0%',
    },
    claimed: `Au moins ${f.accuracyLeastWeeks} semaines d’historique\u00a0: le chiffre annoncé`,
    shorter: `Moins de ${f.accuracyLeastWeeks} semaines`,
    all: 'Tous les tests',
    hidden: (weeks) => `${weeks} dernières semaines masquées`,
    unseen: `Les ${m.unseenSeries} séries qui n’ont pas servi au réglage, au moins ${f.accuracyLeastWeeks} semaines`,
  },
  often: {
    title: 'Quelle part, quel écart',
    half: 'La moitié',
    quarter: 'Trois sur quatre',
    tenth: 'Neuf sur dix',
    all: 'Tous',
    within: (error) => `${error} au plus`,
  },
  methods: {
    title: 'Face à d’autres méthodes',
    lede: `Les ${m.unseenSeries} séries qui n’ont pas servi au réglage, les ${f.forecastWeeks} dernières semaines masquées, toutes les méthodes dans le même calcul. Plus c’est bas, mieux c’est.`,
    columns: {
      method: 'Méthode',
      mean: 'Écart moyen du total',
      median: 'Écart médian',
      smape: 'Erreur par semaine (sMAPE)',
      mase: 'Erreur normalisée (MASE)',
      owa: 'Score global (OWA)',
      msis: 'Score de la fourchette à 95\u00a0% (MSIS)',
      ms: 'Millisecondes par série',
    },
    lastValue: 'Répéter la dernière valeur',
    lastYear: 'Répéter les semaines de l’an dernier',
    ets: 'Lissage exponentiel (AutoETS)',
    mstl: 'Décomposition saisonnière (MSTL et ETS)',
    note: 'Les mesures sont celles de la compétition M4. L’OWA rapporte les deux erreurs hebdomadaires à celles de la dernière valeur répétée, qui obtient 1. Le MSIS pénalise les fourchettes larges comme les semaines qui en sortent. AutoETS et MSTL viennent de la bibliothèque open source augurs.',
  },
  ranges: {
    title: 'Les fourchettes tiennent-elles\u00a0?',
    lede: 'Une fourchette honnête tient aussi souvent qu’elle l’annonce. Si elle tient plus souvent, elle est trop large\u00a0; moins souvent, trop étroite.',
    range: (percent) => `Fourchette à ${percent}`,
    held: (percent) => `constaté\u00a0: ${percent}`,
    label: (v) =>
      `La fourchette à ${v.range} a contenu ${v.held} des semaines des ${m.unseenSeries} séries qui n’ont pas servi au réglage.`,
    mark: 'Le trait noir marque la promesse.',
  },
  worst: {
    title: 'Les trois pires',
    lede: 'Les séries n’ont pas de nom\u00a0: nous ignorons donc ce qui s’est passé. Voici ce que nous aurions prévu, face au réalisé.',
    tooHigh: (off) => `Trop haut de ${off}`,
    tooLow: (off) => `Trop bas de ${off}`,
    caption: (v) =>
      `Série ${v.id}, ${v.history} semaines d’historique. Total prévu\u00a0: ${v.forecast}\u00a0; réalisé\u00a0: ${v.actual}. ${v.inside} semaines sur ${f.forecastWeeks} sont restées dans la fourchette à 90\u00a0%.`,
    actual: 'Réalisé',
    forecast: 'Prévision et fourchette à 90\u00a0%',
  },
  method: {
    title: 'La méthode, en clair',
    items: [
      {
        term: 'Les données.',
        text: `Les ${m.series} séries hebdomadaires de la compétition de prévision M4, de 2018\u00a0: entreprises, finance, économie, population. Nous les avons toutes prises, sans en modifier une seule.`,
      },
      {
        term: 'L’exercice.',
        text: `Nous masquons tour à tour les ${m.hidden} dernières semaines de chaque série et prévoyons les ${f.forecastWeeksWord} premières semaines masquées. Cela fait ${m.checks} tests. Le calcul ne voit que ce qui précède\u00a0: ni données de marché ni calendrier.`,
      },
      {
        term: 'Le calcul.',
        text: 'Des méthodes simples, dont la dernière valeur, une tendance qui s’amortit et les mêmes semaines des années passées, prévoient d’abord le passé de la série elle-même. Mieux une méthode y a réussi, plus elle compte.',
      },
      {
        term: 'La précision.',
        text: `100\u00a0% moins l’écart du total de ${f.forecastWeeks} semaines, dans un sens ou dans l’autre. Pour 960 prévus et 1\u00a0000 réalisés, cela fait 96\u00a0%. Le chiffre que nous annonçons est la moyenne de tous les tests avec au moins ${f.accuracyLeastWeeks} semaines d’historique.`,
      },
      {
        term: 'La fourchette.',
        text: 'Sa largeur dépend des écarts passés de la prévision sur la même série.',
      },
      {
        term: 'Le réglage.',
        text: `La méthode a été réglée sur la moitié des séries, avec d’autres semaines masquées. Sur les ${m.unseenSeries} autres, la moyenne est de ${m.unseenMean}\u00a0: elles sont plus difficiles, et beaucoup sont courtes. Nous les avons consultées deux fois\u00a0: une modification a été écartée parce qu’elle les dégradait, et la limite de ${f.accuracyLeastWeeks} semaines a été fixée après avoir vu l’écart des historiques plus courts.`,
      },
    ],
  },
  limits: {
    title: 'Ce que le chiffre ne dit pas',
    items: [
      {
        term: 'Pas votre compte',
        text: 'Ce sont des séries publiques, pas des comptes publicitaires. Le vôtre peut être plus facile ou plus difficile à prévoir. Gardez la prévision et comparez.',
      },
      {
        term: 'Pas chaque semaine',
        text: `Un total est plus facile qu’une semaine isolée, car les écarts se compensent. Semaine par semaine, l’erreur est de ${m.weeklyError} sur l’échelle sMAPE.`,
      },
      {
        term: 'Pas tous les historiques',
        text: `Avec moins de ${f.accuracyLeastWeeks} semaines, la moyenne de ${m.shorterChecks} tests est de ${m.shorterMean}. Sans une année entière derrière soi, une saison ressemble à une tendance.`,
      },
      {
        term: 'Pas une promesse',
        text: 'Un nouveau concurrent, une balise cassée ou un budget divisé par deux ne figurent dans aucun historique. Aucune fourchette ne couvre ce qui n’est jamais arrivé.',
      },
    ],
  },
  again: {
    title: 'Refaire le calcul',
    lede: 'Une seule commande, dans le code source de ce site. En trois minutes environ, elle produit tous les chiffres de cette page.',
    comment: 'Il suffit de npm et d’un Node récent',
    data: 'Les séries sont publiques\u00a0: ',
    dataLink: 'la compétition M4 sur GitHub',
    code: `Pour obtenir le code, écrivez à ${email}.`,
  },
  closing: 'Le bilan qui compte, c’est le vôtre.',
};
