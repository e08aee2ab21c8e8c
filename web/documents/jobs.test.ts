import { expect, test } from 'vitest';
import { locales } from '../../contract/locales.ts';
import { jobsIn } from './jobs.ts';
import { readJobs } from './read-jobs.ts';

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

test('a job’s filterable facts are the same in every language', () => {
  const sortedBy = (locale: (typeof locales)[number]) =>
    jobsIn(locale).map(({ front: { title, summary, lede, city, region, week, ...rest } }) => rest);
  for (const locale of locales) expect(sortedBy(locale)).toEqual(sortedBy('en'));
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

test('fails when a language is missing, or a fact differs from the English posting', () => {
  const source = front + sections.join('\n');
  expect(() => readJobs({ 'content/jobs/en/business-manager-uk.md': source })).toThrow(
    /not in de\n.*not in es\n.*not in fr/,
  );
  const files = everywhere(source);
  files['content/jobs/fr/business-manager-uk.md'] = source.replace('2027-05-31', '2027-06-01');
  expect(() => readJobs(files)).toThrow(
    'content/jobs/fr/business-manager-uk.md, line 13: validThrough: differs from the English file',
  );
});

const week = (text: string, length = 4) => `week:
  - text: ${text}
    with: self
    day: 5
    quarter: 1
    length: ${length}
---
`;
const responsibilities = 'Section 5\n\n- Find agencies.\n- Put the findings in writing.\n';
const posting = (task: string) =>
  front.replace(/---\n$/, task) + sections.join('\n').replace('Section 5\n\nText.\n', responsibilities);

test('an example week in the words of the responsibilities is read', () => {
  const [job] = readJobs(everywhere(posting(week('Finding agencies'))));
  expect(job?.front.week).toEqual([
    { text: 'Finding agencies', with: 'self', day: 5, quarter: 1, length: 4 },
  ]);
});

test.each([
  [
    'says what the responsibilities do not',
    week('Travel to agencies'),
    /“Travel to agencies” is not in the words/,
  ],
  ['joins the words of two responsibilities', week('Agencies in writing'), /is not in the words/],
  ['goes on after Friday', week('Find agencies', 5), /ends after Friday/],
  [
    'is not in the order of its days',
    week('Find agencies').replace(
      '---',
      `${week('Find agencies').slice(6, -4).replace('day: 5', 'day: 1')}---`,
    ),
    /not in the order/,
  ],
])('fails when the example week %s', (_, task, message) => {
  expect(() => readJobs(everywhere(posting(task)))).toThrow(message);
});

test('fails when the example week is laid out differently than in English', () => {
  const files = everywhere(posting(week('Find agencies')));
  files['content/jobs/de/business-manager-uk.md'] = posting(week('Find agencies', 3));
  expect(() => readJobs(files)).toThrow(
    'de/business-manager-uk.md, line 15: week: differs from the English file',
  );
});

function everywhere(source: string, name = 'business-manager-uk'): Record<string, string> {
  return Object.fromEntries(locales.map((locale) => [`content/jobs/${locale}/${name}.md`, source]));
}
