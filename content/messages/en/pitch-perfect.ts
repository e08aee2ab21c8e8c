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
      text: `Every account you connect, plus what over ${f.brandsWord} brands and subcategories did in the same weeks.`,
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
  deck: {
    title: 'What the client opens',
    items: [
      {
        term: 'A written summary',
        text: 'Auto-written from the account, in plain sentences. You edit it before anyone else reads it.',
      },
      {
        term: 'The record',
        text: 'What the last forecast said next to what happened, week by week, misses included.',
      },
      {
        term: 'The forecast',
        text: `The next ${f.forecastMonthsWord} months with their range, so nobody mistakes a midpoint for a promise.`,
      },
      {
        term: 'The view that matters',
        text: 'Filtered by geo, device or audience. The chart on the slide keeps the filter you set.',
      },
    ],
  },
  closer: 'See your first draft.',
};

declare module '../messages.ts' {
  interface Messages {
    pitchPerfect: typeof pitchPerfect;
  }
}
