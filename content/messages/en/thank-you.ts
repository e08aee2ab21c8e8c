import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';

const f = figures('en');

export const thankYou = {
  meta: {
    title: `Thank you · ${settings.brand}`,
    description: `We’ve received your application. A person will read it; if it’s a fit, a ${f.callMinutes}-minute onboarding call and a ${f.trialDays}-day free trial will follow.`,
  },
  title: 'Thank you for joining the waitlist',
  lede: 'You’ll find our confirmation in your inbox. We read every application; if it’s a fit, the onboarding team will email you, with your point of contact in copy.',
  /** Where applicants must confirm their address. */
  optIn: {
    title: 'Thank you. One click to go.',
    lede: 'We’ve emailed you a link to confirm your address. Click it, and we’ll read your application; until then, it’s on hold.',
    again: 'No email? Send it again',
  },
  back: 'Back to Website',
  next: {
    label: 'What happens next',
    applied: 'You applied',
    /** `done` is said afterwards. */
    confirm: { name: 'You confirm', done: 'You confirmed', text: 'One click in our email' },
    read: { name: 'We read it', done: 'We read it', text: 'A person reads every application' },
    answer: {
      name: 'You get an answer',
      done: 'We decided',
      text: `By email, either way. If it’s a fit: a ${f.callMinutes}-\u2060minute onboarding call, then a ${f.trialDays}-\u2060day trial`,
    },
  },
};

declare module '../messages.ts' {
  interface Messages {
    thankYou: typeof thankYou;
  }
}
