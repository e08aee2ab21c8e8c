import { settings } from '../../settings.ts';

export const comingSoon = {
  meta: {
    title: `Coming Soon: the Ad Creator · ${settings.brand}`,
    description: `The Ad Creator will turn your plan’s keywords and landing pages into ad drafts for your approval. Join the ${settings.brand} waitlist to be among the first to see it.`,
  },
  title: 'Coming Soon',
  lede: 'The Ad Creator will turn the plan’s keywords and landing pages into ad drafts for your approval. Enter your business email and we’ll take you to the waitlist form with it filled in.',
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
