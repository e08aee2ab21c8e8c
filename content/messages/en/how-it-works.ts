import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';

const f = figures('en');
const { brand } = settings;

export const howItWorks = {
  meta: {
    title: `How it works: plan, strategise, execute · ${brand}`,
    description: `Plan, strategise and execute PPC campaigns in one place: priced per project, no handoffs between steps, and every week measured against its forecast.`,
  },
  title: 'Your Stress-Free Campaign Partner',
  lede: 'One plan, from the first row to the first alert. Follow it down the page.',
  plan: {
    title: `Garden furniture, three markets, ${f.forecastWeeksWord} weeks`,
    summary: (v: {
      from: string;
      to: string;
      total: string;
      actual: string;
      spent: string;
      planned: string;
    }) =>
      `One plan as it grows. First, four rows and a forecast from ${v.from} to ${v.to} conversions a week. Then a budget of ${v.total}, split between the rows. Then three weeks have run, with ${v.actual} conversions, all inside the range. Last, an alert: in its first two weeks, paid social has spent ${v.spent} instead of ${v.planned}.`,
    conversions: 'Conversions a week',
    wide: 'wide, before a budget',
    narrow: (v: { from: string; to: string }) => `${v.from} to ${v.to}, narrower`,
    inside: (actual: string) => `${actual}: inside the range`,
    budget: 'Budget',
    split: { brand: 'brand', generic: 'generic', retail: 'retail', social: 'social' },
    later: '3 weeks later',
    alert: {
      spent: (v: { spent: string; planned: string }) =>
        `In its first two weeks, paid social has spent ${v.spent}; the plan says ${v.planned}.`,
      pace: 'At this pace the budget will be gone a week early.',
      fix: (v: { weekly: string }) => `Slow down to ${v.weekly} a week and it will last, as planned.`,
    },
  },
  steps: {
    plan: {
      name: 'Plan',
      text: `Connect the account, or enter what a new client sells, where and for how much. Rows appear, one for each way to reach people, and the forecast answers with a range for the next ${f.forecastMonthsWord} months.`,
      promise: 'No agency fees',
      kept: `By our estimate, only ${f.canAfford} of business owners can afford agency fees. Cut the hours per client, and you can serve more of them. You pay us per project, never a share of ad spend.`,
    },
    strategise: {
      name: 'Strategise',
      text: 'Split the budget, choose audiences and devices, write the ads. Every choice redraws the forecast, and the range narrows as you decide.',
      promise: 'Immediate execution',
      kept: 'The plan you approve is the campaign. Nobody types it into a platform a second time.',
    },
    execute: {
      name: 'Execute',
      text: `Launch on ${f.platforms} from one screen. Weeks that have run turn blue and are compared with their forecast.`,
      promise: 'Effective results and analysis',
      kept: 'Every week is measured against its forecast and broken down by geo, device or audience.',
    },
    watch: {
      name: 'Then it watches.',
      text: '404s, pacing and disapprovals reach you in real time, with the change that would fix them. You approve it; nothing changes on its own.',
      promise: 'Stress-free experience',
      kept: 'You’ll know before your client does.',
    },
  },
  services: {
    label: 'Services',
    title: 'Services, in the order you need them.',
    lede: 'Eight services work on the same plan. Each starts where its bar starts, and nothing is handed over in between.',
    caption: 'Where each service begins and ends',
    note: 'Drawn by step, not by calendar.',
    forecasting: { name: 'Forecasting', text: 'a range for every week, kept on record' },
    mediaPlanning: { name: 'Media planning', text: `${f.planMonthsWord} months on one page` },
    adCopy: { name: 'Ad copy crafting', text: 'first drafts to edit' },
    campaigns: { name: 'Campaign building', text: `${f.platformCountWord} platforms, one screen` },
    audience: { name: 'Audience analysis', text: 'which segment pays' },
    device: { name: 'Device analysis', text: 'which screen closes' },
    alerts: { name: 'Alerts and pacing', text: '404s, spend, disapprovals' },
    decks: { name: 'Reports and pitch decks', text: 'written for the client' },
  },
  closer: 'Start with the plan.',
};

declare module '../messages.ts' {
  interface Messages {
    howItWorks: typeof howItWorks;
  }
}
