import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { audienceAnalysis as english } from '../en/audience-analysis.ts';

const f = figures('fr');
const { brand } = settings;

export const audienceAnalysis: typeof english = {
  meta: {
    title: `Analyse d’audience SEA par ROAS · ${brand}`,
    description: `Quelle audience rapporte\u00a0? Le ROAS par segment et par semaine, mesuré jusqu’à aujourd’hui, prévu sur les ${f.forecastMonthsWord} prochains mois, par zone et par appareil.`,
  },
  title: 'Trouvez le segment qui rapporte.',
  lede: `Le ROAS par audience, semaine par semaine, avec les ${f.forecastMonthsWord} prochains mois déjà en vue. À ventiler par zone ou par appareil\u00a0: les filtres vous suivent.`,
  map: {
    title: 'ROAS, indice 100 = moyenne du compte',
    filters: {
      label: 'Filtres de cette vue',
      market: { name: 'Zone', all: 'Tous les marchés' },
      device: { name: 'Appareil', all: 'Tous' },
      clear: 'Effacer les filtres',
      withoutScript:
        'Les filtres ont besoin de JavaScript. Sans lui, vous voyez tous les marchés et tous les appareils.',
    },
    status: {
      market: {
        all: 'Sur tous les marchés',
        us: 'Aux États-Unis',
        uk: 'Au Royaume-Uni',
        de: 'En Allemagne',
        fr: 'En France',
      },
      device: {
        all: 'tous appareils confondus',
        mobile: 'sur mobile',
        desktop: 'sur ordinateur',
        tablet: 'sur tablette',
      },
      gains: {
        buyers: 'les anciens acheteurs progressent le plus',
        cart: 'les paniers abandonnés des 7\u00a0derniers jours progressent le plus',
        returning: 'les visiteurs récurrents progressent le plus',
        lookalike: 'les lookalikes progressent le plus',
        visitors: 'les nouveaux visiteurs progressent le plus',
      },
      sentence: (v) => `${v.market}, ${v.device}\u00a0: ${v.gains}, de ${v.from} à ${v.to}.`,
      ahead: (difference) => `${difference} par rapport à l’ensemble`,
    },
    finding: (v) =>
      `Carte de chaleur du ROAS par segment d’audience, ${f.forecastWeeks} semaines mesurées et ${f.forecastWeeks} prévues. Le plus élevé en ${v.week}\u00a0: ${v.best.name}, attendu à ${v.best.end}. Le plus bas\u00a0: ${v.weakest.name}, attendu à ${v.weakest.end}.`,
    segments: {
      buyers: 'Anciens acheteurs',
      cart: 'Abandon panier, 7\u00a0j',
      returning: 'Récurrents',
      lookalike: 'Lookalike',
      visitors: 'Nouveaux visiteurs',
    },
    // These follow a number: "160 aujourd’hui, 169 attendu en S39".
    now: 'aujourd’hui',
    expected: (week) => `attendu en ${week}`,
    scale: 'Plus foncé = plus élevé',
  },
  slope: {
    title: 'Garder, développer ou couper.',
    lede: 'Les cinq mêmes lignes, réduites à leur début et à leur fin. Une pente qui monte appelle du budget\u00a0; une ligne qui reste sous 100 en libère.',
    caption: (week) => `Aujourd’hui et en ${week}`,
    note: 'Indice 100 = moyenne du compte. Barres\u00a0: environ la moitié des résultats tombe à l’intérieur',
    reading: (v) => `${v.segment}\u00a0: ${v.now} aujourd’hui, ${v.end} attendu. ${v.verdict}.`,
    verdicts: { keep: 'À garder', find: 'À développer', hold: 'À surveiller', test: 'À tester ou arrêter' },
  },
  closing: 'Faites connaissance avec votre meilleur segment.',
};
