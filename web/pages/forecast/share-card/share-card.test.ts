import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '../../../../content/messages/catalogue.ts';
import { addDays } from '../../../../contract/calendar.ts';
import { type Locale, locales } from '../../../../contract/locales.ts';
import type { MovedToday } from '../model/moved-today.ts';
import { type ForecastResult, visitorResult } from '../model/result.ts';
import { accountFormat } from '../text/account-format.ts';
import {
  type CardChoices,
  chooseCardDate,
  composeShareCard,
  describeCard,
  findCardDates,
} from './share-card.ts';

const today = '2026-11-18';
// Dates in the current year are written without it.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(today) }));
afterEach(() => void vi.useRealTimers());

const usual: CardChoices = { name: '', hasNumbers: true, hasOutsideDates: true };

function account(weeks: number): ForecastResult {
  const days = Array.from({ length: weeks }, (_, i) => addDays('2026-11-09', (i + 1 - weeks) * 7));
  const values = days.map((_, i) => 260 + ((i * 7) % 13));
  const metrics = [{ name: 'conversions', label: 'Conversions', values }];
  return visitorResult(
    { weeks: days, currency: 'EUR', metrics },
    { kind: 'file', name: 'Account.csv', rows: weeks },
    today,
  );
}

const mean = [270, 268, 268, 268, 268, 268, 268, 267];
const actual = [272, 270, 268, 268, 269, 268, 268, 268];

function compose(
  locale: Locale,
  choices: Partial<CardChoices> = {},
  more: Partial<MovedToday> = {},
  kept = '',
) {
  const result = account(80);
  const [outlook] = result.metrics;
  if (!outlook) throw new Error('nothing is forecast');
  const by = (n: number) => mean.map((value) => value + n);
  const then = { ...outlook, mean, low50: by(-5), high50: by(5), low90: by(-10), high90: by(10) };
  const moved = { start: 72, outlook: then, actual, ...more };
  return composeShareCard(
    {
      ...{ result, outlook, moved, locale, kept, isLive: true },
      messages: catalogue[locale].forecast.tool,
      numbers: accountFormat(locale, 'EUR'),
      t: catalogue[locale].forecastShare,
    },
    { ...usual, ...choices },
  );
}
const titleText = (card: ReturnType<typeof compose>) => card.title.map(({ text }) => text).join('');

test.each([
  [
    'en',
    'On September 21 we would have said 2,145. It was 2,151.',
    '8 of 8 weeks inside the 90% range',
    'Conversions over eight weeks, to November 15, 2026.',
    'Forecast from what was known on September 21.',
    'On September 21 we would have been 0.3% off.',
  ],
  [
    'de',
    'Am 21. September hätten wir 2.145 gesagt. Es waren 2.151.',
    '8 von 8 Wochen in der 90-%-Spanne',
    'Conversions über acht Wochen, bis zum 15. November 2026.',
    'Prognose aus dem, was am 21. September bekannt war.',
    'Am 21. September hätten wir 0,3\u00a0% danebengelegen.',
  ],
  [
    'es',
    'El 21 de septiembre habríamos dicho 2.145. Resultado: 2.151.',
    '8 de 8 semanas dentro del rango del 90\u00a0%',
    'Conversiones en ocho semanas, hasta el 15 de noviembre de 2026.',
    'Previsión hecha con lo que se sabía el 21 de septiembre.',
    'El 21 de septiembre nos habríamos desviado un 0,3\u00a0%.',
  ],
  [
    'fr',
    'Le 21 septembre, nous aurions annoncé 2\u202f145. Résultat\u00a0: 2\u202f151.',
    '8 des 8 semaines dans la fourchette à 90\u00a0%',
    'Conversions sur huit semaines, jusqu’au 15 novembre 2026.',
    'Prévision fondée sur ce qui était connu le 21 septembre.',
    'Le 21 septembre, notre écart aurait été de 0,3\u00a0%.',
  ],
] as const)(
  'the card in %s states the forecast and the actual total, or how far off it was',
  (locale, title, coverage, covers, known, off) => {
    const card = compose(locale);
    expect(titleText(card)).toBe(title);
    expect(card.title.filter(({ states }) => states).map(({ states }) => states)).toEqual([
      'forecast',
      'actual',
    ]);
    expect(card.coverage).toBe(coverage);
    expect(card.notes).toEqual([]);
    expect(card.footer).toEqual([covers, known]);
    expect(describeCard(card)).toBe(`${title} ${coverage}.`);

    const { lines: _, ...texts } = compose(locale, { hasNumbers: false });
    expect(titleText({ ...card, ...texts })).toBe(off);
    expect(JSON.stringify(texts)).not.toMatch(/2.?145|2.?151/);
  },
);

