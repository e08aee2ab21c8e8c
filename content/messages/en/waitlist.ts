import type { Application } from '../../../contract/waitlist.ts';
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
  lede: 'Logins and calls with the onboarding team start here, with an application. We look for agencies that perform well and want to see further ahead. Tell us how you work; we read every application.',
  who: {
    title: 'Who gets in',
    terms: [
      {
        term: f.minSpendShortFloor,
        text: `in monthly ad spend, across platforms such as ${f.spendPlatforms}`,
      },
      { term: 'Agencies', text: 'that run paid search for clients, from boutique to network' },
      { term: 'One person', text: 'who runs the account with us and picks up the phone' },
    ],
  },
  /** The plan of what follows. What the visitor has typed takes the place of what is `open`. */
  next: {
    title: 'What happens next',
    now: 'Now',
    apply: { name: 'You apply', open: 'As soon as you send the form.' },
    mail: {
      name: 'Right away: an email from us',
      before: 'To ',
      open: 'your work email',
      after: '.',
      /** Where applicants must confirm their address. */
      confirm: 'One click in it confirms your address.',
    },
    answer: {
      name: 'We read every application',
      before: 'If it’s a fit, the onboarding team will email you, with ',
      open: 'your point of contact',
      after: ' in copy.',
    },
    call: { name: `${f.callMinutes}-minute onboarding call`, text: 'At a time you pick.' },
    trial: {
      name: `${f.trialDays}-day trial`,
      text: 'Starts after the call, with unlimited projects.',
    },
  },
  formLabel: 'Waitlist application',
  groups: { you: 'You', agency: 'Your agency', media: 'Your media' },
  /** Beside the title of a group: how many of its required fields are filled in. */
  count: '{n} of {all}',
  complete: 'complete',
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
    toolResults: 'From our tools',
  } satisfies Record<keyof Application, string>,
  /** Beside a field that was left empty. */
  required: {
    fullName: 'Please enter your full name.',
    email: 'Please enter your work email.',
    location: 'Please enter your location. A city, region or country is enough.',
    agencyName: 'Please enter your agency’s name.',
    companyWebsite: 'Please enter your company’s website.',
    linkedInPage: 'Please enter your LinkedIn page.',
    reportingTools: 'Please name at least one reporting tool. “None” is an answer.',
    pointOfContactEmail: 'Please enter an email address we can copy if it’s a yes. It may be your own.',
  } satisfies Partial<Record<keyof Application, string>>,
  remove: 'Remove',
  hints: {
    location: 'Not listed? Just type it in.',
    companyWebsite: 'We’ll add https:// for you.',
    monthlyAdSpend: 'All platforms, all clients, a typical month.',
    pointOfContactEmail: 'The person we’ll copy if it’s a yes.',
    toolResults: 'Only these lines are sent, never your file.',
  },
  placeholders: { location: 'City, region or country', reportingTools: 'Looker Studio, SA360' },
  /** Said when the list below the location opens. */
  suggestions: (count: number) =>
    `${count}\u00a0${count === 1 ? 'suggestion' : 'suggestions'}. Choose with the arrow keys.`,
  submit: 'Join the Waitlist',
  accept: { before: 'Our ', between: ' apply. The ', after: ' explains how we use your data.' },
};

declare module '../messages.ts' {
  interface Messages {
    waitlist: typeof waitlist;
  }
}
