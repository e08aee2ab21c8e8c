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
      text: `Tous les comptes que vous connectez et, en regard, les mêmes semaines dans une base de ${f.overBrandsWord} de marques et sous-catégories.`,
      label: 'Un nuage de points\u00a0: ceux du compte en foncé, ceux du marché en clair.',
    },
    recommendations: {
      name: 'Recommandations sur mesure',
      text: 'Les actions qui valent la peine pour ce client, classées par impact.',
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
      text: 'Après la réunion, la présentation continue de compter les points, et la suivante part de là.',
      label: 'Un escalier qui monte\u00a0: deux marches sont franchies, trois restent à gravir.',
    },
  },
  note: 'Dessins d’après un compte fictif.',
  slides: {
    title: 'La présentation elle-même.',
    text: 'Six slides tirées du compte fictif, telles que l’outil de prévision les crée. Textes, tableaux et graphiques sont modifiables.',
    label: 'Les six slides, côte à côte',
    download: 'Télécharger la présentation (.pptx)',
    own: 'En créer une avec vos chiffres',
  },
  deck: {
    title: 'Ce que reçoit le client',
    items: [
      {
        term: 'Une synthèse écrite',
        text: 'Rédigée automatiquement d’après le compte, en phrases simples. Vous la retouchez avant que quiconque la lise.',
      },
      {
        term: 'Le bilan',
        text: 'Ce que disait la dernière prévision à côté de ce qui s’est passé, semaine par semaine, écarts compris.',
      },
      {
        term: 'La prévision',
        text: `Les ${f.forecastMonthsWord} prochains mois avec leur fourchette, pour que personne ne prenne le milieu pour une promesse.`,
      },
      {
        term: 'Le bon angle',
        text: 'Filtré par zone, appareil ou audience. Sur la slide, le graphique garde le filtre que vous avez choisi.',
      },
    ],
  },
  closer: 'Découvrez votre premier jet.',
};
