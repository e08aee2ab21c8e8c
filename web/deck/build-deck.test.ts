import { expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { type Locale, locales } from '../../contract/locales.ts';
import { runBacktests } from '../../forecast/backtest.ts';
import { fitSpendResponse } from '../../forecast/spend-response.ts';
import {
  findPlanMetrics,
  type PlanMetrics,
  planByMonth,
  planFactors,
  plannedResult,
} from '../pages/forecast/model/budget-plan.ts';
import { splitByMonth } from '../pages/forecast/model/months.ts';
import {
  type ForecastResult,
  sampleForecast,
  sampleResult,
  visitorResult,
} from '../pages/forecast/model/result.ts';
import { buildDeck, deckMetric } from './build-deck.ts';
import type { DeckInput } from './context.ts';

const ahead = sampleForecast();

function deckInput(locale: Locale, result: ForecastResult, more: Partial<DeckInput> = {}): DeckInput {
  const [outlook] = result.metrics;
  if (!outlook) throw new Error('no metric');
  const { forecast, deck } = catalogue[locale];
  return {
    ...{ result, outlook, locale, deck, messages: forecast.tool, today: '2026-07-02' },
    ...{ checks: undefined, agency: 'North Search', colour: '#0b6b3a' },
    ...more,
  };
}

const sample = (today = '2026-07-02') => sampleResult(ahead, today);

/** An account whose data ends with the week of 22 June 2026, seen on 2 July. */
function own(names: string[], weeks = 60): ForecastResult {
  const metrics = names.map((name, m) => ({
    name: name.replace(/^=.*/, 'other'),
    label: name,
    values: Array.from({ length: weeks }, (_, i) => Math.round((m + 1) * (100 + 20 * Math.sin(i / 8)))),
  }));
  const mondays = Array.from({ length: weeks }, (_, i) =>
    new Date(Date.parse('2026-06-22') - (weeks - 1 - i) * 7 * 86_400_000).toISOString().slice(0, 10),
  );
  const source = { kind: 'file', name: 'Report.csv', rows: 420 } as const;
  return visitorResult({ weeks: mondays, currency: 'EUR', metrics }, source, '2026-07-02');
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(listTexts) : [];
}

const accounts = [
  sample(),
  own(['conversions', 'clicks', 'spend']),
  own(['clicks'], 26),
  own(['=A1']),
].flatMap((result) =>
  [undefined, [], runBacktests(result.metrics[0]?.values ?? [], [])].map((checks) => ({ result, checks })),
);

test.each(locales)('no slide in %s has a gap, whatever is known of the account', (locale) => {
  for (const { result, checks } of accounts) {
    const deck = buildDeck(deckInput(locale, result, { checks }));
    expect(deck.slides.map(({ kind }) => kind)).toEqual([
      'cover',
      'chart',
      'chart',
      'table',
      'watch',
      'next',
    ]);
    for (const text of listTexts(deck)) expect(text).not.toMatch(/\{|\}|NaN|undefined|null|Infinity|^\s+$/);
  }
});

test('own numbers fill the deck to the end of the month, week by week', () => {
  const [cover, now, forecast, plan, watch, next] = buildDeck(
    deckInput('en', own(['conversions', 'clicks', 'spend'])),
  ).slides;
  expect(cover.title).toBe('July 2026');
  expect(cover.lines).toEqual(['Prepared for [client]', 'by North Search, July 2, 2026']);
  expect(now.facts.map(({ term }) => term)).toEqual([
    'Spend, W14–26',
    'Cost per conversion, W14–26',
    'Best week',
    'Last week',
  ]);
  expect(forecast.title).toMatch(/^Through August 2: \d+ conversions, give\u00a0or\u00a0take\u00a0\d+\.$/);
  expect(forecast.chart.weeks).toHaveLength(13 + 5);
  expect(plan.head).toEqual(['Week', 'Dates', 'Cost', 'Clicks', 'Conversions', 'Low–high', 'Cost per conv.']);
  // Past weeks share a row; a month has the weeks that start in it.
  expect(plan.rows.map(({ kind, cells: [week, dates] }) => [kind, week, dates?.replace(/\s/g, ' ')])).toEqual(
    [
      ['measured', 'W23–26', 'measured'],
      [undefined, 'W27', 'Jun 29 – Jul 5'],
      ['sum', 'June', 'W23–27'],
      [undefined, 'W28', 'Jul 6 – 12'],
      [undefined, 'W29', 'Jul 13 – 19'],
      [undefined, 'W30', 'Jul 20 – 26'],
      [undefined, 'W31', 'Jul 27 – Aug 2'],
      ['sum', 'July', 'W28–31'],
    ],
  );
  expect(watch.items[0]?.label).toBe('W27');
  expect(next.steps.map(({ when }) => when)).toEqual(['Now', 'July 6', 'August 3']);
});

test('thirteen weeks are added up to months, whose ranges are narrower than those of their weeks', () => {
  const result = sample();
  const [cover, , forecast, plan, watch] = buildDeck(deckInput('de', result)).slides;
  expect(cover.title).toBe('Juli 2026\u00a0– September 2026');
  expect(plan.rows.map(({ cells: [month, weeks] }) => [month, weeks])).toEqual([
    ['Juni 2026', 'KW\u00a023–27'],
    ['Juli 2026', 'KW\u00a028–31'],
    ['August 2026', 'KW\u00a032–36'],
    ['September 2026', 'KW\u00a037–39'],
    ['Noch offen', 'KW\u00a027–39'],
  ]);
  const number = (text = '') => Number(text.replaceAll('.', ''));
  const [low = 0, high = 0] = plan.rows[2]?.cells[5]?.split('–').map(number) ?? [];
  const { low90 = [], high90 = [] } = result.metrics[0] ?? {};
  const weekly = high90.slice(5, 10).map((value, week) => value - (low90[week + 5] ?? 0));
  expect(high - low).toBeLessThan(weekly.reduce((sum, width) => sum + width, 0));
  expect(high - low).toBeGreaterThan(Math.max(...weekly));
  // The last row is the total on the slide before.
  const ahead = plan.rows.at(-1)?.cells;
  expect(ahead?.slice(4, 6)).toEqual(forecast.facts.slice(0, 2).map(({ value }) => value));
  expect(watch.items[1]?.title.split(':')[0]).toBe(ahead?.[6]);
});

/** The sample with a tenth less spend in its second month. */
function plannedSample() {
  const result = sample();
  const baseline = findPlanMetrics(result) as PlanMetrics;
  const calendar = splitByMonth(result);
  const [, july] = planByMonth(calendar, result.weeks, baseline, []);
  const response = fitSpendResponse(baseline.spend.values, baseline.conversions.values);
  const wanted = { '2026-07': Math.round((july?.spend ?? 0) * 0.9) };
  const changes = planFactors(calendar, baseline, response, wanted);
  return {
    result,
    planned: plannedResult(result, changes),
    months: planByMonth(calendar, result.weeks, baseline, changes),
  };
}

test('a plan is taken over: slide 4 has the months of the plan’s table, and the rest follows', () => {
  const { result, planned, months } = plannedSample();
  const [baseline] = result.metrics;
  const [outlook] = planned.metrics;
  if (!outlook) throw new Error('no metric');
  const [, , forecast, plan, watch, next] = buildDeck(
    deckInput('en', planned, { outlook, baseline, kept: 'Germany, Austria' }),
  ).slides;
  const whole = (n: number) => Math.round(n).toLocaleString('en-US');
  expect(plan.rows.slice(0, -1).map(({ cells }) => [cells[2], cells[4], cells[5]])).toEqual(
    months.map(({ spend, conversions, low, high }) => [
      `$${whole(spend)}`,
      whole(conversions),
      `${whole(low)}–${whole(high)}`,
    ]),
  );
  const ahead = plan.rows.at(-1)?.cells ?? [];
  expect(plan.title).toBe(`The plan: ${ahead[2]} over 13 weeks.`);
  expect(plan.note).toContain('as they did in the past');
  expect(forecast.facts.slice(0, 3).map(({ value }) => value)).toEqual([
    ahead[4],
    ahead[5],
    whole(baseline?.total.mean ?? 0),
  ]);
  expect(outlook.total.mean).toBeLessThan(baseline?.total.mean ?? 0);
  expect(watch.items[1]?.title.split(':')[0]).toBe(ahead[6]);
  expect(next.steps[0]?.text).toContain('as planned');
  expect(next.answers[0]).toBe('If yes, we’ll keep to the plan.');
});

test('a deck of some segments names them on its cover and on every slide', () => {
  const named = (kept: string) => buildDeck(deckInput('en', own(['clicks']), { kept }));
  const deck = named('Germany, Austria; Mobile');
  expect(deck.source).toBe('Report.csv, Germany, Austria; Mobile · July 2, 2026 · Forecast: Forespan');
  expect(deck.slides[0].lines[0]).toBe('Only Germany, Austria; Mobile');
  const long = named(Array.from({ length: 40 }, (_, i) => `Campaign ${i}`).join(', '));
  expect(long.slides[0].lines[0]).toMatch(/^Only Campaign 0, .+, Campaign \d …$/);
});

test('a deck about the cost per conversion is about conversions, because a ratio has no total', () => {
  const result = sample();
  const [conversions, clicks] = result.metrics;
  const cpa = result.metrics.find(({ name }) => name === 'cpa');
  expect(cpa && deckMetric(result, cpa)).toBe(conversions);
  expect(clicks && deckMetric(result, clicks)).toBe(clicks);
  // A plan does not say what a conversion is worth.
  const value = clicks && { ...clicks, name: 'value' };
  expect(value && deckMetric({ ...result, metrics: [...result.metrics, value] }, value, true)).toBe(
    conversions,
  );
});

test('a week far outside its range is named', () => {
  const checks = runBacktests(sample().metrics[0]?.values ?? [], []).slice(0, 1);
  const outside = [{ week: 150, value: 428, edge: 400 }];
  const [check] = checks;
  const { slides } = buildDeck(deckInput('en', sample(), { checks: check ? [{ ...check, outside }] : [] }));
  expect(slides[4].items.map(({ title }) => title)).toContain('428 was above its range');
});
