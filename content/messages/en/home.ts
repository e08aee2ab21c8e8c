import { figures } from '../../figures.ts';
import { capitalize } from '../../format.ts';
import { settings } from '../../settings.ts';

const f = figures('en');
const { brand } = settings;

export const home = {
  meta: {
    title: `${brand}: PPC forecasting and media plans for agencies`,
    description: `PPC forecasting for agencies: one media plan with a ${f.forecastWeeksWord}-week forecast. Try it on your own Google Ads export: no login, backtested on your own past.`,
  },
  hero: {
    title: ['Scale Smarter.', 'Retain Longer,', 'Profit More'],
    lede: `${brand} turns your ad accounts, paid search first, into one media plan with a ${f.forecastWeeksWord}-week forecast. Test the forecast on your own Google Ads export: no login, backtested on your own past. See the dip before your client does.`,
    action: 'Request Access',
    terms: `By request only. For agencies that manage ${f.minSpendShort} or more a month in ad spend.`,
  },
  fan: {
    label: (v: { first: string; last: string; end: string; lo: string; hi: string }) =>
      `Line chart of weekly conversions for an illustrative account. ${f.forecastWeeks} weeks of actuals rise from ${v.first} to ${v.last}. The ${f.forecastWeeks}-week forecast continues to ${v.end}, with a 90% range that widens to between ${v.lo} and ${v.hi}.`,
    title: 'Conversions per week',
    note: 'Illustrative account',
    actual: 'Actual',
    range50: '50% range',
    range90: '90% range',
    past: 'Earlier forecast',
    dip: 'A dip, seen six weeks out',
    expected: (n: string) => `${n} expected`,
    cases: (range: string) => `${range}, 9 times in 10`,
    asTable: 'Show this chart as a table',
    short: 'As a table',
    week: 'Week',
    low: 'Low (90%)',
    mid: 'Expected',
    high: 'High (90%)',
  },
  moveToday: {
    hint: {
      title: 'Move Today.',
      keys: 'Drag the flag or use the arrow keys.',
      touch: 'Drag the square.',
    },
    /** Said once the handle has been touched. */
    moved: {
      now: (day: string) => `${day}, today`,
      back: (day: string, weeks: number) => `${day}, ${weeks === 1 ? 'one week' : `${weeks} weeks`} back`,
      ahead: (day: string, weeks: number) => `${day}, ${weeks === 1 ? 'one week' : `${weeks} weeks`} ahead`,
      goBack: (day: string) => `Back to today, ${day}`,
      label: (day: string) => `Today has been moved to ${day}.`,
      made: (day: string) => `Forecast of ${day}`,
      fresh: 'New forecast',
      miss: 'Difference',
      inside: (inside: number, weeks: number) =>
        `${inside} of ${weeks} ${weeks === 1 ? 'week' : 'weeks'} inside the range`,
      totals: (v: { day: string; expected: string; actual: string; off: string }) =>
        `Forecast of ${v.day}: ${v.expected}. Actual: ${v.actual}, ${v.off} off.`,
      sampleOnly: 'The sample knows its future; a real account ends today.',
    },
  },
  plan: {
    label: 'Media plan',
    brand: 'Search, brand',
    generic: 'Search, generic',
    genericRaised: 'Search, generic, raised',
    retail: 'Retail marketplace',
    retailCollection: 'Retail, new collection',
    social: 'Paid social',
    socialNew: 'Paid social, prospecting',
    flags: {
      broken: '404 caught',
      pacing: 'Pacing back on plan',
      disapproval: 'Disapproval fixed',
      drafted: 'Deck drafted',
      due: 'Next deck due',
    },
  },
  figures: {
    label: 'Key figures',
    timeCut: 'less time spent on reporting, by our estimate',
    clients: 'clients per account manager, by our estimate',
    accuracy: 'forecast accuracy, on public data',
    brands: 'brands and subcategories in the data',
    care: 'care from a dedicated support team',
  },
  ownPast: {
    title: 'Check us against your own past.',
    lede: 'Drop in a Google Ads export. We hide weeks of it, forecast them, and you see every miss: no login, no upload, before you talk to anyone.',
  },
  product: {
    forecaster: {
      name: 'Forecaster.',
      text: 'An invented account, a working tool: drag the black flag.',
    },
    plan: { name: 'Media plan.', text: 'Solid: inside the forecast. The plan goes on to the right.' },
    deck: { name: 'Deck.', text: 'Every title states a finding. You edit the words.' },
  },
  week: {
    title: `A day of reporting becomes ${f.minutesAfter} minutes.`,
    lede: 'Our estimate, per account manager and week. Same clients, same questions, same scale on both sides of the line. The split by task is illustrative.',
    task: 'Weekly task',
    before: 'Before',
    hoursBefore: `${f.hoursBefore} hours`,
    after: `With ${brand}`,
    minutesAfter: `${f.minutesAfter} minutes`,
    saved: `${f.hoursSaved} hours back, every week`,
    tasks: {
      exports: { name: 'Pull exports from every ad platform', now: 'Synced for you' },
      merge: { name: 'Clean, merge and reconcile the sheet', now: 'There’s no sheet' },
      checks: { name: 'Check pacing and broken links', now: 'Alerts do it for you' },
      summary: { name: 'Write the client summary', now: 'Edit the draft' },
      slides: { name: 'Rebuild the slides', now: 'Approve the deck' },
    },
  },
  features: {
    title: 'Five jobs. One plan.',
    lede: 'Everything an account manager opens ten tabs for, on one calendar. The data shown is illustrative.',
    forecasting: {
      name: 'Forecasting',
      title: `Your next ${f.forecastMonthsWord} months, as a range rather than a promise.`,
      text: `The forecast starts from your own numbers and is backtested on your own past before you see it. Then market trends, consumer behavior, competitive analysis and predictive analytics come in, and you compare your account with patterns from over ${f.brandsWord} brands and subcategories.`,
      claim: `${f.accuracyFloor} on public data`,
      label:
        'Four signal lines (market trends, consumer behavior, competitive analysis and predictive analytics) combine into one forecast line.',
      signals: ['Market trends', 'Consumer behavior', 'Competitive analysis', 'Predictive analytics'],
      sum: 'Your forecast',
    },
    campaign: {
      name: 'Campaign strategy and execution',
      title: `Plan once. Launch on ${f.platformCountWord} platforms.`,
      text: `Sketch the flight, then build it on ${f.platforms} from the same screen.`,
      claim: 'Plan, strategise, execute',
      label: `One plan block branches into ${f.platformCountWord} flights, on ${f.platforms}, that start one week apart.`,
      plan: 'Plan',
      strategise: 'Strategise',
    },
    audience: {
      name: 'Audience analysis',
      title: 'Find the segment that pays.',
      text: 'Break down any number by geo, device or audience. The filters stay on as you move around, so your question survives the next click.',
      claim: 'Smart filters',
      filters: {
        market: { label: 'Geo', all: 'all' },
        device: { label: 'Device', all: 'all' },
        audience: { label: 'Audience', all: 'all' },
      },
      caption: 'Return on ad spend, index 100 = account average',
      segment: 'Segment',
      /** Heard when a filter is chosen. */
      highest: (segment: string, market: string, index: string) =>
        `Highest: ${segment}, ${market}, index ${index}`,
    },
    device: {
      name: 'Device analysis',
      title: 'Know which screen closes.',
      text: 'Conversion rate by device and hour, so bids, budgets and schedules follow the sale, not the scroll.',
      claim: 'By hour, by device',
      label:
        'Three lines of conversion rate by hour. Mobile leads overnight, desktop overtakes at nine in the morning and falls back after six.',
      mobile: 'Mobile',
      desktop: 'Desktop',
      tablet: 'Tablet',
      cross: 'Desktop overtakes at 9\u00a0a.m.',
      caption: 'Conversion rate by hour of day',
      hour: 'Hour',
    },
    deck: {
      name: 'Pitch deck creation',
      title: 'The first draft is already written.',
      text: 'Auto-written summaries and live charts arrive as a client-ready deck. Change the words; the numbers stay current by themselves.',
      claim: 'Auto-written summaries',
      label: 'Three slides from a generated deck: title, written summary and forecast chart.',
      cover: 'Quarterly plan',
      summary: 'Summary',
      summaryText: ['Spend finished 2% under plan.', 'Generic search carried the month.'],
      raise: (week: string) => `Raise it 20% starting ${week}.`,
      forecast: 'Forecast',
    },
    alerts: {
      title: 'Alerts in real time',
      broken: { kind: '404', what: 'Landing page returns 404', next: 'Two ads are sending traffic to it' },
      pacing: {
        kind: 'Pacing',
        what: 'Spend is 12% ahead of plan',
        next: 'Budget will run out nine days early',
      },
      disapproval: {
        kind: 'Disapproval',
        what: 'Ad disapproved',
        next: 'Replacement copy ready for review',
      },
    },
  },
  comparison: {
    title: 'Reporting looks left. Planning looks right.',
    lede: 'Both use the same data. Only one leaves you time to act.',
    need: 'What you need',
    traditional: 'Traditional reporting',
    rows: [
      {
        need: 'The question it answers',
        old: 'What happened last month?',
        new: `What will happen in the next ${f.forecastWeeksWord} weeks?`,
      },
      {
        need: 'When you hear about a problem',
        old: 'When the client calls',
        new: 'When it starts: 404s, pacing, disapprovals',
      },
      {
        need: 'The written summary',
        old: 'From a blank page, every week',
        new: 'Drafted for you, edited in minutes',
      },
      {
        need: 'A new breakdown',
        old: 'Another export, another pivot table',
        new: 'One filter: geo, device or audience',
      },
      { need: 'The budget', old: 'Reconciled after it’s spent', new: 'Paced against the forecast' },
      {
        need: 'One account manager',
        old: 'As many clients as the spreadsheet can take',
        new: `${capitalize(f.clientsWord)}, each with a plan, a forecast and a weekly review`,
      },
    ],
  },
  churn: {
    title: 'Four reasons clients leave.',
    lede: 'Our own estimate of how often each cause plays a part when an agency loses a client. Causes overlap, so the ranges add up to more than 100%.',
    cause: 'Cause',
    share: 'Share of churn',
    causes: {
      reportingDelays: { name: 'Reporting delays', answer: 'Summaries write themselves' },
      budgetOverspend: { name: 'Budget overspend', answer: 'Pacing alerts in real time' },
      underperformance: { name: 'Underperformance', answer: 'The forecast shows the dip weeks ahead' },
      communicationGaps: { name: 'Communication gaps', answer: 'One plan the whole team can see' },
    },
  },
  profit: {
    title: 'What a year with it is worth.',
    lede: 'Our own estimate per agency, from the low case to the high: what you save, what you keep and what your clients stop wasting. Not a promise.',
    lever: 'Lever',
    perYear: 'Per agency per year',
    levers: {
      adWaste: 'Reduced ad waste',
      labor: 'Labor savings',
      retention: 'Client retention',
      roas: 'ROAS',
    },
    total: 'Total',
  },
  closing: {
    title: 'Not for everyone.',
    text: `${brand} is open to a small number of high-performing agencies. If you manage ${f.minSpendShort} or more a month in ad spend and would rather plan than explain, let’s talk.`,
    action: 'Apply for Early Access',
  },
};

declare module '../messages.ts' {
  interface Messages {
    home: typeof home;
  }
}
