import {
  type Announcement,
  type AnnouncementText,
  maxAnnouncement,
  newAnnouncement,
} from '../../../contract/console/announcement.ts';
import { type Locale, locales } from '../../../contract/locales.ts';

/** The form's input, in every language; times are in the operator's time zone. */
interface AnnouncementDraft {
  texts: Record<Locale, AnnouncementText>;
  from: string;
  until: string;
}

const emptyText = { text: '', link: '', label: '' };

export function draftFrom(announcement: Announcement | null): AnnouncementDraft {
  return {
    texts: Object.fromEntries(
      locales.map((locale) => [locale, announcement?.texts[locale] ?? emptyText]),
    ) as Record<Locale, AnnouncementText>,
    from: toLocal(announcement ? new Date(announcement.startsAt) : new Date()),
    until: announcement ? toLocal(new Date(announcement.endsAt)) : '',
  };
}

/** `2026-11-23T08:00` in the operator's time zone. */
function toLocal(at: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

export function isWritten({ text }: AnnouncementText): boolean {
  return text.trim() !== '';
}

/** The languages without a text. */
export function unwritten({ texts }: AnnouncementDraft): Locale[] {
  return locales.filter((locale) => !isWritten(texts[locale]));
}

/** The announcement to send, without the languages that have no text. */
export function toAnnouncement(draft: AnnouncementDraft) {
  const written = locales.filter((locale) => isWritten(draft.texts[locale]));
  return {
    texts: Object.fromEntries(written.map((locale) => [locale, draft.texts[locale]])),
    startsAt: toInstant(draft.from),
    endsAt: toInstant(draft.until),
    without: unwritten(draft),
  };
}

function toInstant(local: string): string {
  const at = new Date(local);
  return Number.isNaN(at.valueOf()) ? '' : at.toISOString();
}

/** Why one language cannot be shown. */
export function findTextProblem({ text, link, label }: AnnouncementText): string | undefined {
  if (!text.trim()) return link || label ? 'There is a link, but no text.' : undefined;
  if (text.trim().length > maxAnnouncement) return `The text has more than ${maxAnnouncement} characters.`;
  if (!link.trim() !== !label.trim()) return 'A link needs an address and words.';
  const { texts } = newAnnouncement.shape;
  if (!texts.safeParse({ en: { text, link, label } }).success)
    return 'The link begins with https:// or is a path such as /ScheduleMeeting, and every text is one line.';
  return undefined;
}

/** Why the times are invalid. */
export function findTimeProblem(draft: AnnouncementDraft, now = Date.now()): string | undefined {
  const { startsAt, endsAt } = toAnnouncement(draft);
  if (!startsAt || !endsAt) return 'Say from when and until when it is shown.';
  if (Date.parse(endsAt) <= Date.parse(startsAt)) return 'It ends before it begins.';
  if (Date.parse(endsAt) <= now) return 'That is over already.';
  return undefined;
}
