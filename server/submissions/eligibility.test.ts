import { expect, test } from 'vitest';
import { assessEligibility } from './eligibility.ts';

const good = {
  monthlyAdSpend: '$500K–$1M',
  email: 'zoe@nordlicht.de',
  pointOfContactEmail: 'ops@mail.nordlicht.de',
  linkedInPage: 'https://www.linkedin.com/company/nordlicht',
};

function doubts(changes: Partial<typeof good>, domain = 'nordlicht.de'): string[] {
  return assessEligibility({ ...good, ...changes }, domain)
    .filter(({ speaksFor }) => !speaksFor)
    .map(({ reason }) => reason);
}

test('an agency with enough spend, its own domain and a company page raises no doubts', () => {
  expect(assessEligibility(good, 'nordlicht.de')).toEqual([
    { speaksFor: true, reason: 'States $500K–$1M a month; access starts at $100,000.' },
    { speaksFor: true, reason: 'Has its own website, nordlicht.de.' },
    { speaksFor: true, reason: 'Writes from the website’s domain, nordlicht.de.' },
    { speaksFor: true, reason: 'Has a company page at LinkedIn.' },
  ]);
});

test.each([
  [
    { monthlyAdSpend: '$100K–$500K' },
    'States $100K–$500K a month, the lowest choice and the one the form begins with: agencies below $100,000 have no other.',
  ],
  [
    { email: 'zoe@gmail.com', pointOfContactEmail: 'zoe@gmail.com' },
    'Writes from gmail.com, where anyone can have an address.',
  ],
  [
    { email: 'zoe@suedlicht.de', pointOfContactEmail: 'zoe@suedlicht.de' },
    'Writes from suedlicht.de, which is not the website’s domain.',
  ],
  [
    { pointOfContactEmail: 'zoe@web.de' },
    'Names a point of contact at web.de, where anyone can have an address.',
  ],
  [{ linkedInPage: 'https://linkedin.com/in/zoe' }, 'The LinkedIn page is not a company’s.'],
  [
    { linkedInPage: 'https://linkedin.com.evil.de/company/x' },
    'The LinkedIn address does not lead to LinkedIn.',
  ],
])('%j raises one doubt', (changes, reason) => {
  expect(doubts(changes)).toEqual([reason]);
});

test('a page on a free host is not an own website', () => {
  expect(doubts({}, 'facebook.com')[0]).toBe(
    'The website is a page at facebook.com, where anyone can have one.',
  );
  expect(doubts({}, '')[0]).toBe('The website does not have its own domain.');
});

test('fields missing from old applications raise no doubts', () => {
  expect(assessEligibility({ monthlyAdSpend: '', email: 'zoe@nordlicht.de' }, 'nordlicht.de')).toEqual([
    { speaksFor: true, reason: 'Has its own website, nordlicht.de.' },
    { speaksFor: true, reason: 'Writes from the website’s domain, nordlicht.de.' },
  ]);
});

test.each([
  ['unreachable', 'The website could not be reached (checked on 17 Nov 2026).'],
  ['timeout', 'The website did not respond in time (checked on 17 Nov 2026).'],
  ['missing', 'The website has no Google Analytics.'],
  ['retired', 'The website has only tags of Google Analytics that were retired in 2023.'],
  ['not-allowed', 'The website’s address leads nowhere public (checked on 17 Nov 2026).'],
] as const)('a website that is %s raises one doubt', (state, reason) => {
  const look = { state, at: new Date('2026-11-17T09:00:00Z') };
  const against = assessEligibility(good, 'nordlicht.de', look).filter(({ speaksFor }) => !speaksFor);
  expect(against.map((one) => one.reason)).toEqual([reason]);
});

test.each([
  [
    '80 weeks of history, week 12, 2025 to week 40, 2026',
    '80 weeks of history from the forecaster, week 12, 2025 to week 40, 2026.',
    true,
  ],
  [
    '80 Wochen Historie, KW 12, 2025 bis KW 40, 2026',
    '80 weeks of history from the forecaster, KW 12, 2025 to KW 40, 2026.',
    true,
  ],
  [
    '20 semanas de histórico, de x a y',
    '20 weeks of history from the forecaster, x to y: less than a year.',
    false,
  ],
  [
    'Spend of around €20,000 a month\nhttps://a.example/: Good! GA code is added.',
    'a check: https://a.example/ has Google Analytics.',
    true,
  ],
  [
    'https://a.example/: Auf dieser Seite ist nur ein ausgedienter GA-Code.',
    'a check: https://a.example/ has only tags of Google Analytics that were retired in 2023.',
    false,
  ],
] as const)(
  'results of our tools that came with the application count: %s',
  (toolResults, reason, speaksFor) => {
    const reasons = assessEligibility({ ...good, toolResults }, 'nordlicht.de');
    expect(reasons).toContainEqual({ speaksFor, reason: `Took along ${reason}` });
    expect(reasons).toHaveLength(5);
  },
);

test('our own check takes precedence over one that the applicant sent, and other text is ignored', () => {
  const toolResults = 'https://a.example/: Good! GA code is added.\n9999999 weeks of history, a to b';
  const reasons = assessEligibility({ ...good, toolResults }, 'nordlicht.de', {
    state: 'missing',
    at: new Date(),
  });
  expect(reasons.map(({ reason }) => reason).filter((reason) => /Analytics|history/.test(reason))).toEqual([
    'The website has no Google Analytics.',
  ]);
});
