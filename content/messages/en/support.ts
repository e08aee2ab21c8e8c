import type { SupportRequest } from '../../../contract/support.ts';
import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';

const f = figures('en');
const { brand } = settings;

export const support = {
  meta: {
    title: `Support · ${brand}`,
    description: `Something isn’t working, or you’re not sure how to do something? Write to ${brand} customer care. A person reads every message; leave an address for a reply.`,
  },
  title: 'How can we help?',
  lede: 'Something isn’t working, or you’re not sure how to do something? Write to customer care. A\u00a0person reads every message.',
  day: {
    text: (slots: string) =>
      `A call takes ${f.callMinutes}\u00a0minutes and starts at ${slots}, your time. The calendar shows which days are free.`,
  },
  next: {
    title: 'What happens next',
    steps: [
      'Your message goes straight to customer care, at any hour.',
      'You’ll get a confirmation right away if you left an email address.',
      'A person reads your message and replies to that address. Without one, we have no way to write back.',
    ],
  },
  ways: {
    label: 'How would you like to reach us?',
    write: 'Write',
    writeHint: 'At any hour. A person reads every message.',
    talk: 'Talk',
    talkHint: `${f.callMinutes} minutes, at a time you choose.`,
  },
  formLabel: 'Message to customer care',
  fields: {
    name: 'Name',
    email: 'Email',
    businessType: 'You are',
    supportType: 'About',
    message: 'Message',
  } satisfies Record<keyof SupportRequest, string>,
  /** Beside a field that was left empty. */
  required: {
    name: 'Please enter your name.',
    message: 'Please write your message.',
  } satisfies Partial<Record<keyof SupportRequest, string>>,
  hints: { email: 'Without it, we can’t reply.' },
  businessTypes: { individual: 'Individual', agency: 'Agency' },
  supportTypes: {
    'tech-support': 'Tech support',
    'communication-support': 'Question about an email or call',
    other: 'Other',
  },
  submit: 'Send',
  use: 'We’ll use this to reply to you, and for nothing else.',
  sent: {
    title: 'Thank you. We’ve received your message.',
    again: 'Write another message',
  },
};

declare module '../messages.ts' {
  interface Messages {
    support: typeof support;
  }
}
