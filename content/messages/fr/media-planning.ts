import { figures } from '../../figures.ts';
import { capitalized } from '../../format.ts';
import { settings } from '../../settings.ts';
import type { mediaPlanning as english } from '../en/media-planning.ts';

const f = figures('fr');
const { brand } = settings;

export const mediaPlanning: typeof english = {
  meta: {
    title: `Média planning calé sur la prévision · ${brand}`,
    description: `Posez ${f.planMonthsWord} mois de vagues search, marketplace et social ads sur une seule page. ${brand} redessine le plan dès que la prévision à ${f.forecastMonthsWord} mois bouge.`,
  },
  title: `${capitalized(f.planMonthsWord)} mois de plan, tenus à jour par ${f.forecastMonthsWord} mois de prévision.`,
  lede: `Un plan média doit porter plus loin qu’une prévision sérieuse. ${brand} pose les ${f.planWeeks} semaines de vagues et les redessine chaque fois que la prévision à ${f.forecastMonthsWord} mois bouge.`,
  chart: {
    title: 'Conversions par semaine et vagues qui les portent',
    label: (v) =>
      `Courbe d’un compte fictif sur les ${f.planWeeks} semaines à venir. Pendant les ${f.forecastWeeksWord} premières, les conversions attendues passent de ${v.first} à ${v.last}, dans une fourchette qui s’élargit. Les suivantes sont un plan, tracé en escalier et sans fourchette, qui culmine à ${v.peak} en ${v.peakWeek}.`,
    forecast: 'Prévision, fourchettes à 50\u00a0% et 90\u00a0%',
    plan: 'Plan, sans fourchette',
    forecastZone: `${capitalized(f.forecastMonthsWord)} mois de prévision`,
    planZone: `Puis ${f.monthsBeyondForecastWord} mois de plan`,
    peak: 'Pic de fin d’année, inscrit au plan',
    expectedOrPlanned: 'Attendu ou planifié',
  },
  flights: {
    genericPeak: 'Search générique, pic',
    retailGifts: 'Marketplace, cadeaux',
    socialReturning: 'Social ads, récurrents',
  },
  refresh: {
    title: 'Comment un plan reste à jour.',
    text: 'Le premier de chaque mois, Aujourd’hui avance d’une colonne. Un mois de prévision devient réel, un mois de plan reçoit sa prévision, et un nouveau mois s’ajoute au bout.',
    label: 'Quatre actualisations mensuelles d’un même plan',
    // Keep this one short: it has a single month's room.
    ran: 'Réel',
    forecast: 'Prévision',
    plan: 'Plan',
  },
  holds: {
    title: 'Ce que contient le plan',
    items: [
      {
        term: 'Les vagues',
        text: `Début, fin et budget hebdomadaire de chaque campagne sur ${f.platforms}.`,
      },
      {
        term: 'Les résultats attendus',
        text: 'Conversions et dépense pour chaque semaine de la prévision, sous forme de fourchette. Les semaines suivantes sont un plan, et c’est écrit noir sur blanc.',
      },
      {
        term: 'Le rythme de dépense',
        text: 'La dépense face au plan, en temps réel. Une alerte part dès qu’un budget risque de s’épuiser trop tôt.',
      },
      {
        term: 'La version client',
        text: 'Une synthèse écrite et une présentation, tirées du même plan, à jour le jour où vous les envoyez.',
      },
    ],
  },
  closing: `Mettez vos ${f.planMonthsWord} prochains mois sur une seule page.`,
};
