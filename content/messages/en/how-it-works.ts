import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';

const f = figures('en');
const { brand } = settings;

export const howItWorks = {
  meta: {
    title: `How it works: plan, strategise, execute · ${brand}`,
    description: `Plan, strategise and execute search campaigns in one place: no agency fees, no handoffs between steps, and every week measured against its forecast.`,
  },
  title: 'Your Stress-Free Campaign Partner',
  lede: 'Three steps that overlap, because real weeks do.',
  steps: {
    plan: {
      name: 'Plan',
      text: `Enter what the client sells, where and for how much. The forecast gives you a range for the next ${f.forecastMonthsWord} months.`,
    },
    strategise: {
      name: 'Strategise',
      text: 'Choose the platforms, split the budget, write the ads. Every choice updates the forecast next to it.',
    },
    execute: {
      name: 'Execute',
      text: `Launch on ${f.platforms} from one screen. Alerts keep watch.`,
    },
  },
  fees: {
    title: `One in ${f.canAffordOneInWord}.`,
    text: `By our estimate, only ${f.canAfford} of business owners can afford agency fees. For an agency, ${brand} cuts the weekly work to minutes, so smaller clients pay off, too. For an ecommerce owner, it does that work without the fees.`,
    label: `One of ${f.canAffordOneInWord} squares is filled: ${f.canAfford}.`,
  },
  relief: {
    title: 'What you stop worrying about',
    items: [
      {
        term: 'No agency fees',
        text: 'Plans are priced by project, never as a share of your clients’ media budget.',
      },
      {
        term: 'Immediate execution',
        text: 'The plan you approve is the campaign. Nobody types it into a platform a second time.',
      },
      {
        term: 'Stress-free experience',
        text: '404s, pacing and disapprovals reach you in real time, before your client does.',
      },
      {
        term: 'Effective results and analysis',
        text: 'Every week is measured against its forecast and broken down by geo, device or audience.',
      },
    ],
  },
  services: {
    title: 'Services',
    forecasting: 'Forecasting',
    mediaPlanning: 'Media planning',
    adCopy: 'Ad copy crafting',
    campaigns: 'Campaign building',
    audience: 'Audience analysis',
    device: 'Device analysis',
    alerts: 'Alerts and pacing',
    decks: 'Reports and pitch decks',
  },
  closer: 'Start with the plan.',
};

declare module '../messages.ts' {
  interface Messages {
    howItWorks: typeof howItWorks;
  }
}
