import fc from 'fast-check';
import { type CountryCode, getCountries, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, test } from 'vitest';
import { readPhone } from './phone.ts';

const e164 = /^\+[1-9]\d{3,14}$/;
const countries = getCountries();
const country = fc.constantFrom(...countries);
const numbers = countries.flatMap((of) => getExampleNumber(of, examples) ?? []);

test.each([
  ['202 555 0142', 'US', '+12025550142', 'US', ''],
  ['(202) 555-0142 ext. 7', 'US', '+12025550142', 'US', '7'],
  ['+49 (0)30 1234567', 'US', '+49301234567', 'DE', ''],
  ['0049 30 1234567', 'US', '+49301234567', 'DE', ''],
  ['011 49 30 1234567', 'US', '+49301234567', 'DE', ''],
  ['030/1234567', 'DE', '+49301234567', 'DE', ''],
  ['06.12.34.56.78', 'FR', '+33612345678', 'FR', ''],
  ['02 1234 5678', 'IT', '+390212345678', 'IT', ''],
  ['416 555 0199', 'US', '+14165550199', 'CA', ''],
  ['+800 1234 5678', 'ES', '+80012345678', 'ES', ''],
  ['٢٠٢٥٥٥٠١٤٢', 'US', '+12025550142', 'US', ''],
] as const)('%s, typed under %s, is %s', (typed, chosen, number, of, extension) => {
  expect(readPhone(typed, chosen)).toEqual({ number, country: of, extension });
});

test.each([
  ['555 0100', 'US'],
  ['000 000 0000', 'US'],
  ['030 1234567', 'US'],
  ['+44 20 7946 09580000', 'GB'],
  ['call 202 555 0142', 'US'],
  ['202 555 0142<script>', 'US'],
  ['+', 'US'],
  ['', 'US'],
  ['1'.repeat(10_000), 'US'],
] as const)('%s is no number of %s', (typed, chosen) => {
  expect(readPhone(typed, chosen)).toBeUndefined();
});

test('a number of every country is parsed in each way of writing it', () => {
  expect(numbers.length).toBeGreaterThan(240);
  for (const written of numbers) {
    const { number, country: of } = written;
    const ways: [string, CountryCode][] = [
      [number, 'US'],
      [written.formatInternational(), 'US'],
      [number.replace('+', '00'), 'US'],
      [written.formatNational(), of as CountryCode],
      [written.nationalNumber, of as CountryCode],
    ];
    for (const [typed, chosen] of ways) expect(readPhone(typed, chosen)?.number, typed).toBe(number);
  }
});

test('spaces, dots, dashes and brackets change nothing', () => {
  const gap = fc.constantFrom('', ' ', '-', '.', '/', '\u00a0');
  fc.assert(
    fc.property(
      fc.constantFrom(...numbers),
      country,
      fc.array(gap, { maxLength: 20 }),
      (written, of, gaps) => {
        const typed = [...written.number].map((digit, i) => digit + (gaps[i] ?? '')).join('');
        expect(readPhone(typed, of)?.number).toBe(written.number);
      },
    ),
  );
});

test('any input is parsed to E.164 or refused, and E.164 is parsed to itself', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789+ ()-.;=extX'), maxLength: 40 });
  const almost = fc
    .tuple(fc.constantFrom(...numbers), fc.nat(12), digits)
    .map(([{ number }, at, put]) => number.slice(0, at) + put.slice(0, 3) + number.slice(at + 1));
  const typed = fc.oneof(digits, almost, fc.string({ unit: 'binary', maxLength: 60 }));
  fc.assert(
    fc.property(typed, country, country, (text, of, other) => {
      const read = readPhone(text, of);
      if (read === undefined) return;
      expect(read.number).toMatch(e164);
      expect(read.country).toMatch(/^[A-Z]{2}$/);
      expect(readPhone(read.number, other)?.number).toBe(read.number);
    }),
    { numRuns: 1_000 },
  );
});
