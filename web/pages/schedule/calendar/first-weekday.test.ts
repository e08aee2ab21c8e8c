import { expect, test } from 'vitest';
import { byRegion, firstWeekday } from './first-weekday.ts';

test('weeks begin as they do where the visitor is, in the language of the page', () => {
  expect(firstWeekday('en', ['en-US'])).toBe(7);
  expect(firstWeekday('en', ['de-DE', 'en-GB'])).toBe(1);
  expect(firstWeekday('en', ['fr'])).toBe(7);
  expect(firstWeekday('de', ['en-US'])).toBe(1);
  expect(firstWeekday('es', ['es-MX'])).toBe(7);
  expect(firstWeekday('fr', ['fr-DZ'])).toBe(6);
  expect(firstWeekday('de', ['de-AT@euro'])).toBe(1);
});

test('of every region the same is known as Unicode knows', () => {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const regions = letters.flatMap((one) => letters.map((other) => one + other));
  // Names of old, such as that of Burma, stand for others.
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
