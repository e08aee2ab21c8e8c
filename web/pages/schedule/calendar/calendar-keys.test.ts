import { expect, test } from 'vitest';
import { dayAfterKey } from './calendar-keys.ts';

const lie = { firstWeekday: 1, rtl: false, first: '2026-07-01', last: '2026-09-30' };
const press = (key: string, day: string, more: Partial<typeof lie> = {}, shiftKey = false) =>
  dayAfterKey({ key, shiftKey }, day, { ...lie, ...more });

test.each([
  ['ArrowRight', '2026-07-15'],
  ['ArrowLeft', '2026-07-13'],
  ['ArrowDown', '2026-07-21'],
  ['ArrowUp', '2026-07-07'],
  ['Home', '2026-07-13'],
  ['End', '2026-07-19'],
  ['PageDown', '2026-08-14'],
  ['PageUp', '2026-07-01'],
  ['Enter', undefined],
  ['a', undefined],
])('%s leads from 14 July to %s', (key, day) => {
  expect(press(key, '2026-07-14')).toBe(day);
});

test('arrows follow the direction of reading', () => {
  expect(press('ArrowRight', '2026-07-14', { rtl: true })).toBe('2026-07-13');
  expect(press('ArrowLeft', '2026-07-14', { rtl: true })).toBe('2026-07-15');
});

test('a week begins where the visitor’s weeks begin', () => {
  expect(press('Home', '2026-07-14', { firstWeekday: 7 })).toBe('2026-07-12');
  expect(press('End', '2026-07-14', { firstWeekday: 6 })).toBe('2026-07-17');
});

test('keys lead over the ends of months, and no further than one can book', () => {
  expect(press('ArrowRight', '2026-07-31')).toBe('2026-08-01');
  expect(press('PageDown', '2026-08-31')).toBe('2026-09-30');
  expect(press('ArrowDown', '2026-09-28')).toBe('2026-09-30');
  expect(press('ArrowLeft', '2026-07-01')).toBe('2026-07-01');
  expect(press('PageDown', '2026-07-14', {}, true)).toBe('2026-09-30');
});
