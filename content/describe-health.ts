import type { Health, MailCause } from '../contract/console/health.ts';
import { refusedAddressDays } from '../contract/console/health.ts';
import type { CalendarProblem } from '../contract/console/host-calendar.ts';

/** One thing that operators should know, as a sentence: `lead` is the point, `rest` the explanation. */
export interface HealthFinding {
  about:
    | 'database'
    | 'disk'
    | 'mailSettings'
    | 'mail'
    | 'webhooks'
    | 'chats'
    | 'calendars'
    | 'invitations'
    | 'pages';
  /** True if something is failing now; otherwise it is a remark. */
  isFailing: boolean;
  lead: string;
  rest: string;
}

const causes: Record<Exclude<MailCause, 'other'>, string> = {
  password: 'the server refused the password.',
  unreachable: 'the server can’t be reached.',
  expiredCertificate: 'the server’s certificate has expired.',
};

/** Why a host's own calendar could not be read; completes "… : ". */
export const calendarReasons: Record<CalendarProblem, string> = {
  notFound: 'there is no calendar at its address any more',
  refused: 'its site refuses us',
  unreachable: 'its site can’t be reached',
  notAllowed: 'its address is not on the public internet',
  tooSlow: 'its site takes too long',
  tooLarge: 'it is larger than 8 MB',
  notACalendar: 'what its address sends is not a calendar',
  tooMuch: 'it has more events than we can follow',
};

interface Wording {
  /** `09:30`, with the day unless it is today. */
  time(instant: string): string;
  now: Date;
}

/** What is failing, the worst first, then remarks. Empty if all is well. In English only, like the console. */
export function describeHealth(health: Health, { time, now }: Wording): HealthFinding[] {
  const { failedChecks, disk, untried, webhooks, failedInvitations, builtOn } = health;
  const found: HealthFinding[] = [];
  const fail = (about: HealthFinding['about'], lead: string, rest: string) =>
    found.push({ about, isFailing: true, lead, rest });
  const remark = (about: HealthFinding['about'], lead: string, rest: string) =>
    found.push({ about, isFailing: false, lead, rest });

  if (failedChecks.length > 0) {
    fail('database', 'The database fails its check', ': what visitors send may not be stored.');
  }
  if (disk.isLow && disk.freeBytes !== null) {
    const free = Math.floor(disk.freeBytes / 1_000_000).toLocaleString('en');
    fail('disk', 'The disk is nearly full', `: ${free} MB are free.`);
  }
  for (const [about, lead, rest] of mailFailures(health, time)) fail(about, lead, rest);
  if (untried.count > 0 && untried.since !== null) {
    const lead = plural(untried.count, 'mail or webhook call waits', 'mails or webhook calls wait');
    fail(
      'mail',
      lead,
      ` since ${time(untried.since)} and no server has tried to send ${untried.count === 1 ? 'it' : 'them'}.`,
    );
  }
  if (webhooks.failing > 0 && webhooks.since !== null) {
    const calls = plural(webhooks.failing, 'webhook call fails', 'webhook calls fail');
    fail('webhooks', calls, `, the oldest since ${time(webhooks.since)}.`);
  }
  for (const { operator, failing, since, reason } of health.chats) {
    const messages = plural(failing, 'chat message fails', 'chat messages fail');
    fail(
      'chats',
      `${messages} to the channel of ${operator}`,
      `, the oldest since ${time(since)}: ${reason}.`,
    );
  }
  for (const { host, since, problem, readAt } of health.calendars) {
    if (since === null) continue;
    const why = problem === null ? 'no server reads it' : calendarReasons[problem];
    const meanwhile =
      readAt === null ? 'None of its busy times are known.' : 'The busy times read last stay blocked.';
    fail(
      'calendars',
      `The calendar of ${host} has not been read since ${time(since)}`,
      `: ${why}. ${meanwhile}`,
    );
  }
  if (failedInvitations > 0) {
    const lead = plural(failedInvitations, 'invitation', 'invitations');
    fail(
      'invitations',
      `${lead} to the console`,
      ` ${failedInvitations === 1 ? 'has' : 'have'} not gone out.`,
    );
  }
  for (const { host, since, unclear } of health.calendars) {
    if (since !== null || unclear === 0) continue;
    const events = plural(unclear, 'event', 'events');
    remark('calendars', `${events} in the calendar of ${host}`, ' could not be read exactly.');
  }
  if (health.mail.isKeptAsFiles) {
    remark('mailSettings', 'No mail server is set', ': mails are kept as files and reach nobody.');
  }
  if (builtOn !== null && builtOn.slice(0, 7) < now.toISOString().slice(0, 7)) {
    remark(
      'pages',
      `The pages were built in ${monthName(builtOn)}`,
      ': build them again to renew their dates.',
    );
  }
  return found;
}

/** The sentence to show if there are no findings. */
export function describeLastMail({ mail }: Health, time: (instant: string) => string): string {
  if (mail.lastSentAt === null) return 'No mail has been sent yet.';
  return `The last mail went out ${/^\d\d:\d\d$/.test(time(mail.lastSentAt)) ? 'at' : 'on'} ${time(mail.lastSentAt)}.`;
}

function* mailFailures(
  { mail }: Health,
  time: Wording['time'],
): Generator<[about: 'mailSettings' | 'mail', lead: string, rest: string]> {
  const { stoppedSince, cause, explanation, retrying, givenUp, refusedAddresses } = mail;
  const why = cause === null || cause === 'other' ? `${explanation}.` : causes[cause];
  if (stoppedSince !== null) {
    yield ['mailSettings', `Mail has not been going out since ${time(stoppedSince)}`, `: ${why}`];
  } else {
    if (retrying > 0) yield ['mail', plural(retrying, 'mail is late', 'mails are late'), `: ${why}`];
    if (givenUp > 0) yield ['mail', plural(givenUp, 'mail was given up', 'mails were given up'), '.'];
  }
  if (refusedAddresses > 0) {
    const lead = plural(refusedAddresses, 'address was refused', 'addresses were refused');
    yield ['mail', lead, ` in the last ${refusedAddressDays} days.`];
  }
}

function plural(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

function monthName(day: string): string {
  const format = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
