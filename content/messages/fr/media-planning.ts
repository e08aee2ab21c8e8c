import { figures } from '../../figures.ts';
import { capitalize } from '../../format.ts';
import { settings } from '../../settings.ts';
import type { mediaPlanning as english } from '../en/media-planning.ts';

const f = figures('fr');
const { brand } = settings;

export const mediaPlanning: typeof english = {
  meta: {
    title: `Média planning SEA calé sur la prévision · ${brand}`,
    description: `Posez ${f.planMonthsWord} mois de campagnes search, marketplace et social ads sur une page. ${brand} met le plan à jour chaque mois avec la prévision à ${f.forecastMonthsWord} mois.`,
  },
  title: `${capitalize(f.planMonthsWord)} mois de plan, tenus à jour par ${f.forecastMonthsWord} mois de prévision.`,
  lede: `Un plan média doit porter plus loin qu’une prévision sérieuse. ${brand} pose les ${f.planWeeks} semaines de campagnes et les met à jour le premier de chaque mois, quand vous validez.`,
  chart: {
    title: 'Conversions par semaine et campagnes qui les portent',
    label: (v) =>
      `Courbe d’un compte fictif sur les ${f.planWeeks} semaines à venir. Pendant les ${f.forecastWeeksWord} premières, les conversions attendues passent de ${v.first} à ${v.last}, dans une fourchette qui s’élargit. Les suivantes sont un plan, tracé en escalier et sans fourchette, qui culmine à ${v.peak} en ${v.peakWeek}.`,
    forecast: 'Prévision, fourchettes à 50\u00a0% et 90\u00a0%',
    plan: 'Plan, sans fourchette',
    forecastZone: `${capitalize(f.forecastMonthsWord)} mois de prévision`,
    planZone: `Puis ${f.monthsBeyondForecastWord} mois de plan`,
    peak: 'Pic saisonnier, inscrit au plan',
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
    note: `À chaque date, ${f.forecastMonthsWord} mois de prévision et ${f.monthsBeyondForecastWord} mois de plan. Aucun compte derrière ce dessin.`,
    // Keep this one short: it has a single month's room.
    ran: 'Réel',
    forecast: 'Prévision',
    plan: 'Plan',
  },
  week: {
    title: 'Ouvrez n’importe quelle semaine.',
    text: 'Derrière chaque colonne du plan, il y a sept jours\u00a0: ce qui devrait rentrer, ce qui tourne, ce que cela peut coûter et ce que lira le client.',
    caption: (week) => `${week}, ouverte`,
    ahead: (n) => `Dans ${n} semaines.`,
    finding: (v) =>
      `${v.total} conversions sont attendues, ${v.range} neuf fois sur dix. Les ${v.flights} campagnes de la semaine se partagent ${v.spend}. Si la dépense s’écarte de plus de ${v.share} du plan, vous recevez une alerte.`,
    expected: 'attendues',
    addedUp: 'Dépense cumulée',
    alert: (share) => `alerte au-delà de ${share} d’écart`,
    byDay: (v) => `${v.amount} d’ici à ${v.day}`,
    copy: {
      label: 'La version du client',
      amount: (n) => `${n} conversions`,
      expected:
        'Nous attendons {amount}, le plus probablement entre {low} et {high}. Le search générique reçoit plus de budget à partir de cette semaine.',
      spend:
        'La dépense planifiée est de {amount}, répartie sur {flights} campagnes. Si elle s’écarte de plus de {share}, nous le saurons le jour même.',
      note: 'Rédigée d’après le plan et à jour le jour de l’envoi.',
    },
  },
  closing: `Mettez vos ${f.planMonthsWord}\u00a0prochains mois sur une seule page.`,
};
