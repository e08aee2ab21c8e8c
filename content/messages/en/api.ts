import { settings } from '../../settings.ts';

/** What the server says that no page does. */
export const api = {
  refusals: {
    notFound: 'There is nothing at this address.',
    methodNotAllowed: 'This address does not take that kind of request.',
    badRequest: 'We could not read that request.',
    unsupportedType: 'This address does not take that kind of content.',
    tooLarge: 'That is more than we can take at once.',
    forbidden: 'This page may not send to us.',
    tooMany: 'That was a little too often. Please wait a moment and try again.',
    internal: 'Something went wrong on our side. Please try again in a moment.',
    unavailable: 'The service is not available right now. Please try again in a moment.',
    timeTaken: 'That time was booked a moment ago.',
    dayBooked: 'This date is completely booked. Kindly select another available dates.',
    timePast: 'That time has passed, or is too soon for us. Please choose a later one.',
    tooFarAhead: 'That day cannot be booked yet. Please choose an earlier one.',
    meetingLimit: `We take only a few bookings per person and day. To change a meeting, use the link in its invitation; if you need another one, write to ${settings.email}.`,
    movedTooOften: `This meeting has been moved as often as it can be. Cancel it and book a new one, or write to ${settings.email}.`,
    meetingOver: 'This meeting has been cancelled or is over. It can no longer be moved.',
    wrongSignIn: 'That did not match. Check the address and the password.',
    codeNeeded: 'Now the six digits from your authenticator.',
    wrongCode: 'That code did not match, or was used before. Wait for the next one.',
    wrongPassword: 'That is not your current password.',
    signedOut: 'You are signed out. Sign in to go on.',
    mayOnlyLook: 'You may look at this, but not change it.',
    changedMeanwhile: 'Somebody changed this meanwhile. Look again.',
    anotherOpen: 'There is another one of theirs that is still open. Close one of the two first.',
  },
  meetings: {
    /** Follows a refusal. */
    stillFree: (times: string) => `Still free on that day: ${times}.`,
    /** The private page of a meeting: how it is headed in each state. */
    page: {
      booked: {
        title: (day: string) => `See you on ${day}.`,
        lede: 'The invitation is on its way to your inbox. This page is private: its link is in the mail, should your plans change.',
      },
      cancel: {
        title: 'Cancel this meeting?',
        lede: 'Nothing has been cancelled yet. If you confirm, the time becomes free for someone else and we mail you a confirmation.',
      },
      cancelled: {
        title: 'This meeting is cancelled.',
        lede: 'The time is free for someone else. A confirmation is on its way to your inbox.',
      },
      past: { title: 'This meeting is over.', lede: 'It can no longer be moved or cancelled.' },
      move: (now: string) =>
        `It is set for ${now}. Pick another day and time; until you submit, the old one is yours.`,
    },
  },
};

export type ApiMessages = typeof api;
