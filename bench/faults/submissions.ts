import { settings } from '../../content/settings.ts';
import { addDays, dayOfMonth, utcDayAt } from '../../contract/calendar.ts';
import { honeypot } from '../../contract/forms.ts';
import { createJobApplication } from '../../contract/job-application.ts';
import { bookMeeting } from '../../contract/meeting.ts';
import { createLead } from '../../contract/sales.ts';
import { createSupportRequest } from '../../contract/support.ts';
import { createApplication } from '../../contract/waitlist.ts';
import { jobApplication } from '../../server/careers/testing/job-application.ts';
import { lead } from '../../server/sales/testing/lead.ts';
import { supportRequest } from '../../server/support/testing/support-request.ts';
import { pdf } from '../../server/testing/documents.ts';
import { requiredFields } from '../../server/waitlist/testing/application.ts';

/** A form that visitors send. Each sends two mails: one to the sender, one to the operator. */
export interface LoadForm {
  name: string;
  path: string;
  /** The table it is stored in. */
  table: string;
  /** The body of the `n`th one, different from all others. */
  body(email: string, n: number): object | FormData;
}

export const loadForms: readonly LoadForm[] = [
  {
    name: 'application',
    path: createApplication.path,
    table: 'applications',
    body: (email) => ({ ...requiredFields, email }),
  },
  { name: 'lead', path: createLead.path, table: 'leads', body: (email) => ({ ...lead, email }) },
  {
    name: 'support',
    path: createSupportRequest.path,
    table: 'support_requests',
    body: (email) => ({ ...supportRequest, email }),
  },
  {
    name: 'meeting',
    path: bookMeeting.path,
    table: 'meetings',
    body: (email, n) => ({ ...freeTime(n), name: 'Zoë Müller', email }),
  },
  {
    name: 'job',
    path: createJobApplication.path,
    table: 'job_applications',
    body(email) {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...jobApplication, email })) form.set(name, value);
      form.set('resume', new File([pdf(`Resume of ${email}`)], 'resume.pdf'));
      return form;
    },
  },
];

/** A form flagged as spam. Its mails are held until an operator clears the flag. */
export const flaggedSubmission: LoadForm = {
  name: 'flagged',
  path: createSupportRequest.path,
  table: 'support_requests',
  body: (email) => ({ ...supportRequest, email, [honeypot]: 'filled in' }),
};

const perDay = 48;
const today = utcDayAt(Date.now());
const openDays = Array.from({ length: settings.meetings.horizonDays - 6 }, (_, i) =>
  addDays(today, i + 3),
).filter((day) => !settings.meetings.closedDays.includes(dayOfMonth(day)));

/** A unique time for each `n`: two times of day in each of 24 zones. */
function freeTime(n: number) {
  const date = openDays[Math.floor(n / perDay)];
  if (date === undefined) throw new Error(`No time is left for meeting ${n}`);
  return { date, time: n % 2 === 0 ? '11:00' : '11:30', offset: (Math.floor(n / 2) % 24) - 12 };
}
