import { expect, test } from 'vitest';
import { addDays } from '../../../../contract/calendar.ts';
import { runBacktests } from '../../../../forecast/backtest.ts';
import { readReport } from '../../../../forecast/reports/read-report.ts';
import { seededRandom } from '../../../../forecast/sample.ts';
import { deckMetric } from '../../../deck/build-deck.ts';
import { forecastCsv } from '../export/forecast-csv.ts';
import { noChoices } from '../model/choices.ts';
import { metricKey } from '../model/metric-key.ts';
import { findMonthTotal } from '../model/months.ts';
import { forecastPlanSegments } from '../model/plan-segments.ts';
import { visitorResult } from '../model/result.ts';
import { filteredResult, forecastSegment, toSourceAccount } from '../model/segments.ts';
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
import { plainText } from '../text/sentence.ts';
import { summarySentences } from '../text/sentences.ts';
import { describeState } from './describe-state.ts';
import { findStates } from './find-states.ts';

const monday = '2026-11-09';
const spoilt = report(130, '2026-11-17', (day) => (day >= monday && day <= addDays(monday, 6) ? 20 : 1));
const late = report(130, '2026-11-15', (day) =>
  day > '2026-11-08' ? 0.3 + 0.08 * (15 - Number(day.slice(8))) : 1,
);

async function openLink(result: ReturnType<typeof forecastReport>) {
  const link = await shareUrl(result, 'https://x/forecast');
  const account = await accountInLink(new URL(link ?? '').hash);
  if (!account) throw new Error('no account');
  return visitorResult(account, { kind: 'link' }, today, account.choices);
}

test.each([
  ['a spoilt last week', spoilt],
  ['late conversions', late],
])('a link restores an account with %s to the cent', async (_, read) => {
  const result = forecastReport(read);
  const opened = await openLink(result);
  expect(kinds(opened)).toEqual(kinds(result));
  expect(headline(opened)).toBe(headline(result));
  expect(summary(opened)).toBe(summary(result));
  for (const name of ['spend', 'cpa', 'clicks'])
    expect(findMonthTotal(opened, metric(opened, name))?.mean).toBeCloseTo(
      findMonthTotal(result, metric(result, name))?.mean ?? 0,
      2,
    );
});

test('the deck of an old file announces no past week, and marks those it forecasts', () => {
  const result = forecastReport(report(130, '2026-10-25'));
  const [, , forecast, plan, watch, next] = deckAbout(result).slides;
  expect(watch.items.map(({ label }) => label)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/W4[456]/)]),
  );
  expect(watch.items[0]?.label).toBe('W47');
  expect(next.steps[1]?.text).toContain('W47');
  const rows = plan.rows.filter(({ kind }) => kind === undefined);
  expect(rows.map(({ cells }) => cells[1]?.endsWith(', over'))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  const coming = rows.slice(3).reduce((all, { cells }) => all + Number(cells[4]), 0);
  const stated = Number(forecast.title.match(/[\d,]+(?= conversions)/)?.[0].replace(',', ''));
  expect(Math.abs(stated - coming)).toBeLessThan(3);
});

test('the texts on an old weekly file are about the weeks ahead, not past weeks or a month', () => {
  const { recentDays: _, ...weekly } = report(130, '2026-10-25');
  const result = visitorResult({ ...weekly, recentDays: null }, { kind: 'link' }, today);
  expect(headline(result)).toMatch(/^1,\d{3} conversions in the 3 weeks from November 16\.$/);
  expect(summary(result)).toContain('in the 3 weeks from November 16');
  const [ended] = findStates(result, metric(result));
  if (!ended) throw new Error('no state');
  const { text } = describeState(ended, { result, messages, states, numbers });
  expect(text).not.toContain('November');
});

test('the table calls a week that ends after the file incomplete, and later past weeks missing', () => {
  const csv = forecastCsv(forecastReport(report(130, '2026-10-28')), messages, 'en', states);
  const [before, after] = [states.chart.passedPartly, states.chart.passed].map(
    (note) => csv.split(`"${note}"`).length - 1,
  );
  expect([before, after]).toEqual([1, 2]);
});

