import { settings } from '../../settings.ts';

export const comingSoon = {
  meta: {
    title: `Coming Soon: the Ad Creator · ${settings.brand}`,
    description: `The Ad Creator is what ${settings.brand} is building next. Enter your business email to join the waitlist and be among the first agencies to see it.`,
  },
  title: 'Coming Soon',
  lede: 'The Ad Creator is next. Enter your business email and we’ll take you to the waitlist form with it filled in.',
  form: {
    email: 'Business email',
    placeholder: 'you@agency.example',
    join: 'Join the waitlist',
    invalid: 'Please enter a valid business email address.',
  },
};

declare module '../messages.ts' {
  interface Messages {
    comingSoon: typeof comingSoon;
  }
}
