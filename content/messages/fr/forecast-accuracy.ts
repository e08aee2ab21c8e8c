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
    description: `Plus de ${f.accuracy} de précision\u00a0: ${m.series} séries publiques, les semaines gardées secrètes par une compétition, ratés compris, et de quoi tout vérifier.`,
  },
  title: `Plus de ${f.accuracy}\u00a0: comment nous le mesurons`,
  lede: `Une compétition de prévision a gardé secrètes les ${f.forecastWeeks} dernières semaines de ${m.series} séries publiques. De combien nos totaux sur ${f.forecastWeeksWord} semaines s’écartent-ils du réalisé\u00a0? Les voici tous, avec de quoi vérifier.`,
  run: 'Refaire le calcul',
  figures: {
    mean: `de précision moyenne sur le total de ${f.forecastWeeks} semaines\u00a0: le chiffre annoncé`,
    median: 'de précision médiane\u00a0: la moitié des totaux a fait mieux',
    missed: 'des totaux s’écartent de plus de 10\u00a0%',
    held: 'des totaux sont restés dans leur fourchette à 90\u00a0%',
    series: 'séries hebdomadaires publiques, aucune écartée',
  },
  strict: {
    term: 'Le chiffre le plus sévère',
    text: `${m.strictMean} sur ${m.strictChecks} totaux des ${m.unseenSeries} séries qui n’ont jamais servi au réglage, avec des semaines masquées à la fin de leur propre historique, même court. Là, ${m.strictMissed} s’écartent de plus de 10\u00a0%.`,
  },
  dots: {
    chart: `Chaque série est un point\u00a0: ${m.series} totaux de ${f.forecastWeeks} semaines, de trop bas à trop haut.`,
    note: 'Plein\u00a0: moins de 5\u00a0%. Cerclé\u00a0: jusqu’à 10\u00a0%. Noir\u00a0: 10\u00a0% et plus.',
    label: `Nuage de points de l’écart du total de ${f.forecastWeeks} semaines sur ${m.series} séries, trop bas à gauche, trop haut à droite. ${m.within5} s’écartent de moins de 5\u00a0%, ${m.over10} d’au moins 10\u00a0%, le pire de ${m.worst}.`,
    within5: `${m.within5} à moins de 5\u00a0%`,
    actual: 'réalisé',
    tooHigh: (off) => `Trop haut de ${off}`,
    tooLow: (off) => `Trop bas de ${off}`,
    history: (v) => `${v.id}, ${v.weeks} semaines d’historique`,
    error: 'Écart',
    series: 'Séries',
    orMore: (percent) => `${percent} et plus`,
  },
  limits: {
    title: 'Ce que le chiffre ne dit pas',
    items: [
      {
        term: 'Rien sur votre compte',
        text: 'Ce sont des séries publiques, pas des comptes publicitaires. Le vôtre peut être plus facile ou plus difficile à prévoir.',
      },
      {
        term: 'Rien sur chaque semaine',
        text: `Un total est plus facile qu’une semaine isolée, car les écarts se compensent. Semaine par semaine, l’erreur est de ${m.weeklyError} sur l’échelle sMAPE.`,
      },
      {
        term: 'Rien sur les historiques courts',
        text: `Avec moins d’un an, la moyenne de ${m.shorterChecks} totaux est de ${m.shorterMean}. Sans une année entière derrière soi, une saison ressemble à une tendance.`,
      },
      {
        term: 'Aucune promesse',
        text: 'Un nouveau concurrent, une balise cassée ou un budget divisé par deux ne figurent dans aucun historique. Aucune fourchette ne couvre ce qui n’est jamais arrivé.',
      },
    ],
  },
  models: {
    title: `${m.engineKilobytes} kilo-octets face aux modèles de fondation`,
    lede: `Les mêmes ${m.series} séries, les mêmes ${f.forecastWeeksWord} semaines.`,
    measure: 'Erreur normalisée (MASE)',
    better: 'Plus c’est bas, mieux c’est.',
    ours: `${m.engineKilobytes}\u00a0ko, dans votre navigateur`,
    parameters: (count) => `${count} de paramètres`,
    billions: (count) => `${count} milliards de paramètres`,
    trained: 'entraîné sur ces séries',
    statistical: 'une méthode statistique',
    lastValue: 'Répéter la dernière valeur',
    oneNumber: 'un seul nombre',
    listed: 'selon la liste',
    ahead: `Parmi eux, devant nous selon le MASE\u00a0: ${m.aheadInMase.names || 'aucun de ceux-ci'}. Selon la perte quantile (WQL), où les grandes séries pèsent davantage\u00a0: ${m.aheadInWql.names || 'aucun de ceux-ci'}. Selon le score de la fourchette à 95\u00a0% (MSIS)\u00a0: ${m.aheadInMsis.names || 'aucun de ceux-ci'}.`,
    source:
      'Les autres\u00a0: tels que soumis à GIFT-Eval (Salesforce), ligne m4_weekly. Selon leurs fiches, aucun ne connaissait ces semaines. «\u00a0Selon la liste\u00a0»\u00a0: lu en août 2026, non retrouvé depuis. Nous retrouvons ceux de la dernière valeur.',
    outliers: `Absents\u00a0: les combinaisons (au mieux ${m.bestCombined}) et, non vérifiés, ${m.outliers.names}, d’${m.outliers.organization}, loin devant les autres. GIFT-Eval a obtenu ${m.outliers.rerunMase} pour le premier.`,
    asTable: 'Afficher les scores en tableau',
    columns: { model: 'Modèle', year: 'Année' },
    unverified: 'non vérifié',
  },
  cuts: {
    title: 'Où le chiffre tient, où il ne tient pas',
    lede: 'Il ne tient pas sur les séries courtes et volatiles. Point\u00a0: moyenne. Anneau\u00a0: médiane. Trait\u00a0: un sur dix est en dessous.',
    columns: {
      part: 'Quelles séries',
      checks: 'Totaux',
      mean: 'Précision moyenne',
      median: 'Médiane',
      tenth: 'Un sur dix sous',
      under90: 'Sous 90\u00a0%',
    },
    claimed: 'Toutes les séries, semaines secrètes de la compétition\u00a0: le chiffre annoncé',
    from: (years) => `dont ${years} ans d’historique et plus`,
    between: (v) => `dont ${v.from} à ${v.below} ans`,
    below: (years) => `dont moins de ${years} ans`,
    restless: 'dont le cinquième le plus volatil d’une semaine à l’autre',
    unseen: `Les ${m.unseenSeries} séries qui n’ont jamais servi au réglage, leurs propres semaines masquées`,
    shorter: 'Moins d’un an d’historique, leurs propres semaines masquées',
    accounts: 'Comptes publicitaires inventés, moins d’un an',
    brief: (v) => `${v.checks} totaux, moyenne ${v.mean}`,
  },
  account: {
    title: 'Pourquoi votre compte peut faire moins bien',
    text: `Les comptes publicitaires sont plus petits et plus volatils que la plupart de ces séries. Les budgets changent, des campagnes s’arrêtent, des balises cassent, et bien des historiques sont courts. Les ${m.restlessSeries} séries les plus volatiles, qui bougent de ${m.restlessStep} ou plus dans une semaine moyenne, atteignent ${m.restlessMean}. Des comptes que nous avons inventés, avec moins d’un an d’historique, atteignent ${m.accountsMean}.`,
    send: 'Ne nous envoyez rien. L’outil de prévision tourne dans votre navigateur, masque des semaines de votre propre historique et montre de combien il se serait écarté.',
    link: 'Vérifier sur votre propre historique',
  },
  behind: 'Derrière les chiffres',
  methods: {
    title: 'Face à d’autres méthodes',
    lede: `Les ${m.unseenSeries} séries qui n’ont jamais servi au réglage, les ${f.forecastWeeks} dernières semaines de leur historique masquées, toutes les méthodes dans le même calcul. Plus c’est bas, mieux c’est.`,
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
    lede: 'Une fourchette honnête tient aussi souvent qu’elle l’annonce. Si elle tient plus souvent, elle est trop large\u00a0; moins souvent, trop étroite. Nous l’appliquons aux nôtres, sur les semaines secrètes de la compétition.',
    week: (percent) => `Fourchette à ${percent} d’une semaine`,
    total: (percent) => `Fourchette à ${percent} du total`,
    narrow: (held) => `${held}\u00a0: trop étroite`,
    wide: (held) => `${held}\u00a0: trop large`,
    right: (held) => `constaté\u00a0: ${held}`,
    mark: 'Le trait noir marque la promesse. À un point près, nous la disons tenue.',
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
        text: `La compétition a gardé secrètes ${f.forecastWeeksWord} semaines après chaque historique. Nous les prévoyons à partir de lui seul\u00a0: ni données de marché ni calendrier. Pour le chiffre le plus sévère, nous masquons aussi les ${m.hidden} dernières semaines des historiques eux-mêmes.`,
      },
      {
        term: 'Le calcul.',
        text: 'Des méthodes simples, dont une tendance qui s’amortit et les mêmes semaines des années passées, prévoient d’abord le passé de la série elle-même. Mieux une méthode y a réussi, plus elle compte.',
      },
      {
        term: 'La précision.',
        text: '100\u00a0% moins l’écart du total, dans un sens ou dans l’autre. Pour 960 prévus et 1\u00a0000 réalisés, cela fait 96\u00a0%. Le chiffre que nous annonçons est la moyenne de toutes les séries.',
      },
      {
        term: 'Le réglage.',
        text: `Sur la première moitié des historiques, avec des semaines masquées à la fin. Les ${m.unseenSeries} autres ont eu leur mot à dire quelques fois\u00a0: les modifications qui les dégradaient ont été écartées.`,
      },
      {
        term: 'Combien de fois nous avons regardé.',
        text: `Rien n’est réglé sur les semaines de la compétition, et aucune version n’est choisie d’après elles. Une version antérieure y a été mesurée la première\u00a0: ${m.firstMean} en moyenne, MASE ${m.firstMase} et, parmi ${m.firstRows} lignes de GIFT-Eval, rang ${m.firstRanks.mase} selon le MASE, ${m.firstRanks.owa} selon l’OWA, ${m.firstRanks.wql} selon le WQL et ${m.firstRanks.msis} selon le MSIS. Une première ébauche et deux candidates à la version suivante y avaient été comparées une fois, leurs paramètres ayant été réglés ailleurs.`,
      },
    ],
  },
  again: {
    title: 'Refaire le calcul',
    lede: `Le moteur de prévision, les données et les mesures dans un téléchargement de ${m.downloadSize}\u00a0Mo. Il ne demande que Node, prend quelques minutes et compare chaque chiffre obtenu aux nôtres.`,
    comment: 'Dans le dossier décompressé, avec Node 24 ou plus récent',
    download: 'Télécharger le calcul',
    licence: 'Licence MIT. SHA-256\u00a0: ',
    data: 'Les séries sont publiques\u00a0: ',
    dataLink: 'la compétition M4 sur GitHub',
    code: 'Tout le code est public, lui aussi\u00a0: ',
    questions: `Quelque chose ne colle pas\u00a0? Écrivez à ${email}.`,
  },
  closing: 'Le bilan qui compte, c’est le vôtre.',
};
