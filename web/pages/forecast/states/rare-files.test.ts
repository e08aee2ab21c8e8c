import { expect, test } from 'vitest';
import { describeNote } from '../../../../content/describe-report.ts';
import { catalogue } from '../../../../content/messages/catalogue.ts';
import { addDays } from '../../../../contract/calendar.ts';
import { locales } from '../../../../contract/locales.ts';
import { readReport } from '../../../../forecast/reports/read-report.ts';
import { findMonthTotal } from '../model/months.ts';
import { visitorResult } from '../model/result.ts';
import { accountInLink, shareUrl } from '../model/share-link.ts';
import {
  forecastReport,
  headline,
  kinds,
  messages,
  metric,
  numbers,
  report,
  reportText,
  summary,
  today,
} from '../testing/account-report.ts';
import { accountFormat } from '../text/account-format.ts';
import { missText } from '../text/forecast-messages.ts';
import { plainText } from '../text/sentence.ts';
import { shortSentences } from '../text/sentences.ts';
import { describeState } from './describe-state.ts';
import { findStates } from './find-states.ts';
import { findToldNotes } from './told-notes.ts';

test('weeks missing from the current month are estimated in its total, and said to be', async () => {
  const isMissing = (row: string) => row >= '2026-10-26' && row < '2026-11-09';
  const rows = reportText(130, '2026-11-17').split('\n');
  const read = readReport(rows.filter((row) => !isMissing(row)).join('\n'), { today });
  if ('problem' in read) throw new Error(read.problem.code);
  expect(read.notes.map(({ code }) => code)).toContain('gaps-bridged');
  const result = forecastReport(read);
  const whole = forecastReport(report(130, '2026-11-17'));
  for (const name of ['conversions', 'spend', 'cpa']) {
    const [mean = 0, usual = 1] = [result, whole].map(
      (each) => findMonthTotal(each, metric(each, name))?.mean ?? 0,
    );
    expect(mean / usual, name).toBeCloseTo(1, 1);
  }
  expect(summary(result)).toMatch(/About 1,\d{3} so far, missing weeks estimated; \d{3} to come\./);
  const link = (await shareUrl(result, 'https://x/forecast')) ?? '';
  const linked = await accountInLink(new URL(link).hash);
  if (!linked) throw new Error('no account');
  const opened = visitorResult(linked, { kind: 'link' }, today, linked.choices);
  expect([headline(opened), summary(opened)]).toEqual([headline(result), summary(result)]);
});

test.each(locales)('in %s, a short file that has ended is not told that it will be long enough', (locale) => {
  const read = report(20, '2026-08-31');
  const result = forecastReport(read);
  const { forecast, forecastNotes } = catalogue[locale];
  const said = plainText(shortSentences(result, forecast.tool, accountFormat(locale, 'EUR')));
  const note = read.notes.find(({ code }) => code === 'few-weeks');
  if (!note) throw new Error('no note');
  for (const text of [said, describeNote(note, forecastNotes, locale).detail])
    expect(text).toMatch(
      /an export from October 12|ein Export ab dem 12|exportación hecha a partir del 12|export fait à partir du 12/,
    );
});

test('an account that paused in an old file is not asked about, and nothing is expected of past weeks', () => {
  const result = forecastReport(report(118, '2026-08-30', (day) => (day >= '2026-07-06' ? 0 : 1)));
  expect(kinds(result)).toEqual(['ended-long']);
  expect(headline(result)).toBe('On August 31 we would have said 0 conversions by November 15.');
  expect(summary(result)).toContain(headline(result));
  expect(summary(result)).not.toContain('Expect');
});

test('a forecast is called exact only if both totals read the same', () => {
  const miss = (expected: number, actual: number) => missText({ expected, actual }, messages.moved, numbers);
  expect(miss(2398, 2399)).toContain('0.04% too low');
  expect(miss(2398.6, 2399)).toBe(messages.moved.exact);
  expect(miss(5_000_001, 5_000_000)).toContain('0.01% too high');
});

test.each(locales)('in %s, a week whose sign differs from the usual has no ratio to it', (locale) => {
  const weeks = Array.from({ length: 110 }, (_, i) => addDays('2024-10-07', i * 7));
  const rows = weeks.map((week, i) => `${week},${i === 109 ? -9000 : 1000 + (i % 7) * 10}`);
  const read = readReport(`Week,Profit\n${rows.join('\n')}`, { today });
  if ('problem' in read) throw new Error(read.problem.code);
  const result = forecastReport(read);
  const [state] = findStates(result, metric(result, 'other'));
  if (state?.kind !== 'spike') throw new Error('no spike');
  const { forecast, forecastStates } = catalogue[locale];
  const { title } = describeState(state, {
    ...{ result, messages: forecast.tool, states: forecastStates },
    numbers: accountFormat(locale, null),
  });
  expect(title).toMatch(
    /below the usual|unter dem Üblichen|por debajo de lo habitual|en dessous de la normale/,
  );
  expect(title).not.toMatch(/%|times/);
});

test('a forecast of something is not called exact if nothing came', () => {
  const miss = (expected: number, actual: number) => missText({ expected, actual }, messages.moved, numbers);
  expect(miss(33, 0)).toBe('');
  expect(miss(33, -12)).toBe('');
  expect(miss(0.2, 0)).toBe(messages.moved.exact);
  expect(miss(33, 30)).toContain('10.0% too high');
});

test.each(locales)('in %s, a file of rates alone is not said to have no numbers', (locale) => {
  const rows = reportText(60, '2026-11-17').replace(/^(\d.*?),.*$/gm, '$1,2.5%,0.31');
  const read = readReport(rows.replace(/^.*\n/, 'Day,CTR,Avg. CPC\n'), { today });
  expect(read).toMatchObject({ problem: { code: 'no-numbers' } });
  const { title } = catalogue[locale].forecastNotes.problems['no-numbers'];
  expect(title).toMatch(/add up|summieren|Summieren|sumar|additionner/);
});

test('what changes every number is told above the result: weeks left out before a gap, many unreadable rows', () => {
  const told = (edit: (row: string, i: number) => string | string[]) => {
    const read = readReport(reportText(130, '2026-11-17').split('\n').flatMap(edit).join('\n'), { today });
    if ('problem' in read) throw new Error(read.problem.code);
    return findToldNotes(read).map((index) => read.notes[index]?.code);
  };
  const isMissing = (row: string) => row >= '2026-06-01' && row < '2026-07-13';
  expect(told((row) => (isMissing(row) ? [] : row))).toEqual(['history-split']);
  expect(told((row, i) => (i % 3 === 1 ? 'oops,1,2,3' : row))).toEqual(['unreadable-rows']);
  expect(told((row, i) => (i % 300 === 1 ? 'oops,1,2,3' : row))).toEqual([]);
});
