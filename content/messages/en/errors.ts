import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';

const f = figures('en');

export const errors = {
  notFound: {
    meta: {
      title: `Page not found · ${settings.brand}`,
      description: 'This address leads nowhere, or the page has moved.',
    },
    title: 'This page is off the plan.',
    lede: 'This address leads nowhere, or the page has moved. In an ad account, we’d have sent you an alert.',
    home: 'Back to the home page',
    tell: 'Tell us',
    subject: 'A page is missing (404)',
    figure: 'A line chart that breaks off. The gap is labeled 404.',
    ways: 'Where to go next',
  },
  failed: {
    meta: {
      title: `Something broke · ${settings.brand}`,
      description: 'The page couldn’t be shown. The error is in our log.',
    },
    title: 'This week didn’t go to plan.',
    lede: 'Something broke on our side while we were putting this page together. The error is in our log. If you were sending a form, go back and send it again: your answers are still there. Otherwise, try again in a minute.',
    home: 'Back to the home page',
    tell: 'Tell us',
    subject: 'A page failed (500)',
    figure: 'A line chart that drops to the floor. The low point is labeled 500.',
    ways: 'Where to go next',
  },
  ways: {
    mediaPlanning: `${f.planMonthsWord.charAt(0).toUpperCase()}${f.planMonthsWord.slice(1)} months on one page`,
    pricing: `${f.trialDays} days free`,
    blogs: 'Articles on planning',
    schedule: `${f.callMinutes} minutes`,
  },
};

declare module '../messages.ts' {
  interface Messages {
    errors: typeof errors;
  }
}
