import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';

const f = figures('en');

export const confirmApplication = {
  meta: {
    title: `Confirm your application · ${settings.brand}`,
    description:
      'Confirm the address you applied with, and the onboarding team will read your waitlist application. Until you do, it’s on hold and nobody will read it.',
  },
  /** Without a link: how to get one. The server replaces both where there is one. */
  title: 'Confirm your application',
  lede: 'Click the link in the email we sent you, and we’ll read your application. Can’t find it? Check your spam folder, or have it sent again.',
  /** Below the drawing of the mail. */
  find: 'Look for this email. Its button opens this page with your application.',
  action: 'Confirm application',
  note: 'Nothing happens until you click the button. If you didn’t apply, just close this page: the application will go no further.',
  /** The link to a proposed change. */
  change: {
    caption: 'What would change',
    field: 'Answer',
    before: 'Now',
    after: 'New',
    action: 'Confirm the change',
    note: 'Nothing happens until you click the button. If the new answers aren’t yours, just close this page.',
    again: 'Open the waitlist form',
  },
  /** The form for another mail. */
  again: {
    formLabel: 'Send the confirmation email again',
    email: 'Email address you applied with',
    submit: 'Send the email again',
    apply: 'Or apply again',
    /** The same for every address: nobody learns who has applied. */
    sent: {
      title: 'Check your inbox.',
      text: `If an application or a change from this address is still waiting to be confirmed, the email is on its way. We send at most one every ${f.optInMailMinutes}\u00a0minutes and ${f.optInMailsPerDayWord} a day.`,
    },
  },
};

declare module '../messages.ts' {
  interface Messages {
    confirmApplication: typeof confirmApplication;
  }
}
