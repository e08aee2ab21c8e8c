import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';

const f = figures('en');
const { brand } = settings;

export const howItWorks = {
  meta: {
    title: `How it works: plan, strategise, execute · ${brand}`,
    description: `Plan, strategise and execute search campaigns in one place: no agency fees, no hand-over between steps, and every week set against the forecast it was given.`,
  },
  title: 'Your Stress-Free Campaign Partner',
  lede: 'Three steps that overlap, because real weeks do.',
  steps: {
    plan: {
      name: 'Plan',
      text: `Say what the client sells, where and for how much. The forecast answers with a range for the next ${f.forecastMonthsWord} months.`,
    },
    strategise: {
      name: 'Strategise',
      text: 'Choose the platforms, split the budget, write the ads. Each choice redraws the forecast beside it.',
    },
    execute: {
      name: 'Execute',
      text: 'Launch on the search engine, the retail marketplace and the social network from one screen. Alerts keep watch.',
    },
  },
  fees: {
    title: `One in ${f.canAffordOneInWord}.`,
    text: `Only ${f.canAfford} of business owners can afford agency fees. For an ecommerce owner, ${brand} does the agency’s weekly work without them; for an agency, it gives the same week back.`,
    label: `One of ${f.canAffordOneInWord} squares is filled: ${f.canAfford}.`,
  },
  relief: {
    title: 'What you stop worrying about',
    items: [
      { term: 'No agency fees', text: 'You pay for a tool. The media budget stays a media budget.' },
      {
        term: 'Immediate execution',
        text: 'The approved plan is the campaign. Nobody types it into a platform a second time.',
      },
      {
        term: 'Stress-free experience',
        text: '404s, pacing and disapprovals come to you in real time, before the client does.',
      },
      {
        term: 'Effective results and analysis',
        text: 'Every week is set against the forecast it was given, and cut by geo, device or audience.',
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
