import { settings } from '../../settings.ts';

/** What the server says that no page does. */
export const api = {
  httpErrors: {
    notFound: 'There’s nothing at this address.',
    methodNotAllowed: 'This address doesn’t accept that kind of request.',
    badRequest: 'We couldn’t read that request. Reload the page and try again.',
    unsupportedType: 'This address doesn’t accept that kind of content. Reload the page and try again.',
    tooLarge:
      'Too much for one message. Go back in your browser, and shorten the text or choose a smaller file.',
    forbidden: `This page isn’t allowed to send us data. Open the form on ${settings.domain} and send it from there.`,
    tooMany: 'Too many requests. Please wait a moment and try again.',
    internal: 'Something went wrong on our side. Please try again in a moment.',
    unavailable: 'The service isn’t available right now. Please try again in a moment.',
    timeTaken: 'Someone booked that time a moment ago. Please choose another one.',
    dayBooked: 'This date is completely booked. Kindly select another available dates.',
    dayClosed: 'We’re closed on that day. Please choose another one.',
    timePast: 'That time has passed or is too soon. Please choose a later one.',
    tooFarAhead: 'That day can’t be booked yet. Please choose an earlier one.',
    meetingLimit: `We accept only a few bookings per person per day. To change a meeting, use the link in its invitation; if you need another one, write to ${settings.email}.`,
    movedTooOften: `This meeting can’t be moved again. Cancel it and book a new one, or write to ${settings.email}.`,
    meetingOver:
      'This meeting has been canceled or has begun, so it can no longer be moved. You can book a new one.',
    scheduleConflict: 'The host doesn’t work at that time. Confirm the time, or choose another one.',
    jobClosed:
      'This role is closed, so we can no longer take applications for it. See the open roles on our careers page.',
    meetingAhead: 'This meeting hasn’t started yet, so there’s no outcome to record.',
    wrongSignIn: 'The email address and password don’t match. Please check both.',
    codeNeeded: 'Enter the six-digit code from your authenticator app.',
    wrongCode: 'That code is wrong or has already been used. Wait for the next one.',
    wrongPassword: 'That isn’t your current password.',
    signedOut: 'You’re signed out. Sign in to continue.',
    mayOnlyLook: 'You can view this, but not change it.',
    adminsOnly: 'Only admins can do this.',
    codeRequired: 'Signing in here requires a code. Set yours up, and keep it on.',
    lastAdmin: 'This is the last admin. Make somebody else an admin first.',
    alreadyOperator: 'This address already belongs to an operator.',
    linkExpired: 'This link has expired or has already been used.',
    changedMeanwhile: 'Someone else has changed this in the meantime. Reload and check.',
    tooManyViews: 'You have as many saved views as fit. Remove one first.',
    anotherOpen: 'This person has another open entry. Close one of the two first.',
    unknownVariable: 'A field in braces isn’t available here. Check its spelling.',
    wordsMissing: 'Replace […] with your own words first.',
    answerMissing: 'Applicants get a reply. Write it, or choose to send nothing.',
    alreadySent: 'Too late: the email has already been sent.',
    looksLikeSpam: 'This looks like spam. Mark it as not spam before you answer.',
    noAddress: 'No email address was given, so there’s no one to reply to.',
  },
  /** If the server knows how long the limit lasts. */
  tooManyFor: (time: string) =>
    `Too many requests. Please try again in ${time}, or write to ${settings.email}.`,
  /** The page for a client over a rate limit, in a browser without JavaScript. */
  tooManyPage: {
    title: 'That’s a lot at once',
    /** If something was typed. */
    kept: 'What you typed is kept on this page. Send it again after the wait.',
    lostFile: 'Only the file has to be chosen again.',
    sendAgain: 'Send again',
    openAgain: 'Open the page again',
  },
  /** The page behind the link that confirms an application: how it is headed in each state. */
  confirmation: {
    waiting: {
      title: 'Is this your address?',
      lede: 'You applied to join the waitlist. Confirm that this address is yours, and we’ll read your application.',
    },
    confirmed: {
      title: 'Your address is confirmed.',
      lede: 'Thank you for joining the waitlist. We read every application: if yours is a fit, the onboarding team will email you, with your point of contact in copy; if it isn’t, we’ll let you know.',
    },
    /** The link to a proposed change of an application. */
    change: {
      title: 'Change your application?',
      lede: 'The waitlist form was submitted again with your address. Nothing has changed yet. Check the new answers, and confirm them if they’re yours.',
    },
    changed: {
      title: 'This change has been made.',
      lede: 'We’ve added the new answers to your application. There’s nothing left to do.',
    },
    dismissed: {
      title: 'This change wasn’t made.',
      lede: 'Our team decided against it, so the link no longer works. To change your application, submit the form again.',
    },
    replaced: {
      title: 'This change was replaced.',
      lede: 'Newer changes were submitted with the same address, so the link no longer works. Use the link in the latest email, or submit the form again.',
    },
    closed: {
      title: 'This application is closed.',
      lede: 'We’ve already decided about it, so it can no longer be changed. You can apply again at any time.',
    },
    broken: {
      title: 'This link doesn’t work.',
      lede: 'It may be incomplete, or we no longer have the application. Open the link from the email itself, or have the email sent again.',
    },
  },
  meetings: {
    /** Follows a refusal. */
    stillFree: (times: string) => `Still available that day: ${times}.`,
    /** The private page of a meeting: how it is headed in each state. */
    page: {
      booked: {
        title: (day: string) => `See you on ${day}.`,
        lede: 'The invitation comes by email. This page is private; the email has a link to it in case your plans change.',
      },
      cancel: {
        title: 'Cancel this meeting?',
        lede: 'Nothing has been canceled yet. If you confirm, we’ll free the time for someone else and email you a confirmation.',
      },
      cancelled: {
        title: 'This meeting is canceled.',
        lede: 'We’ve given the time back to the calendar. A confirmation comes by email.',
      },
      begun: { title: 'Your call is on now.', lede: 'It can no longer be moved or canceled.' },
      past: { title: 'This meeting is over.', lede: 'It can no longer be moved or canceled.' },
      broken: {
        title: 'This link doesn’t work.',
        lede: 'It may be incomplete, or we no longer have the meeting. Open the link from the invitation itself, or book a new call.',
      },
      move: (now: string) =>
        `It’s set for ${now}. Pick another day and time; you’ll keep the current one until you submit.`,
    },
  },
};

export type ApiMessages = typeof api;

declare module '../messages.ts' {
  interface Messages {
    api: typeof api;
  }
}
