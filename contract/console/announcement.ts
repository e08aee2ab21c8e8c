import * as z from 'zod/mini';
import { type Locale, locales, localPath } from '../locales.ts';

/** Maximum characters of its text. */
export const maxAnnouncement = 140;
const maxLink = 300;
const maxLinkLabel = 60;

/** One line of plain text: no control characters, line breaks or characters that change the text's direction. */
const line = z
  .string()
  .check(z.trim(), z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u, 'oneLine'));

/** True for a path on this site, or an http or https URL. */
function isSafeLink(link: string): boolean {
  if (link === '') return true;
  // A second slash would make it a different host; so would a backslash, in browsers.
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

function missingLanguages(given: AnnouncementTexts): Locale[] {
  return locales.filter((locale) => !given[locale]);
}

export const newAnnouncement = z
  .object({
    texts,
    startsAt: z.iso.datetime({ offset: true }),
    endsAt: z.iso.datetime({ offset: true }),
    /** The languages that may go without: pages in them show nothing. */
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
  /** Null if the operator no longer exists. */
  operator: z.nullable(z.string()),
});
export type Announcement = z.output<typeof announcement>;

/** The current or planned one, and earlier ones, newest first. */
export const announcementPage = z.object({
  current: z.nullable(announcement),
  before: z.array(announcement),
});

/** The target of a language's link: the page in that language, unless the link names one. */
export function localLink(locale: Locale, link: string): string {
  if (!link.startsWith('/')) return link;
  const isPrefixed = locales.some((other) => link === `/${other}` || link.startsWith(`/${other}/`));
  return isPrefixed ? link : localPath(locale, link);
}
