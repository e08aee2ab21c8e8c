import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';

const f = figures('en');
const { brand } = settings;

export const forecast = {
  meta: {
    title: `Forecast your own numbers · ${brand}`,
    description:
      'Drop in an export from Google Ads, Microsoft, GA4, Meta or Amazon and read the rest of the month as a range, checked on your own past. No login, no upload.',
  },
  title: 'Forecast your own numbers',
  lede: 'Drop in an export and read the rest of this month as a range, checked against your own past.',
  safe: 'Nothing leaves this browser: no upload, no login. Switch off your network and it still works.',
  noScript:
    'Reading a file takes JavaScript, because it happens in your browser. The sample below was drawn when this page was built.',
  closer: { title: `See all ${f.forecastMonthsWord} months.`, action: 'Request Access', how: 'How accuracy is measured' },
  spans: {
    title: 'How many weeks do what',
    items: [
      { term: 'Under 26 weeks', text: 'Your numbers as a chart. No forecast, no range.' },
      {
        term: '26 to 64 weeks',
        text: 'A forecast from level and trend. Seasons aren’t known yet, and the range says so by being wide.',
      },
      {
        term: '65 weeks and more',
        text: 'Last year’s weeks join in, and the check on your own past runs four times or more.',
      },
      {
        term: '95 weeks and more',
        text: `Seasons, and the full check: eight times ${f.forecastWeeks} weeks.`,
      },
    ],
  },
  /** `{…}` stand for numbers and names. */
  tool: {
    form: 'Your data',
    drop: {
      title: 'Drop your export here',
      over: 'Let go to read it',
      text: 'CSV or TSV, days, weeks or months, up to 50 MB. Two years work well, 26 weeks are the least.',
      choose: 'Choose a file',
    },
    paste: {
      title: 'Or paste from a spreadsheet',
      read: 'Read the pasted table',
      example: 'Date\tCost\tConversions\n2026-06-01\t5412.20\t41\n2026-06-02\t5630.75\t44',
    },
    sample: {
      title: 'No file at hand?',
      text: 'The sample account has {weeks} weeks of search spend, invented for this page.',
      use: 'Use the sample account',
      name: 'Sample account',
      note: 'Illustrative, all {ahead} weeks shown',
    },
    reads: {
      title: 'Reads exports from',
      table: 'any table with a date column and number columns',
      template: 'Download the template (.csv)',
    },
    source: {
      pasted: 'Pasted table',
      linked: 'From a link',
      weeks: '{weeks} weeks',
      span: '{rows} rows, {weeks} weeks, {first} to {last}',
      here: 'In this browser only',
      change: 'Change columns',
      another: 'Use another file',
    },
    reading: 'Reading {name}: {share}',
    metrics: {
      conversions: 'Conversions',
      clicks: 'Clicks',
      impressions: 'Impressions',
      spend: 'Cost',
      value: 'Conv. value',
      cpa: 'Cost per conversion',
    },
    /** An amount of each, within a sentence. */
    amounts: {
      conversions: '{n} conversions',
      clicks: '{n} clicks',
      impressions: '{n} impressions',
      spend: '{n} in cost',
      value: '{n} in conversion value',
      cpa: '{n} per conversion',
      other: '{n} ({label})',
    },
    perWeek: '{metric} per week',
    metricTabs: 'Metric',
    finding: {
      sample: { amount: '{amount}', rest: ` in the next ${f.forecastWeeksWord} weeks.` },
      own: { amount: '{amount}', rest: ' by {day}.' },
      short: '{weeks} weeks are too few for an honest range.',
    },
    summary: {
      sampleTotal:
        `The next ${f.forecastWeeksWord} weeks will bring about {amount}, in nine of ten cases between {low} and {high}.`,
      ownTotal:
        'The weeks to {day} will bring about {amount}, in nine of ten cases between {low} and {high}.',
      cpaTotal:
        'A conversion will cost about {n} in the weeks to come, in nine of ten cases between {low} and {high}.',
      more: 'That is {share} more than in the same weeks last year.',
      less: 'That is {share} less than in the same weeks last year.',
      same: 'That is as much as in the same weeks last year.',
      extremes:
        'The weakest week is {weakest} with about {low}, the strongest {strongest} with about {high}.',
      checked: `On the account’s own past, the total of ${f.forecastWeeksWord} weeks was off by {share} on average.`,
      copy: 'Copy the summary',
      copied: 'Copied',
    },
    short: {
      text: 'A forecast starts at {least} weeks; yours gets there on {day}. With fewer, we could not check the result on your own past, so we show none. Your {weeks} weeks are drawn below as they are.',
    },
    chart: {
      today: 'Today',
      keys: 'Chart. Use the left and right arrow keys to read it week by week.',
      label: '{metric} per week. The last {behind} measured weeks go from {first} to {last}.',
      labelAhead:
        'The forecast goes from {from} to {to}; in nine of ten cases the last week is between {low} and {high}.',
      end: '{n} in {week}',
      cases: '{range} in 9 of 10 cases',
      measured: 'Measured',
      forecast: 'Forecast',
      range50: '50% range',
      range90: '90% range',
      expected: '{n} expected',
      came: '{n} measured',
      lastYear: 'Same week last year',
      hint: 'Point at a week, tap it, or use the arrow keys',
      illustrative: 'Illustrative account',
      all: 'All {weeks} weeks',
      asTable: 'Read this chart as a table',
      week: 'Week',
      low: 'Low (90%)',
      high: 'High (90%)',
    },
    lock: {
      title: `Up to ${f.forecastMonthsWord} months with access`,
      text: 'For your own data this page stops at the end of the month. The weeks after it are left blank, not blurred.',
      action: 'Request Access',
    },
    outputs: {
      label: 'Take it with you',
      csv: { title: 'Table', text: 'Every week with its low and high.' },
      link: {
        title: 'Share link',
        text: 'The weekly totals travel inside the link, not through a server.',
        copy: 'Copy',
        copied: 'Copied',
        large: 'Too much for a link: pass on the table instead.',
      },
      access: { title: 'Request Access', text: `The next ${f.forecastMonthsWord} months for every account you run.` },
    },
    checks: {
      own: 'Checked on your own past',
      sample: 'Checked on its own past',
      text: `{count} times, ${f.forecastWeeksWord} weeks were hidden and forecast from what came before. This is how far the total of those weeks was off, beside two simple rules anyone can apply.`,
      once: `Once, ${f.forecastWeeksWord} weeks were hidden and forecast from what came before. This is how far their total was off, beside two simple rules anyone can apply.`,
      pending: 'Checking on the past…',
      none: 'It takes {least} weeks of history to check a forecast on its own past.',
      mean: `mean error of the ${f.forecastWeeks}-week total`,
      inside: 'of {all} hidden weeks fell inside the 90% range ({inside})',
      largest: 'largest miss, in {weeks}',
      ours: brand,
      lastYear: 'Last year’s weeks',
      lastValue: 'Last value',
      came: 'what came',
      list: `Error of the ${f.forecastWeeks}-week total in each check`,
      method: 'Method',
      ofTotal: 'Error of the total',
      ofWeek: 'Error of a single week',
      inRange: 'Weeks in the 90% range',
      ofAll: '{inside} of {all}',
      noRange: 'no range',
    },
  },
};

declare module '../messages.ts' {
  interface Messages {
    forecast: typeof forecast;
  }
}
