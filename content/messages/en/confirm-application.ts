import { settings } from '../../settings.ts';

export const confirmApplication = {
  meta: {
    title: `Confirm your application · ${settings.brand}`,
    description:
      'Confirm the address you applied with, and the onboarding team will read your waitlist application. Until you do, it’s on hold and nobody reads it.',
  },
  title: 'Is this your address?',
  lede: 'You applied for the waitlist. Confirm that this address is yours, and we’ll read your application.',
  action: 'Confirm application',
  note: 'Nothing happens until you click the button. If you didn’t apply, just close this page: the application will go no further.',
};

declare module '../messages.ts' {
  interface Messages {
    confirmApplication: typeof confirmApplication;
  }
}
