import { expect, test } from 'vitest';
import { locales } from '../contract/locales.ts';
import type { NoteCode, ProblemCode, ReportNote, ReportProblem } from '../forecast/reports/report.ts';
import { describeNote, describeProblem } from './describe-report.ts';
import { catalogue } from './messages/catalogue.ts';

const week = { first: '2026-06-29', last: '2026-07-05' };
const lines = [14, 15, 90];
const notes: { [Code in NoteCode]: Extract<ReportNote, { code: Code }> } = {
  'unfinished-week': { code: 'unfinished-week', at: 'end', ...week, days: 3 },
  'gaps-bridged': { code: 'gaps-bridged', count: 2, weeks: ['2024-12-23', '2024-12-30'] },
  'history-split': { code: 'history-split', missing: 8, ...week, dropped: 40 },
  'few-weeks': { code: 'few-weeks', count: 19, min: 26, enoughOn: '2026-08-17' },
  'days-used': { code: 'days-used', count: 40 },
  'months-spread': { code: 'months-spread', count: 16 },
  'own-weeks': { code: 'own-weeks', weekday: 0 },
  'rows-summed': { code: 'rows-summed', rows: 142320, count: 1186, granularity: 'day' },
  'sum-rows': { code: 'sum-rows', count: 2, lines: [142320, 142321] },
  'unreadable-rows': { code: 'unreadable-rows', count: 3, lines, column: 'Cost', share: 0.00002 },
  'future-rows': { code: 'future-rows', count: 11, first: '2026-12-01' },
  'unreadable-numbers': { code: 'unreadable-numbers', count: 1, column: 'Cost', line: 8, text: 'oops' },
  'negative-values': { code: 'negative-values', count: 2, column: 'Cost', line: 5 },
  'absurd-values': { code: 'absurd-values', count: 1, column: 'Cost', line: 7 },
  'unusual-week': { code: 'unusual-week', column: 'Cost', week: '2025-02-10', times: 128.4 },
  'several-currencies': { code: 'several-currencies', used: 'EUR', others: ['USD', 'CHF'], count: 14 },
  'date-order-open': {
    ...{ code: 'date-order-open', used: 'dmy', example: '3/4/2025', dmy: '2025-04-03', mdy: '2025-03-04' },
  },
  'columns-ignored': { code: 'columns-ignored', count: 2, names: ['CTR', 'Avg. CPC'] },
  'maybe-rates': { code: 'maybe-rates', count: 1, names: ['AOV'] },
  'repeats-left-out': { code: 'repeats-left-out', count: 612, rows: 3384, alike: 4 },
  'repeats-added': { code: 'repeats-added', count: 612, rows: 3384, alike: 4 },
  'values-grouped': { code: 'values-grouped', dimension: 'campaign', shown: 50, count: 812 },
  'open-quote': { code: 'open-quote', line: 12 },
  'long-lines': { code: 'long-lines', count: 1, lines: [9] },
};
const problems: { [Code in ProblemCode]: Extract<ReportProblem, { code: Code }> } = {
  empty: { code: 'empty' },
  workbook: { code: 'workbook' },
  'old-workbook': { code: 'old-workbook' },
  'locked-workbook': { code: 'locked-workbook' },
  'broken-workbook': { code: 'broken-workbook' },
  'large-workbook': { code: 'large-workbook' },
  pdf: { code: 'pdf' },
  archive: { code: 'archive' },
  picture: { code: 'picture' },
  'web-page': { code: 'web-page' },
  json: { code: 'json' },
  binary: { code: 'binary' },
  'no-table': { code: 'no-table', line: 1, text: 'Hello' },
  'no-dates': { code: 'no-dates', lines: 412 },
  'bad-dates': { code: 'bad-dates', column: 'Clicks', line: 2, text: '9' },
  pivot: { code: 'pivot', line: 1, text: '2025-01' },
  'one-period': { code: 'one-period', ...week },
  'too-coarse': { code: 'too-coarse', column: 'Quarter' },
  'no-numbers': { code: 'no-numbers', lines: 412 },
  'only-zeros': { code: 'only-zeros', lines: 412 },
  'no-rows': { code: 'no-rows', line: 4 },
  'no-whole-week': { code: 'no-whole-week', ...week },
};

test.each(locales)('in %s every note and problem is a sentence that contains its figures', (locale) => {
  const messages = catalogue[locale].forecastNotes;
  const described = [
    ...Object.values(notes).map((note) => describeNote(note, messages, locale)),
    ...Object.values(problems).map((problem) => describeProblem(problem, messages, locale)),
  ];
  for (const { title, detail } of described) {
    expect(`${title} ${detail}`).not.toMatch(/[{}]|undefined|NaN|Invalid|object/);
    expect(title).toMatch(/[.?]$/);
    expect(detail).toMatch(/\.$/);
  }
});

test.each([
  [
    'unfinished-week',
    'An incomplete week was left out.',
    'June 29, 2026 to July 5, 2026; days in the file: 3 of 7.',
  ],
  ['rows-summed', '142,320 rows were added up.', 'They belong to 1,186 days.'],
  [
    'unreadable-rows',
    '3 rows could not be read.',
    'No valid date. Line numbers: 14, 15 and 90. Share of “Cost”: less than 0.1%.',
  ],
  [
    'unreadable-numbers',
    '1 value in “Cost” is not a number and counts as 0.',
    'The first is “oops” in line 8.',
  ],
  [
    'own-weeks',
    'The file’s own weeks were kept.',
    'They start on Sunday. What is already added up can’t be regrouped.',
  ],
  [
    'unusual-week',
    'One week of “Cost” is 128 times the usual level.',
    'The week of February 10, 2025. If that’s a mistake, correct it in the file; as it is, the week counts.',
  ],
] as const)('%s in English', (code, title, detail) => {
  expect(describeNote(notes[code], catalogue.en.forecastNotes, 'en')).toMatchObject({ title, detail });
});

test('dates, numbers and lists are written as in the language', () => {
  const german = describeNote(notes['sum-rows'], catalogue.de.forecastNotes, 'de');
  expect(german).toEqual({
    tone: 'done',
    title: '2 Summenzeilen wurden ausgelassen.',
    detail: 'Sonst würde alles doppelt zählen. Zeilennummern: 142.320 und 142.321.',
  });
  const spanish = describeNote(notes['date-order-open'], catalogue.es.forecastNotes, 'es');
  expect(spanish.detail).toBe(
    '3/4/2025 se ha leído como 3 de abril de 2025. Si significa 4 de marzo de 2025, cambie el orden.',
  );
  expect(describeNote(notes['own-weeks'], catalogue.fr.forecastNotes, 'fr').detail).toContain('le dimanche');
});

test('a list of the first ten says that there are more', () => {
  const note = { ...notes['sum-rows'], count: 40 };
  expect(describeNote(note, catalogue.en.forecastNotes, 'en').detail).toContain('142,320, 142,321 …');
});
