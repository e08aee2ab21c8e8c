import { figures } from '../../figures.ts';
import { capitalize } from '../../format.ts';
import { settings } from '../../settings.ts';

const f = figures('en');
const { brand } = settings;

export const mediaPlanning = {
  meta: {
    title: `PPC media planning with a live forecast · ${brand}`,
    description: `Lay out ${f.planMonthsWord} months of search, retail and social flights on one page. ${brand} brings the plan up to date every month from a ${f.forecastMonthsWord}-month forecast.`,
  },
  title: `${capitalize(f.planMonthsWord)} months planned. Refreshed from the next ${f.forecastMonthsWord}.`,
  lede: `A media plan has to reach further than a forecast should. ${brand} lays out all ${f.planWeeks} weeks of flights and brings them up to date on the first of each month, when you approve it.`,
  chart: {
    title: 'Conversions per week and the flights behind them',
    label: (v: { first: string; last: string; peak: string; peakWeek: string }) =>
      `Chart of an illustrative account over the ${f.planWeeks} weeks ahead. In the first ${f.forecastWeeksWord} weeks, expected conversions rise from ${v.first} to ${v.last}, within a range that widens. The weeks after that are a plan, drawn as steps without a range, and peak at ${v.peak} in ${v.peakWeek}.`,
    forecast: 'Forecast, with its 50% and 90% range',
    plan: 'Plan, no range claimed',
    forecastZone: `${capitalize(f.forecastMonthsWord)} months forecast`,
    planZone: `${capitalize(f.monthsBeyondForecastWord)} more months, planned`,
    peak: 'Seasonal peak, held in the plan',
    expectedOrPlanned: 'Expected or planned',
  },
  flights: {
    genericPeak: 'Search, generic, peak',
    retailGifts: 'Retail, gifts',
    socialReturning: 'Paid social, returning',
  },
  refresh: {
    title: 'How a plan stays current.',
    text: 'On the first of each month, Today moves one column to the right. What was forecast has run, what was only planned gets a forecast, and a new month is added at the end.',
    label: 'Four monthly refreshes of one plan',
    note: `${capitalize(f.forecastMonthsWord)} months of forecast and ${f.monthsBeyondForecastWord} of plan on every date. No account behind it.`,
    // Keep this one short: it has a single month's room.
    ran: 'Past',
    forecast: 'Forecast',
    plan: 'Plan',
  },
  week: {
    title: 'Open any week.',
    text: 'Behind each column of the plan are seven days: what should come in, what runs, what it may cost and what the client will read.',
    caption: (week: string) => `${week}, opened`,
    ahead: (n: string) => `${n} weeks ahead.`,
    finding: (v: { total: string; range: string; flights: string; spend: string; share: string }) =>
      `${v.total} conversions are expected, ${v.range} nine times out of ten. The week’s ${v.flights} flights share ${v.spend}. You get an alert when spend is more than ${v.share} off plan.`,
    expected: 'expected',
    addedUp: 'Spend, added up',
    alert: (share: string) => `alert at ${share} off plan`,
    byDay: (v: { amount: string; day: string }) => `${v.amount} by ${v.day}`,
    copy: {
      label: 'The client’s copy',
      amount: (n: string) => `${n} conversions`,
      expected:
        'We expect {amount}, most likely between {low} and {high}. Generic search gets more budget from this week on.',
      spend:
        'Spend is planned at {amount} in {flights} flights. If it drifts by more than {share}, we’ll know the same day.',
      note: 'Drafted from the plan and current on the day you send it.',
    },
  },
  closing: `Put your next ${f.planMonthsWord}\u00a0months on one page.`,
};

declare module '../messages.ts' {
  interface Messages {
    mediaPlanning: typeof mediaPlanning;
  }
}
