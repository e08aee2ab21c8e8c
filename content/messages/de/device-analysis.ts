import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { deviceAnalysis as english } from '../en/device-analysis.ts';

const f = figures('de');
const { brand } = settings;

export const deviceAnalysis: typeof english = {
  meta: {
    title: `SEA-Geräteanalyse, Stunde für Stunde · ${brand}`,
    description:
      'Conversion-Rate für Mobil, Desktop und Tablet zu jeder Stunde des Tages, übersetzt in Gebote für die nächste Woche. Geändert wird nur, was Sie freigeben.',
  },
  title: 'Wissen, welches Gerät verkauft.',
  lede: 'Conversion-Rate nach Gerät und Stunde, übersetzt in Gebote für nächste Woche. Morgens das Handy, tagsüber der Desktop, abends das Sofa.',
  day: {
    title: `Conversion-Rate nach Uhrzeit, letzte ${f.forecastWeeksWord} Wochen`,
    rates: (v) =>
      `Drei Stufendiagramme der Conversion-Rate nach Uhrzeit. Mobil ist um ${v.mobileHour}\u00a0Uhr mit ${v.mobilePeak} am stärksten, Desktop um ${v.desktopHour}\u00a0Uhr mit ${v.desktopPeak}. Desktop führt von ${v.from} bis ${v.to}\u00a0Uhr, in allen anderen Stunden führt Mobil. Tablet führt nie.`,
    lead: 'In Führung',
    bidsTitle: 'Gebotsanpassungen nächste Woche, in\u00a0%',
    bids: (v) =>
      `Vorgeschlagene Gebotsanpassungen für die nächste Woche, nach Uhrzeit. Mobil steigt am Abend um bis zu ${v.mobileBest}, Desktop während der Arbeitszeit um bis zu ${v.desktopBest}; Tablet bleibt den ganzen Tag auf oder unter dem Basisgebot.`,
    bidOn: (device) => `Gebot ${device}`,
  },
  week: {
    title: 'Derselbe Tag, siebenmal.',
    lede: 'Von Montag bis Freitag übernimmt zu Bürozeiten der Desktop. Am Wochenende fast nie, also folgen die Gebote dann dem Handy.',
    caption: 'Welches Gerät besser konvertiert, und um wie viele Prozentpunkte',
    leads: (device) => `${device} führt`,
    scale: 'Dunkler heißt größerer Vorsprung',
    finding: (v) =>
      `Heatmap des Vorsprungs bei der Conversion-Rate nach Wochentag und Uhrzeit. Desktop führt am Wochenende höchstens ${v.weekend}, von Montag bis Freitag bis zu ${v.weekday} am Tag.`,
    note: 'Stunden am Tag, in denen Desktop führt. Auch die Gebotsvorschläge richten sich nach dem Wochentag. Sie geben frei; von allein ändert sich nichts.',
    signs: (v) => `+ ${v.desktop}, − ${v.mobile}`,
  },
  segments: {
    title: 'Was ein Verkauf kostet, Gerät für Gerät.',
    lede: `Kosten pro Conversion, jeweils aus der eigenen Historie prognostiziert. Wählen Sie ein Gerät, sehen Sie seine Zielgruppen: Warenkörbe werden am Desktop bezahlt, Lookalikes sind mobil günstiger.`,
    caption: `Kosten pro Conversion nach Gerät, die letzten ${f.forecastWeeksWord} Wochen und die nächsten ${f.forecastWeeksWord}`,
    device: 'Gerät',
    share: 'Anteil an den Conversions',
    trend: 'Verlauf und Prognose, alle im selben Maßstab',
    expected: 'Prognose',
    range: '90-%-Spanne',
    reading: (v) =>
      `${v.name}: ${v.last} in der letzten Woche, ${v.end} in ${f.forecastWeeksWord} Wochen erwartet`,
    choose: 'Nach Gerät filtern',
  },
  smartBidding: {
    title: 'Smart Bidding oder Performance Max?',
    text: 'Wer von Hand bietet, übernimmt die Anpassungen, wie sie sind. Smart Bidding gewichtet Gerät und Uhrzeit in jeder Auktion selbst: Ziel-ROAS verwendet Ihre Gebotsanpassungen nicht, außer −100\u00a0% für ein Gerät, und Performance Max hat keine. Dort nutzen Sie, was Sie hier sehen, für Budgets, Werbezeitpläne und Landingpages.',
  },
  finding: (v) =>
    `Desktop konvertiert um ${v.desktop.hour}\u00a0Uhr mit ${v.desktop.rate} am besten, Mobil um ${v.mobile.hour}\u00a0Uhr mit ${v.mobile.rate}.`,
  one: {
    on: { mobile: 'Auf Mobilgeräten', desktop: 'Auf dem Desktop', tablet: 'Auf Tablets' },
    finding: (v) =>
      `${v.device} ist die Conversion-Rate um ${v.hour}\u00a0Uhr am höchsten: ${v.rate}. Erwartete Kosten pro Conversion: ${v.cost}.`,
    rates: (v) =>
      `${v.device}, Conversion-Rate nach Uhrzeit: am höchsten um ${v.hour}\u00a0Uhr mit ${v.peak}.`,
    bids: (v) =>
      `${v.device}, vorgeschlagene Gebotsanpassungen für die nächste Woche nach Uhrzeit: von ${v.lowest} bis ${v.highest}.`,
    week: (device) => `${device}: Conversion-Rate nach Wochentag und Uhrzeit, in\u00a0%`,
    higher: 'Dunkler heißt höher',
    note: 'Beste Conversion-Rate des Tages. Auch die Gebotsvorschläge richten sich nach dem Wochentag. Sie geben frei; von allein ändert sich nichts.',
    segments: (device) =>
      `${device}: Kosten pro Conversion nach Zielgruppe, die letzten ${f.forecastWeeksWord} Wochen und die nächsten ${f.forecastWeeksWord}`,
    audience: 'Zielgruppe',
    none: 'Wochen ohne Conversions, deshalb keine Prognose.',
  },
  withoutScript: 'Der Filter braucht JavaScript. Ohne sehen Sie alle Geräte.',
  closing: 'Sehen Sie, wo Ihre Kunden verkaufen.',
};
