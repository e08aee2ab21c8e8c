import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';

const f = figures('en');

export const layout = {
  skip: 'Skip to content',
  logo: `${settings.brand}, home page`,
  newTab: 'opens in a new tab',
  nav: {
    label: 'Main',
    forecast: 'Forecast',
    pricing: 'Pricing',
    clientLogin: 'Client Login',
    requestAccess: 'Request Access',
    menu: 'Menu',
    language: 'Language: English',
    languages: 'Languages',
  },
  breadcrumb: 'Breadcrumb',
  begin: { start: 'Get Started', demo: 'Schedule A Demo', forecast: 'Forecast your own numbers' },
  ruler: { today: 'Today' },
  readout: 'Chart values: use ← and → to move through the columns',
  footer: {
    promise: `PPC forecasting and media planning for high-performing agencies. Founded in ${f.foundedIn} by people who spent years on the agency side.`,
    joinWaitlist: 'Join Waitlist',
    products: 'Products',
    mediaPlanning: 'Media Planning',
    audienceAnalysis: 'Audience Analysis',
    deviceAnalysis: 'Device Analysis',
    campaignStrategy: 'Campaign Strategy',
    pitchPerfect: 'Pitch Perfect',
    adCreator: 'Ad Creator',
    resources: 'Resources',
    blogs: 'Blogs',
    forecast: 'Forecast your own numbers',
    forecastAccuracy: 'Forecast accuracy',
    gaCheck: 'GA tag check',
    schedule: 'Schedule a meeting',
    sales: 'Contact sales',
    careersSearch: 'Careers search',
    company: 'Company',
    about: 'About us',
    team: 'Team',
    careers: 'Careers',
    helpCenter: 'Help Center',
    help: 'How each number is made',
    comingSoon: 'More: Coming Soon',
    legal: 'Legal',
    privacy: 'Privacy Policy',
    terms: 'Terms and Conditions',
    imprint: 'Imprint',
    contact: 'Contact',
    support: 'Support',
    social: 'Social media',
  },
  chat: {
    open: 'Write to us',
    close: 'Close',
    title: 'Ask us anything',
    hours: 'Customer care, around the clock.',
    write: 'Write to customer care',
  },
};

declare module '../messages.ts' {
  interface Messages {
    layout: typeof layout;
  }
}
