import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { pitchPerfect as english } from '../en/pitch-perfect.ts';

const f = figures('fr');

export const pitchPerfect: typeof english = {
  meta: {
    title: `Pitch Perfect\u00a0: la présentation en cinq étapes · ${settings.brand}`,
    description:
      'Du compte connecté au pitch prêt pour le client\u00a0: collecte des données, recommandations sur mesure, analyse avancée, visualisation, amélioration continue.',
  },
  title: 'Cinq étapes vers la présentation qui fait gagner le trimestre.',
  lede: 'Du compte connecté au pitch prêt à présenter. Vous apportez le client\u00a0; le premier jet est déjà écrit.',
  steps: {
    collection: {
      name: 'Collecte des données',
      text: `Tous les comptes que vous connectez et, pour comparer, les tendances de ${f.overBrandsWord} de marques et sous-catégories.`,
      label: 'Un nuage de points\u00a0: ceux du compte en foncé, ceux du marché en clair.',
    },
    recommendations: {
      name: 'Recommandations sur mesure',
      text: 'Les actions qui en valent la peine pour ce client, classées par impact.',
      label: 'Cinq barres. La plus longue, l’action à mener en premier, est mise en évidence.',
    },
    analytics: {
      name: 'Analyse avancée',
      text: `Pour chaque action, une prévision sur les ${f.forecastMonthsWord} prochains mois, avec sa fourchette.`,
      label: 'Une courbe mesurée se prolonge en prévision, dont la fourchette s’élargit.',
    },
    visualization: {
      name: 'Visualisation dynamique',
      text: 'Des graphiques qui se redessinent quand le compte bouge. Fini les captures d’écran périmées.',
      label: 'Une slide à quatre volets\u00a0: tendance, classement, budget et prévision.',
    },
    improvement: {
      name: 'Amélioration continue',
      text: 'Après la réunion, la présentation consigne les résultats, et la suivante part de là.',
      label: 'Un escalier qui monte\u00a0: deux marches sont franchies, trois restent à gravir.',
    },
  },
  note: 'Graphiques tirés d’un compte fictif.',
  slides: {
    title: 'La présentation elle-même.',
    text: 'Six slides tirées du compte fictif, telles que l’outil de prévision les crée. Textes, tableaux et graphiques sont modifiables.',
    label: 'Les six slides, côte à côte',
    download: 'Télécharger la présentation (.pptx)',
    own: 'En créer une avec vos chiffres',
  },
  page: {
    title: 'Une page, telle que le client la voit.',
    text: 'Une page, une action. Chaque chiffre dit d’où il vient, pour que personne n’ait à défendre un nombre qu’il n’a pas calculé.',
    kicker: 'Recommandation',
    move: (v) => `Porter le search générique à ${v.budget} par semaine dès la ${v.week}`,
    finding: (v) =>
      `Avec cette action, ${v.expected} conversions sont attendues en ${v.week}\u00a0; sans elle, ${v.otherwise}.`,
    otherwise: (n) => `${n} sinon`,
    result:
      '{weeks} semaines avec {more} apportent {extra}, à {price} chacune{mark}. Le compte paie aujourd’hui {now}\u00a0: l’action est rentable tant qu’une conversion vous rapporte plus de {price}.',
    more: (amount) => `${amount} de plus par semaine`,
    extra: (n) => `${n} conversions de plus`,
    notes: [
      {
        term: 'La semaine',
        text: 'Choisie parce que la prévision y repart à la hausse, pas parce qu’un trimestre commence.',
      },
      {
        term: 'Le gain',
        text: 'Prévu deux fois\u00a0: avec l’action et sans elle. La bande couvre environ la moitié des cas.',
      },
      {
        term: 'Le prix',
        text: 'Le budget est celui de votre plan média. Modifiez-le dans le plan, et cette page change aussi.',
      },
    ],
  },
  record: {
    title: 'Après la réunion, la présentation tient les comptes',
    text: 'Ce que nous avions dit et ce qui s’est passé.',
    head: { move: 'Action', chart: 'Fourchette et réalisé', said: 'Prévision', came: 'Réalisé' },
    moves: {
      tablet: 'tablette en pause',
      brand: 'search marque, 10\u00a0% de plus',
      retail: 'nouvelle campagne marketplace',
    },
    saved: (amount) => `prévision\u00a0: ${amount} économisés`,
    brought: (n) => `prévision\u00a0: ${n} de plus`,
    inside: 'dans la fourchette',
    missed: 'hors fourchette',
  },
  closer: 'Découvrez votre premier jet.',
};
