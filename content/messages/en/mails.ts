import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';

const f = figures('en');
const { brand } = settings;

/** The mails we send. */
export const mails = {
  greeting: (name: string) => `Hello ${name},`,
  /** Where the name is no name. */
  greetingAlone: 'Hello,',
  signature: `The ${brand} onboarding team`,
  reason: `You receive this mail because this address was entered on our website. If that was not you, ignore it or write to us and we delete the entry.`,
  applicationConfirmation: {
    subject: `Your ${brand} application has arrived`,
    title: 'Your application is with us.',
    text: [
      'Thank you for applying. A person reads it, not a filter.',
      `If it fits, the onboarding team writes to your point of contact to set up a ${f.callMinutes}-minute onboarding call. After that your ${f.trialDays}-day trial starts.`,
      'Something wrong or missing? Send the form again with the same e-mail address: the new answers take the place of the old ones.',
    ],
  },
  applicationOptIn: {
    subject: `Please confirm your ${brand} application`,
    title: 'One click, then we read it.',
    text: [
      'You applied for the waitlist with this address. Please confirm that it is yours; until then your application waits.',
    ],
    action: 'Confirm the application',
  },
  applicationNotice: {
    created: (agency: string) => `New application: ${agency}`,
    updated: (agency: string) => `Application changed: ${agency}`,
    title: { created: 'A new application', updated: 'An application has been changed' },
    language: 'Language',
  },
  meeting: {
    /** What calendars call it. */
    summary: `${brand}: onboarding call`,
    description: (page: string) => `A ${f.callMinutes}-minute onboarding call. To move or cancel it: ${page}`,
    booked: {
      subject: (day: string) => `Invitation: onboarding call on ${day}`,
      title: (day: string) => `See you on ${day}.`,
    },
    moved: {
      subject: (day: string) => `Moved: onboarding call on ${day}`,
      title: (day: string) => `Moved to ${day}.`,
    },
    cancelled: {
      subject: (day: string) => `Cancelled: onboarding call on ${day}`,
      title: 'Your meeting is cancelled.',
      text: 'The time is free for someone else. The file attached takes the meeting out of your calendar.',
      action: 'Book another time',
    },
    invitation: `We keep ${f.callMinutes} minutes for you. Open the file attached and the meeting stands in your calendar.`,
    link: (url: string) => `We talk here: ${url}`,
    linkFollows: 'The onboarding team sends you the link to the call before it starts.',
    action: 'Move or cancel the meeting',
    rows: {
      visitorTime: 'Your time',
      utc: 'UTC',
      hostTime: 'Our time',
      name: 'Name',
      email: 'Email',
      theirTime: 'Their time',
      language: 'Language',
      note: 'Note',
    },
    notice: {
      booked: { subject: (name: string) => `New meeting: ${name}`, title: 'A new meeting' },
      moved: { subject: (name: string) => `Meeting moved: ${name}`, title: 'A meeting has been moved' },
      cancelled: {
        subject: (name: string) => `Meeting cancelled: ${name}`,
        title: 'A meeting has been cancelled',
      },
      tooFast: 'Filled in faster than people type. It may be a program.',
    },
  },
  leadConfirmation: {
    subject: `Your question to ${brand} has arrived`,
    title: 'Your question is with our sales team.',
    text: [
      'Thank you for writing. Someone who knows the product reads it and answers by e-mail, or calls where that is quicker.',
      'Something to add? Reply to this mail. And if you would rather see the product, pick a time.',
    ],
    signature: `The ${brand} sales team`,
  },
  leadNotice: {
    subject: (name: string) => `New question to sales: ${name}`,
    title: 'A new question to sales',
  },
  supportConfirmation: {
    subject: `${brand} customer care has your message`,
    title: 'Your message has reached us.',
    text: [
      'Thank you for writing. A person from customer care reads your message and answers at this address.',
      'Something to add? Reply to this mail.',
    ],
    signature: `${brand} customer care`,
  },
  supportNotice: {
    subject: (topic: string, name: string) => `${topic}: ${name}`,
    title: 'A new message to customer care',
    noAddress: 'No e-mail address was left, so nobody can be answered.',
  },
  jobApplicationConfirmation: {
    subject: (job: string) => `Your application: ${job}`,
    title: 'Your application has arrived.',
    text: (job: string) => [
      `Thank you for applying as ${job}. A person reads your letter and your resume, and you hear from us either way.`,
      'Something to add? Reply to this mail.',
    ],
    signature: `Your ${brand} team`,
  },
  jobApplicationNotice: {
    subject: (job: string, name: string) => `${job}: application of ${name}`,
    title: 'A new application for a job',
    job: 'Job',
  },
};

export type MailMessages = typeof mails;
