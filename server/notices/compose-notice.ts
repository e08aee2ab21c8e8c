import { formatter } from '../../content/format.ts';
import { consolePath, recordPath } from '../../contract/console/paths.ts';
import { type SubmissionKind, subjectKind } from '../../contract/console/submissions.ts';
import type { Locale } from '../../contract/locales.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { type Env, linkOrigin } from '../env.ts';
import { localTime } from '../hosts/working-time.ts';
import type { Mail } from '../mail/mail-content.ts';
import { renderMail } from '../mail/render-mail.ts';
import { mailMessages } from '../messages.ts';
import type { NoticeRecipient } from '../notice-settings/store.ts';
import type { OutboxEntry } from '../outbox/store.ts';
import { submissionTables } from '../submissions/tables.ts';
import { fieldText } from '../waitlist/field-texts.ts';
import type { ChatMessage } from './chat-message.ts';
import { digestTemplate, readDigest } from './digests.ts';

/** The mail about a submission that the operator address gets. */
type TeamMail = (
  entry: Pick<OutboxEntry, 'subjectKind' | 'subjectId' | 'template'>,
) => Promise<Mail | undefined>;

interface Sources {
  db: Db;
  env: Pick<Env, 'OPERATOR_LANGUAGE' | 'PUBLIC_URL' | 'PORT'>;
  teamMail: TeamMail;
}

const maxDigestLines = 30;

/** Composes a notice to one operator as a mail; undefined if nothing is left to report. */
export async function composeMail(
  sources: Sources,
  entry: OutboxEntry,
  recipient: NoticeRecipient,
): Promise<Mail | undefined> {
  if (entry.template === digestTemplate) return digestMail(sources, entry, recipient);
  const mail = await sources.teamMail(toTeamTemplate(entry));
  return mail && { ...mail, to: recipient.email, subject: composeSubject(sources, entry, mail) };
}

/** Composes the same notice as a chat message. */
export async function composeMessage(
  sources: Sources,
  entry: OutboxEntry,
  recipient: NoticeRecipient,
): Promise<ChatMessage | undefined> {
  const { db, env } = sources;
  const t = mailMessages[env.OPERATOR_LANGUAGE];
  const origin = linkOrigin(env);
  if (entry.template === digestTemplate) {
    const items = await digestLines(sources, entry, recipient);
    if (items.length === 0) return undefined;
    const lines = shortened(items, env.OPERATOR_LANGUAGE).map(([at, text]) => `${at} ${text}`.trim());
    const link = { label: t.openInConsole, url: origin + consolePath };
    return { title: t.personal.digest(items.length), lines, link };
  }
  const mail = await sources.teamMail(toTeamTemplate(entry));
  const kind = subjectKind.safeParse(entry.subjectKind).data;
  if (!mail || !kind) return undefined;
  return {
    title: composeSubject(sources, entry, mail),
    lines: await factLines(db, kind, entry.subjectId, env.OPERATOR_LANGUAGE, recipient.timeZone),
    link: { label: t.openInConsole, url: origin + recordPath(kind, entry.subjectId) },
  };
}

/** A submission that was assigned is announced like a new one. */
function toTeamTemplate<Entry extends Pick<OutboxEntry, 'template' | 'subjectKind'>>(entry: Entry): Entry {
  const first = entry.subjectKind === 'meeting' ? 'booked' : 'created';
  return { ...entry, template: entry.template.replace(/\.assigned$/, `.${first}`) };
}

function composeSubject({ env }: Sources, { template }: Pick<OutboxEntry, 'template'>, mail: Mail): string {
  if (!template.endsWith('.assigned')) return mail.subject;
  return mailMessages[env.OPERATOR_LANGUAGE].personal.assigned(mail.subject);
}

async function digestMail(
  sources: Sources,
  entry: OutboxEntry,
  recipient: NoticeRecipient,
): Promise<Mail | undefined> {
  const locale = sources.env.OPERATOR_LANGUAGE;
  const t = mailMessages[locale];
  const items = await digestLines(sources, entry, recipient);
  if (items.length === 0) return undefined;
  return {
    to: recipient.email,
    subject: t.personal.digest(items.length),
    ...renderMail({
      locale,
      title: t.personal.digest(items.length),
      paragraphs: [],
      action: { label: t.openInConsole, url: linkOrigin(sources.env) + consolePath },
      table: { rows: shortened(items, locale) },
    }),
  };
}

type Line = [time: string, text: string];

/** The entries of a digest that still exist, with their times on the recipient's clock. */
async function digestLines(
  sources: Sources,
  { id }: OutboxEntry,
  { timeZone }: NoticeRecipient,
): Promise<Line[]> {
  const lines: Line[] = [];
  for (const item of await readDigest(sources.db, id)) {
    const mail = await sources.teamMail(toTeamTemplate(item));
    const at = localTime(timeZone, item.at).slice(11);
    if (mail) lines.push([at, composeSubject(sources, item, mail)]);
  }
  return lines;
}

function shortened(lines: readonly Line[], locale: Locale): Line[] {
  const more = lines.length - maxDigestLines;
  if (more <= 0) return [...lines];
  return [...lines.slice(0, maxDigestLines), ['', mailMessages[locale].personal.more(more)]];
}

/** The facts that decide how urgent it is, in a line. The rest is in the console. */
async function factLines(
  db: Db,
  kind: SubmissionKind,
  id: string,
  locale: Locale,
  timeZone: string,
): Promise<string[]> {
  const { table, second, third, start } = submissionTables[kind];
  const found = await db.one<{ second: string; third: string; start: Date | null }>(sql`
    select ${second} as second, ${third} as third, ${start ?? sql`null::timestamptz`} as start
    from ${table} where id = ${id}`);
  if (!found) return [];
  if (found.start) {
    const day = formatter(locale).weekday(found.start, { year: 'numeric', timeZone });
    return [`${day}, ${localTime(timeZone, found.start).slice(11)}, ${timeZone}`];
  }
  if (kind === 'application') return [`${found.second}, ${fieldText(locale, 'monthlyAdSpend', found.third)}`];
  if (kind === 'lead') return [[found.second, found.third].filter(Boolean).join(', ')];
  return kind === 'job-application' ? [found.second] : [];
}
