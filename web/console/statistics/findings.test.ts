import { expect, test } from 'vitest';
import { periodsFinding, topValueFinding } from './findings.ts';

test.each([
  [[0, 0, 0, 0], 'No applications in this period.'],
  [[1, 0, 0, 0], 'The only one: English.'],
  [[0, 4, 0, 0], 'All 4: German.'],
  [[6, 1, 1, 0], 'English leads with 75% of 8.'],
  [[2, 1, 0, 2], 'English and French are level, with 2 of 5 each.'],
  [[1, 1, 1, 1], 'None leads: 4 are level, with 1 of 4 each.'],
])('of %j applications per language it says: %s', (values, finding) => {
  const names = ['English', 'German', 'Spanish', 'French'];
  expect(topValueFinding(values.map((value, i) => ({ name: names[i] ?? '', value })))).toBe(finding);
});

test.each([
  [[0, 0, 0], 'No leads in the last 3 weeks.'],
  [[0, 1, 0], '1 lead in 3 weeks, in the week of 9 Nov.'],
  [[0, 0, 1], '1 lead in 3 weeks, this week.'],
  [[5, 1, 2], '8 leads in 3 weeks. The busiest was the week of 2 Nov: 5. This week so far: 2.'],
  [[1, 0, 2], '3 leads in 3 weeks. This week is the busiest: 2 so far.'],
  [[1, 1, 0], '2 leads in 3 weeks. No week had more than 1. This week so far: 0.'],
])('of %j leads per week it says: %s', (values, finding) => {
  const days = ['2 Nov', '9 Nov', '16 Nov'];
  expect(
    periodsFinding(
      values.map((value, i) => ({ name: days[i] ?? '', value })),
      { one: 'lead', many: 'leads', unit: 'week' },
    ),
  ).toBe(finding);
});

test('by month, and with meetings that are still to come, it says so', () => {
  const months = [
    { name: 'Oct 2026', value: 4 },
    { name: 'Nov 2026', value: 2 },
  ];
  const meetings = { one: 'meeting', many: 'meetings', unit: 'month', isAhead: true } as const;
  expect(periodsFinding(months, meetings)).toBe(
    '6 meetings in 2 months. The busiest was Oct 2026: 4. This month, with those still to come: 2.',
  );
  expect(periodsFinding(months.toReversed(), meetings)).toBe(
    '6 meetings in 2 months. This month is the busiest: 4 with those still to come.',
  );
});