test('a single backtest is not called an average', () => {
  const result = forecastReport(report(60, '2026-11-17'));
  const { values } = metric(result);
  const said = (count: number) => {
    const checks = runBacktests(values, result.weeks).slice(0, count);
    return plainText(summarySentences(result, metric(result), checks, messages, numbers, states));
  };
  expect(said(1)).toMatch(/Checked once .* was off by [\d.]+%\.$/);
  expect(said(2)).toMatch(/ on average\.$/);
});

test('no range is from 0 to 0: neither in a yearly closure, nor in the deck after conversions stopped', () => {
  const isClosed = (day: string) => /-(10|11|12|01|02)-/.test(day);
  const result = forecastReport(report(130, '2026-11-17', (day) => (isClosed(day) ? 0 : 1)));
  expect(summary(result)).toMatch(/^November: 0 conversions\./);
  expect(summary(result)).not.toContain('between');
  // Only conversions stopped: the deck is about the rest.
  const stopped = report(130, '2026-11-17', (day) => (day >= '2026-08-17' ? 0.0001 : 1));
  const account = forecastReport(stopped);
  const texts = JSON.stringify(deckAbout(account, deckMetric(account, metric(account))));
  expect(texts).toContain('clicks');
  expect(texts).not.toMatch(/[Bb]etween 0 and 0|take\u00a00\.|0 to 0/);
});

test('a deck leaves an outlier week out of its measured total, and names it', () => {
  const result = forecastReport(spoilt);
  const [, now, , plan, watch] = deckAbout(result).slides;
  const usual = deckAbout(forecastReport(report(130, '2026-11-17'))).slides[1];
  const total = ({ title }: { title: string }) =>
    Number(title.match(/[\d,]+(?= conversions)/)?.[0].replace(',', ''));
  expect(total(now) / total(usual)).toBeCloseTo(1, 1);
  expect(now.facts.at(-1)).toEqual({ term: 'Weeks left out', value: 'W46' });
  expect(now.facts.map(({ term }) => term)).not.toContain('Last week');
  expect(plan.note).toContain('Left out, with the usual level in place: W46.');
  const [, cost = ''] = /€([\d.]+)/.exec(watch.items[1]?.text ?? '') ?? [];
  const [, expected = ''] = /€([\d.]+)/.exec(watch.items[1]?.title ?? '') ?? [];
  expect(Number(cost) / Number(expected)).toBeCloseTo(1, 1);
});

test('a deck rounds expected conversions, and the range of a month with few is about symmetric', () => {
  const random = seededRandom(11);
  // About ten weekly.
  const result = forecastReport(report(110, '2026-11-17', () => (random() < 0.5 ? 0.06 : 0.0001), 24));
  const texts = JSON.stringify(deckAbout(result).slides.slice(1));
  expect(texts).not.toMatch(/\d\.\d+ conversions/);
  const { mean, low, measured } = findMonthTotal(result, metric(result)) ?? { mean: 0, low: 0, measured: 0 };
  const { high = 0 } = findMonthTotal(result, metric(result)) ?? {};
  // About symmetric: its lower bound is the measured total, not the lows of whole weeks.
  expect((mean - low) / (high - mean)).toBeGreaterThan(0.6);
  expect(low).toBeGreaterThanOrEqual(measured);
});

test('conversions that stop while clicks go on are taken for a counting problem, not for a paused account', () => {
  const result = forecastReport(report(130, '2026-11-17', (day) => (day >= '2026-08-17' ? 0.0001 : 1)));
  expect(kinds(result)).toEqual(['stopped']);
  expect(headline(result)).toBe('0 conversions while nothing is counted.');
  expect(summary(result)).toContain(
    'Nothing since August 17: 13 weeks of zeros, while the rest of the account goes on.',
  );
  const [state] = findStates(result, metric(result));
  expect(state).toMatchObject({ kind: 'stopped', weeks: 13, other: { name: 'clicks' } });
  expect(findStates(result, metric(result, 'clicks'))).toEqual([]);
});

