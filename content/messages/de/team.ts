import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { team as english } from '../en/team.ts';

const f = figures('de');
const { brand } = settings;

export const team: typeof english = {
  meta: {
    title: `Unsere Teams: wer was wann macht · ${brand}`,
    description: `Prognose, Kampagnen, Daten, Onboarding, Service: was jedes Team bei ${brand} macht und wann es für Sie da ist, vom ersten Gespräch bis zum Wochenplan.`,
  },
  title: 'Wer wann für Sie da ist.',
  lede: `Ihre ersten ${f.trialDays} Tage als Kalender. Die Teams überlappen sich: Das eine ist noch da, wenn das nächste anfängt.`,
  firstDays: {
    title: 'Wenn Ihr Gespräch auf einen Dienstag fällt',
    note: 'Ein Beispiel: Ihre Testphase beginnt an dem Tag, den Sie wählen.',
    you: 'Sie',
    day: (n) => `Tag ${n}`,
    days: (from, to) => `Tag ${from} bis ${to}`,
    events: {
      call: 'Das Gespräch',
      access: 'Lesezugriff geben, zunächst auf ein Konto',
      connect: 'Verbindet Ihre Konten',
      care: `Von der ersten Minute an da, ${f.care}`,
      first: 'Ihre erste Prognose: dieser Monat, Woche für Woche',
      read: 'Lesen',
      together: 'Liest sie mit Ihnen',
      current: 'Hält den Vergleich aktuell',
      running: 'Prüft Ihre laufenden Kampagnen',
      check: 'Letzte Woche: Treffer?',
      questions: 'Klärt Ihre Fragen',
      draft: 'Ein Planentwurf, den Sie Kunden zeigen können',
      change: 'Ändern',
      last: 'Letztes Gespräch',
      decide: 'Sie ent\u00adscheiden',
    },
  },
  after: {
    title: 'Der Tag danach gehört Ihnen.',
    lede: 'Die Testphase endet von selbst, nichts verlängert sich. Ein Abo beginnt erst, wenn Sie zustimmen.',
    goOn: {
      title: 'Sie machen weiter',
      text: `Die Prognose blickt ${f.forecastMonthsWord} Monate voraus statt nur auf den laufenden Monat, und Sie starten den Plan auf den Plattformen; das Kampagnenteam prüft ihn vorher mit Ihnen.`,
    },
    stop: {
      title: 'Sie machen nicht weiter',
      text: 'Der Zugang endet, eine Rechnung kommt nicht. Ihre bisherigen Prognosen behalten Sie und können sie nachprüfen.',
    },
  },
  ask: {
    title: 'Kleine Teams, ein Plan.',
    lede: 'Jedes Team ist danach benannt, wofür es zuständig ist, und unterschreibt seine E-\u2060Mails mit diesem Namen. So wissen Sie immer, wen Sie fragen.',
    who: 'Wen Sie fragen',
    questions: {
      range: 'Warum ist die Spanne für nächste Woche breiter geworden?',
      access: 'Welche Konten brauchen Sie, und mit welchen Rechten?',
      disapproved: 'Warum wurde diese Anzeige abgelehnt, und was ginge durch?',
      second: 'Können wir noch in der Testphase einen zweiten Kunden dazunehmen?',
      broken: 'Etwas ist kaputt, und es ist Sonntag.',
      numbers: 'Wer sieht die Zahlen unserer Kunden?',
    },
  },
  closer: {
    title: 'Fragen Sie ein Team. Oder verstärken Sie eines.',
    meet: 'Termin vereinbaren',
    careers: 'Karriere',
  },
};
