import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';

const f = figures('en');
const { brand } = settings;

export const audienceAnalysis = {
  meta: {
    title: `Paid search audience analysis by ROAS · ${brand}`,
    description: `See which audience pays: return on ad spend by segment and week, measured up to today and forecast for the next ${f.forecastMonthsWord} months, by geo and device.`,
  },
  title: 'Find the segment that pays.',
  lede: `Return on ad spend by audience, week by week, with the next ${f.forecastMonthsWord} months already in view. Break any of it down by geo or device; your filters stay on.`,
  map: {
    title: 'Return on ad spend, index\u00a0100 = account average',
    filters: {
      label: 'Filters in this view',
      market: { name: 'Geo', all: 'All markets' },
      device: { name: 'Device', all: 'All devices' },
      clear: 'Clear filters',
      withoutScript: 'The filters need JavaScript. Without it you see all markets and all devices.',
    },
    status: {
      market: {
        all: 'In all markets',
        us: 'In the United States',
        uk: 'In the United Kingdom',
        de: 'In Germany',
        fr: 'In France',
      },
      device: { all: 'on all devices', mobile: 'on mobile', desktop: 'on desktop', tablet: 'on tablet' },
      gains: {
        buyers: 'past buyers gain the most',
        cart: '7-day cart abandoners gain the most',
        returning: 'returning visitors gain the most',
        lookalike: 'lookalikes gain the most',
        visitors: 'new visitors gain the most',
      },
      sentence: (v: { market: string; device: string; gains: string; from: string; to: string }) =>
        `${v.market}, ${v.device}: ${v.gains}, from ${v.from} to ${v.to}.`,
      ahead: (difference: string) => `${difference} vs. all`,
    },
    finding: (v: {
      best: { name: string; end: string };
      weakest: { name: string; end: string };
      week: string;
    }) =>
      `Heat map of return on ad spend by audience segment, ${f.forecastWeeks} weeks measured and ${f.forecastWeeks} forecast. Highest in ${v.week}: ${v.best.name}, expected at ${v.best.end}. Lowest: ${v.weakest.name}, expected at ${v.weakest.end}.`,
    segments: {
      buyers: 'Past buyers',
      cart: 'Cart abandoners, 7d',
      returning: 'Returning',
      lookalike: 'Lookalikes',
      visitors: 'New visitors',
    },
    // These follow a number: "160 now, 169 expected in week 39".
    now: 'now',
    expected: (week: string) => `expected in ${week}`,
    scale: 'Darker is higher',
  },
  slope: {
    title: 'Keep, grow or cut.',
    lede: 'The same five rows with everything between taken out. A line that climbs is a budget to raise; one that stays below 100 is a budget to move.',
    caption: (week: string) => `Now and in ${week}`,
    note: 'Index 100 = account average. Bars: about half of outcomes fall inside',
    reading: (v: { segment: string; now: string; end: string; verdict: string }) =>
      `${v.segment}: ${v.now} now, ${v.end} expected. ${v.verdict}.`,
    verdicts: { keep: 'Keep', find: 'Find more of them', hold: 'Watch', test: 'Test, or stop' },
  },
  closing: 'Meet your best segment.',
};

declare module '../messages.ts' {
  interface Messages {
    audienceAnalysis: typeof audienceAnalysis;
  }
}
