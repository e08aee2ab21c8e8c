import { expect, test } from 'vitest';
import { locales } from '../../contract/locales.ts';
import { jobsIn, readJobs } from './jobs.ts';

const front = `---
title: Business Manager - UK
summary: ${'Open the British market agency by agency. '.repeat(3)}
lede: Open the British market.
country: GB
city: London
region: England
mode: on-site
category: business-management
experience: 5+
employment: full-time
posted: 2026-11-02
validThrough: 2027-05-31
timeZone: Europe/London
---
`;
const sections = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `## Section ${n}\n\nText.\n`);

test('every language has the three jobs, with a posting’s headings in order', () => {
  const titles = ['Business Manager - USA', 'Business Manager - UK', 'Customer Success Manager - IN'];
  expect(jobsIn('en').map(({ front: { title } }) => title)).toEqual(titles);
  for (const { sections: parts } of jobsIn('en')) {
    expect(parts.map(({ title }) => title)).toEqual([
      'Job Description',
      'Location',
      'Company Overview',
      'Job Overview',
      'Key Responsibilities',
      'Requirements',
      'Perks & Benefits',
      'Application Instructions',
    ]);
  }
  for (const locale of locales) expect(jobsIn(locale)).toHaveLength(titles.length);
});

test('a posting has the same filterable facts and dates in every language', () => {
  const files = everywhere(front + sections.join('\n'));
  const spanish = Object.keys(files).find((file) => file.includes('/es/')) ?? '';
  files[spanish] = files[spanish]?.replace('2027-05-31', '2027-06-30') ?? '';
  expect(() => readJobs(files)).toThrow(`${spanish}: validThrough differs from the English file`);
});

test('a posting of eight sections is read', () => {
  expect(readJobs(everywhere(front + sections.join('\n')))).toHaveLength(locales.length);
});

test.each([
  ['a section is missing', front + sections.slice(1).join('\n'), /wants 8 sections/],
  [
    'there is text before the first heading',
    `${front}Text.\n${sections.slice(1).join('\n')}`,
    /wants 8 sections/,
  ],
  ['a field is unknown', front.replace('city:', 'town: London\ncity:') + sections.join('\n'), /town/],
  [
    'the time zone does not exist',
    front.replace('London\n---', 'Landan\n---') + sections.join('\n'),
    /timeZone/,
  ],
])('fails when %s', (_, source, message) => {
  expect(() => readJobs(everywhere(source))).toThrow(message);
});

test('fails when a language or the route is missing', () => {
  const source = front + sections.join('\n');
  expect(() => readJobs({ 'content/jobs/en/business-manager-uk.md': source })).toThrow(/not in de, es, fr/);
  expect(() => readJobs(everywhere(source, 'night-watch'))).toThrow(/web\/routes\.ts/);
});

function everywhere(source: string, name = 'business-manager-uk'): Record<string, string> {
  return Object.fromEntries(locales.map((locale) => [`content/jobs/${locale}/${name}.md`, source]));
}
