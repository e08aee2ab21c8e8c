import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';

const f = figures('en');
const { brand } = settings;

export const waitlist = {
  meta: {
    title: `Join the waitlist · ${brand}`,
    description: `${brand} is open by request to agencies with ${f.minSpendShort} or more in monthly ad spend. See who gets in, what to send us and what happens after you apply.`,
  },
  title: `${brand} is not for everyone.`,
  lede: 'It is for agencies that already perform and want to see further. Tell us how you work; we read every application.',
  who: {
    title: 'Who gets in',
    terms: [
      {
        term: f.minSpendShortFloor,
        text: 'in monthly ad spend, across platforms such as Google Ads, Bing or SA360',
      },
      { term: 'Agencies', text: 'that run search for clients, from boutique to network' },
      { term: 'One person', text: 'who owns the account with us and picks up the phone' },
    ],
  },
  next: {
    title: 'What happens next',
    steps: [
      'You apply. A confirmation goes to your inbox.',
      'If it fits, the onboarding team writes to your point of contact.',
      `A ${f.callMinutes}-minute onboarding call, then your ${f.trialDays}-day trial starts.`,
    ],
  },
  formLabel: 'Waitlist application',
  groups: { you: 'You', agency: 'Your agency', media: 'Your media' },
  fields: {
    fullName: 'Full name',
    email: 'Work email',
    location: 'Location',
    agencyName: 'Agency name',
    companyWebsite: 'Company website',
    linkedInPage: 'LinkedIn page',
    monthlyAdSpend: 'Monthly ad spend',
    reportingTools: 'Reporting tools you use today',
    pointOfContactEmail: 'Point of contact email',
    additionalInfo: 'Anything else we should know',
  },
  hints: {
    companyWebsite: 'We add https:// for you.',
    monthlyAdSpend: 'All platforms, all clients, a typical month.',
    pointOfContactEmail: 'The person we write to if it is a yes.',
  },
  placeholders: { location: 'Start typing a city', reportingTools: 'Looker Studio, SA360' },
  /** Said when the list below the location opens. */
  suggestions: (count: number) =>
    `${count}\u00a0${count === 1 ? 'suggestion' : 'suggestions'}. Choose with the arrow keys.`,
  submit: 'Join the Waitlist',
  accept: { before: 'By applying you accept the ', between: ' and the ', after: '.' },
};
