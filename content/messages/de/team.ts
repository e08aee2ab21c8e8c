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
  title: 'Kleine Teams, ein Plan.',
  lede: 'Jedes Team ist danach benannt, wofür es zuständig ist, und unterschreibt seine E-Mails mit diesem Namen. So wissen Sie immer, wen Sie fragen.',
  teams: {
    forecasting: {
      name: 'Prognoseteam',
      position: `Macht aus ${f.forecastWeeksWord} Wochen Rückblick ${f.forecastWeeksWord} Wochen Ausblick und führt Buch darüber, wie gut das gelingt.`,
    },
    campaign: {
      name: 'Kampagnenteam',
      position: 'Kennt die Werbeplattformen in- und auswendig und weiß, was jede von ihnen ablehnt.',
    },
    data: {
      name: 'Datenteam',
      position: `Pflegt die Daten von über ${f.brandsWord} Marken und Unterkategorien, damit Gleiches mit Gleichem verglichen wird.`,
    },
    onboarding: {
      name: 'Onboarding-Team',
      position: `Führt das ${f.callMinutes}-minütige Gespräch und begleitet Sie auch in den ${f.trialDays} Tagen danach.`,
    },
    care: {
      name: 'Serviceteam',
      position: 'Ihr festes Support-Team, das rund um die Uhr antwortet.',
    },
  },
  timing: {
    title: 'Wer wann für Sie da ist.',
    lede: 'Vom ersten Gespräch bis zum Wochenplan. Die Teams überlappen sich: Das eine ist noch da, wenn das nächste anfängt.',
    phases: {
      call: { name: 'Das Gespräch', length: `${f.callMinutes} Minuten` },
      trial: { name: 'Kostenlos testen', length: `${f.trialDays} Tage` },
      after: { name: 'Jede Woche danach', length: '' },
    },
    work: {
      onboarding: 'Führt das Gespräch und bleibt bis zum letzten Tag der Testphase',
      data: 'Verbindet Ihre Konten und hält danach den Vergleich aktuell',
      forecasting: `Beginnt mit dem laufenden Monat, blickt mit Abo ${f.forecastMonthsWord} Monate voraus`,
      campaign: 'Bringt den Plan auf die Plattformen, sobald Sie weitermachen',
      care: 'Von der ersten Minute an da, rund um die Uhr',
    },
  },
  closer: {
    title: 'Fragen Sie ein Team. Oder verstärken Sie eines.',
    meet: 'Termin vereinbaren',
    careers: 'Karriere',
  },
};
