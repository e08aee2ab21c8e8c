import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';

const f = figures('en');
const { brand } = settings;

export const sales = {
  meta: {
    title: `Contact Our Sales Team · ${brand}`,
    description: `Ask the ${brand} sales team about access, plans for larger teams or a forecast for a market you are about to enter. By e-mail, by phone or in a meeting.`,
  },
  title: 'Contact Our Sales Team',
  lede: 'Ask about access, plans for larger teams or a forecast for a market you are about to enter. Someone who knows the product writes back.',
  prepare: {
    title: 'Good to have at hand',
    terms: [
      {
        term: 'Spend',
        text: 'what your clients put into media in a typical month, all platforms together',
      },
      { term: 'Markets', text: 'the countries you run in, and the next one' },
      { term: 'Tools', text: 'what you report with today' },
    ],
  },
  talk: {
    title: 'Rather talk?',
    book: { link: `Book ${f.callMinutes} minutes`, after: ' with us.' },
    call: 'Call ',
    write: 'Write to ',
    end: '.',
  },
  panel: 'What to send',
  fields: {
    fullName: 'Full name',
    email: 'Work email',
    jobTitle: 'Job title',
    companySize: 'Company size',
    phone: 'Phone number',
    comments: 'Comments',
  },
  hints: {
    companySize: 'People who work there',
    phone: 'With the country code',
  },
  mail: {
    intro: 'You reach us by e-mail. The button opens a message that asks for everything below.',
    subject: 'Question for the sales team',
    action: 'Contact Sales',
    optional: 'Optional',
    line: (label: string) => `${label}:`,
    noProgram: 'No mail program on this device?',
    copy: 'Copy the questions and send your answers to',
  },
  use: 'We use this to answer you, and for nothing else.',
};
