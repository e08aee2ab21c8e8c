import { expect, test } from 'vitest';
import { catalogue } from '../../../../content/messages/catalogue.ts';
import { addDays } from '../../../../contract/calendar.ts';
import { locales } from '../../../../contract/locales.ts';
import { runBacktests } from '../../../../forecast/backtest.ts';
import { sum } from '../../../../forecast/numeric.ts';
import { readReport } from '../../../../forecast/reports/read-report.ts';
import type { Report } from '../../../../forecast/reports/report.ts';
import { seededRandom } from '../../../../forecast/sample.ts';
import { buildDeck } from '../../../deck/build-deck.ts';
import { forecastCsv } from '../export/forecast-csv.ts';
import { leaveWeekOut, noChoices, putWeekBack } from '../model/choices.ts';
import { findMonthTotal, splitByMonth, totalOfMonth } from '../model/months.ts';
import { visitorResult } from '../model/result.ts';
import { accountInLink, shareUrl } from '../model/share-link.ts';
import {
  deckAbout,
  forecastReport,
  headline,
  kinds,
  messages,
  metric,
  numbers,
  report,
  states,
  summary,
  today,
} from '../testing/account-report.ts';
import { accountFormat, readTypedNumber } from '../text/account-format.ts';
import { findHeadline, headlineText } from '../text/headline.ts';
import { plainText } from '../text/sentence.ts';
import { summarySentences } from '../text/sentences.ts';
import { findStates, tenthsWithNone } from './find-states.ts';

const plain = report(130, '2026-11-17');
const monday = '2026-11-09';
const isLastWeek = (day: string) => day >= monday && day <= addDays(monday, 6);
const spoilt = report(130, '2026-11-17', (day) => (isLastWeek(day) ? 20 : 1));

test('an ordinary account has no states, and its month is the calendar month', () => {
  const result = forecastReport(plain);
  expect(kinds(result)).toEqual([]);
  expect(headline(result)).toMatch(/^November: 2,\d{3} conversions, give or take \d+\.$/);
  const { recentDays } = plain;
  const measured = sum((recentDays?.metrics[2] ?? []).slice(-17));
  const total = findMonthTotal(result, metric(result));
  expect(total).toMatchObject({ month: '2026-11', measured, measuredUntil: '2026-11-17' });
  expect(summary(result)).toContain(`${numbers.whole(measured)} so far, `);
  // Thirteen days of about 75 are still to come.
  const coming = (total?.mean ?? 0) - measured;
  expect(coming).toBeGreaterThan(13 * 65);
  expect(coming).toBeLessThan(13 * 90);
  expect(total?.low).toBeGreaterThan(measured);
  expect(total?.high).toBeLessThan(sum(metric(result).high90) + measured);
});

test('only an account with daily data has a calendar month', () => {
  const result = forecastReport(report(130, '2026-11-17'));
  const [november] = splitByMonth(result);
  expect(november?.calendar).toBeDefined();
  const { recentDays: _, ...weekly } = plain;
  const byWeek = visitorResult({ ...weekly, recentDays: null }, { kind: 'link' }, today);
  expect(splitByMonth(byWeek)[0]?.calendar).toBeUndefined();
  expect(headline(byWeek)).toMatch(/^1,\d{3} conversions in the 3 weeks from November 16\.$/);
  expect(summary(byWeek)).toContain('in the 3 weeks from November 16, nine times out of ten');
});

test.each(['2026-10-25', '2026-10-31'])(
  'a file that ends on %s is called ended, and no past week is announced',
  (last) => {
    const result = forecastReport(report(130, last));
    expect(kinds(result)).toEqual(['ended']);
    expect(result.ended).toMatchObject({ day: last, missingWeeks: 3 });
    expect(headline(result)).toMatch(/^November: about 2,\d{3} conversions, between [\d,]+ and [\d,]+\.$/);
    // Past weeks are not announced as the lowest or highest to come.
    const [, lowest = '', highest = ''] =
      /lowest week will be (W\d+).*highest (W\d+)/.exec(summary(result)) ?? [];
    expect(['W47', 'W48', 'W49']).toEqual(expect.arrayContaining([lowest, highest]));
  },
);

