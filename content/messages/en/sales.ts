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
  formLabel: 'Question for the sales team',
  fields: {
    fullName: 'Full name',
    email: 'Work email',
    jobTitle: 'Job title',
    companySize: 'Company size',
    phoneCountry: 'Country of the number',
    phone: 'Phone number',
    comments: 'Comments',
  },
  hints: {
    companySize: 'People who work there',
    phone: 'A number from elsewhere may start with + and its country code.',
  },
  submit: 'Contact Sales',
  use: 'A person from sales reads this and answers by e-mail, or calls where that is quicker. We use it for nothing else.',
  sent: {
    title: 'Thank you. Your question is with our sales team.',
    steps: [
      'A confirmation is on its way to your work email.',
      'Someone who knows the product reads what you wrote.',
      'You get an answer by e-mail, or a call where that is quicker.',
    ],
    book: `Book ${f.callMinutes} minutes`,
    again: 'Ask something else',
  },
};
