import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';

const f = figures('en');
const { brand } = settings;

export const forecast = {
  meta: {
    title: `Free PPC forecast from your Google Ads export · ${brand}`,
    description:
      'Drop in an export from Google Ads, Microsoft, GA4, Meta or Amazon and see the rest of the month as a range, backtested on your past. No login, no upload.',
  },
  title: 'Forecast your own numbers',
  lede: 'Drop in an export and see the rest of this month as a range, backtested on your own past.',
  safe: 'Nothing leaves this browser: no upload, no login.',
  /** Shown once all that the forecaster needs has been loaded. */
  offline: 'Go offline and it still works.',
  noScript:
    'Reading a file requires JavaScript, because it happens in your browser. The sample below was drawn when this page was built.',
  how: 'How accuracy is measured',
  spans: {
    title: 'What you get, by weeks of history',
    items: [
      { term: 'Under 26 weeks', text: 'Your numbers as a chart. No forecast, no range.' },
      {
        term: '26 to 53 weeks',
        text: 'A forecast from level and trend. Seasonality isn’t known yet, so the range is wide; a daily export narrows it and is checked right away.',
      },
      {
        term: '54 weeks or more',
        text: 'Last year’s weeks count, too, and the check against your own past runs at least three times.',
      },
      {
        term: '112 weeks or more',
        text: `Seasonality, and the full check: eight times ${f.forecastWeeks} weeks.`,
      },
    ],
  },
  /** `{…}` stand for numbers and names. */
  tool: {
    form: 'Your data',
    drop: {
      title: 'Drop your export here',
      over: 'Release to read it',
      text: 'CSV, TSV or Excel by day, week or month, up to 50\u00a0MB. 26 weeks are the minimum.',
      choose: 'Choose a file',
    },
    paste: {
      open: 'Paste a table',
      title: 'Or paste from a spreadsheet',
      read: 'Read the pasted table',
      example: 'Date\tCost\tConversions\n2026-06-01\t5412.20\t41\n2026-06-02\t5630.75\t44',
      empty: 'Nothing pasted yet. Copy the cells with their header row and paste them here.',
    },
    sample: {
      use: 'Use the sample account',
      name: 'Sample account',
      about: 'Sample account, illustrative: {weeks} weeks, invented for this page.',
      range: 'Nine times out of ten between {low} and {high}.',
    },
    reads: {
      title: 'Reads exports from',
      table: 'any table with a date column and columns of numbers',
      template: 'Download the template (.csv)',
      how: 'How to export',
    },
    source: {
      pasted: 'Pasted table',
      linked: 'From a link',
      weeks: { one: '1 week', many: '{weeks} weeks' },
      span: '{rows} rows, {weeks}, {first} to {last}',
      here: 'In this browser only',
      change: 'Change columns',
      another: 'Use another file',
    },
    notLoaded: 'The forecaster didn’t load. Check your connection, reload the page and try again.',
    reading: 'Reading {name}: {share}',
    unreadable:
      'We couldn’t read {name}, and the explanation didn’t load. Check your connection, reload the page and try again.',
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
      conversions: { one: '{n} conversion', many: '{n} conversions' },
      clicks: { one: '{n} click', many: '{n} clicks' },
      impressions: { one: '{n} impression', many: '{n} impressions' },
      spend: '{n} in spend',
      value: '{n} in conversion value',
      cpa: '{n} per conversion',
      other: '{n} ({label})',
    },
    perWeek: '{metric} per week',
    metricTabs: 'Metric',
    finding: {
      sample: { amount: '{amount}', rest: ` over the next ${f.forecastWeeksWord} weeks.` },
      own: { amount: '{amount}', rest: ' by {day}.' },
      past: 'On {start} we would have said {amount} by {day}.',
      short: {
        one: '1 week is too little for an honest range.',
        many: '{weeks} weeks are too few for an honest range.',
      },
    },
    summary: {
      ownTotal: 'Expect about {amount} through {day}, nine times out of ten between {low} and {high}.',
      endedTotal:
        'Expect about {amount} from {start} through {day}, nine times out of ten between {low} and {high}.',
      ended:
        'Your file ends on {end}, {days} days ago. The days since then aren’t in it, so they are forecast, too.',
      pastTotal:
        'On {start} we would have said about {amount} through {day}, nine times out of ten between {low} and {high}.',
      pastNote:
        'Your file ends on {end}, {days} days ago, and this page bridges four weeks at most. All of this has passed; you know what happened, your file doesn’t.',
      cpaTotal:
        'A conversion will cost about {n} in the coming weeks, nine times out of ten between {low} and {high}.',
      more: 'That’s {share} more than in the same weeks last year.',
      less: 'That’s {share} less than in the same weeks last year.',
      same: 'That’s the same as in these weeks last year.',
      extremes: 'The lowest week will be {weakest} at about {low}, the highest {strongest} at about {high}.',
      noSeason:
        'With less than a year of data, seasonality isn’t known yet: holidays and summer don’t show in this forecast.',
      paused: 'Nothing since {day}: {weeks} weeks of zeros. Expect {amount} while it stays paused.',
      closed: 'Weeks that had nothing last year are expected to have nothing again.',
      leftOut: '{week} is left out: {n} instead of about {used} is far from the usual level.',
      checked: `Checked against the account’s own past, the forecast for ${f.forecastWeeksWord} weeks as a whole was off by {share} on average.`,
      checkedOnce: `Checked once against the account’s own past, the forecast for ${f.forecastWeeksWord} weeks as a whole was off by {share}.`,
      copy: 'Copy the summary',
      copied: 'Copied',
    },
    short: {
      text: 'A forecast starts at {min} weeks: an export from {day} or later has them. With fewer, a range would be a guess, so we don’t show one.',
      below: {
        one: 'Your one week is charted below as it is.',
        many: 'Your {weeks} weeks are charted below as they are.',
      },
    },
    chart: {
      today: 'Today',
      keys: 'Chart. Use the left and right arrow keys to read it week by week.',
      label: {
        one: '{metric} per week. There is one measured week, with {last}.',
        many: '{metric} per week. The {behind} measured weeks shown go from {first} to {last}.',
      },
      labelAhead:
        'The forecast goes from {from} to {to}; nine times out of ten, the last week is between {low} and {high}.',
      end: '{n} in {week}',
      cases: '{range}, 9 times in 10',
      measured: 'Measured',
      forecast: 'Forecast',
      range50: '50% range',
      range90: '90% range',
      expected: '{n} expected',
      came: '{n} measured',
      lastYear: 'Same week last year',
      hint: 'Point at a week, tap it or use the arrow keys',
      illustrative: 'Illustrative account',
      all: 'All {weeks} weeks',
      asTable: 'Show this chart as a table',
      week: 'Week',
      low: 'Low (90%)',
      high: 'High (90%)',
    },
    /** Today moved back: what would have been forecast then, and the actual figures. */
    moved: {
      title: 'On {day} we would have said {forecast}. It was {came}.',
      inside: '{inside} of {all} weeks inside the 90% range',
      insideOne: '{inside} of 1 week inside the 90% range',
      tooLow: 'In total, the forecast was {share} too low',
      tooHigh: 'In total, the forecast was {share} too high',
      exact: 'In total, the forecast was exact',
      known: 'This forecast uses only what was known on {day}; everything after that was hidden from it.',
      outside: 'Outside the range: {weeks}.',
      back: 'Back to today, {day}',
      measured: 'Actual',
      made: 'Forecast made on {day}',
      miss: 'Difference',
      came: '{n} actual',
      forecastThen: 'Forecast then',
      by: 'Outside by',
    },
    lock: {
      title: `Up to ${f.forecastMonthsWord} months with a subscription`,
      text:
        'For your own data, this page stops at the end of the month. With a subscription, you see all ' +
        `${f.forecastWeeksWord} weeks.`,
      action: 'Request Access',
    },
    outputs: {
      label: 'Take it with you',
      made: 'Everything is made in this browser. Nothing is uploaded.',
      csv: { title: 'Table', text: 'Every week with its low and high.' },
      picture: {
        title: 'Picture',
        text: 'The forecast as a chart with its range, ready for a slide or a report.',
      },
      deck: {
        title: 'Pitch deck',
        text: 'Six slides. Text, tables and charts stay editable.',
        agency: 'Agency name',
        colour: 'Color',
        download: 'Download',
        writing: 'Writing the slides…',
        kept: 'Name and color stay in this browser.',
        failed: 'That didn’t load. Please check your connection and try again.',
      },
      share: {
        title: 'Share',
        text: 'A card with what we would have said and what happened, or a link that holds the weekly totals itself.',
        card: 'Make a card',
        link: 'Copy link',
        copied: 'Link copied',
        large: 'Too much for a link: share the table instead.',
      },
      carry: {
        title: 'Add this to your application',
        text: 'Opens the access form with these results, to check and send.',
        history: '{weeks} weeks of history, {first} to {last}',
        spend: 'Spend of about {amount} a month',
      },
      access: {
        title: 'Request Access',
        text: `For every account you run: up to ${f.forecastMonthsWord} months with a subscription.`,
      },
    },
    checks: {
      own: 'Backtested on your own past',
      sample: 'Backtested on its own past',
      text: `We hid ${f.forecastWeeksWord} weeks {countTimes} and forecast them from what came before. This is how far off the totals were, next to two simple rules anyone can apply.`,
      once: `We hid ${f.forecastWeeksWord} weeks once and forecast them from what came before. This is how far off the total was, next to two simple rules anyone can apply.`,
      /** From two to eight. */
      times: ['twice', 'three times', 'four times', 'five times', 'six times', 'seven times', 'eight times'],
      pending: 'Checking against the past…',
      none: 'It takes {min} weeks of history to check a forecast against its own past.',
      zero: 'There’s nothing to check against: the hidden weeks add up to zero, so the error can’t be expressed as a percentage.',
      mean: `mean error of the ${f.forecastWeeks}-week total`,
      inside: 'of {all} hidden weeks fell inside the 90% range ({inside})',
      largest: 'largest miss, in {weeks}',
      ours: brand,
      lastYear: 'Last year’s weeks',
      lastValue: 'Last value',
      came: 'actual',
      list: `Error of the ${f.forecastWeeks}-week total in each check`,
      versus: 'Last year’s weeks would have been off by {a}, the last value by {b}.',
      versusValue: 'The last value would have been off by {b}.',
      compare: 'Compare the methods as a table',
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