test('the pace after a restart is that of the chosen level: in the summary, the deck and each segment', () => {
  const read = report(130, '2026-11-17', (day) => (day >= '2026-08-17' ? 0 : 1));
  for (const restart of ['2026-11-23', '2026-11-26', '2027-01-04']) {
    const result = forecastReport(read, { ...noChoices, restart });
    const weekly = Number(/about (\d+) conversions a week/.exec(headline(result))?.[1]);
    expect(weekly, restart).toBeGreaterThan(450);
    expect(weekly, restart).toBeLessThan(600);
    expect(summary(result)).toContain(`expect about ${weekly} conversions a week`);
    expect(metric(result).mean[0]).toBe(0);
    const next = deckAbout(result).slides.at(-1);
    if (next?.kind !== 'next') throw new Error('no next steps');
    // There is no deck without a coming week that has conversions.
    if (restart < '2027')
      expect(next.steps[1]?.text).toMatch(new RegExp(`: ${weekly} conversions|about ${weekly} `));
  }
  // A week that restarts on its fourth day has the other days only.
  const [whole, part] = ['2026-11-23', '2026-11-26'].map(
    (restart) => metric(forecastReport(read, { ...noChoices, restart })).mean[1] ?? 0,
  );
  expect((part ?? 0) / (whole ?? 1)).toBeCloseTo(4 / 7, 6);
  const plan = deckAbout(forecastReport(read, { ...noChoices, restart: '2026-11-23' })).slides[3];
  expect(plan.title).toMatch(/^If it starts again on November 23: /);
  expect(plan.note).not.toMatch(/nothing changes|nine times/);
  expect(plan.rows.at(-1)?.cells.filter((cell) => cell === '–')).toHaveLength(1);
});

test('a segment without conversions is forecast at 0, and another metric is offered instead', () => {
  const rows = Array.from({ length: 120 }, (_, i) => {
    const week = addDays('2024-07-29', i * 7);
    return `${week},Brand,${900 + (i % 5) * 10},${700 + (i % 9)},${60 + (i % 5)}\n${week},Video,300,${90 + (i % 7)},0`;
  });
  const read = readReport(`Week,Campaign,Cost,Clicks,Conversions\n${rows.join('\n')}`, { today });
  if ('problem' in read) throw new Error(read.problem.code);
  const source = toSourceAccount(read, { kind: 'pasted', rows: 240 });
  const video = filteredResult(source, [{ dimension: 0, values: [1] }], today);
  if (!video) throw new Error('no result');
  expect(video.metrics.map(({ name }) => name)).toEqual(['conversions', 'clicks', 'spend']);
  expect(headline(video)).toBe('0 conversions while nothing is counted.');
  expect(findStates(video, metric(video))).toMatchObject([{ kind: 'stopped', other: { name: 'clicks' } }]);
  // An account that never counted any shows its other metrics alone.
  const uncounted = forecastReport(report(60, '2026-11-17', () => 0.0001));
  expect(uncounted.metrics.map(({ name }) => name)).toEqual(['clicks', 'spend']);
});

