import { expect, test } from 'vitest';
import { eligibilityOf } from './eligibility.ts';

const good = {
  monthlyAdSpend: '$500K–$1M',
  email: 'zoe@nordlicht.de',
  pointOfContactEmail: 'ops@mail.nordlicht.de',
  linkedInPage: 'https://www.linkedin.com/company/nordlicht',
};

function doubts(changes: Partial<typeof good>, domain = 'nordlicht.de'): string[] {
  return eligibilityOf({ ...good, ...changes }, domain)
    .filter(({ speaksFor }) => !speaksFor)
    .map(({ reason }) => reason);
}

test('an agency with enough spend, its own domain and a company page raises no doubts', () => {
  expect(eligibilityOf(good, 'nordlicht.de')).toEqual([
    { speaksFor: true, reason: 'States $500K–$1M a month; access starts at $100,000.' },
    { speaksFor: true, reason: 'Has a website of its own, nordlicht.de.' },
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
  expect(doubts({}, '')[0]).toBe('The website has no domain of its own.');
});

test('fields missing from old applications raise no doubts', () => {
  expect(eligibilityOf({ monthlyAdSpend: '', email: 'zoe@nordlicht.de' }, 'nordlicht.de')).toEqual([
    { speaksFor: true, reason: 'Has a website of its own, nordlicht.de.' },
    { speaksFor: true, reason: 'Writes from the website’s domain, nordlicht.de.' },
  ]);
});
