import { formatter } from '../../content/format.ts';
import {
  buttonPlaceholder,
  fillVariables,
  type Recipient,
  type RepliableKind,
  type ReplyDraft,
  type ReplyType,
} from '../../contract/console/replies.ts';
import type { Status } from '../../contract/console/submissions.ts';
import { type Locale, localPath } from '../../contract/locales.ts';
import { emailKey } from '../../contract/text.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import {
  greeting,
  type Link,
  type Mail,
  type MailContent,
  type MailTimeline,
  step,
  unbroken,
} from '../mail/mail-content.ts';
import { renderMail } from '../mail/render-mail.ts';
import { mailMessages, replyMessages } from '../messages.ts';
import { fieldsAsJson } from '../submissions/detail.ts';
import { submissionTables } from '../submissions/tables.ts';

interface RepliedSubmission {
  kind: RepliableKind;
  /** The submitted values, by the names of the form's fields. */
  fields: Record<string, string>;
  createdAt: Date;
  updatedAt: string;
  status: Status;
  statusReason: string | null;
  flag: string | null;
}

/** Locks the submission until the end of the transaction. Undefined if there is none. */
export async function lockSubmission(
  tx: Db,
  kind: RepliableKind,
  id: string,
): Promise<RepliedSubmission | undefined> {
  const { table } = submissionTables[kind];
  const rows = await tx.query<{
    fields: Record<string, string>;
    createdAt: Date;
    updatedAt: Date;
    status: Status;
    statusReason: string | null;
    flag: string | null;
  }>(sql`
    select ${fieldsAsJson(submissionTables[kind])} as fields, created_at as "createdAt", updated_at as "updatedAt", status,
      status_reason as "statusReason", flag
    from ${table} where id = ${id} for update`);
  const [found] = rows;
  if (!found) return undefined;
  return { ...found, kind, updatedAt: found.updatedAt.toISOString() };
}

/** A submission for previews of templates. */
export function sampleSubmission(kind: RepliableKind): RepliedSubmission {
  const name = 'Sample Person';
  return {
    kind,
    fields: {
      name,
      fullName: name,
      email: 'sample@agency.example',
      agencyName: 'Sample Agency',
      job: 'Sample Role',
    },
    createdAt: new Date(),
    updatedAt: '',
    status: 'new',
    statusReason: null,
    flag: null,
  };
}

interface Sending {
  act: ReplyType;
  locale: Locale;
  recipient: Recipient;
  origin: string;
  /** Where replies go. */
  replyTo: string;
}

export function composeReply(submission: RepliedSubmission, draft: ReplyDraft, sending: Sending): Mail {
  const { act, locale, origin, replyTo } = sending;
  const values = placeholderValues(submission, locale, origin);
  // Split before variables are filled in, or a name could move the button.
  const [above = '', ...below] = draft.text.split(buttonPlaceholder);
  const paragraphsIn = (text: string) =>
    fillVariables(text.trim(), values)
      .split(/\n{2,}/)
      .filter(Boolean);
  const [first = '', ...rest] = paragraphsIn(above);
  const isGreeting = first === values.greeting;
  const { again, ...ways } = waysOnward(submission.kind, act, locale, origin);
  const addresses = chooseAddresses(submission, sending.recipient);
  return {
    ...addresses,
    replyTo,
    isPersonal: true,
    // Values have a single line; this makes sure of it, because the subject becomes a header.
    subject: fillVariables(draft.subject, values)
      .replace(/[\r\n\t]+/g, ' ')
      .slice(0, 300),
    ...renderMail({
      locale,
      title: fillVariables(draft.title, values),
      steps: buildTimeline(submission, act, locale),
      ...(isGreeting && { greeting: first }),
      paragraphs: isGreeting ? rest : [first, ...rest],
      ...ways,
      below: {
        paragraphs: paragraphsIn(below.join('\n\n')),
        isSmall: act === 'invite',
        ...(again && { link: again }),
      },
      signature: buildSignature(submission.kind, locale),
      footer: { reason: reasonFor(submission, addresses, locale), origin },
    }),
  };
}

