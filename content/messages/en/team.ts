import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';

const f = figures('en');
const { brand } = settings;

export const team = {
  meta: {
    title: `Our teams: who does what, and when · ${brand}`,
    description: `Forecasting, campaign, data, onboarding and customer care: what each team at ${brand} does, and when you’ll meet it between the first call and the weekly plan.`,
  },
  title: 'Small teams, one plan.',
  lede: 'Each team is named after what it does and signs its emails with that name, so you always know who to ask.',
  teams: {
    forecasting: {
      name: 'Forecasting team',
      position: `Reads the last ${f.forecastWeeksWord} weeks to forecast the next ${f.forecastWeeksWord}, and keeps a record of how close it came.`,
    },
    campaign: {
      name: 'Campaign team',
      position: 'Knows the ad platforms inside out, and what each of them rejects.',
    },
    data: {
      name: 'Data team',
      position: `Looks after the data on over ${f.brandsWord} brands and subcategories, so like is compared with like.`,
    },
    onboarding: {
      name: 'Onboarding team',
      position: `Runs the ${f.callMinutes}-minute call and stays with you for the ${f.trialDays} days after it.`,
    },
    care: {
      name: 'Customer care team',
      position: 'Your dedicated support team. Answers around the clock.',
    },
  },
  timing: {
    title: 'Who you meet, and when.',
    lede: 'From the call to the weekly plan. The teams overlap, so the one handing over is still there when the next one starts.',
    phases: {
      call: { name: 'The call', length: `${f.callMinutes} minutes` },
      trial: { name: 'Free trial', length: `${f.trialDays} days` },
      after: { name: 'Every week after', length: '' },
    },
    work: {
      onboarding: 'Runs the call, then stays until the last day of the trial',
      data: 'Connects your accounts, then keeps the comparison current',
      forecasting: `Starts with the current month, looks ${f.forecastMonthsWord} months ahead once you subscribe`,
      campaign: 'Takes the plan to the platforms once you decide to continue',
      care: 'There from the first minute, at any hour',
    },
  },
  closer: { title: 'Ask a team, or join one.', meet: 'Schedule a meeting', careers: 'Careers' },
};

declare module '../messages.ts' {
  interface Messages {
    team: typeof team;
  }
}
