import { expect, test } from 'vitest';
import { formatter } from '../../../content/format.ts';
import { catalogue } from '../../../content/messages/catalogue.ts';
import { locales } from '../../../contract/locales.ts';
import { forecast } from '../../../forecast/forecast.ts';
import { laterConversions, sampleAccount } from '../../../forecast/sample.ts';
import { planAt } from '../../sample-account/flights.ts';
import { nameWeeks } from './moved-today.tsx';
import { bandShare, maxWeeksMoved, middle, viewAt } from './view.ts';

const known = sampleAccount()[0]?.values ?? [];

const everyMove = Array.from({ length: 2 * maxWeeksMoved + 1 }, (_, i) => i - maxWeeksMoved);
const all = [...known, ...laterConversions];

test('with Today moved back, the engine forecasts from the weeks known then, and the weeks since are compared', () => {
  for (const moved of everyMove.filter((weeks) => weeks < 0)) {
    const { actual, lead = 0, expected, misses, verdict } = viewAt(moved);
    const made = forecast(known.slice(0, moved), 13);
    expect('mean' in made && made.mean.map(Math.round)).toEqual(expected.map(({ mid }) => mid));
    expect(actual.slice(lead)).toEqual(known.slice(moved - middle));
    expect(misses.map(({ week }) => week)).toEqual(Array.from({ length: -moved }, (_, i) => middle + i));
    expect(misses.map((miss) => miss.actual)).toEqual(known.slice(moved));
    expect(verdict?.weeks).toBe(-moved);
  }
});

test('moved forward, the forecast of the real date is kept and a new one is made from what followed', () => {
  for (const moved of everyMove.filter((weeks) => weeks > 0)) {
    const { actual, lead = 0, expected, earlier, misses } = viewAt(moved);
    expect(actual.slice(lead)).toEqual(all.slice(known.length + moved - middle, known.length + moved));
    expect(earlier).toEqual({ from: middle - moved, values: viewAt(0).expected.map(({ mid }) => mid) });
    expect(misses.map((miss) => miss.actual)).toEqual(laterConversions.slice(0, moved));
    const made = forecast([...known, ...laterConversions.slice(0, moved)], 13);
    expect('mean' in made && made.mean.map(Math.round)).toEqual(expected.map(({ mid }) => mid));
  }
});

test('the verdict counts the weeks inside the 90 % range and compares the totals', () => {
  expect(viewAt(0).verdict).toBeUndefined();
  expect(viewAt(-9).verdict).toMatchObject({ weeks: 9, inside: 9, actual: 2399 });
  const { verdict, misses } = viewAt(maxWeeksMoved);
  expect(verdict).toMatchObject({ weeks: 13, inside: 12 });
  expect(misses.filter(({ isOutside }) => isOutside).map(({ week }) => week)).toEqual([2]);
  expect(verdict?.off).toBeCloseTo(Math.abs((verdict?.expected ?? 0) / (verdict?.actual ?? 1) - 1));
});

test('about nine weeks of ten are inside, wherever Today is moved', () => {
  const verdicts = everyMove.flatMap((moved) => viewAt(moved).verdict ?? []);
  const total = (pick: (verdict: (typeof verdicts)[number]) => number) =>
    verdicts.reduce((sum, verdict) => sum + pick(verdict), 0);
  const share = total(({ inside }) => inside) / total(({ weeks }) => weeks);
  expect(share).toBeGreaterThan(0.85);
  expect(share).toBeLessThan(0.96);
});

test('wherever Today is moved, the past stays in its band and the rest below the top of the drawing', () => {
  for (const moved of everyMove) {
    const { actual, lead = 0, expected, scale } = viewAt(moved);
    const share = (value: number) => (value - scale.floor) / (scale.ceiling - scale.floor);
    for (const value of actual.slice(lead, lead + middle))
      expect(share(value), `${moved}`).toBeLessThanOrEqual(bandShare + 1e-9);
    for (const { range90 } of expected) {
      expect(share(range90.lo)).toBeGreaterThanOrEqual(0);
      expect(share(range90.hi)).toBeLessThanOrEqual(1);
    }
  }
});

test('flights change at Today, and alerts and decks with it', () => {
  const bars = (moved: number, channel: number) =>
    planAt(moved).channels[channel]?.flights.map(({ from, to, kind }) => `${kind} ${from}-${to}`);
  expect(bars(0, 1)).toEqual(['done 0-8', 'done 9-13', 'next 13-20', 'raised 20-26']);
  expect(bars(-9, 2)).toEqual(['done 0-7', 'done 12-13', 'next 13-20', 'next 24-26']);
  expect(bars(8, 1)).toEqual(['done 1-12', 'done 12-13', 'raised 13-26']);
  expect(bars(13, 0)).toEqual(['done 0-13', 'next 13-26']);
  const ahead = (moved: number) => planAt(moved).flags.map(({ isAhead }) => isAhead);
  expect(ahead(0)).toEqual([false, false, false, true, true]);
  expect(ahead(-9)).toEqual([false, true, true, true, true]);
  expect(ahead(13)).toEqual([false, false, false, false, false]);
  const shown = (moved: number) => planAt(moved).flags.map(({ isShown }) => isShown);
  expect(shown(0)).toEqual([true, true, true, true, true]);
  expect(shown(13)).toEqual([false, false, false, true, true]);
});

test('date, distance and verdict are announced in every language', () => {
  const said = (moved: number) =>
    locales.map((locale) => {
      const speech = { messages: catalogue[locale].home, format: formatter(locale), today: '2026-07-02' };
      const { value, announcement } = nameWeeks(speech, moved);
      return `${value} | ${announcement}`.replaceAll('\u00a0', ' ');
    });
  expect(said(-9)).toEqual([
    'April 27, 2026, 9 weeks back | April 27: 9 of 9 weeks inside the range',
    '27. April 2026, vor 9 Wochen | 27. April: 9 von 9 Wochen in der Spanne',
    '27 de abril de 2026, hace 9 semanas | 27 de abril: 9 de 9 semanas dentro del rango',
    '27 avril 2026, il y a 9 semaines | 27 avril : 9 semaines sur 9 dans la fourchette',
  ]);
  expect(said(1)).toEqual([
    'July 6, 2026, one week ahead | July 6: 1 of 1 week inside the range',
    '6. Juli 2026, in einer Woche | 6. Juli: 1 von 1 Woche in der Spanne',
    '6 de julio de 2026, dentro de una semana | 6 de julio: 1 de 1 semana dentro del rango',
    '6 juillet 2026, dans une semaine | 6 juillet : 1 semaine sur 1 dans la fourchette',
  ]);
  expect(said(0)).toEqual([
    'July 2, 2026, today | July 2, today',
    '2. Juli 2026, heute | 2. Juli, heute',
    '2 de julio de 2026, hoy | 2 de julio, hoy',
    '2 juillet 2026, aujourd’hui | 2 juillet, aujourd’hui',
  ]);
});
