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

test('a browser that does not tell is helped out with the same answer', () => {
  for (const region of ['US', 'GB', 'DE', 'MX', 'DZ', 'BR', 'EG', 'FR', 'IN', 'AU', 'ZA']) {
    const locale = new Intl.Locale(`und-${region}`) as Intl.Locale & { getWeekInfo(): { firstDay: number } };
    expect(byRegion(region), region).toBe(locale.getWeekInfo().firstDay);
  }
  expect(byRegion('')).toBe(1);
});