test('the summary of an old file fits every metric, and does not call its range wider', () => {
  const result = forecastReport(report(130, '2026-10-25'));
  for (const name of ['conversions', 'spend', 'cpa']) {
    const text = plainText(
      summarySentences(result, metric(result, name), undefined, messages, numbers, states),
    );
    expect(text, name).toMatch(/The coming weeks should (?:match|come in [\d.]+% (?:above|below))/);
    expect(text, name).not.toContain('wider');
  }
});

test('a file that ended long ago is forecast to past weeks, and nothing is announced', () => {
  const result = forecastReport(report(118, '2026-08-16'));
  expect(kinds(result)).toEqual(['ended-long']);
  expect(headline(result)).toMatch(/^On August 17 we would have said 7,\d{3} conversions by November 15\.$/);
  expect(summary(result)).not.toMatch(/will be|coming weeks|Expect/);
});

test('a paused account stays at 0 or restarts at its old level on a chosen day, without a range', async () => {
  const read = report(130, '2026-11-17', (day) => (day >= '2026-08-17' ? 0 : 1));
  const result = forecastReport(read);
  expect(kinds(result)).toEqual(['paused']);
  expect(headline(result)).toBe('0 conversions while it stays paused.');
  expect(metric(result).total).toEqual({ mean: 0, low: 0, high: 0 });
  const restarted = forecastReport(read, { ...noChoices, restart: '2026-11-23' });
  const { mean, low90, high90 } = metric(restarted);
  expect(mean[0]).toBe(0);
  expect(mean[1]).toBeGreaterThan(350);
  expect(mean[1]).toBeLessThan(700);
  expect([low90, high90]).toEqual([mean, mean]);
  expect(headline(restarted)).toMatch(/^From November 23: about \d{3} conversions a week\.$/);
  expect(summary(restarted)).not.toContain('nine times');
  const rows = forecastCsv(restarted, messages, 'en', states).split('\r\n');
  expect(rows.at(-1)).toMatch(/^2026-11-30,,,\d{3}\.\d+,/);
  expect(rows.at(-1)).toContain(`"${states.chart.ifRestarted}"`);
  expect(forecastCsv(forecastReport(read), messages, 'en', states)).toContain(states.chart.ifPaused);
  const slides = JSON.stringify(deckAbout(restarted).slides);
  expect(slides).toContain('If it starts again on November 23');
  expect(slides).toContain(catalogue.en.deck.forecast.noRange);
  expect(slides).not.toContain('take\u00a00');
  const link = (await shareUrl(restarted, 'https://x.example/')) ?? '';
  const linked = await accountInLink(new URL(link).hash);
  expect(linked?.choices?.restart).toBe('2026-11-23');
  expect(metric(visitorResult(linked as Report, { kind: 'link' }, today, linked?.choices)).mean).toEqual(
    mean,
  );
});

test('a last week at twenty times the usual level is left out and named, and one choice puts it back', () => {
  const result = forecastReport(spoilt);
  expect(kinds(result)).toEqual(['spike']);
  expect(result.leftOut).toEqual([{ day: monday, index: spoilt.weeks.length - 1, isAutomatic: true }]);
  expect(headline(result)).toMatch(/^November: 2,\d{3} conversions, without W46\.$/);
  const usual = findMonthTotal(forecastReport(plain), metric(forecastReport(plain)))?.mean ?? 0;
  expect((findMonthTotal(result, metric(result))?.mean ?? 0) / usual).toBeCloseTo(1, 1);
  const [spike] = findStates(result, metric(result));
  if (spike?.kind !== 'spike') throw new Error('no spike');
  const back = forecastReport(spoilt, putWeekBack(noChoices, monday));
  expect(back.leftOut).toBeUndefined();
  expect(findMonthTotal(back, metric(back))?.mean).toBeCloseTo(spike.withIt, 6);
  expect(kinds(back)).toEqual(['spike']);
});

test('a week without values is left out and named, and one choice puts it back', () => {
  const day = '2026-09-14';
  const outage = report(130, '2026-11-17', (each) => (each >= day && each <= addDays(day, 6) ? 0 : 1));
  const result = forecastReport(outage);
  expect(result.leftOut?.map((week) => week.day)).toEqual([day]);
  expect(summary(result)).toContain(`${numbers.week(day)} with `);
  expect(metric(result).total.mean / metric(forecastReport(plain)).total.mean).toBeCloseTo(1, 1);
  const back = forecastReport(outage, putWeekBack(noChoices, day));
  expect(back.leftOut).toBeUndefined();
  expect(metric(back).total.mean).not.toBeCloseTo(metric(result).total.mean, 0);
});

