import { expect, test } from 'vitest';
import type { Health } from '../contract/console/health.ts';
import { describeHealth, describeLastMail } from './describe-health.ts';

const none = { application: 0, lead: 0, support: 0, meeting: 0, 'job-application': 0 };
const at = '2026-11-18T09:30:00.000Z';

const well: Health = {
  checkedAt: '2026-11-18T09:59:00.000Z',
  failedChecks: [],
  disk: { freeBytes: 5e9, isLow: false },
  mail: {
    isKeptAsFiles: false,
    lastSentAt: '2026-11-18T09:58:00.000Z',
    stoppedSince: null,
    cause: null,
    explanation: '',
    retrying: 0,
    givenUp: 0,
    refusedAddresses: 0,
  },
  untried: { count: 0, since: null },
  webhooks: { failing: 0, since: null },
  chats: [],
  calendars: [],
  failedInvitations: 0,
  held: none,
  toAnswer: none,
  builtOn: '2026-11-01',
};

const time = (instant: string) => instant.slice(11, 16);

function sentences(changes: Partial<Omit<Health, 'mail'>> & { mail?: Partial<Health['mail']> }): string[] {
  const health = { ...well, ...changes, mail: { ...well.mail, ...changes.mail } };
  const findings = describeHealth(health, { time, now: new Date('2026-11-30T12:00:00Z') });
  return findings.map(({ isFailing, lead, rest }) => `${isFailing ? '!' : '-'} ${lead}${rest}`);
}

test('a chat channel that takes no messages is named with whose it is, since when and why', () => {
  const chat = {
    operator: 'mara@forespan.example',
    failing: 2,
    since: at,
    reason: 'Slack responded with 404',
  };
  expect(sentences({ chats: [chat] })).toEqual([
    '! 2 chat messages fail to the channel of mara@forespan.example, the oldest since 09:30: Slack responded with 404.',
  ]);
});

test('a host’s unreadable calendar is reported with since when, why, and what applies until then', () => {
  const calendar = { host: 'London', since: at, problem: 'notFound', readAt: at, unclear: 0 } as const;
  expect(sentences({ calendars: [calendar] })).toEqual([
    '! The calendar of London has not been read since 09:30: there is no calendar at its address any more. The busy times read last stay blocked.',
  ]);
  expect(sentences({ calendars: [{ ...calendar, problem: null, readAt: null }] })).toEqual([
    '! The calendar of London has not been read since 09:30: no server reads it. None of its busy times are known.',
  ]);
  expect(sentences({ calendars: [{ ...calendar, since: null, problem: null, unclear: 2 }] })).toEqual([
    '- 2 events in the calendar of London could not be read exactly.',
  ]);
  expect(sentences({ calendars: [{ ...calendar, since: null, problem: null }] })).toEqual([]);
});

test('there are no findings while all is well, whatever is held or awaits a reply', () => {
  expect(sentences({ held: { ...none, lead: 7 }, toAnswer: { ...none, application: 2 } })).toEqual([]);
  expect(sentences({ builtOn: null, disk: { freeBytes: null, isLow: false } })).toEqual([]);
});

test.each([
  [
    { stoppedSince: at, cause: 'password', retrying: 3 },
    'Mail has not been going out since 09:30: the server refused the password.',
  ],
  [
    { stoppedSince: at, cause: 'unreachable' },
    'Mail has not been going out since 09:30: the server can’t be reached.',
  ],
  [
    { stoppedSince: at, cause: 'expiredCertificate' },
    'Mail has not been going out since 09:30: the server’s certificate has expired.',
  ],
  [
    { stoppedSince: at, cause: 'other', explanation: 'mail.example:587 refused the sender' },
    'Mail has not been going out since 09:30: mail.example:587 refused the sender.',
  ],
  [{ retrying: 1, cause: 'unreachable' }, '1 mail is late: the server can’t be reached.'],
  [{ givenUp: 2 }, '2 mails were given up.'],
  [{ refusedAddresses: 2 }, '2 addresses were refused in the last 7 days.'],
] as const)('mail: %o', (mail, sentence) => {
  expect(sentences({ mail })).toEqual([`! ${sentence}`]);
});

test('each other failure has its own sentence, the worst first', () => {
  expect(
    sentences({
      failedChecks: ['database'],
      disk: { freeBytes: 12_345_678, isLow: true },
      untried: { count: 1, since: at },
      webhooks: { failing: 2, since: at },
      failedInvitations: 1,
    }),
  ).toEqual([
    '! The database fails its check: what visitors send may not be stored.',
    '! The disk is nearly full: 12 MB are free.',
    '! 1 mail or webhook call waits since 09:30 and no server has tried to send it.',
    '! 2 webhook calls fail, the oldest since 09:30.',
    '! 1 invitation to the console has not gone out.',
  ]);
});

test('pages of an earlier month and a missing mail server are remarks', () => {
  expect(sentences({ builtOn: '2026-10-31', mail: { isKeptAsFiles: true } })).toEqual([
    '- No mail server is set: mails are kept as files and reach nobody.',
    '- The pages were built in October 2026: build them again to renew their dates.',
  ]);
});

test('the last mail is named with its day unless that is today, and not if there is none', () => {
  expect(describeLastMail(well, time)).toBe('The last mail went out at 09:58.');
  expect(describeLastMail(well, () => '17 Nov, 09:58')).toBe('The last mail went out on 17 Nov, 09:58.');
  const never = { ...well, mail: { ...well.mail, lastSentAt: null } };
  expect(describeLastMail(never, time)).toBe('No mail has been sent yet.');
});
