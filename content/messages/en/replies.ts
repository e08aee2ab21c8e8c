import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';

const f = figures('en');
const { brand } = settings;
const withoutAccount = 'Two things work without an account: the tag check and the forecaster.';

/**
 * The default templates of operators' replies, until they are changed in the console. The fields in braces are filled in when a mail is
 * written; […] is a placeholder for the operator's own words, {button} the place of the button.
 */
export const replies = {
  application: {
    invite: {
      subject: `${brand}: your onboarding call`,
      title: 'You’re in. Pick a time.',
      text: [
        '{greeting}',
        'We’ve read your application for {agency} and would like to work with you.',
        `Please pick ${f.callMinutes} minutes for the onboarding call. Your ${f.trialDays}-day trial starts after the call.`,
        '{button}',
        'Changed your mind? Just reply “no thanks,” and we’ll close the application.',
      ],
    },
    decline: {
      subject: `Your ${brand} application`,
      title: 'Not this time.',
      text: [
        '{greeting}',
        'Thank you for applying. We take on a small number of agencies at a time, and we can’t take on {agency} now.',
        `We’ll delete your application in ${f.retentionMonths} months, or sooner if you ask.`,
        withoutAccount,
        '{button}',
        'If something changes, please apply again. A person will read that application, too.',
      ],
    },
    reply: {
      subject: `About your ${brand} application`,
      title: 'About your application',
      text: [
        '{greeting}',
        'Thank you for {agency}’s application.',
        '[…]',
        'Any questions? Reply to this email.',
      ],
    },
    ask: {
      subject: `A question about your ${brand} application`,
      title: 'One question first',
      text: [
        '{greeting}',
        'Thank you for {agency}’s application. Before we decide, we’d like to know one thing:',
        '[…]',
        'Simply reply to this email, and we’ll take it from there.',
      ],
    },
  },
  lead: {
    invite: {
      subject: `${brand}: pick a time for a call`,
      title: 'Let’s talk. Pick a time.',
      text: [
        '{greeting}',
        'Thank you for your question. It’s easier to show you than to explain in writing.',
        `Please pick ${f.callMinutes} minutes that suit you. Someone who knows the product will be on the call.`,
      ],
    },
    decline: {
      subject: `Your question for ${brand}`,
      title: 'We’re not the right fit yet.',
      text: [
        '{greeting}',
        'Thank you for your question. From what you wrote, we aren’t the right choice for you now, and we’d rather say so at once.',
        withoutAccount,
        '{button}',
        'If something changes, please write to us again.',
      ],
    },
    reply: {
      subject: `Your question for ${brand}`,
      title: 'Our answer to your question',
      text: ['{greeting}', 'Thank you for your question.', '[…]', 'Anything else? Reply to this email.'],
    },
    ask: {
      subject: `A quick question about your message to ${brand}`,
      title: 'One question first',
      text: [
        '{greeting}',
        'Thank you for your question. To give you a good answer, we need to know one thing:',
        '[…]',
        'Simply reply to this email.',
      ],
    },
  },
  support: {
    reply: {
      subject: `Your message to ${brand}`,
      title: 'Our answer to your message',
      text: ['{greeting}', 'Thank you for your message.', '[…]', 'Not solved yet? Reply to this email.'],
    },
    ask: {
      subject: `A question about your message to ${brand}`,
      title: 'One question first',
      text: [
        '{greeting}',
        'Thank you for your message. To help you, we need to know one thing:',
        '[…]',
        'Simply reply to this email.',
      ],
    },
  },
  'job-application': {
    invite: {
      subject: 'Invitation to a call: {job}',
      title: 'We’d like to meet you.',
      text: [
        '{greeting}',
        'Thank you for applying for the role of {job}. We’d like to talk to you.',
        'Please reply with two or three times in the next two weeks that suit you, and include your time zone. We’ll confirm one of them and send you the link to the call.',
      ],
    },
    decline: {
      subject: 'Your application: {job}',
      title: 'Not this time.',
      text: [
        '{greeting}',
        'Thank you for applying for the role of {job}, and for your time. We’ve decided to move forward with other applicants.',
        `We’ll delete your application, resume included, in ${f.jobRetentionMonths} months, or sooner if you ask.`,
        'We wish you all the best. If another role suits you, please apply again.',
      ],
    },
    reply: {
      subject: 'Your application: {job}',
      title: 'About your application',
      text: [
        '{greeting}',
        'Thank you for applying for the role of {job}.',
        '[…]',
        'Any questions? Reply to this email.',
      ],
    },
    ask: {
      subject: 'A question about your application: {job}',
      title: 'One question first',
      text: [
        '{greeting}',
        'Thank you for applying for the role of {job}. Before we decide, we’d like to know one thing:',
        '[…]',
        'Simply reply to this email, and we’ll take it from there.',
      ],
    },
  },
  /** Why the recipient gets the reply. */
  reasons: {
    application: (day: string) =>
      `You’re receiving this email because you applied for access with this address on ${day}.`,
    contact: (day: string) =>
      `You’re receiving this email because you applied for access on ${day}, or because an application sent that day names you as the point of contact.`,
    job: (day: string) =>
      `You’re receiving this email because you applied for a job with this address on ${day}.`,
    wrote: (day: string) => `You’re receiving this email because you wrote to us on ${day}.`,
  },
  /** Buttons and links. */
  links: {
    pickTime: 'Pick a time',
    checkTag: 'Check a GA tag',
    forecast: 'Forecast your own numbers',
    applyAgain: 'Apply again',
    openRoles: 'See open roles',
  },
};

export type ReplyMessages = typeof replies;

declare module '../messages.ts' {
  interface Messages {
    replies: typeof replies;
  }
}
