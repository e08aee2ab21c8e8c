import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';

const f = figures('en');

export const pitchPerfect = {
  meta: {
    title: `Pitch Perfect: the client deck in five steps · ${settings.brand}`,
    description:
      'From connected account to client-ready pitch: data collection, tailored recommendations, advanced analytics, dynamic visualization, continuous improvement.',
  },
  title: 'Five steps to the deck that wins the quarter.',
  lede: 'From connected account to client-ready pitch. You bring the client; the first draft is already written.',
  steps: {
    collection: {
      name: 'Data collection',
      text: `Every account you connect, beside patterns from over ${f.brandsWord} brands and subcategories to compare it with.`,
      label: 'A cloud of points: the account’s own are dark, the market’s pale.',
    },
    recommendations: {
      name: 'Tailored recommendations',
      text: 'The moves worth making for this client, in order of impact.',
      label: 'Five bars. The longest, the move worth making first, is marked.',
    },
    analytics: {
      name: 'Advanced analytics',
      text: `Each move forecast, as a range, for the next ${f.forecastMonthsWord} months.`,
      label: 'A measured line continues as a forecast whose range widens.',
    },
    visualization: {
      name: 'Dynamic visualization',
      text: 'Charts that update with the account. No screenshots to go stale.',
      label: 'A slide of four panels: trend, ranking, budget and forecast.',
    },
    improvement: {
      name: 'Continuous improvement',
      text: 'After the meeting, the deck keeps score, and the next one starts from there.',
      label: 'A rising staircase: two steps are done, three lie ahead.',
    },
  },
  note: 'Drawn from an illustrative account.',
  slides: {
    title: 'The deck itself.',
    text: 'Six slides from the sample account, as the forecaster writes them. Text, tables and charts can be edited.',
    label: 'The six slides, side by side',
    download: 'Download the deck (.pptx)',
    own: 'Make one from your numbers',
  },
  page: {
    title: 'One page, as the client sees it.',
    text: 'One page, one move. Every figure says where it comes from, so nobody has to defend a number they didn’t make.',
    kicker: 'Recommendation',
    move: (v: { budget: string; week: string }) =>
      `Raise generic search to ${v.budget} a week from ${v.week}`,
    finding: (v: { expected: string; otherwise: string; week: string }) =>
      `With the move, ${v.expected} conversions are expected in ${v.week}; without it, ${v.otherwise}.`,
    otherwise: (n: string) => `${n} as it is`,
    // `{mark}` is the number of a note.
    result:
      '{weeks} weeks at {more} should bring {extra}, at {price} each{mark}. The account pays {now} today, so the move pays off as long as a conversion earns you more than {price}.',
    more: (amount: string) => `${amount} more a week`,
    extra: (n: string) => `${n} more conversions`,
    notes: [
      {
        term: 'The week',
        text: 'Chosen because the forecast turns up there, not because a quarter starts.',
      },
      {
        term: 'The lift',
        text: 'Forecast twice: with the move and without it. The band holds about half of all outcomes.',
      },
      {
        term: 'The price',
        text: 'The budget is the one in your media plan. Change it there, and this page changes too.',
      },
    ],
  },
  record: {
    title: 'After the meeting, the deck keeps score',
    text: 'What we said and what happened.',
    head: { move: 'Move', chart: 'Range and outcome', said: 'Forecast', came: 'Outcome' },
    moves: { tablet: 'tablet paused', brand: 'brand search up 10%', retail: 'new retail flight' },
    saved: (amount: string) => `expected to save ${amount}`,
    brought: (n: string) => `expected to add ${n}`,
    inside: 'inside the range',
    missed: 'missed',
  },
  closer: 'See your first draft.',
};

declare module '../messages.ts' {
  interface Messages {
    pitchPerfect: typeof pitchPerfect;
  }
}
