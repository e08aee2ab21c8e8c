import { figures } from '../../figures.ts';
import { formatter } from '../../format.ts';
import { settings } from '../../settings.ts';

const f = figures('en');
const { timeInText } = formatter('en');
const { brand } = settings;

/** The mails we send. */
export const mails = {
  greeting: (name: string) => `Hello ${name},`,
  /** Where the name is no name. */
  greetingAlone: 'Hello,',
  signature: `The ${brand} onboarding team`,
  reason:
    'You’re receiving this email because this address was entered on our website. If that wasn’t you, ignore it, or write to us and we’ll delete the entry.',
  /** What recipients see themselves and us do, on both sides of Today. A label has at most 14 characters or so. */
  steps: {
    today: 'Today',
    next: 'next',
    applied: 'You applied',
    appliedForJob: 'You applied',
    confirm: 'You confirm',
    sentAgain: 'Sent again',
    oneClick: 'one click',
    read: 'We read it',
    call: 'Call',
    callLength: `${f.callMinutes}\u00a0min`,
    trial: 'Trial',
    trialLength: `${f.trialDays}\u00a0days`,
    wrote: 'You wrote',
    reply: 'We reply',
    eitherWay: 'either way',
    booked: 'You booked',
    cancelled: 'Canceled',
    bookAgain: 'Book again',
    anyTime: 'any time',
    haveRead: 'We read it',
    replied: 'We replied',
    asked: 'We asked',
    pickTime: 'Pick a time',
    yourReply: 'You reply',
    applyAgain: 'Apply again',
    applyAgainForJob: 'Apply again',
    writeAgain: 'Write again',
  },
  applicationConfirmation: {
    subject: `We’ve received your ${brand} application`,
    title: 'We’ve received your application.',
    text: [
      'Thank you for applying. Your application will be read by a person, not a filter.',
      `If it’s a fit, the onboarding team will email you, with your point of contact in copy, to set up a ${f.callMinutes}-minute onboarding call, and then your ${f.trialDays}-day trial will start. If it isn’t, we’ll let you know.`,
      'Something wrong or missing? Submit the form again with the same email address, and confirm the change with the link we’ll email you.',
    ],
    action: 'Change your answers',
  },
  applicationOptIn: {
    subject: `Please confirm your ${brand} application`,
    title: 'One click, and we’ll read your application.',
    text: [
      'You applied to join the waitlist with this address. Please confirm that it’s yours; until you do, your application is on hold.',
    ],
    action: 'Confirm application',
  },
  applicationChange: {
    subject: `Please confirm the change to your ${brand} application`,
    title: 'Did you change your application?',
    text: [
      'The waitlist form was submitted again with this address, and with different answers. Nothing has changed yet. Please look at the new answers, and confirm them if they’re yours.',
      'If it wasn’t you, just ignore this email.',
    ],
    action: 'See the change',
  },
  /** The link in every mail to the operator. */
  openInConsole: 'Open in the console',
  personal: {
    assigned: (subject: string) => `Assigned to you: ${subject}`,
    digest: (count: number) => (count === 1 ? 'One new notice' : `${count} new notices`),
    more: (count: number) => (count === 1 ? 'and one more' : `and ${count} more`),
    test: 'A test: this is where your notices arrive.',
  },
  applicationNotice: {
    created: (agency: string) => `New application: ${agency}`,
    updated: (agency: string) => `Application updated: ${agency}`,
    title: { created: 'New application', updated: 'Application updated' },
    /** Instead of what the form asks applicants. */
    labels: { location: 'Location', reportingTools: 'Reporting tools in use' },
    language: 'Language',
  },
  meeting: {
    /** What calendars call it. */
    summary: `${brand}: ${f.callMinutes}-minute call`,
    /** In the host's calendar. */
    summaryWith: (name: string) => `Call: ${name}`,
    description: (page: string) => `A ${f.callMinutes}-minute call. To move or cancel it: ${page}`,
    booked: {
      subject: (day: string) => `Confirmed: your call on ${day}`,
      title: (day: string) => `See you on ${day}.`,
    },
    moved: {
      subject: (day: string) => `Moved: your call on ${day}`,
      title: (day: string) => `Moved to ${day}.`,
    },
    cancelled: {
      subject: (day: string) => `Canceled: your call on ${day}`,
      title: 'Your meeting is canceled.',
      text: 'We’ve released your time slot. Open the attached file to remove the meeting from your calendar.',
      action: 'Book another time',
    },
    invitation: `We’ve set aside ${f.callMinutes} minutes for you. Open the attached file to add the meeting to your calendar.`,
    newTime:
      'Your call has a new time. Open the attached file to update your calendar. If the time doesn’t suit you, you can move or cancel the meeting below.',
    link: (url: string) => `Join the call: ${url}`,
    join: 'Join the call',
    linkFollows: 'We’ll send you the link before the call.',
    linkMissing: 'Don’t have the link yet? Reply to this email.',
    reminder: {
      day: {
        subject: (day: string) => `Reminder: your call on ${day}`,
        title: (day: string) => `See you on ${day}.`,
        text: 'This is a reminder of your call. If you can’t make it, please move or cancel it, so that someone else can have the slot.',
      },
      hour: {
        subject: (time: string) => `Starting soon: your call at ${timeInText(time)}`,
        // Without a period: `p.m.` has one.
        title: (time: string) => `Your call starts at\u00a0${timeInText(time)}`,
        text: 'Your call starts in less than an hour.',
      },
    },
    addToCalendar: 'Add to your calendar',
    updateCalendar: 'Update your calendar',
    action: 'Move or cancel the meeting',
    rows: {
      visitorTime: 'Your time',
      cancelledTime: 'Canceled time',
      previously: 'Previously',
      cancelledBy: 'Canceled by',
      utc: 'UTC',
      hostTime: 'Our time',
      name: 'Name',
      email: 'Email',
      theirTime: 'Their time',
      language: 'Language',
      note: 'Note',
    },
    notice: {
      booked: { subject: (name: string) => `New meeting: ${name}`, title: 'New meeting' },
      moved: { subject: (name: string) => `Meeting moved: ${name}`, title: 'Meeting moved' },
      cancelled: {
        subject: (name: string) => `Meeting canceled: ${name}`,
        title: 'Meeting canceled',
      },
      tooFast: 'Filled in faster than anyone can type. It may be a bot.',
      cancelledBy: { visitor: 'the visitor', team: 'the team' },
    },
  },
  leadConfirmation: {
    subject: `We’ve received your question for ${brand}`,
    title: 'We’ve received your question.',
    text: [
      'Thank you for writing. Someone who knows the product will reply by email, or call if that’s quicker.',
      'Anything to add? Reply to this email. And if you’d rather see the product, pick a time.',
    ],
    signature: `The ${brand} sales team`,
  },
  leadNotice: {
    subject: (name: string) => `New question for sales: ${name}`,
    title: 'New question for sales',
    labels: { companySize: 'Company size' },
  },
  supportConfirmation: {
    subject: `We’ve received your message to ${brand}`,
    title: 'We’ve received your message.',
    text: [
      'Thank you for writing. Someone from customer care will read your message and reply to this address.',
      'Anything to add? Reply to this email.',
    ],
    signature: `The ${brand} customer care team`,
  },
  supportNotice: {
    subject: (topic: string, name: string) => `Customer care (${topic}): ${name}`,
    title: 'New message to customer care',
    labels: { businessType: 'Who is writing' },
    noAddress: 'No email address was given, so there’s no one to reply to.',
  },
  jobApplicationConfirmation: {
    subject: (job: string) => `We’ve received your application: ${job}`,
    title: 'We’ve received your application.',
    text: (job: string) => [
      `Thank you for applying for the role of ${job}. A person will read your cover letter and resume, and you’ll hear from us either way.`,
      'Anything to add? Reply to this email.',
    ],
    signature: `The ${brand} team`,
  },
  jobApplicationNotice: {
    subject: (job: string, name: string) => `${job}: application from ${name}`,
    title: 'New job application',
    job: 'Job',
    open: 'View resume in the console',
  },
  /** To a person who is to become an operator of the console. */
  operatorInvitation: {
    subject: `Your invitation to the ${brand} console`,
    title: 'You’re invited to the console.',
    text: (day: string) => [
      `You’ve been given access to the ${brand} console, where we read and answer what visitors send.`,
      `Choose a password to join. The link works once and expires on ${day}.`,
    ],
    action: 'Choose a password',
    reason:
      'You’re receiving this email because an admin of the console invited this address. If you weren’t expecting it, ignore it.',
  },
  /** To an operator who has forgotten the password. */
  operatorReset: {
    subject: `A new password for the ${brand} console`,
    title: 'Choose a new password.',
    text: [
      'Somebody, probably you, asked for a new password for the console. The link works once and expires in an hour. After you choose a password, you’ll be signed out everywhere and can sign in with the new one.',
    ],
    action: 'Choose a new password',
    /** Below the button. */
    ifNot: 'If it wasn’t you, ignore this email: your password stays as it is.',
    reason:
      'You’re receiving this email because this address was entered on the sign-in page of the console.',
  },
  /** To the author of a commit whose texts were not published. */
  publishRefused: {
    subject: 'Your change was not published',
    title: 'Your change was not published.',
    text: (commit: string) => [
      `“${commit}” can’t be published as it is. The site hasn’t changed.`,
      'What is wrong, and where:',
    ],
    place: (file: string, line: number) => `${file}, line ${line}`,
    more: (count: number) => `${count} more are listed in the console.`,
    action: 'Open the console',
    reason: 'You’re receiving this email because a commit on the published branch names you as its author.',
  },
};

export type MailMessages = typeof mails;

declare module '../messages.ts' {
  interface Messages {
    mails: typeof mails;
  }
}
