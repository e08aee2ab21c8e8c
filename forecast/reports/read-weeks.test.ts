import { expect, test } from 'vitest';
import { codes, daily, findNote, read } from './testing/reading.ts';

test('weeks start on Monday, or on Sunday if selected; weekly files keep their own weeks', () => {
  const rows = `Date,Clicks\n${daily('2025-01-01', 30, (day) => `${day},1`)}`;
  expect(read(rows).weeks).toEqual(['2025-01-06', '2025-01-13', '2025-01-20']);
  expect(read(rows, { weekStart: 0 })).toMatchObject({
    weeks: ['2025-01-05', '2025-01-12', '2025-01-19'],
    weekStart: 0,
  });
  const sundays = `Week,Clicks\n${['2025-01-05', '2025-01-12', '2025-01-19'].map((day) => `${day},7`).join('\n')}`;
  const report = read(sundays);
  expect(report.weeks[0]).toBe('2025-01-05');
  expect(findNote(report, 'own-weeks')).toEqual({ code: 'own-weeks', weekday: 0 });
});

test('the current week and the future are left out', () => {
  const rows = `Date,Clicks\n${daily('2025-01-06', 28, (day) => `${day},1`)}`;
  const report = read(rows, { today: '2025-01-22' });
  expect(report.weeks).toEqual(['2025-01-06', '2025-01-13']);
  expect(findNote(report, 'unfinished-week')).toMatchObject({
    at: 'end',
    first: '2025-01-20',
    last: '2025-01-26',
    days: 3,
  });
  expect(findNote(report, 'future-rows')).toEqual({ code: 'future-rows', count: 11, first: '2025-01-23' });
});

test('the last days are known by day up to yesterday, including the unfinished week', () => {
  const rows = `Date,Clicks\n${daily('2025-01-06', 28, (day) => `${day},${Number(day.slice(8))}`)}`;
  expect(read(rows, { today: '2025-01-22' }).recentDays).toEqual({
    first: '2025-01-06',
    metrics: [Array.from({ length: 16 }, (_, i) => 6 + i)],
  });
  const weekly = `Week,Clicks\n2025-01-06,7\n2025-01-13,7\n2025-01-20,7`;
  expect(read(weekly).recentDays).toBeNull();
});

test('days without rows are covered if the report states its range', () => {
  const rows = daily('2025-01-06', 12, (day) => `${day},a,1`);
  const table = `Day,Campaign,Clicks\n${rows}`;
  expect(read(table).weeks).toHaveLength(1);
  expect(read(`Report\n"January 6, 2025 - January 19, 2025"\n${table}`).weeks).toHaveLength(2);
});

test('gaps of up to three weeks are interpolated', () => {
  const rows = daily('2025-01-06', 77, (day, i) => (i >= 28 && i < 49 ? '' : `${day},${i < 28 ? 10 : 50}`));
  const report = read(`Date,Clicks\n${rows}`);
  expect(report.metrics[0]?.values).toEqual([70, 70, 70, 70, 140, 210, 280, 350, 350, 350, 350]);
  expect(findNote(report, 'gaps-bridged')).toEqual({
    code: 'gaps-bridged',
    count: 3,
    weeks: ['2025-02-03', '2025-02-10', '2025-02-17'],
  });
});

test('a longer gap splits the history, and the latest part is used', () => {
  const rows = daily('2025-01-06', 84, (day, i) => (i >= 28 && i < 56 ? '' : `${day},1`));
  const report = read(`Date,Clicks\n${rows}`);
  expect(report.weeks).toEqual(['2025-03-03', '2025-03-10', '2025-03-17', '2025-03-24']);
  expect(findNote(report, 'history-split')).toEqual({
    ...{ code: 'history-split', missing: 4, first: '2025-02-03', last: '2025-03-02', dropped: 4 },
  });
});

test('a note says when there will be enough weeks', () => {
  const rows = daily('2026-02-16', 133, (day) => `${day},1`);
  expect(findNote(read(`Date,Clicks\n${rows}`), 'few-weeks')).toEqual({
    ...{ code: 'few-weeks', count: 19, min: 26, enoughOn: '2026-08-17' },
  });
});

test('ambiguous dates are read day first with a note, or in the selected order', () => {
  const rows = ['3/4/2025', '4/5/2025', '5/6/2025', '6/7/2025', '7/8/2025']
    .map((day) => `${day};10`)
    .join('\n');
  const table = `Datum neu;Menge\n${rows}`;
  const report = read(table);
  expect(findNote(report, 'date-order-open')).toEqual({
    ...{ code: 'date-order-open', used: 'dmy', example: '3/4/2025', dmy: '2025-04-03', mdy: '2025-03-04' },
  });
  expect(report.dates).toMatchObject({ order: 'dmy', first: '2025-04-03' });
  const other = read(table, { dateOrder: 'mdy' });
  expect(other.dates).toMatchObject({ order: 'mdy', first: '2025-03-04' });
  expect(codes(other)).not.toContain('date-order-open');
});

test('a single day above 12 decides the order of the whole column', () => {
  const rows = daily('2025-01-02', 40, (day) => day.replace(/(\d+)-0?(\d+)-0?(\d+)/, '$2/$3/$1,5'));
  expect(read(`Date,Clicks\n${rows}`).dates).toMatchObject({ order: 'mdy', first: '2025-01-02' });
});

test('dates that are regular in only one order have that order', () => {
  const months = Array.from({ length: 12 }, (_, i) => `01/${String(i + 1).padStart(2, '0')}/2024,310`).join(
    '\n',
  );
  expect(read(`When,Clicks\n${months}`).dates).toMatchObject({ order: 'dmy', granularity: 'month' });
});

test('less than a year of days is also known by day, with interpolated weeks, and noted', () => {
  const row = (day: string, i: number) => (i >= 70 && i < 84 ? '' : `${day},a,${i % 7}\n${day},b,${i}`);
  const report = read(`Date,Campaign,Clicks\n${daily('2025-01-06', 7 * 30, row)}`);
  const [{ days = [], values = [] } = {}] = report.metrics;
  expect(days).toHaveLength(7 * 30);
  expect(days.slice(0, 9)).toEqual([0, 2, 4, 6, 8, 10, 12, 7, 9]);
  // The second Tuesday of the gap is between the Tuesdays before and after it.
  expect(days[78]).toBe(79);
  values.forEach((value, week) => {
    expect(days.slice(7 * week, 7 * week + 7).reduce((sum, day) => sum + day, 0)).toBeCloseTo(value);
  });
  expect(findNote(report, 'days-used')).toEqual({ code: 'days-used', count: 30 });
});

test('a year of days, and weeks, are not known by day; days too few to forecast are not noted', () => {
  const table = (days: number) => `Date,Clicks\n${daily('2025-01-06', days, (day) => `${day},1`)}`;
  expect(codes(read(table(7 * 52)))).not.toContain('days-used');
  expect(read(table(7 * 52)).metrics[0]?.days).toBeUndefined();
  expect(codes(read(table(7 * 25)))).not.toContain('days-used');
  const weekly = daily('2025-01-06', 210, (day, i) => (i % 7 === 0 ? `${day},7` : ''));
  expect(read(`Week,Clicks\n${weekly}`).metrics[0]?.days).toBeUndefined();
});
