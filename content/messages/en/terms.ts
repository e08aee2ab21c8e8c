import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';

const f = figures('en');
const { brand } = settings;

export const terms = {
  meta: {
    title: `Terms and Conditions · ${brand}`,
    description: `The terms for using the ${brand} site: access by request, a free trial of ${f.trialDays} days, forecasts as ranges, not guarantees, and what we’re liable for.`,
  },
  contents: 'On this page',
  updated: (date: string) => `Updated ${date}`,
};

declare module '../messages.ts' {
  interface Messages {
    terms: typeof terms;
  }
}
