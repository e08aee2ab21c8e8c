import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { deviceAnalysis as english } from '../en/device-analysis.ts';

const f = figures('fr');
const { brand } = settings;

export const deviceAnalysis: typeof english = {
  meta: {
    title: `Analyse SEA par appareil, heure par heure · ${brand}`,
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
  segments: {
    title: 'Ce que coûte une vente, écran par écran.',
    lede: `Le coût par conversion de chaque appareil, prévu d’après son propre historique. Choisissez un appareil pour voir ses audiences\u00a0: les paniers se concluent sur ordinateur, les lookalikes coûtent moins cher sur mobile.`,
    caption: `Coût par conversion selon l’appareil, ${f.forecastWeeksWord} semaines passées et ${f.forecastWeeksWord} à venir`,
    device: 'Appareil',
    share: 'Part des conversions',
    trend: 'Évolution et prévision, toutes à la même échelle',
    expected: 'Prévision',
    range: 'Fourchette à 90\u00a0%',
    reading: (v) =>
      `${v.name}\u00a0: ${v.last} la semaine dernière, ${v.end} attendus dans ${f.forecastWeeksWord} semaines`,
    choose: 'Filtrer par appareil',
  },
  smartBidding: {
    title: 'Smart Bidding ou Performance Max\u00a0?',
    text: 'Si vous enchérissez à la main, reprenez les ajustements tels quels. Smart Bidding pondère déjà l’appareil et l’heure à chaque enchère\u00a0: le ROAS cible n’utilise pas vos ajustements, sauf −100\u00a0% pour un appareil, et Performance Max n’en a pas. Servez-vous alors de ce que vous voyez ici pour les budgets, le calendrier de diffusion et les pages de destination.',
  },
  finding: (v) =>
    `L’ordinateur convertit le mieux à ${v.desktop.hour} (${v.desktop.rate}), le mobile à ${v.mobile.hour} (${v.mobile.rate}).`,
  one: {
    on: { mobile: 'Sur mobile', desktop: 'Sur ordinateur', tablet: 'Sur tablette' },
    finding: (v) =>
      `${v.device}, le taux de conversion est au plus haut à ${v.hour}\u00a0: ${v.rate}. Coût par conversion attendu\u00a0: ${v.cost}.`,
    rates: (v) => `${v.device}, taux de conversion selon l’heure\u00a0: au plus haut à ${v.hour}, ${v.peak}.`,
    bids: (v) =>
      `${v.device}, ajustements d’enchères suggérés pour la semaine prochaine, heure par heure\u00a0: de ${v.lowest} à ${v.highest}.`,
    week: (device) => `${device}\u00a0: taux de conversion par jour et par heure, en\u00a0%`,
    higher: 'Plus foncé = plus élevé',
    note: 'Meilleur taux de conversion de chaque jour. Les enchères suggérées suivent aussi le jour de la semaine. Vous validez\u00a0; rien ne change tout seul.',
    segments: (device) =>
      `${device}\u00a0: coût par conversion selon l’audience, ${f.forecastWeeksWord} semaines passées et ${f.forecastWeeksWord} à venir`,
    audience: 'Audience',
    none: 'Des semaines sans conversion\u00a0: pas de prévision.',
  },
  withoutScript: 'Le filtre a besoin de JavaScript. Sans lui, vous voyez tous les appareils.',
  closing: 'Voyez où se concluent les ventes de vos clients.',
};
