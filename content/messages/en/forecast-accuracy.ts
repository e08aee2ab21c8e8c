import { accuracyFigures } from '../../accuracy-figures.ts';
import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';

const f = figures('en');
const m = accuracyFigures('en');
const { brand, email } = settings;

export const forecastAccuracy = {
  meta: {
    title: `Forecast accuracy, measured in public · ${brand}`,
    description: `How our figure of over ${f.accuracy} is measured: ${m.series} public weekly series with their last weeks hidden, compared with four other methods, worst cases included.`,
  },
  title: `Over ${f.accuracy}: how it’s measured`,
  lede: `${m.series} public series, the last weeks of each hidden, one question: how far off was the ${f.forecastWeeksWord}-week total? Here’s the answer, bad cases included, and the command that reproduces it.`,
  run: 'Run it yourself',
  figures: {
    mean: `mean accuracy of the ${f.forecastWeeks}-week total, with ${f.accuracyLeastWeeks} weeks of history or more`,
    median: 'median: half of these forecasts did better',
    shorter: 'mean with a shorter history: less than a year says little about the next season',
    held: 'of weeks fell inside the 90% range',
    series: 'public weekly series, none left out',
  },
  spread: {
    title: 'Most are close. Some aren’t.',
    lede: `${m.within5} of ${m.checks} totals were off by less than 5%. ${m.over10} missed by 10% or more, the worst by ${m.worst}.`,
    chart: `How many ${f.forecastWeeks}-week totals were off by how much`,
    note: 'Each column is one percentage point',
    label: `Histogram of the error of the ${f.forecastWeeks}-week total in ${m.checks} checks. ${m.within1} were off by less than 1%, ${m.within5} by less than 5%. ${m.over25} were off by 25% or more, the worst by ${m.worst}.`,
    limit: '5% error, 95% accuracy',
    worst: `${m.over25} were off by 25% or more, the worst by ${m.worst}`,
    within: 'Within 5%',
    further: 'Further off',
    far: '25% or more',
    error: 'Error',
    checks: 'Checks',
    orMore: (percent: string) => `${percent} or more`,
  },
  cuts: {
    title: 'Where it holds, where it doesn’t',
    columns: {
      part: 'Which checks',
      checks: 'Checks',
      mean: 'Mean accuracy',
      median: 'Median',
      tenth: 'One in ten below',
      under90: 'Under 90%',
    },
    claimed: `${f.accuracyLeastWeeks} weeks of history or more: our claim`,
    shorter: `Fewer than ${f.accuracyLeastWeeks} weeks`,
    all: 'All checks',
    hidden: (weeks: string) => `Last ${weeks} weeks hidden`,
    unseen: `The ${m.unseenSeries} series we didn’t tune on, ${f.accuracyLeastWeeks} weeks or more`,
  },
  often: {
    title: 'How often, how far off',
    half: 'Half',
    quarter: 'Three in four',
    tenth: 'Nine in ten',
    all: 'All',
    within: (error: string) => `within ${error}`,
  },
  methods: {
    title: 'Compared with other methods',
    lede: `The ${m.unseenSeries} series we didn’t tune on, the last ${f.forecastWeeks} weeks hidden, all methods in the same run. Lower is better.`,
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
    lede: 'An honest range holds as often as it says. More often means it’s too wide; less often means it’s too narrow.',
    range: (percent: string) => `${percent} range`,
    held: (percent: string) => `held ${percent}`,
    label: (v: { range: string; held: string }) =>
      `The ${v.range} range held ${v.held} of the weeks in the ${m.unseenSeries} series we didn’t tune on.`,
    mark: 'The black line marks the promise.',
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
        text: `We hide the last ${m.hidden} weeks of each series in turn and forecast the first ${f.forecastWeeksWord} of them. That makes ${m.checks} checks. The forecaster sees only what came before: no market data, no calendar.`,
      },
      {
        term: 'The forecaster.',
        text: 'Several simple methods, among them the last value, a fading trend and the same weeks of earlier years, each forecast the series’ own past. The better a method did there, the more it counts.',
      },
      {
        term: 'The accuracy.',
        text: `100% minus the error of the ${f.forecastWeeks}-week total, whether too high or too low. If the actual total was 1,000 and we said 960, that’s 96%. Our claim is the mean over every check with ${f.accuracyLeastWeeks} weeks of history or more.`,
      },
      {
        term: 'The range.',
        text: 'Its width comes from how far the forecaster was off on the same series before.',
      },
      {
        term: 'How we tuned.',
        text: `We tuned on half of the series, with other weeks hidden. On the other ${m.unseenSeries}, the mean is ${m.unseenMean}: they’re harder, and many are short. We did look at them twice: one change was dropped because it made them worse, and we set the limit of ${f.accuracyLeastWeeks} weeks after seeing how much shorter histories missed.`,
      },
    ],
  },
  limits: {
    title: 'What it doesn’t say',
    items: [
      {
        term: 'Not your account',
        text: 'These are public series, not ad accounts. Yours may be easier or harder to forecast. Keep the forecast, and compare.',
      },
      {
        term: 'Not every week',
        text: `A total is easier than a single week, because misses cancel out. Week by week, the error was ${m.weeklyError} on the sMAPE scale.`,
      },
      {
        term: 'Not every history',
        text: `With fewer than ${f.accuracyLeastWeeks} weeks, the mean of ${m.shorterChecks} checks was ${m.shorterMean}. Without a full year to look back on, a season looks like a trend.`,
      },
      {
        term: 'Not a promise',
        text: 'A new competitor, a broken tag or a halved budget isn’t in anyone’s past. No range covers what has never happened.',
      },
    ],
  },
  again: {
    title: 'Run it yourself',
    lede: 'One command in this site’s source code. It takes about three minutes and produces every figure on this page.',
    comment: 'All you need is npm and a current version of Node',
    data: 'The series are public: ',
    dataLink: 'the M4 competition on GitHub',
    code: `For the code, write to ${email}.`,
  },
  closing: 'The record that matters is yours.',
};

declare module '../messages.ts' {
  interface Messages {
    forecastAccuracy: typeof forecastAccuracy;
  }
}
