import type { Lead } from '../../../contract/sales.ts';
import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';

const f = figures('en');
const { brand } = settings;

export const sales = {
  meta: {
    title: `Contact Our Sales Team · ${brand}`,
    description: `Ask the ${brand} sales team about access, plans for larger teams or a forecast for a market you’re about to enter. By email, by phone or in a meeting.`,
  },
  title: 'Contact Our Sales Team',
  lede: 'Ask about access, plans for larger teams or a forecast for a market you’re about to enter. Someone who knows the product will write back.',
  prepare: {
    title: 'Good to have on hand',
    terms: [
      {
        term: 'Spend',
        text: 'what your clients spend on media in a typical month, across all platforms',
      },
      { term: 'Markets', text: 'where you’re active, and where you’re going next' },
      { term: 'Tools', text: 'what you report with today' },
    ],
  },
  talk: {
    title: 'Other ways to reach us',
    book: { link: `Book a ${f.callMinutes}-minute call`, after: ' with us.' },
    call: 'Call ',
    write: 'Write to ',
    end: '.',
  },
  ways: {
    label: 'How would you like to reach us?',
    write: 'Write',
    writeHint: 'We reply by email.',
    talk: 'Talk',
    talkHint: `${f.callMinutes} minutes, at a time you choose.`,
  },
  formLabel: 'Question for the sales team',
  fields: {
    fullName: 'Full name',
    email: 'Work email',
    jobTitle: 'Job title',
    companySize: 'Company size',
    phoneCountry: 'Country code',
    phone: 'Phone number',
    comments: 'Comments',
  } satisfies Record<keyof Lead, string>,
  /** Beside a field that was left empty. */
  required: {
    fullName: 'Please enter your full name.',
    email: 'Please enter your work email.',
    jobTitle: 'Please enter your job title.',
    companySize: 'Please choose the size of your company.',
    phone: 'Please enter your phone number.',
  } satisfies Partial<Record<keyof Lead, string>>,
  hints: {
    companySize: 'Number of employees',
    phone: 'For a number from another country, start with + and its country code.',
  },
  placeholders: { companySize: 'Please choose' },
  submit: 'Contact Sales',
  slots: {
    title: 'Talk to us',
    /** `{day}` is one of `soon` or `later`. */
    next: 'Next free call: {day}, {time}',
    until: 'to {end}',
    soon: ['today', 'tomorrow', 'in 2 days'],
    later: 'in {n} days',
    none: 'No call, just the question',
    all: 'See all free times',
    submitAndBook: 'Contact Sales and book {when}',
    book: 'Book {when}',
    finish: 'Finish without a call',
    kept: 'Your question has reached us. The call isn’t booked yet: choose another time, or finish without one.',
  },
  use: 'Someone from sales will read this and reply by email, or call if that’s quicker. We’ll use it for nothing else.',
  sent: {
    title: 'Thank you. Our sales team has your question.',
    steps: [
      'A confirmation is on its way to your work email.',
      'Someone who knows the product will read your question.',
      'You’ll get a reply by email, or a call if that’s quicker.',
    ],
    book: `Book a ${f.callMinutes}-minute call`,
    again: 'Ask something else',
  },
};

declare module '../messages.ts' {
  interface Messages {
    sales: typeof sales;
  }
}
