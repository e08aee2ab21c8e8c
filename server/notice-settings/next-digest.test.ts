import { expect, test } from 'vitest';
import { nextDigest } from './next-digest.ts';

test.each([
  ['Europe/London', '2026-07-02T06:59:59Z', '2026-07-02T07:00:00.000Z'],
  ['Europe/London', '2026-07-02T07:00:00Z', '2026-07-03T07:00:00.000Z'],
  ['Asia/Kolkata', '2026-07-02T03:00:00Z', '2026-07-03T02:30:00.000Z'],
  ['America/Los_Angeles', '2026-07-02T20:00:00Z', '2026-07-03T15:00:00.000Z'],
  // Summer time ends in the preceding night.
  ['Europe/London', '2026-10-24T12:00:00Z', '2026-10-25T08:00:00.000Z'],
])('the digest of eight o’clock in %s after %s is at %s', (timeZone, now, due) => {
  expect(nextDigest({ timeZone, digestTime: '08:00' }, new Date(now)).toISOString()).toBe(due);
});
