import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { terms as english } from '../en/terms.ts';

const f = figures('de');
const { brand } = settings;

export const terms: typeof english = {
  meta: {
    title: `Allgemeine Geschäftsbedingungen · ${brand}`,
    description: `Die Bedingungen für die Website von ${brand}: Zugang auf Anfrage, ${f.trialDays} Tage kostenlose Testphase, Prognosen als Spannen statt Garantien und wofür wir haften.`,
  },
  contents: 'Auf dieser Seite',
  updated: (date) => `Stand: ${date}`,
};