test('any week can be left out: page, table, deck, link and checks then agree', async () => {
  const day = plain.weeks.at(-10) ?? '';
  const index = plain.weeks.length - 10;
  const choices = leaveWeekOut(noChoices, day);
  const result = forecastReport(plain, choices);
  const outlook = metric(result);
  expect(outlook.mean).not.toEqual(metric(forecastReport(plain)).mean);
  expect(outlook.values).toEqual(metric(forecastReport(plain)).values);
  expect(headline(result)).toContain(`without ${numbers.week(day)}.`);
  const rows = forecastCsv(result, messages, 'en', states).split('\r\n');
  expect(rows.at(-3)).toContain(String(Math.round((outlook.mean[0] ?? 0) * 100) / 100));
  expect(rows.filter((row) => row.endsWith(`,"${states.chart.leftOut}"`))).toEqual([rows[1 + index]]);
  const deck = deckAbout(result);
  expect(JSON.stringify(deck.slides[2])).toContain(numbers.value('conversions', outlook.total.mean));
  expect(deck.slides[2].facts).toContainEqual({
    term: catalogue.en.deck.forecast.leftOut,
    value: numbers.week(day),
  });
  const link = (await shareUrl(result, 'https://x.example/', plain.weeks.length - 4)) ?? '';
  const linked = await accountInLink(new URL(link).hash);
  expect(linked).toMatchObject({ choices: { leaveOut: [day], keep: [] }, movedTo: plain.weeks.length - 4 });
  const opened = visitorResult(linked as Report, { kind: 'link' }, today, linked?.choices);
  expect(metric(opened).mean[0]).toBeCloseTo(outlook.mean[0] ?? 0, 1);
  expect(findMonthTotal(opened, metric(opened))?.mean).toBeCloseTo(
    findMonthTotal(result, outlook)?.mean ?? 0,
    0,
  );
  const checks = runBacktests(outlook.values, plain.weeks, undefined, { leaveOut: [index] });
  expect(checks[0]?.inside).toBeLessThanOrEqual(12);
  expect(forecastReport(plain, putWeekBack(choices, day)).metrics).toEqual(forecastReport(plain).metrics);
});

test('late conversions are found by day, and the week is used again if the visitor calls them complete', () => {
  const booked = [0.31, 0.45, 0.55, 0.62, 0.7, 0.78, 0.85];
  const daysAgo = (day: string) => Math.round((Date.parse('2026-11-17') - Date.parse(day)) / 86_400_000);
  const read = report(130, '2026-11-17', (day) => booked[daysAgo(day)] ?? 1);
  const result = forecastReport(read);
  expect(kinds(result)).toEqual(['late']);
  expect(result.late).toMatchObject({ days: 7, week: monday });
  const usual = findMonthTotal(forecastReport(plain), metric(forecastReport(plain)))?.mean ?? 0;
  const total = findMonthTotal(result, metric(result));
  expect((total?.mean ?? 0) / usual).toBeCloseTo(1, 1);
  // “So far” is the total in the file; late conversions are part of “to come”.
  const inFile = sum((read.recentDays?.metrics[2] ?? []).slice(-17));
  expect(total?.measured).toBe(inFile);
  expect(total?.late).toBeGreaterThan(100);
  expect(summary(result)).toContain(
    `${numbers.whole(inFile)} so far, ${numbers.whole((total?.mean ?? 0) - inFile)} to come. About ${numbers.whole(total?.late ?? 0)} of these belong to days up to November 17`,
  );
  // Clicks are not late: their forecast uses all weeks.
  for (const name of ['clicks', 'spend'])
    expect(metric(result, name).mean).toEqual(metric(forecastReport(plain), name).mean);
  const complete = forecastReport(read, putWeekBack(noChoices, monday));
  expect(complete.leftOut).toBeUndefined();
  expect(metric(complete).mean[0]).toBeLessThan(metric(result).mean[0] ?? 0);
  // Fewer conversions from fewer clicks are not late.
  expect(forecastReport(plain).late).toBeUndefined();
});

