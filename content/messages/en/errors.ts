import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';

const f = figures('en');

export const errors = {
  notFound: {
    meta: {
      title: `Page not found · ${settings.brand}`,
      description: 'The address leads nowhere, or the page has moved.',
    },
    title: 'This page is off the plan.',
    lede: 'The address leads nowhere, or the page has moved. In an account, we would have sent you an alert.',
    home: 'Back to the home page',
    tell: 'Tell us',
    subject: 'A page is missing (404)',
    figure: 'A line chart that breaks off. The gap is labelled 404.',
    ways: 'Ways onward',
  },
  failed: {
    meta: {
      title: `Something broke · ${settings.brand}`,
      description: 'The page could not be shown. We have been told.',
    },
    title: 'This week did not go to plan.',
    lede: 'Something broke on our side while we put this page together. The fault is in our log; nothing you sent before has been lost. Try again in a minute.',
    home: 'Back to the home page',
    tell: 'Tell us',
    subject: 'A page failed (500)',
    figure: 'A line chart that drops to the floor. The low point is labelled 500.',
    ways: 'Ways onward',
  },
  ways: {
    mediaPlanning: `${f.planMonthsWord.charAt(0).toUpperCase()}${f.planMonthsWord.slice(1)} months on one page`,
    pricing: `${f.trialDays} days free`,
    blogs: 'Notes on planning',
    schedule: `${f.callMinutes} minutes`,
  },
};
