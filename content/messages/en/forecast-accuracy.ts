import { accuracyFigures } from '../../accuracy-figures.ts';
import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';

const f = figures('en');
const m = accuracyFigures('en');
const { brand, email } = settings;

export const forecastAccuracy = {
  meta: {
    title: `Forecast accuracy, measured in public · ${brand}`,
    description: `How our figure of over ${f.accuracy} is measured: ${m.series} public series, the weeks a competition kept back, the misses named, and a download to check it.`,
  },
  title: `Over ${f.accuracy}: how it’s measured`,
  lede: `A forecasting competition kept back the last ${f.forecastWeeks} weeks of ${m.series} public series. How far off are our ${f.forecastWeeksWord}-week totals? Here’s every one of them, and a download to check them.`,
  run: 'Run it yourself',
  figures: {
    mean: `mean accuracy of the ${f.forecastWeeks}-week total: our claim`,
    median: 'median: half of the totals were closer',
    missed: 'of the totals were off by more than 10%',
    held: 'of the totals fell inside their 90% range',
    series: 'public weekly series, none left out',
  },
  strict: {
    term: 'The stricter figure',
    text: `${m.strictMean} in ${m.strictChecks} checks of the ${m.unseenSeries} series we never tuned on, with weeks at the end of their own histories hidden, short histories included. There, ${m.strictMissed} of the totals were off by more than 10%.`,
  },
  dots: {
    chart: `Every series is a dot: ${m.series} totals of ${f.forecastWeeks} weeks, from too low to too high.`,
    note: 'Filled: within 5%. Outlined: up to 10%. Black: 10% or more.',
    label: `Dot plot of the error of the ${f.forecastWeeks}-week total in ${m.series} series, too low on the left, too high on the right. ${m.within5} are off by less than 5%, ${m.over10} by 10% or more, the worst by ${m.worst}.`,
    within5: `${m.within5} within 5%`,
    actual: 'actual',
    tooHigh: (off: string) => `${off} too high`,
    tooLow: (off: string) => `${off} too low`,
    history: (v: { id: string; weeks: string }) => `${v.id}, ${v.weeks} weeks of history`,
    error: 'Error',
    series: 'Series',
    orMore: (percent: string) => `${percent} or more`,
  },
  limits: {
    title: 'What it doesn’t say',
    items: [
      {
        term: 'Not your account',
        text: 'These are public series, not ad accounts. Yours may be easier or harder to forecast.',
      },
      {
        term: 'Not every week',
        text: `A total is easier than a single week, because misses cancel out. Week by week, the error was ${m.weeklyError} on the sMAPE scale.`,
      },
      {
        term: 'Not every history',
        text: `With less than a year, the mean of ${m.shorterChecks} checks was ${m.shorterMean}. Without a full year to look back on, a season looks like a trend.`,
      },
      {
        term: 'Not a promise',
        text: 'A new competitor, a broken tag or a halved budget isn’t in anyone’s past. No range covers what has never happened.',
      },
    ],
  },
  models: {
    title: `${m.engineKilobytes} kilobytes beside the foundation models`,
    lede: `The same ${m.series} series, the same ${f.forecastWeeksWord} weeks.`,
    measure: 'Scaled error (MASE)',
    better: 'Lower is better.',
    ours: `${m.engineKilobytes} KB, in your browser`,
    parameters: (count: string) => `${count} parameters`,
    /** Spanish has no word for a billion: it says thousands of millions. */
    billions: (count: string, _inMillions: string) => `${count} billion parameters`,
    trained: 'trained on these series',
    statistical: 'a statistical method',
    lastValue: 'Repeat the last value',
    oneNumber: 'one number',
    listed: 'as listed',
    ahead: `Of these, better than ours by MASE: ${m.aheadInMase.names || 'none of these'}. By quantile loss (WQL), in which large series count for more: ${m.aheadInWql.names || 'none of these'}. By the score of the 95% range (MSIS): ${m.aheadInMsis.names || 'none of these'}.`,
    source:
      'The other scores are as their makers submitted them to GIFT-Eval (Salesforce), row m4_weekly; by their entries, none had seen these weeks. “As listed”: read in August 2026 and not found again since. Our benchmark reproduces the scores listed for repeating the last value.',
    outliers: `Not drawn, among others: combinations of models (the best we found: ${m.bestCombined}) and two unverified entries: ${m.outliers.names}, both from ${m.outliers.organization} and far ahead of all others. GIFT-Eval’s own run of the first came to ${m.outliers.rerunMase}; for the second we found none.`,
    asTable: 'Show the scores as a table',
    columns: { model: 'Model', year: 'Year' },
    unverified: 'unverified',
  },
  cuts: {
    title: 'Where it holds, where it doesn’t',
    lede: 'Short and volatile series are where it breaks. Dot: mean. Ring: median. Tick: one in ten is below.',
    columns: {
      part: 'Which checks',
      checks: 'Checks',
      mean: 'Mean accuracy',
      median: 'Median',
      tenth: 'One in ten below',
      under90: 'Under 90%',
    },
    claimed: 'All series, the competition’s hidden weeks: our claim',
    from: (years: string) => `of these, ${years} years of history or more`,
    between: (v: { from: string; below: string }) => `of these, ${v.from} to ${v.below} years`,
    below: (years: string) => `of these, less than ${years} years`,
    restless: 'of these, the fifth that moves most from week to week',
    unseen: `The ${m.unseenSeries} series we never tuned on, their own weeks hidden`,
    shorter: 'Less than a year of history, their own weeks hidden',
    accounts: 'Invented ad accounts with less than a year',
    brief: (v: { checks: string; mean: string }) => `${v.checks} checks, mean ${v.mean}`,
  },
  account: {
    title: 'Why your account may do worse',
    text: `Ad accounts are smaller and livelier than most of these series. Budgets change, campaigns stop, tags break, and many histories are short. The ${m.restlessSeries} series that move most, by ${m.restlessStep} or more in an average week, reach ${m.restlessMean}. Accounts that we invented, with less than a year of history, reach ${m.accountsMean}. Expect figures like these.`,
    send: 'Send us nothing. The forecaster runs in your browser, hides weeks of your own past and shows how far off it would have been.',
    link: 'Check it on your own past',
  },
  behind: 'Behind the figures',
  methods: {
    title: 'Compared with other methods',
    lede: `The ${m.unseenSeries} series we never tuned on, the last ${f.forecastWeeks} weeks of their histories hidden, all methods in the same run. Lower is better.`,
    columns: {
      method: 'Method',
      mean: 'Mean error of the total',
      median: 'Median error',
      smape: 'Weekly error (sMAPE)',
      mase: 'Scaled error (MASE)',
      owa: 'Overall (OWA)',
      msis: '95% range score (MSIS)',
      ms: 'Milliseconds per series',
    },
    lastValue: 'Repeat the last value',
    lastYear: 'Repeat last year’s weeks',
    ets: 'Exponential smoothing (AutoETS)',
    mstl: 'Seasonal decomposition (MSTL with ETS)',
    note: 'The measures are those of the M4 competition. OWA compares both weekly errors with those of repeating the last value, which scores 1. MSIS penalizes wide ranges as well as weeks that fall outside. AutoETS and MSTL come from the open-source library augurs.',
  },
  ranges: {
    title: 'Do the ranges hold?',
    lede: 'An honest range holds as often as it says. More often means it’s too wide; less often means it’s too narrow. So we hold ours to that, on the competition’s hidden weeks.',
    week: (percent: string) => `${percent} range of a week`,
    total: (percent: string) => `${percent} range of the total`,
    narrow: (held: string) => `held ${held}: too narrow`,
    wide: (held: string) => `held ${held}: too wide`,
    right: (held: string) => `held ${held}`,
    mark: 'The black line marks the promise. Within one point of it we call it kept.',
  },
  worst: {
    title: 'The three worst',
    lede: 'The series have no names, so we can’t say why. This is what we forecast, and what actually happened.',
    tooHigh: (off: string) => `${off} too high`,
    tooLow: (off: string) => `${off} too low`,
    caption: (v: { id: string; history: string; forecast: string; actual: string; inside: string }) =>
      `Series ${v.id}, ${v.history} weeks of history. Total forecast ${v.forecast}, actual ${v.actual}. ${v.inside} of ${f.forecastWeeks} weeks fell inside the 90% range.`,
    actual: 'Actual',
    forecast: 'Forecast with its 90% range',
  },
  method: {
    title: 'The method, in plain words',
    items: [
      {
        term: 'The data.',
        text: `All ${m.series} weekly series of the M4 forecasting competition of 2018: business, finance, the economy, population. We took every one and changed none.`,
      },
      {
        term: 'The task.',
        text: `The competition kept back ${f.forecastWeeksWord} weeks after each history. We forecast them from the history alone: no market data, no calendar. For the stricter figure we also hide the last ${m.hidden} weeks of the histories themselves.`,
      },
      {
        term: 'The forecaster.',
        text: 'Several simple methods, among them a fading trend and the same weeks of earlier years, each forecast the series’ own past. The better a method did there, the more it counts.',
      },
      {
        term: 'The accuracy.',
        text: '100% minus the error of the total, whether too high or too low. If the actual total was 1,000 and we said 960, that’s 96%. Our claim is the mean over all series.',
      },
      {
        term: 'How we tuned.',
        text: `On the first half of the histories, with weeks at their end hidden. The other ${m.unseenSeries} had a say a few times: changes that made them worse were dropped.`,
      },
      {
        term: 'How often we looked.',
        text: `Nothing is tuned on the competition’s weeks, and no version is chosen by them. An earlier version of the engine was the first to be scored on them: mean ${m.firstMean}, MASE ${m.firstMase}, and among ${m.firstRows} rows of GIFT-Eval place ${m.firstRanks.mase} by MASE, ${m.firstRanks.owa} by OWA, ${m.firstRanks.wql} by WQL and ${m.firstRanks.msis} by MSIS. An early sketch of it, and two candidates for the next version, had been compared on them once; their parameters were tuned elsewhere.`,
      },
    ],
  },
  again: {
    title: 'Run it yourself',
    lede: `The forecaster, the data and the measures in one download of ${m.downloadSize} MB. It needs only Node, takes a few minutes and compares every figure it finds with ours.`,
    comment: 'In the unpacked folder, with Node 24 or newer',
    download: 'Download the check',
    licence: 'MIT license. SHA-256: ',
    data: 'The series are public: ',
    dataLink: 'the M4 competition on GitHub',
    code: 'The whole code is public, too: ',
    questions: `Something doesn’t add up? Write to ${email}.`,
  },
  closing: 'The record that matters is yours.',
};

declare module '../messages.ts' {
  interface Messages {
    forecastAccuracy: typeof forecastAccuracy;
  }
}
