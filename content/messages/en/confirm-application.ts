import { settings } from '../../settings.ts';

export const confirmApplication = {
  meta: {
    title: `Confirm your application · ${settings.brand}`,
    description:
      'Confirm the address you applied with, and the onboarding team starts to read your application for the waitlist. Until then it waits and goes no further.',
  },
  title: 'Is this your address?',
  lede: 'You applied for the waitlist. Confirm that the address is yours and we start to read.',
  action: 'Confirm the application',
  note: 'Nothing happens until you press the button. If it was not you who applied, close this page: the application goes no further.',
};
