import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';

const f = figures('en');
const { brand } = settings;

export const team = {
  meta: {
    title: `Team: five desks, one plan · ${brand}`,
    description: `Forecasting, campaign, data, onboarding and care: what each desk at ${brand} answers for, and when you meet it between the first call and the weekly plan.`,
  },
  title: 'Five desks, one plan.',
  lede: 'Each desk is named after what it answers for. So you always know whom to ask, and who wrote to you.',
  above: 'Pages above this one',
  desks: {
    forecasting: {
      name: 'Forecasting desk',
      position: `Turns ${f.forecastWeeksWord} weeks behind into ${f.forecastWeeksWord} ahead, and keeps the record of how that went.`,
    },
    campaign: {
      name: 'Campaign desk',
      position: 'Knows the three platforms by heart, and what each of them rejects.',
    },
    data: {
      name: 'Data desk',
      position: `Looks after over ${f.brandsWord} brands and subcategories, so like is compared with like.`,
    },
    onboarding: {
      name: 'Onboarding desk',
      position: `Runs the ${f.callMinutes}-minute call and stays for the ${f.trialDays} days after it.`,
    },
    care: {
      name: 'Care desk',
      position: 'A dedicated support team that answers around the clock.',
    },
  },
  timing: {
    title: 'Who you meet, and when.',
    lede: 'From the call to the weekly plan. The desks overlap, so the one that hands over is still there when the next one starts.',
    phases: {
      call: { name: 'The call', length: `${f.callMinutes} minutes` },
      trial: { name: 'Free trial', length: `${f.trialDays} days` },
      after: { name: 'Every week after', length: '' },
    },
    work: {
      onboarding: 'Runs the call, then stays to the last day of the trial',
      data: 'Connects your accounts, then keeps the comparison current',
      forecasting: `Starts with the current month, looks ${f.forecastMonthsWord} months ahead once you subscribe`,
      campaign: 'Takes the plan to the platforms once you decide to go on',
      care: 'There from the first minute, at any hour',
    },
  },
  closer: { title: 'Ask a desk, or join one.', meet: 'Schedule a meeting', careers: 'Careers' },
};
