import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { audienceAnalysis as english } from '../en/audience-analysis.ts';

const f = figures('fr');
const { brand } = settings;

export const audienceAnalysis: typeof english = {
  meta: {
    title: `Analyse d’audience, semaine par semaine · ${brand}`,
    description: `Quelle audience rapporte\u00a0? Le ROAS par segment et par semaine, mesuré jusqu’à aujourd’hui, prévu sur les ${f.forecastMonthsWord} prochains mois, par zone et par appareil.`,
  },
  title: 'Trouvez le segment qui rapporte.',
  lede: `Le ROAS par audience, semaine par semaine, avec les ${f.forecastMonthsWord} prochains mois déjà en vue. Ventilez-le par zone ou par appareil\u00a0: les filtres vous suivent.`,
  map: {
    title: 'ROAS, indice 100 = moyenne du compte',
    filtersLabel: 'Filtres de cette vue',
    filters: ['Zone\u00a0: 7 marchés', 'Appareil\u00a0: tous', 'Audience\u00a0: 5 segments'],
    finding: (v) =>
      `Carte de chaleur du ROAS par segment d’audience, ${f.forecastWeeks} semaines mesurées et ${f.forecastWeeks} prévues. Segment le plus fort presque chaque semaine\u00a0: ${v.best}, attendu à ${v.bestEnd} en ${v.week}. Le plus faible d’un bout à l’autre\u00a0: ${v.weakest}, attendu à ${v.weakestEnd}.`,
    segments: {
      buyers: 'Anciens acheteurs',
      cart: 'Panier, 7 jours',
      returning: 'Récurrents',
      lookalike: 'Lookalike',
      visitors: 'Nouveaux visiteurs',
    },
    // These follow a number: "160 aujourd’hui, 169 attendu en S39".
    now: 'aujourd’hui,',
    expected: (week) => `attendu en ${week}`,
    measured: 'Mesuré',
    forecast: 'Prévision',
    scale: 'Plus foncé = plus élevé',
  },
  questions: {
    title: 'Ce que l’analyse vous dit',
    items: [
      {
        term: 'Qui garder',
        text: `Les segments rentables aujourd’hui, et qui devraient l’être encore dans ${f.forecastMonthsWord} mois.`,
      },
      {
        term: 'Qui aller chercher',
        text: 'Les lookalikes qui montent dans la prévision avant de se voir dans le rapport.',
      },
      {
        term: 'Où',
        text: 'La même ligne pour un seul marché. Un segment rentable dans un pays ne l’est pas forcément dans le pays voisin.',
      },
      {
        term: 'Quand arrêter',
        text: 'Une ligne qui pâlit après Aujourd’hui, c’est un budget à déplacer dès cette semaine.',
      },
    ],
  },
  closing: 'Faites connaissance avec votre meilleur segment.',
};
