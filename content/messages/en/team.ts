import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';

const f = figures('en');
const { brand } = settings;

export const team = {
  meta: {
    title: `Our teams: who does what, and when · ${brand}`,
    description: `Forecasting, campaign, data, onboarding and customer care: what each team at ${brand} does, and when you’ll meet it between the first call and the weekly plan.`,
  },
  title: 'Who you meet, and when.',
  lede: `Your first ${f.trialDays} days as a calendar. The teams overlap, so the one handing over is still there when the next one starts.`,
  firstDays: {
    title: 'If your call is on a Tuesday',
    note: 'An example: your trial starts on the day you choose.',
    you: 'You',
    day: (n: string) => `Day ${n}`,
    days: (from: string, to: string) => `Days ${from} to ${to}`,
    events: {
      call: 'The call',
      access: 'Give us read access, one account to begin with',
      connect: 'Connects your accounts',
      care: `There from the first minute, ${f.care}`,
      first: 'Your first forecast: this month, week by week',
      read: 'Read it',
      together: 'Reads it with you',
      current: 'Keeps the comparison current',
      running: 'Reviews your running campaigns',
      check: 'Last week: hit or miss',
      questions: 'Takes your questions',
      draft: 'A draft plan you can show a client',
      change: 'Change it',
      last: 'Last call',
      decide: 'You decide',
    },
  },
  after: {
    title: 'The day after is yours.',
    lede: 'The trial ends automatically and nothing renews. A subscription begins only when you agree to it.',
    goOn: {
      title: 'You continue',
      text: `The forecast looks ${f.forecastMonthsWord} months ahead instead of covering the current month, and you launch the plan on the platforms; the campaign team checks it with you first.`,
    },
    stop: {
      title: 'You don’t',
      text: 'Access ends and there’s no bill. The forecasts you were given are yours to keep and to check.',
    },
  },
  ask: {
    title: 'Small teams, one plan.',
    lede: 'Each team is named after what it does and signs its emails with that name, so you always know who to ask.',
    who: 'Who to ask',
    questions: {
      range: 'Why has the range for next week become wider?',
      access: 'Which accounts do you need, and with what rights?',
      disapproved: 'Why was this ad disapproved, and what would pass?',
      second: 'Can we add a second client before the trial ends?',
      broken: 'Something is broken and it’s Sunday.',
      numbers: 'Who can see our clients’ numbers?',
    },
  },
  closer: { title: 'Ask a team, or join one.', meet: 'Schedule a meeting', careers: 'Careers' },
};

declare module '../messages.ts' {
  interface Messages {
    team: typeof team;
  }
}
