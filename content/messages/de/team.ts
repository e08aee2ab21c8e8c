import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { team as english } from '../en/team.ts';

const f = figures('de');
const { brand } = settings;

export const team: typeof english = {
  meta: {
    title: `Team: fünf Desks, ein Plan · ${brand}`,
    description: `Prognose, Kampagnen, Daten, Onboarding, Service: wofür jeder Desk bei ${brand} zuständig ist und wann Sie ihn treffen, vom ersten Gespräch bis zum Wochenplan.`,
  },
  title: 'Fünf Desks, ein Plan.',
  lede: 'Jeder Desk ist nach dem benannt, wofür er zuständig ist. So wissen Sie immer, wen Sie fragen und wer Ihnen geschrieben hat.',
  above: 'Übergeordnete Seiten',
  desks: {
    forecasting: {
      name: 'Prognose-Desk',
      position: `Macht aus ${f.forecastWeeksWord} Wochen Rückblick ${f.forecastWeeksWord} Wochen Ausblick und führt Buch darüber, wie gut das gelingt.`,
    },
    campaign: {
      name: 'Kampagnen-Desk',
      position: 'Kennt die drei Plattformen in- und auswendig und weiß, was jede von ihnen ablehnt.',
    },
    data: {
      name: 'Daten-Desk',
      position: `Pflegt die Daten von über ${f.brandsWord} Marken und Unterkategorien, damit Gleiches mit Gleichem verglichen wird.`,
    },
    onboarding: {
      name: 'Onboarding-Desk',
      position: `Führt das ${f.callMinutes}-minütige Gespräch und bleibt auch die ${f.trialDays} Tage danach.`,
    },
    care: {
      name: 'Service-Desk',
      position: 'Ein festes Support-Team, das rund um die Uhr antwortet.',
    },
  },
  timing: {
    title: 'Wen Sie wann treffen.',
    lede: 'Vom ersten Gespräch bis zum Wochenplan. Die Desks überlappen sich: Wer übergibt, ist noch da, wenn der nächste anfängt.',
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
      care: 'Von der ersten Minute an da, zu jeder Stunde',
    },
  },
  closer: {
    title: 'Fragen Sie einen Desk. Oder verstärken Sie einen.',
    meet: 'Termin vereinbaren',
    careers: 'Karriere',
  },
};
