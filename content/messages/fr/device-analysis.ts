import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { deviceAnalysis as english } from '../en/device-analysis.ts';

const f = figures('fr');
const { brand } = settings;

export const deviceAnalysis: typeof english = {
  meta: {
    title: `Analyse par appareil, heure par heure · ${brand}`,
    description:
      'Taux de conversion sur mobile, ordinateur et tablette, heure par heure, traduit en ajustements d’enchères pour la semaine suivante. Rien sans votre accord.',
  },
  title: 'Sachez quel écran fait vendre.',
  lede: 'Le taux de conversion par appareil et par heure, traduit en enchères pour la semaine prochaine. Le téléphone ouvre la journée, le bureau conclut, le canapé a le dernier mot.',
  day: {
    title: `Taux de conversion selon l’heure, ${f.forecastWeeksWord} dernières semaines`,
    rates: (v) =>
      `Trois courbes en escalier du taux de conversion selon l’heure. Le mobile culmine à ${v.mobilePeak} à ${v.mobileHour}. L’ordinateur culmine à ${v.desktopPeak} à ${v.desktopHour} et mène de ${v.from} à ${v.to}\u00a0; le mobile mène à toutes les autres heures. La tablette ne mène jamais.`,
    lead: 'En tête',
    bidsTitle: 'Enchères de la semaine prochaine, ajustement en\u00a0%',
    bids: (v) =>
      `Ajustements d’enchères suggérés pour la semaine prochaine, heure par heure. Le mobile gagne jusqu’à ${v.mobileBest} le soir, l’ordinateur jusqu’à ${v.desktopBest} aux heures de bureau\u00a0; la tablette reste toute la journée à son enchère de base ou en dessous.`,
    bidOn: (device) => `Enchère ${device.toLowerCase()}`,
  },
  week: {
    title: 'La même journée, sept fois.',
    lede: 'En semaine, l’ordinateur prend le relais aux heures de bureau. Le week-end, presque jamais\u00a0: les enchères suivent alors le téléphone.',
    caption: 'Quel écran convertit le mieux, et de combien de points',
    leads: (device) => `${device} en tête`,
    scale: 'Plus foncé = plus d’avance',
    finding: (v) =>
      `Carte de chaleur de l’avance en taux de conversion, par jour et par heure. Du lundi au vendredi, l’ordinateur mène jusqu’à ${v.weekday} par jour\u00a0; le week-end, ${v.weekend} au plus.`,
    note: 'Heures par jour où l’ordinateur mène. Les enchères suggérées suivent aussi le jour de la semaine. Vous validez\u00a0; rien ne change tout seul.',
    signs: (v) => `+ ${v.desktop.toLowerCase()}, − ${v.mobile.toLowerCase()}`,
  },
  closing: 'Voyez où se concluent les ventes de vos clients.',
};