test.each(locales)('every number of weeks that a card in %s can cover is spelled out', (locale) => {
  const { counts } = catalogue[locale].forecastShare.drawn;
  expect(new Set(counts).size).toBe(10);
});

test('without numbers, an exact forecast is called exact, and weeks of zero keep their numbers', () => {
  expect(titleText(compose('en', { hasNumbers: false }, { actual: mean }))).toBe(
    'On September 21 we would have been exactly right.',
  );
  expect(titleText(compose('en', { hasNumbers: false }, { actual: mean.map(() => 0) }))).toBe(
    'On September 21 we would have said 2,145. It was 0.',
  );
});

test('dates that end with a period are not followed by another', () => {
  const { notes } = compose('de', {}, { actual: actual.with(2, 300).with(5, 200) });
  expect(notes.join()).toMatch(/ Nov\.$/);
});

test('weeks outside the range are always counted, and the option only adds their dates', () => {
  const outside = { actual: actual.with(2, 300).with(5, 200) };
  expect(compose('en', {}, outside)).toMatchObject({
    coverage: '6 of 8 weeks inside the 90% range',
    notes: ['Outside the range: Oct 5\u2009–\u200911, Oct 26\u2009–\u2009Nov 1.'],
  });
  expect(compose('en', { hasOutsideDates: false }, outside)).toMatchObject({
    coverage: '6 of 8 weeks inside the 90% range',
    notes: [],
  });
});

test('left-out weeks are neither counted nor drawn, but named on the card', () => {
  const card = compose('en', {}, { actual: actual.with(2, 9_000), leftOut: [2] });
  expect(card.coverage).toBe('7 of 7 weeks inside the 90% range');
  expect(card.footer[0]).toBe('Conversions over seven weeks, to November 15, 2026.');
  expect(card.notes).toEqual(['Left out: Oct 5\u2009–\u200911.']);
  expect(card.lines.actual[2]).toBeUndefined();
  expect(card.lines.actual).toHaveLength(8);
});

test('the account is named only if a name was typed, with the active filters', () => {
  expect(compose('en', { name: '  ' }).footer).toHaveLength(2);
  expect(compose('en', { name: ' Acme ' }).footer[0]).toBe('Acme');
  expect(compose('en', {}, {}, 'Campaign: Brand').footer).toHaveLength(2);
  expect(compose('en', { name: 'Acme' }, {}, 'Campaign: Brand').footer[0]).toBe('Acme, Campaign: Brand');
});

test.each([
  [29, []],
  [30, [26]],
  [32, [28, 27, 26]],
])('with %i weeks of data, a card can show the dates that four measured weeks follow', (weeks, dates) => {
  const result = account(weeks);
  const [outlook] = result.metrics;
  expect(outlook && findCardDates(result, outlook)).toEqual(dates);
});

test('a left-out week does not count as one of the four measured weeks', () => {
  const result = account(31);
  const [outlook] = result.metrics;
  if (!outlook) throw new Error('nothing is forecast');
  const leftOut = [{ day: result.weeks[29] ?? '', index: 29, isAutomatic: false }];
  const cleaning = { ...outlook.cleaning, outliers: [{ week: 29, used: 265 }] } as typeof outlook.cleaning;
  expect(findCardDates({ ...result, leftOut }, { ...outlook, cleaning } as typeof outlook)).toEqual([26]);
});

test('the card starts where Today was moved to, else eight weeks ago, else as far back as it can', () => {
  const result = account(80);
  const dates = [76, 75, 74, 73, 72, 71];
  expect(chooseCardDate(dates, result, 75)).toBe(75);
  expect(chooseCardDate(dates, result, 78)).toBe(72);
  expect(chooseCardDate(dates, result, undefined)).toBe(72);
  expect(chooseCardDate([76, 75], result, undefined)).toBe(75);
  expect(chooseCardDate([], result, 75)).toBeUndefined();
});
