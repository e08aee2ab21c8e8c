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
    caption: 'The trial, day by day',
    note: 'An example schedule.',
    steps: {
      call: {
        name: 'Onboarding call',
        text: `${f.callMinutes} minutes. Connect your ad accounts and set who sees what.`,
      },
      forecast: {
        name: 'First forecast',
        text: 'Every connected account at once: the current month, synced daily.',
      },
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
    free: {
      when: 'During the trial',
      span: 'The current month',
      facts: [
        { value: `${f.trialDays} days`, unit: 'free' },
        { value: 'Unlimited', unit: 'projects' },
      ],
    },
    paid: {
      when: 'On any paid plan',
      span: `Up to ${f.forecastMonthsWord} months`,
      facts: [{ value: 'Your projects', unit: 'sized with you on the call' }],
      plan: { value: `${capitalize(f.planMonthsWord)} months`, unit: 'of media plan' },
    },
    unit: 'of forecast',
    hidden: 'A subscription shows the weeks after that.',
    caption: 'One bar is one project, from today to the last week you see.',
    note: 'The paid row shows three projects as an example.',
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
        question: 'What does it cost?',
        answer:
          'Plans are priced per project and region, never as a share of ad spend. You get your price with the invitation, before you commit to anything. The forecast of your own numbers on this site costs nothing.',
      },
      trial: {
        question: `What happens in the ${f.trialDays} days?`,
        answer: `After the invitation, a ${f.callMinutes}-minute onboarding call opens the trial. You see every connected account at once, synced daily, with alerts, plans and decks, for unlimited projects. The forecast covers the current month, or up to ${f.forecastMonthsWord} months with a subscription.`,
      },
      horizon: {
        question: 'How far ahead does the forecast look?',
        answer: `Without a subscription, including during the trial, it covers the current month. On any paid plan it covers up to ${f.forecastMonthsWord} months. A media plan spans ${f.planMonthsWord} months and is refreshed from that forecast.`,
      },
      accuracy: {
        question: 'How accurate is the forecast?',
        answer: `Over ${f.accuracy} on average for a ${f.forecastWeeksWord}-week total, measured on the weeks that a competition kept back from its public series, without market data. Accounts can do worse. It always comes with its range, so you can see how sure it is.`,
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
        answer: `${capitalize(f.clientsWord)}, by our estimate, each with a plan, a forecast and a weekly review. With ${f.timeCut} less time spent on reporting, there’s time left to think.`,
      },
      planner: {
        question: 'Why not use Performance Planner?',
        answer:
          'Use it for what it does well: it simulates Google’s auctions of the last 7 to 10 days and shows what a change to a Google Ads campaign might do. It stops at Google Ads. Our forecast reads your whole history on every platform, gives a range and shows how often that range held up on your own past.',
      },
      data: {
        question: 'Who sees our clients’ numbers?',
        answer:
          'On the forecast page, nobody: your file is read in your browser and never uploaded. In the product, you decide by role who in your agency sees which account. We don’t sell data, and the trial starts with read access.',
      },
      brands: {
        question: `What is the data from over ${f.brandsWord} brands for?`,
        answer:
          'For comparison: you see your account beside patterns from brands and subcategories. They play no part in the accuracy we publish, which was measured without them.',
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
