import type { Delivery } from '../../contract/console/inbox.ts';
import type { Status, SubjectKind } from '../../contract/console/subjects.ts';
import type { Locale } from '../../contract/locales.ts';

export const kindWords: Record<SubjectKind, { title: string; one: string; many: string }> = {
  application: { title: 'Applications', one: 'application', many: 'applications' },
  lead: { title: 'Leads', one: 'lead', many: 'leads' },
  support: { title: 'Support', one: 'support request', many: 'support requests' },
  meeting: { title: 'Meetings', one: 'meeting', many: 'meetings' },
  'job-application': { title: 'Job applications', one: 'job application', many: 'job applications' },
};

export const statusWords: Record<Status, string> = {
  new: 'New',
  reviewing: 'In review',
  invited: 'Invited',
  declined: 'Declined',
  contacted: 'Contacted',
  closed: 'Closed',
  answered: 'Answered',
  booked: 'Booked',
  held: 'Held',
  cancelled: 'Cancelled',
};

export const languageWords: Record<Locale, string> = {
  en: 'English',
  de: 'German',
  es: 'Spanish',
  fr: 'French',
};

/** The heads of the three columns that each kind fills in its own way. */
export const columnWords: Record<SubjectKind, { title: string; second: string; third: string }> = {
  application: { title: 'Agency', second: 'Location', third: 'Ad spend' },
  lead: { title: 'Name', second: 'Job title', third: 'Company size' },
  support: { title: 'Name', second: 'About', third: 'From' },
  meeting: { title: 'Name', second: 'Starts', third: 'Email' },
  'job-application': { title: 'Name', second: 'Job', third: 'Email' },
};

/** The fields of the forms, as an operator calls them, in the order they are read. */
export const fieldWords: Readonly<Record<string, string>> = {
  name: 'Name',
  fullName: 'Full name',
  agencyName: 'Agency',
  email: 'Email',
  pointOfContactEmail: 'Point of contact',
  phone: 'Phone',
  phoneExtension: 'Extension',
  phoneCountry: 'Phone country',
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
  offset: 'Their clock',
  businessType: 'From',
  supportType: 'About',
  additionalInfo: 'Additional info',
  comments: 'Comments',
  message: 'Message',
  coverLetter: 'Cover letter',
  optedInAt: 'Address confirmed',
};

/** What the forms send as codes. */
const valueWords: Readonly<Record<string, string>> = {
  individual: 'Individual',
  agency: 'Agency',
  'tech-support': 'Tech support',
  'communication-support': 'Communication support',
  other: 'Other',
};

const coded = new Set(['businessType', 'supportType']);

export function valueWord(field: string, value: string): string {
  return coded.has(field) ? (valueWords[value] ?? value) : value;
}

export const flagWords: Readonly<Record<string, string>> = {
  honeypot: 'it filled in the field that people do not see',
  tooFast: 'it was sent faster than anyone types',
};

export const stateWords: Record<Delivery['state'], string> = {
  waiting: 'Waiting',
  held: 'Held back',
  sent: 'Sent',
  dead: 'Given up',
};

/** What the mails are called by the part of their name behind the dot. */
const letters: Readonly<Record<string, string>> = {
  confirmation: 'Confirmation to the sender',
  'opt-in': 'Address check to the sender',
  invitation: 'Invitation to the sender',
  cancellation: 'Cancellation to the sender',
  created: 'Notice to the team',
  updated: 'Notice of changes to the team',
};

export function templateWord({ template, topic }: Pick<Delivery, 'template' | 'topic'>): string {
  const name = template.slice(template.indexOf('.') + 1);
  if (topic === 'webhook') return `Webhook: ${name}`;
  return letters[name] ?? `Notice to the team: ${name}`;
}

export function isToVisitor(template: string): boolean {
  return /\.(confirmation|opt-in|invitation|cancellation)$/.test(template);
}

/** Past so many nobody counted on. */
export function amountWord(count: number, most: number): string {
  return count > most ? `more than ${most.toLocaleString('en')}` : count.toLocaleString('en');
}
