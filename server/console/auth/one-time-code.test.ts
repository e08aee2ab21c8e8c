import { expect, test } from 'vitest';
import { codeAt, createSecret, isSecret, secretUri, stepOf } from './one-time-code.ts';

/** The key of RFC 6238, appendix B: 12345678901234567890. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is that of RFC 6238', (second, code) => {
  expect(codeAt(secret, Math.floor(second / 30))).toBe(code);
  expect(stepOf(secret, code, second * 1000)).toBe(Math.floor(second / 30));
});

test('a clock may be half a minute off, not more', () => {
  const now = 1_234_567_890_000;
  const step = now / 30_000;
  const taken = [-2, -1, 0, 1, 2].map((off) => stepOf(secret, codeAt(secret, step + off), now));
  expect(taken).toEqual([undefined, step - 1, step, step + 1, undefined]);
});

test('only six digits are a code, with whatever space people type', () => {
  const now = 59_000;
  expect(stepOf(secret, ' 287 082 ', now)).toBe(1);
  for (const typed of ['', '87082', '0287082', '28708a', '２８７０８２']) {
    expect(stepOf(secret, typed, now)).toBeUndefined();
  }
});

test('a fresh key has 160 bits, and its link says what a telephone needs', () => {
  const fresh = createSecret();
  expect(isSecret(fresh)).toBe(true);
  expect(fresh).not.toBe(createSecret());
  const uri = new URL(secretUri(fresh, 'zoë+x@agency.example'));
  expect(decodeURIComponent(uri.pathname)).toMatch(/:zoë\+x@agency\.example$/);
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: fresh, digits: '6', period: '30' });
});