/** Every reply goes to the sender; a point of contact only gets a copy. */
function chooseAddresses({ fields }: RepliedSubmission, recipient: Recipient): Pick<Mail, 'to' | 'cc'> {
  const { email = '', pointOfContactEmail: contact = '' } = fields;
  const isOther = contact !== '' && emailKey(contact) !== emailKey(email);
  return { to: email, ...(recipient === 'contact' && isOther && { cc: contact }) };
}

function reasonFor({ kind, createdAt }: RepliedSubmission, { cc }: Pick<Mail, 'cc'>, locale: Locale): string {
  const { reasons } = replyMessages[locale];
  const reason = {
    application: cc === undefined ? reasons.application : reasons.contact,
    'job-application': reasons.job,
    lead: reasons.wrote,
    support: reasons.wrote,
  }[kind];
  return reason(unbroken(formatter(locale).date(createdAt.toISOString())));
}

function placeholderValues(
  { fields, createdAt }: RepliedSubmission,
  locale: Locale,
  origin: string,
): Record<string, string> {
  const name = fields.fullName ?? fields.name ?? '';
  return {
    greeting: greeting(locale, name),
    name,
    agency: fields.agencyName ?? '',
    job: fields.job ?? '',
    received: formatter(locale).date(createdAt.toISOString()),
    'booking link': origin + localPath(locale, '/ScheduleMeeting'),
    // Only its position in the text matters.
    button: '',
  };
}

function buildTimeline({ kind, createdAt }: RepliedSubmission, act: ReplyType, locale: Locale): MailTimeline {
  const today = new Date();
  const isApplicant = kind === 'application' || kind === 'job-application';
  const messages = {
    application: { sent: 'applied', again: 'applyAgain' },
    'job-application': { sent: 'appliedForJob', again: 'applyAgainForJob' },
    lead: { sent: 'wrote', again: 'writeAgain' },
    support: { sent: 'wrote', again: 'writeAgain' },
  } as const;
  const { sent, again } = messages[kind];
  const didWe = isApplicant ? 'haveRead' : act === 'ask' ? 'asked' : 'replied';
  const done = [step(locale, sent, createdAt), step(locale, didWe, today)];
  if (act === 'decline') return { done, ahead: [step(locale, again, 'anyTime')] };
  if (act !== 'invite' || kind === 'job-application') {
    return { done, ahead: [step(locale, 'yourReply', act === 'reply' ? 'anyTime' : 'next')] };
  }
  const ahead = [step(locale, 'pickTime', 'callLength')];
  return { done, ahead: kind === 'application' ? [...ahead, step(locale, 'trial', 'trialLength')] : ahead };
}

/** The button, the link below it, and the way to try again. */
function waysOnward(
  kind: RepliableKind,
  act: ReplyType,
  locale: Locale,
  origin: string,
): Pick<MailContent, 'action' | 'link'> & { again?: Link } {
  const { pickTime, checkTag, forecast, openRoles, applyAgain } = replyMessages[locale].links;
  const url = (path: string) => origin + localPath(locale, path);
  if (kind === 'job-application') {
    return act === 'decline' ? { action: { label: openRoles, url: url('/careers/search') } } : {};
  }
  if (act === 'invite') return { action: { label: pickTime, url: url('/ScheduleMeeting') } };
  if (act !== 'decline') return {};
  return {
    action: { label: checkTag, url: url('/check-GA-tag') },
    link: { label: forecast, url: url('/forecast') },
    ...(kind === 'application' && { again: { label: applyAgain, url: url('/join-the-waitlist') } }),
  };
}

function buildSignature(kind: RepliableKind, locale: Locale): string {
  const t = mailMessages[locale];
  return {
    application: t.signature,
    lead: t.leadConfirmation.signature,
    support: t.supportConfirmation.signature,
    'job-application': t.jobApplicationConfirmation.signature,
  }[kind];
}