test('clicks are offered instead of the cost and the value of few conversions, too, unless they stopped', () => {
  const random = seededRandom(5);
  const rows = (clicks: (i: number) => number) =>
    Array.from({ length: 120 }, (_, i) => {
      const conversions = 1 + Math.floor(random() * 3);
      return `${addDays('2024-07-29', i * 7)},${100 + (i % 5)},${clicks(i)},${conversions},${conversions * 80}`;
    });
  const account = (clicks: (i: number) => number) => {
    const read = readReport(`Week,Cost,Clicks,Conversions,Conv. value\n${rows(clicks).join('\n')}`, {
      today,
    });
    if ('problem' in read) throw new Error(read.problem.code);
    return forecastReport(read);
  };
  const few = account((i) => 60 + (i % 7));
  for (const name of ['conversions', 'value', 'cpa'])
    expect(findStates(few, metric(few, name)), name).toMatchObject([
      { kind: 'counts', clicks: { name: 'clicks' } },
    ]);
  expect(findStates(few, metric(few, 'spend'))).toEqual([]);
  const stopped = account((i) => (i < 100 ? 60 + (i % 7) : 0));
  expect(findStates(stopped, metric(stopped))).toMatchObject([{ kind: 'counts', clicks: undefined }]);
});

test('a restart on a day that has passed is not announced: it is today at the earliest', () => {
  const read = report(130, '2026-11-17', (day) => (day >= '2026-08-17' ? 0 : 1));
  const result = forecastReport(read, { ...noChoices, restart: '2026-10-05' });
  expect(headline(result)).toMatch(/^From November 18: about/);
  expect(result.choices?.restart).toBe(today);
});

test('a week that is left out is not scored or drawn in a segment, and put back it is', () => {
  const weeks = Array.from({ length: 120 }, (_, i) => addDays('2024-07-29', i * 7));
  const rows = (spoilt: number) =>
    weeks.flatMap((week, i) => [
      `${week},Brand,${900 + (i % 5) * 10},${(60 + (i % 5)) * (i === 119 ? spoilt : 1)}`,
      `${week},Generic,${500 + (i % 3) * 10},${30 + (i % 4)}`,
    ]);
  const segment = (spoilt: number, choices = noChoices) => {
    const read = readReport(`Week,Campaign,Cost,Conversions\n${rows(spoilt).join('\n')}`, { today });
    if ('problem' in read) throw new Error(read.problem.code);
    const source = toSourceAccount(read, { kind: 'pasted', rows: rows.length });
    const key = metricKey({ name: 'conversions', label: 'Conversions' });
    const found = forecastSegment(source, [{ dimension: 0, values: [0] }], key, today, choices);
    if (!found) throw new Error('no segment');
    return found;
  };
  const [usual, spoilt] = [segment(1), segment(20)];
  expect(spoilt.error).toBeCloseTo(usual.error ?? 0, 2);
  expect(Math.max(...spoilt.bridged)).toBeLessThan(100);
  expect(spoilt.outlook.values.at(-1)).toBe(64 * 20);
  const kept = segment(20, { ...noChoices, keep: [weeks[119] ?? ''] });
  expect(Math.max(...kept.bridged)).toBe(64 * 20);
});

test('segments of a restarted account restart, unless they had stopped before it paused', () => {
  const weeks = Array.from({ length: 120 }, (_, i) => addDays('2024-07-29', i * 7));
  const rows = weeks.flatMap((week, i) => {
    const running = i < 110;
    return [
      `${week},Brand,${running ? 900 + (i % 5) * 10 : 0},${running ? 60 + (i % 5) : 0}`,
      `${week},Old,${i < 60 ? 500 + (i % 3) * 10 : 0},${i < 60 ? 30 + (i % 4) : 0}`,
    ];
  });
  const read = readReport(`Week,Campaign,Cost,Conversions\n${rows.join('\n')}`, { today });
  if ('problem' in read) throw new Error(read.problem.code);
  const choices = { ...noChoices, restart: '2026-11-23' };
  const source = toSourceAccount(read, { kind: 'pasted', rows: rows.length });
  const [brand, old] = forecastPlanSegments(source, [], 0, today, choices);
  expect(brand?.conversions.mean[1]).toBeGreaterThan(50);
  expect(old?.conversions.total.mean).toBe(0);
  const segment = forecastSegment(
    source,
    [{ dimension: 0, values: [0] }],
    metricKey({ name: 'conversions', label: 'Conversions' }),
    today,
    choices,
  );
  expect(segment?.outlook.mean[1]).toBeGreaterThan(50);
});
