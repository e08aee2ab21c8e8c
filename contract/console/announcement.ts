import * as z from 'zod/mini';
import { type Locale, locales, localPath } from '../locales.ts';

/** Of its text. */
export const maxAnnouncement = 140;
const maxLink = 300;
const maxLinkLabel = 60;

/** One line of plain text: no control characters, line breaks or characters that turn the direction of the text. */
const line = z
  .string()
  .check(z.trim(), z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u, 'oneLine'));

/** Of this site, or of another by http or https. */
function isSafeLink(link: string): boolean {
  if (link === '') return true;
  // A second slash would make it another host; so would a backslash, in browsers.
  if (link.startsWith('/')) return /^\/(?![/\\])[^\s\\"'<>]*$/.test(link);
  const url = /^https?:\/\/[^\s\\"'<>]+$/.test(link) ? URL.parse(link) : null;
  return url !== null && url.username === '' && url.password === '';
}

const announcementText = z.object({
  text: line.check(z.maxLength(maxAnnouncement, 'tooLong'), z.minLength(1, 'required')),
  link: z._default(line.check(z.maxLength(maxLink, 'tooLong'), z.refine(isSafeLink, 'invalidLink')), ''),
  label: z._default(line.check(z.maxLength(maxLinkLabel, 'tooLong')), ''),
});
export type AnnouncementText = z.output<typeof announcementText>;

const texts = z.partialRecord(z.enum(locales), announcementText);
export type AnnouncementTexts = z.output<typeof texts>;

/** The languages in which nothing would be shown. */
export function missingLanguages(given: AnnouncementTexts): Locale[] {
  return locales.filter((locale) => !given[locale]);
}

export const newAnnouncement = z
  .object({
    texts,
    startsAt: z.iso.datetime({ offset: true }),
    endsAt: z.iso.datetime({ offset: true }),
    /** The languages that may stay without it: pages in them show nothing. */
    without: z._default(z.array(z.enum(locales)), []),
  })
  .check(
    z.refine(({ texts: given }) => Object.keys(given).length > 0, { path: ['texts'], error: 'required' }),
    z.refine(({ texts: given }) => Object.values(given).every(({ link, label }) => !link === !label), {
      path: ['texts'],
      error: 'linkWithoutLabel',
    }),
    z.refine(({ texts: given, without }) => missingLanguages(given).every((one) => without.includes(one)), {
      path: ['without'],
      error: 'missingLanguage',
    }),
    z.refine(({ startsAt, endsAt }) => Date.parse(startsAt) < Date.parse(endsAt), {
      path: ['endsAt'],
      error: 'endsBeforeStart',
    }),
  );

export const announcement = z.object({
  id: z.uuid(),
  texts,
  startsAt: z.string(),
  endsAt: z.string(),
  createdAt: z.string(),
  withdrawnAt: z.nullable(z.string()),
  /** Null where the operator is gone. */
  operator: z.nullable(z.string()),
});
export type Announcement = z.output<typeof announcement>;

/** The one that is shown or will be, and those before it, newest first. */
export const announcementPage = z.object({
  current: z.nullable(announcement),
  before: z.array(announcement),
});

/** Where the link of a language leads: a page of this site in that language, unless it names one. */
export function localLink(locale: Locale, link: string): string {
  if (!link.startsWith('/')) return link;
  const isPrefixed = locales.some((other) => link === `/${other}` || link.startsWith(`/${other}/`));
  return isPrefixed ? link : localPath(locale, link);
}
