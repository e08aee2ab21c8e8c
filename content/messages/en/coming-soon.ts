import { settings } from '../../settings.ts';

export const comingSoon = {
  meta: {
    title: `Coming Soon: the Ad Creator · ${settings.brand}`,
    description: `The Ad Creator is next on the ${settings.brand} calendar. Leave a business email to join the waitlist, and see it among the first agencies.`,
  },
  title: 'Coming Soon',
  lede: 'The Ad Creator is being drawn on the calendar right now. Leave a business email and carry it straight into the waitlist.',
  form: {
    email: 'Business email',
    placeholder: 'you@agency.example',
    join: 'Join the waitlist',
    invalid: 'Please enter a valid business email address.',
  },
};
