import { expect, test } from 'vitest';
import { byRegion, dayAfterKey, firstWeekday } from './date-grid.ts';

const options = { firstWeekday: 1, rtl: false, first: '2026-07-01', last: '2026-09-30' };
const press = (key: string, day: string, more: Partial<typeof options> = {}, shiftKey = false) =>
  dayAfterKey({ key, shiftKey }, day, { ...options, ...more });

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
])('%s moves from 14 July to %s', (key, day) => {
  expect(press(key, '2026-07-14')).toBe(day);
});

test('arrows follow the reading direction', () => {
  expect(press('ArrowRight', '2026-07-14', { rtl: true })).toBe('2026-07-13');
  expect(press('ArrowLeft', '2026-07-14', { rtl: true })).toBe('2026-07-15');
});

test('Home and End follow the first weekday of the visitor’s region', () => {
  expect(press('Home', '2026-07-14', { firstWeekday: 7 })).toBe('2026-07-12');
  expect(press('End', '2026-07-14', { firstWeekday: 6 })).toBe('2026-07-17');
});

test('keys move across months, but not beyond the bookable days', () => {
  expect(press('ArrowRight', '2026-07-31')).toBe('2026-08-01');
  expect(press('PageDown', '2026-08-31')).toBe('2026-09-30');
  expect(press('ArrowDown', '2026-09-28')).toBe('2026-09-30');
  expect(press('ArrowLeft', '2026-07-01')).toBe('2026-07-01');
  expect(press('PageDown', '2026-07-14', {}, true)).toBe('2026-09-30');
});

test('the first weekday follows the visitor’s region for the page’s language', () => {
  expect(firstWeekday('en', ['en-US'])).toBe(7);
  expect(firstWeekday('en', ['de-DE', 'en-GB'])).toBe(1);
  expect(firstWeekday('en', ['fr'])).toBe(7);
  expect(firstWeekday('de', ['en-US'])).toBe(1);
  expect(firstWeekday('es', ['es-MX'])).toBe(7);
  expect(firstWeekday('fr', ['fr-DZ'])).toBe(6);
  expect(firstWeekday('de', ['de-AT@euro'])).toBe(1);
});

test('every region’s first weekday agrees with CLDR', () => {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const regions = letters.flatMap((one) => letters.map((other) => one + other));
  // Deprecated codes, such as that of Burma, are aliases of others.
  const known = regions.filter(
    (region) => names.of(region) !== region && new Intl.Locale(`und-${region}`).region === region,
  );
  expect(known.length).toBeGreaterThan(240);
  const wrong = known.filter((region) => {
    const locale = new Intl.Locale(`und-${region}`) as Intl.Locale & { getWeekInfo(): { firstDay: number } };
    return byRegion(region) !== locale.getWeekInfo().firstDay;
  });
  expect(wrong).toEqual([]);
  expect(byRegion('')).toBe(1);
});