test('small counts are whole numbers, and their range includes a possible 0', () => {
  const random = seededRandom(5);
  const rows = Array.from({ length: 120 }, (_, i) => {
    const conversions = [0, 0, 1, 1, 2, 4][Math.floor(random() * 6)];
    return `${addDays('2024-07-29', i * 7)},${100 + (i % 5)},${60 + (i % 7)},${conversions}`;
  });
  const read = readReport(`Week,Cost,Clicks,Conversions\n${rows.join('\n')}`, { today });
  if ('problem' in read) throw new Error(read.problem.code);
  const result = forecastReport(read);
  expect(kinds(result)).toEqual(['counts']);
  expect(metric(result).low90).toEqual([0, 0, 0]);
  expect(tenthsWithNone(metric(result), 0)).toBeGreaterThan(0);
  expect(summary(result)).not.toMatch(/\d\.\d/);
});

test('less than a year of daily data is pointed out, with the weekdays that stand out', () => {
  const result = forecastReport(report(31, '2026-11-17'));
  expect(kinds(result)).toEqual(['days']);
  const [state] = findStates(result, metric(result));
  if (state?.kind !== 'days') throw new Error('no days');
  expect([state.best, state.worst].map(({ day }) => numbers.weekday(day))).toEqual(['Tuesday', 'Saturday']);
  expect(summary(result)).toContain('If Black Friday matters');
});

test('tab, weeks, plan and deck show the same cost per conversion, to the cent', () => {
  const result = forecastReport(plain);
  const [spend, conversions, cpa] = ['spend', 'conversions', 'cpa'].map((name) => metric(result, name));
  if (!spend || !conversions || !cpa) throw new Error('no metric');
  const cost = (n: number) => numbers.value('cpa', n);
  cpa.mean.forEach((value, week) => {
    expect(cost(value)).toBe(cost((spend.mean[week] ?? 0) / (conversions.mean[week] ?? 1)));
  });
  const [november] = splitByMonth(result);
  if (!november) throw new Error('no month');
  const month = totalOfMonth(spend, november).mean / totalOfMonth(conversions, november).mean;
  expect(cost(findMonthTotal(result, cpa)?.mean ?? 0)).toBe(cost(month));
  const [, , , plan] = deckAbout(result, conversions).slides;
  const costs = plan.rows.map(({ cells }) => cells.at(-1));
  expect(costs.at(-1)).toBe(cost(month));
  expect(costs.slice(-4, -1)).toEqual(cpa.mean.map(cost));
  expect(Math.min(...cpa.mean)).toBeLessThanOrEqual(cpa.total.mean);
  expect(Math.max(...cpa.mean)).toBeGreaterThanOrEqual(cpa.total.mean);
});

test('the next steps in the deck of an old file start with the current week', () => {
  const result = forecastReport(report(130, '2026-10-25'));
  const next = buildDeck({
    ...{ result, messages, deck: catalogue.en.deck, locale: 'en', today, agency: '', colour: '#1a3dd8' },
    outlook: metric(result),
    checks: undefined,
  }).slides.at(-1);
  if (next?.kind !== 'next') throw new Error('no next steps');
  expect(next.steps[1]).toMatchObject({ when: 'November 23', text: expect.stringContaining('W47') });
});

test.each(locales)('texts about every state in %s have no placeholder left', (locale) => {
  const format = accountFormat(locale, 'EUR');
  const { forecast, forecastStates } = catalogue[locale];
  for (const read of [plain, spoilt, report(130, '2026-10-25'), report(31, '2026-11-17')]) {
    const result = forecastReport(read);
    const outlook = metric(result);
    const said = [
      headlineText(findHeadline(result, outlook, forecast.tool, forecastStates, format)),
      plainText(summarySentences(result, outlook, undefined, forecast.tool, format, forecastStates)),
    ].join(' ');
    expect(said).not.toMatch(/[{}]|undefined|NaN/);
  }
});

test.each([
  ['7,810', 7810],
  ['7.810', 7810],
  ['1.234,5', 1234.5],
  ['€48,000', 48_000],
  ['48 000 €', 48_000],
  ['12.50', 12.5],
  ['', undefined],
  ['abc', undefined],
])('%s is read as %s', (text, value) => {
  expect(readTypedNumber(text)).toBe(value);
});
