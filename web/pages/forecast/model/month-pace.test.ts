import { expect, test } from 'vitest';
import { addDays } from '../../../../contract/calendar.ts';
import { readReport } from '../../../../forecast/reports/read-report.ts';
import type { Report } from '../../../../forecast/reports/report.ts';
import { dailyToLandOn, findMonthPace, type MonthPace } from './month-pace.ts';
import { visitorResult } from './result.ts';

const today = '2026-11-18';

/** 120 weeks of daily data up to a day, at a cost of 100 a day and 50 on Sundays. */
function paceUntil(last: string, cost = 100): MonthPace | undefined {
  const days = Array.from({ length: 840 }, (_, i) => addDays(last, i - 839));
  const isSunday = (day: string) => new Date(day).getUTCDay() === 0;
  const rows = days.map((day, i) => `${day},${isSunday(day) ? cost / 2 : cost},${10 + (i % 3)}`);
  const report = readReport(`Day,Cost (EUR),Conversions\n${rows.join('\n')}`, { today });
  return findMonthPace(visitorResult(report as Report, { kind: 'link' }, today));
}

test('the month closes at the spend so far plus the cost of the coming days', () => {
  const pace = paceUntil('2026-11-17') as MonthPace;
  // Three of the seventeen past days and two of the thirteen ahead are Sundays.
  expect(pace).toMatchObject({ month: '2026-11', next: '2026-11-18', spent: 14 * 100 + 3 * 50 });
  expect(pace.days).toHaveLength(30);
  expect(pace.days.filter(({ isMeasured }) => isMeasured)).toHaveLength(17);
  expect(pace.closing.mean).toBeGreaterThan(2700);
  expect(pace.closing.mean).toBeLessThan(2800);
  const coming = pace.days.filter(({ isMeasured }) => !isMeasured).map(({ cost }) => cost);
  expect(pace.spent + coming.reduce((total, cost) => total + cost, 0)).toBeCloseTo(pace.closing.mean, 6);
  expect((pace.days[28]?.cost ?? 0) / (pace.days[27]?.cost ?? 1)).toBeCloseTo(0.5, 1);
  expect(pace.usual).toEqual({ low: 50, high: 100 });
});

test('the rest of a budget is spread over the coming days, and is 0 once it is spent', () => {
  const pace = paceUntil('2026-11-17') as MonthPace;
  expect(dailyToLandOn(pace, pace.closing.mean)).toBeCloseTo(pace.daily, 6);
  expect(dailyToLandOn(pace, pace.spent + 1300)).toBeCloseTo(100, 6);
  expect(dailyToLandOn(pace, 1000)).toBe(0);
});

test('there is no pace for an old file, a paused account, or weekly data', () => {
  expect(paceUntil('2026-10-25')).toBeUndefined();
  expect(paceUntil('2026-11-17', 0)).toBeUndefined();
  const weeks = Array.from({ length: 60 }, (_, i) => `${addDays('2026-11-09', (i - 59) * 7)},700,70`);
  const report = readReport(`Week,Cost,Conversions\n${weeks.join('\n')}`, { today });
  expect(findMonthPace(visitorResult(report as Report, { kind: 'link' }, today))).toBeUndefined();
});
