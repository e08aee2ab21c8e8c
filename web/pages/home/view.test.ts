import { expect, test } from 'vitest';
import { formatter } from '../../../content/format.ts';
import { catalogue } from '../../../content/messages/catalogue.ts';
import { locales } from '../../../contract/locales.ts';
import { forecast } from '../../../forecast/forecast.ts';
import { laterConversions, sampleAccount } from '../../../forecast/sample.ts';
import { planAt } from '../../sample-account/flights.ts';
import { nameWeeks } from './moved-today.tsx';
import { columns, maxWeeksBack, realToday, viewAt } from './view.ts';

const known = sampleAccount()[0]?.values ?? [];

test('moved back, the engine forecasts from what was known then, and the weeks since are compared with it', () => {
  for (let at = maxWeeksBack; at < realToday; at++) {
    const { actual, expected, misses, verdict } = viewAt(at);
    const made = forecast(known.slice(0, known.length - realToday + at), 13);
    expect('mean' in made && made.mean.map(Math.round)).toEqual(expected.map(({ mid }) => mid));
    expect(actual).toEqual(known.slice(-realToday));
    expect(misses.map(({ week }) => week)).toEqual(Array.from({ length: realToday - at }, (_, i) => at + i));
    expect(verdict?.weeks).toBe(realToday - at);
  }
});

test('moved forward, the forecast of the real date is kept and a new one is made from what followed', () => {
  for (let at = realToday + 1; at <= columns; at++) {
    const { actual, expected, earlier, misses } = viewAt(at);
    expect(actual).toEqual([...known.slice(-realToday), ...laterConversions.slice(0, at - realToday)]);
    expect(earlier).toEqual({ from: realToday, values: viewAt(realToday).expected.map(({ mid }) => mid) });
    expect(misses).toHaveLength(at - realToday);
    expect(expected).toHaveLength(columns - at);
    const made = forecast([...known, ...laterConversions.slice(0, at - realToday)], 13);
    expect('mean' in made && made.mean.slice(0, columns - at).map(Math.round)).toEqual(
      expected.map(({ mid }) => mid),
    );
  }
});

test('the verdict counts the weeks inside the 90 % range and compares the totals', () => {
  expect(viewAt(realToday).verdict).toBeUndefined();
  expect(viewAt(maxWeeksBack).verdict).toMatchObject({ weeks: 9, inside: 9, actual: 2399 });
  const { verdict, misses } = viewAt(columns);
  expect(verdict).toMatchObject({ weeks: 13, inside: 12 });
  expect(misses.filter(({ isOutside }) => isOutside).map(({ week }) => week)).toEqual([15]);
  expect(verdict?.off).toBeCloseTo(Math.abs((verdict?.expected ?? 0) / (verdict?.actual ?? 1) - 1));
});

test('about nine weeks of ten are inside, wherever Today is moved', () => {
  let [inside, all] = [0, 0];
  for (let at = maxWeeksBack; at <= columns; at++) {
    inside += viewAt(at).verdict?.inside ?? 0;
    all += viewAt(at).verdict?.weeks ?? 0;
  }
  expect(inside / all).toBeGreaterThan(0.85);
  expect(inside / all).toBeLessThan(0.96);
});

test('flights change at Today, and alerts and decks with it', () => {
  const bars = (at: number, channel: number) =>
    planAt(at).channels[channel]?.flights.map(({ from, to, kind }) => `${kind} ${from}-${to}`);
  expect(bars(realToday, 1)).toEqual(['done 0-8', 'done 9-13', 'next 13-20', 'raised 20-26']);
  expect(bars(maxWeeksBack, 2)).toEqual(['done 3-4', 'next 4-11', 'next 15-19', 'raised 21-26']);
  expect(bars(21, 1)).toEqual(['done 0-8', 'done 9-20', 'done 20-21', 'raised 21-26']);
  expect(bars(columns, 0)).toEqual(['done 0-26']);
  const ahead = (at: number) => planAt(at).flags.map(({ isAhead }) => isAhead);
  expect(ahead(realToday)).toEqual([false, false, false, true, true]);
  expect(ahead(maxWeeksBack)).toEqual([false, true, true, true, true]);
  expect(ahead(columns)).toEqual([false, false, false, false, false]);
});

test('date, distance and verdict are said in every language', () => {
  const said = (at: number) =>
    locales.map((locale) => {
      const speech = { messages: catalogue[locale].home, format: formatter(locale), today: '2026-07-02' };
      const { value, announcement } = nameWeeks(speech, at);
      return `${value} | ${announcement}`.replaceAll('\u00a0', ' ');
    });
  expect(said(maxWeeksBack)).toEqual([
    'April 27, 2026, 9 weeks back | April 27: 9 of 9 weeks inside the range',
    '27. April 2026, vor 9 Wochen | 27. April: 9 von 9 Wochen in der Spanne',
    '27 de abril de 2026, hace 9 semanas | 27 de abril: 9 de 9 semanas dentro del rango',
    '27 avril 2026, il y a 9 semaines | 27 avril : 9 semaines sur 9 dans la fourchette',
  ]);
  expect(said(realToday + 1)).toEqual([
    'July 6, 2026, one week ahead | July 6: 1 of 1 week inside the range',
    '6. Juli 2026, in einer Woche | 6. Juli: 1 von 1 Woche in der Spanne',
    '6 de julio de 2026, dentro de una semana | 6 de julio: 1 de 1 semana dentro del rango',
    '6 juillet 2026, dans une semaine | 6 juillet : 1 semaine sur 1 dans la fourchette',
  ]);
  expect(said(realToday)).toEqual([
    'July 2, 2026, today | July 2, today',
    '2. Juli 2026, heute | 2. Juli, heute',
    '2 de julio de 2026, hoy | 2 de julio, hoy',
    '2 juillet 2026, aujourd’hui | 2 juillet, aujourd’hui',
  ]);
});
