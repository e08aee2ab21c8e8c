import { figures } from '../../figures.ts';
import { capitalize } from '../../format.ts';
import { settings } from '../../settings.ts';

const f = figures('en');
const { brand } = settings;

export const pricing = {
  meta: {
    title: `Pricing: ${f.trialDays} days free, unlimited projects · ${brand}`,
    description: `Try ${brand} free for ${f.trialDays} days with unlimited projects. See what all plans include, how far the forecast reaches and who can get access.`,
  },
  talk: 'Talk To Onboarding Team',
  trial: {
    title: `${f.trialDays} Days Free Trial`,
    lede: 'Unlimited projects while you try it. No need to pick a plan first: the onboarding team will work out the right size with you.',
    day: 'Day',
    steps: {
      call: {
        name: 'Onboarding call',
        text: `${f.callMinutes} minutes. Connect your ad accounts and set who sees what.`,
      },
      forecast: { name: 'First forecast', text: 'The current month, for every project you add.' },
      work: {
        name: 'Run a real week on it',
        text: 'Alerts on, summaries drafted, one deck out the door.',
      },
      decide: {
        name: 'Decide',
        text: `Subscribe, and the forecast will reach ${f.forecastMonthsWord} months.`,
      },
    },
  },
  horizon: {
    title: 'How far you see',
    lede: 'The forecast starts today. A subscription extends how far it reaches.',
    own: 'Try it on your own numbers, no login needed',
    free: { when: 'During the trial', span: 'The current month' },
    paid: { when: 'On any paid plan', span: `Up to ${f.forecastMonthsWord} months` },
  },
  plans: {
    title: 'Plans',
    perMonth: 'per month',
    perProject: 'per project per month',
    upTo: (projects: string) => `Up to ${projects} projects`,
    eachProject: 'Paid per project',
    regions: { india: 'India', usaEuropeUk: 'USA/Europe/UK' },
    features: {
      reporting: 'Daily, weekly and monthly reporting',
      timeSegmentation: 'Time segmentation',
      adCopy: 'Ad copy crafting',
      alerts: 'Alerts and notifications',
      forecasting: 'Forecasting',
      seedKeyword: 'Seed keyword analysis',
      ageGender: 'Age and gender analysis',
      location: 'Location analysis',
    },
  },
  included: {
    title: 'All plans include',
    groups: [
      {
        name: 'Reporting',
        items: ['Daily, weekly and monthly reports', 'Time segmentation', 'Auto-written summaries'],
      },
      {
        name: 'Planning',
        items: ['Forecasting', 'Ad copy crafting', `Campaign building on ${f.platformCountWord} platforms`],
      },
      {
        name: 'Monitoring',
        items: [
          'Alerts and notifications',
          '404s, pacing and disapprovals',
          'Filters by geo, device and audience',
        ],
      },
      {
        name: 'Team',
        items: [
          'Individual logins with role-based access',
          'Dedicated support team',
          `${f.care} customer care`,
        ],
      },
    ],
  },
  faq: {
    title: 'Questions agencies ask first',
    questions: {
      access: {
        question: 'Who can get access?',
        answer: `Selected high-performing agencies with ${f.minSpendFloor} in monthly ad spend across platforms such as ${f.spendPlatforms}. Access is by request only: the way in is through the waitlist.`,
      },
      price: {
        question: 'Why is there no price list here?',
        answer:
          'Plans depend on the number of projects you run. The onboarding team will work that out with you on the call, before you commit to anything.',
      },
      trial: {
        question: `What happens in the ${f.trialDays} days?`,
        answer: `You get the product with unlimited projects, starting with a ${f.callMinutes}-minute onboarding call. The forecast covers the current month for every project you add.`,
      },
      horizon: {
        question: 'How far ahead does the forecast look?',
        answer: `Without a subscription, including during the trial, it covers the current month. On any paid plan it covers up to ${f.forecastMonthsWord} months. A media plan spans ${f.planMonthsWord} months and is refreshed from that forecast.`,
      },
      accuracy: {
        question: 'How accurate is the forecast?',
        answer: `Over ${f.accuracy} on average for a ${f.forecastWeeksWord}-week total, measured on public series with ${f.accuracyLeastWeeks} weeks of history or more and no market data. In the product, the forecast also draws on data from over ${f.brandsWord} brands and subcategories. It always comes with its range, so you can see how sure it is.`,
        more: 'How we measure it',
      },
      logins: {
        question: 'Can each team member have a login?',
        answer:
          'Yes. Team members have their own logins with role-based access, so a client lead and an analyst each see what they need and no more.',
      },
      platforms: {
        question: 'Which platforms can I build campaigns on?',
        answer: `${f.platforms}. You plan the campaign once and build it on each platform from the same screen.`,
      },
      clients: {
        question: 'How many clients can one account manager handle?',
        answer: `${capitalize(f.clientsWord)}. With ${f.timeCut} less time spent on reporting, there’s room to do the thinking for each of them.`,
      },
      support: {
        question: 'What does support look like?',
        answer: 'A dedicated support team, and customer care around the clock, every day of the week.',
      },
    },
  },
  closing: {
    title: 'Ready when you are.',
    text: `By request only. For agencies that manage ${f.minSpendShort} or more a month in ad spend.`,
  },
};

declare module '../messages.ts' {
  interface Messages {
    pricing: typeof pricing;
  }
}
