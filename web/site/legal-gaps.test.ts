import { expect, test } from 'vitest';
import { settings } from '../../content/settings.ts';
import { findLegalGaps, refuseLegalGaps } from './legal-gaps.ts';

const [field = ''] = Object.keys(settings.imprint);
const complete = Object.fromEntries(Object.keys(settings.imprint).map((name) => [name, 'x']));
const imprint = { ...settings.imprint, ...complete };
const november = Date.parse('2026-11-18');
const posting = (country: string, rest = {}) => ({
  name: 'manager',
  front: { country, validThrough: '2027-04-30', ...rest },
});

test('missing statements of the imprint, and of a posting in the United States, are listed', () => {
  const gaps = findLegalGaps({ imprint: { ...imprint, [field]: null } }, [posting('US')], november);
  expect(gaps).toEqual([
    `imprint in content/settings.json: ${field}`,
    'pay in content/jobs/*/manager.md: a posting in US states it',
  ]);
});

test.each([
  ['that states its pay', posting('US', { pay: { from: 90_000, to: 120_000 } }), november],
  ['where no law asks for it', posting('GB'), november],
  ['that is closed', posting('US'), Date.parse('2027-05-02')],
])('nothing is lacking in a posting %s', (_, job, now) => {
  expect(findLegalGaps({ imprint }, [job], now)).toEqual([]);
});

test('only a site that visitors can reach is refused', () => {
  expect(() => refuseLegalGaps('https://forespan.com', ['imprint'])).toThrow(/forespan\.com.*\n {2}imprint/s);
  expect(() => refuseLegalGaps('https://forespan.com', [])).not.toThrow();
  for (const origin of ['https://www.forespan.example', 'http://localhost:3000', 'http://127.0.0.1'])
    expect(() => refuseLegalGaps(origin, ['imprint'])).not.toThrow();
});

test('a site that visitors cannot reach lists what is missing once, and nothing if nothing is missing', () => {
  const said: string[] = [];
  refuseLegalGaps('http://localhost:3000', ['imprint', 'pay'], (text) => said.push(text));
  refuseLegalGaps('http://localhost:3000', [], (text) => said.push(text));
  expect(said).toEqual(['Before the site goes live, fill in what the law asks for:\n  imprint\n  pay']);
});
