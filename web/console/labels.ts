import type { Delivery } from '../../contract/console/inbox.ts';
import type { Erased } from '../../contract/console/personal-data.ts';
import type { ReplyType } from '../../contract/console/replies.ts';
import type { Status, SubmissionKind } from '../../contract/console/submissions.ts';
import type { Flag } from '../../contract/forms.ts';
import type { Locale } from '../../contract/locales.ts';

export const kindLabels: Record<SubmissionKind, { title: string; one: string; many: string }> = {
  application: { title: 'Applications', one: 'application', many: 'applications' },
  lead: { title: 'Leads', one: 'lead', many: 'leads' },
  support: { title: 'Support', one: 'support request', many: 'support requests' },
  meeting: { title: 'Meetings', one: 'meeting', many: 'meetings' },
  'job-application': { title: 'Job applications', one: 'job application', many: 'job applications' },
};

export const statusLabels: Record<Status, string> = {
  new: 'New',
  reviewing: 'In review',
  invited: 'Invited',
  declined: 'Declined',
  contacted: 'Contacted',
  closed: 'Closed',
  answered: 'Replied',
  booked: 'Booked',
  held: 'Suspected spam',
  cancelled: 'Canceled',
  attended: 'Attended',
  missed: 'No-show',
};

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** The English name of a language: `de` → `German`. */
export function languageLabel(locale: Locale): string {
  return languageNames.of(locale) ?? locale;
}

/** The headers of the columns that differ by kind. */
export const columnLabels: Record<SubmissionKind, { title: string; second: string; third: string }> = {
  application: { title: 'Agency', second: 'Location', third: 'Ad spend' },
  lead: { title: 'Name', second: 'Job title', third: 'Company size' },
  support: { title: 'Name', second: 'About', third: 'From' },
  meeting: { title: 'Name', second: 'Starts', third: 'Email' },
  'job-application': { title: 'Name', second: 'Job', third: 'Email' },
};

/** The forms' fields, in display order. */
export const fieldLabels: Readonly<Record<string, string>> = {
  name: 'Name',
  fullName: 'Full name',
  agencyName: 'Agency',
  email: 'Email',
  pointOfContactEmail: 'Point of contact',
  phone: 'Phone',
  phoneExtension: 'Extension',
  phoneCountry: 'Country code',
  jobTitle: 'Job title',
  companySize: 'Company size',
  job: 'Job',
  location: 'Location',
  companyWebsite: 'Website',
  linkedInPage: 'LinkedIn',
  monthlyAdSpend: 'Monthly ad spend',
  reportingTools: 'Reporting tools',
  startsAt: 'Starts',
  endsAt: 'Ends',
  offset: 'Their time zone',
  host: 'Host',
  businessType: 'From',
  supportType: 'About',
  additionalInfo: 'Additional info',
  toolResults: 'From our tools',
  comments: 'Comments',
  message: 'Message',
  coverLetter: 'Cover letter',
  optedInAt: 'Address confirmed',
  source: 'Source',
  referrerHost: 'Came from',
  landingPage: 'First page seen',
  utmSource: 'Campaign source',
  utmMedium: 'Campaign medium',
  utmCampaign: 'Campaign',
};

/** Values that the forms send as codes. */
const valueLabels: Readonly<Record<string, string>> = {
  individual: 'Individual',
  agency: 'Agency',
  'tech-support': 'Tech support',
  'communication-support': 'Communication support',
  other: 'Other',
};

const coded = new Set(['businessType', 'supportType']);

export function valueLabel(field: string, value: string): string {
  return coded.has(field) ? (valueLabels[value] ?? value) : value;
}

/** The label of a source in statistics, lists and details. */
export function sourceLabel(source: string): string {
  return source === '' ? 'Not known' : source;
}

export const flagLabels: Readonly<Record<string, string>> = {
  honeypot: 'the honeypot field was filled in',
  tooFast: 'it was sent within seconds of opening the form',
};

/** Why a submission is held. */
export const heldReasons: Record<Flag, string> = {
  honeypot: 'hidden field filled',
  tooFast: 'sent within seconds of opening the form',
};

export const stateLabels: Record<Delivery['state'], string> = {
  waiting: 'Waiting',
  held: 'Held back',
  sent: 'Sent',
  dead: 'Failed',
};

/** `verb` is on buttons, `noun` in sentences. */
export const replyLabels: Record<ReplyType, { verb: string; noun: string }> = {
  invite: { verb: 'Invite', noun: 'invitation' },
  decline: { verb: 'Decline', noun: 'decline' },
  reply: { verb: 'Reply', noun: 'reply' },
  ask: { verb: 'Ask a question', noun: 'question' },
};

/** Mails to operators, by template. */
const operatorMails: Readonly<Record<string, string>> = {
  'operator.invitation': 'Invitation to the console',
  'operator.reset': 'Link to a new password',
};

/** By the part of the template name after the dot. */
const templateLabels: Readonly<Record<string, string>> = {
  confirmation: 'Confirmation to the sender',
  'opt-in': 'Email confirmation request',
  change: 'Check of a proposed change to the sender',
  invitation: 'Invitation to the sender',
  cancellation: 'Cancellation to the sender',
  'reminder-day': 'Reminder to the sender, a day before',
  'reminder-hour': 'Reminder to the sender, an hour before',
  invite: 'Invitation by an operator',
  decline: 'Decline by an operator',
  reply: 'Reply by an operator',
  ask: 'Question by an operator',
  test: 'Test to an operator',
  created: 'Notice to the team',
  updated: 'Notice of changes to the team',
};

export function deliveryLabel({
  template,
  topic,
  operator,
}: Pick<Delivery, 'template' | 'topic' | 'operator'>): string {
  const name = template.slice(template.indexOf('.') + 1);
  if (operator !== null) {
    const what = { digest: 'Daily digest', assigned: 'Notice of an assignment' }[name] ?? 'Notice';
    return `${what} to ${operator}${topic === 'chat' ? ', in their chat' : ''}`;
  }
  if (topic === 'webhook') return `Webhook: ${name}`;
  return operatorMails[template] ?? templateLabels[name] ?? `Notice to the team: ${name}`;
}

export function isToVisitor(template: string): boolean {
  if (template in operatorMails) return false;
  return /\.(confirmation|opt-in|change|invitation|cancellation|reminder-.+)$/.test(template);
}

/** Describes what was erased and what was not. */
export function erasedLabel({ removed, cleaned, accounts }: Erased): string {
  const things = (count: number, one: string, many: string) =>
    `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
  if (removed + cleaned + accounts === 0) return 'Nothing was erased: nothing was found.';
  return [
    `${things(removed, 'submission was', 'submissions were')} erased.`,
    ...(cleaned > 0
      ? [`The address was taken out of ${things(cleaned, 'other entry', 'other entries')}.`]
      : []),
    ...(accounts > 0
      ? [
          `${things(accounts, 'operator account with the address stays', 'operator accounts with the address stay')}.`,
        ]
      : []),
  ].join(' ');
}

/** Formats a count that the server stops at `max`. */
export function amountLabel(count: number, max: number): string {
  return count > max ? `more than ${max.toLocaleString('en')}` : count.toLocaleString('en');
}
