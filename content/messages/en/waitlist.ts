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
      'You apply. It takes about four minutes.',
      'If it fits, the onboarding team writes to your point of contact.',
      `A ${f.callMinutes}-minute onboarding call, then your ${f.trialDays}-day trial starts.`,
    ],
  },
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
    pointOfContact: 'Point of contact email',
    additionalInfo: 'Anything else we should know',
  },
  hints: {
    location: 'City and country',
    monthlyAdSpend: 'All platforms, all clients, a typical month.',
    reportingTools: 'Looker Studio, SA360',
    pointOfContact: 'The person we write to if it is a yes.',
  },
  mail: {
    intro: 'You apply by e-mail. The button opens a message that asks for everything below.',
    subject: 'Waitlist application',
    action: 'Join the Waitlist',
    optional: 'Optional',
    line: (label: string) => `${label}:`,
    noProgram: 'No mail program on this device?',
    copy: 'Copy the questions and send your answers to',
  },
  accept: { before: 'By applying you accept the ', between: ' and the ', after: '.' },
};
