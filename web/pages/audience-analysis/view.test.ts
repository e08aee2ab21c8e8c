import { expect, test } from 'vitest';
import { barHeight, devices, everything, markets, segmentRows, spread, verdictOn } from './view.ts';

const choices = markets.flatMap((_, market) => devices.map((_, device) => ({ market, device })));

test('in every market and on every device some segment gains, as the finding says', () => {
  for (const choice of choices)
    expect(Math.max(...segmentRows(choice).map(({ now, end }) => end - now))).toBeGreaterThan(0);
});

test('the selection changes which segment gains the most', () => {
  const gainers = choices.map(
    (choice) => segmentRows(choice).toSorted((a, b) => b.end - b.now - (a.end - a.now))[0]?.name,
  );
  expect(new Set(gainers).size).toBeGreaterThan(1);
});

test('each verdict is given in all markets and on all devices', () => {
  const verdicts = segmentRows(everything).map(verdictOn);
  expect(new Set(verdicts)).toEqual(new Set(['keep', 'find', 'hold', 'test']));
});

test('every range is inside the slope', () => {
  for (const { low, high, end } of choices.flatMap(segmentRows)) {
    expect(low <= end && end <= high).toBe(true);
    expect(barHeight(high)).toBeGreaterThan(0);
    expect(barHeight(low)).toBeLessThan(100);
  }
});

test('labels that would cover each other are moved apart and keep their order', () => {
  const moved = spread([50, 10, 51, 52], 10);
  expect(moved.map(Math.round)).toEqual([41, 10, 51, 61]);
});
