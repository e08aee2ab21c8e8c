import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';

const f = figures('en');
const { brand } = settings;

/** The mails we send. */
export const mails = {
  greeting: (name: string) => `Hello ${name},`,
  signature: `The ${brand} onboarding team`,
  sent: 'What you sent us',
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
};

export type MailMessages = typeof mails;
