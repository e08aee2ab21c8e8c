import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';

const f = figures('en');
const { brand } = settings;

export const audienceAnalysis = {
  meta: {
    title: `Audience analysis, week by week · ${brand}`,
    description: `See which audience pays: return on ad spend by segment and week, measured up to today and forecast for the next ${f.forecastMonthsWord} months, by geo and device.`,
  },
  title: 'Find the segment that pays.',
  lede: `Return on ad spend by audience, week by week, with the next ${f.forecastMonthsWord} months already in view. Break any of it down by geo or device; your filters stay on.`,
  map: {
    title: 'Return on ad spend, index 100 = account average',
    filtersLabel: 'Filters in this view',
    filters: ['Geo: 7 markets', 'Device: all', 'Audience: 5 segments'],
    finding: (v: { best: string; bestEnd: string; weakest: string; weakestEnd: string; week: string }) =>
      `Heat map of return on ad spend by audience segment, ${f.forecastWeeks} weeks measured and ${f.forecastWeeks} forecast. Strongest in nearly every week: ${v.best}, expected at ${v.bestEnd} in ${v.week}. Weakest throughout: ${v.weakest}, expected at ${v.weakestEnd}.`,
    segments: {
      buyers: 'Past buyers',
      cart: 'Cart, 7 days',
      returning: 'Returning',
      lookalike: 'Lookalike',
      visitors: 'New visitors',
    },
    // These follow a number: "160 now, 169 expected in W39".
    now: 'now,',
    expected: (week: string) => `expected in ${week}`,
    measured: 'Measured',
    forecast: 'Forecast',
    scale: 'Darker is higher',
  },
  questions: {
    title: 'Questions it answers',
    items: [
      {
        term: 'Who to keep',
        text: `Segments that pay off now and should still pay off in ${f.forecastMonthsWord} months.`,
      },
      {
        term: 'Who to find',
        text: 'Lookalikes that rise in the forecast before they show up in the report.',
      },
      {
        term: 'Where',
        text: 'The same row for a single market. A segment that pays in one country may not in the next.',
      },
      {
        term: 'When to stop',
        text: 'A row that fades after Today is a budget you can move this week.',
      },
    ],
  },
  closing: 'Meet your best segment.',
};

declare module '../messages.ts' {
  interface Messages {
    audienceAnalysis: typeof audienceAnalysis;
  }
}
