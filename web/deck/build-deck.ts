import { fill } from '../../content/fill.ts';
import { capitalize } from '../../content/format.ts';
import { settings } from '../../content/settings.ts';
import { addDays, firstDay } from '../../contract/calendar.ts';
import { average, sum } from '../../forecast/numeric.ts';
import { defaultHorizon, type Outlook } from '../../forecast/outlook.ts';
import { findYearlyChange } from '../pages/forecast/model/coming-weeks.ts';
import { metricKey } from '../pages/forecast/model/metric-key.ts';
import { findMonthTotal } from '../pages/forecast/model/months.ts';
import { type ForecastResult, findLeftOutWeeks } from '../pages/forecast/model/result.ts';
import { isSmallCount } from '../pages/forecast/states/find-states.ts';
import { metricName, sourceName } from '../pages/forecast/text/forecast-messages.ts';
import { type Context, type DeckInput, deckContext, spanOfMonths, spanOfWeeks } from './context.ts';
import type { ChartSlide, Deck, NextSlide } from './deck.ts';
import { planSlide } from './plan-slide.ts';
import { watchSlide } from './watch-slide.ts';

const weeksOnCover = 8;

const maxLetters = 60;

/**
 * The metric of a deck, if possible the given one. Ratios have no total, a plan does not cover other metrics, and
 * nothing is expected of a paused one: then it is the first metric, which is conversions if there are any.
 */
export function deckMetric({ metrics }: ForecastResult, chosen: Outlook, isPlanned = false): Outlook {
  const planned = ['conversions', 'clicks', 'spend'];
  const possible = metrics.filter(
    ({ name, total }) => (isPlanned ? planned.includes(name) : name !== 'cpa') && total.mean > 0,
  );
  return possible.find((metric) => metricKey(metric) === metricKey(chosen)) ?? possible[0] ?? chosen;
}

export function buildDeck(input: DeckInput): Deck {
  const { result, messages, deck, locale, today, agency, colour } = input;
  const kept = clipped(input.kept ?? '');
  const { chart } = messages;
  const at = deckContext(input);
  const date = at.dates.date(today);
  return {
    locale,
    source: [
      [sourceName(result, messages), ...kept].join(', '),
      date,
      fill(deck.forecastBy, { brand: settings.brand }),
    ].join(' · '),
    agency,
    colour,
    keys: {
      measured: chart.measured,
      forecast: chart.forecast,
      range50: chart.range50,
      range90: chart.range90,
      low: chart.low,
      high: chart.high,
    },
    slides: [
      {
        kind: 'cover',
        kicker: deck.kicker,
        title: spanOfMonths(at.days.slice(at.passed), at.dates),
        lines: [
          ...kept.map((filters) => fill(deck.only, { filters })),
          deck.client,
          fill(deck.by, { agency: agency || deck.agency, date }),
        ],
        chart: at.buildChart(input.outlook, weeksOnCover),
      },
      nowSlide(at),
      forecastSlide(at),
      planSlide(at),
      watchSlide(at),
      nextSlide(at),
    ],
  };
}

function nowSlide({
  result,
  outlook,
  messages,
  deck,
  numbers,
  find,
  value,
  amount,
  buildChart,
  measured,
}: Context): ChartSlide {
  const { now } = deck;
  const values = measured(outlook);
  const lately = (all: readonly number[]) => sum(all.slice(-defaultHorizon));
  const total = lately(values);
  const yearEarlier = values.length >= defaultHorizon + 52 ? lately(values.slice(0, -52)) : 0;
  const change = yearEarlier > 0 ? total / yearEarlier - 1 : 0;
  const title = Math.abs(change) < 0.0005 ? now.plain : change > 0 ? now.more : now.less;
  const shown = values.slice(-2 * defaultHorizon);
  const weeks = result.weeks.slice(-shown.length);
  const span = spanOfWeeks(weeks.slice(-defaultHorizon), numbers);
  const best = Math.max(...shown);
  const first = values.length - shown.length;
  const leftOut = findLeftOutWeeks(result, outlook).flatMap(({ week }) => (week >= first ? week : []));
  const name = (week: number) => numbers.week(result.weeks[week] ?? '');
  const spend = find('spend');
  const conversions = find('conversions');
  const facts = [
    ...(spend && spend !== outlook
      ? [{ term: fill(now.spend, { span }), value: numbers.value('spend', lately(measured(spend))) }]
      : []),
    ...(find('cpa') && spend && conversions
      ? [
          {
            term: fill(now.cpa, { span }),
            value: numbers.value('cpa', lately(measured(spend)) / lately(measured(conversions))),
          },
        ]
      : []),
    {
      term: now.best,
      value: fill(now.inWeek, { week: numbers.week(weeks[shown.indexOf(best)] ?? ''), n: value(best) }),
    },
    ...(leftOut.includes(result.weeks.length - 1)
      ? []
      : [{ term: now.last, value: value(shown.at(-1) ?? 0) }]),
    ...(leftOut.length > 0 ? [{ term: deck.forecast.leftOut, value: leftOut.map(name).join(', ') }] : []),
  ];
  return {
    kind: 'chart',
    title: fill(title, {
      amount: amount(total),
      weeks: defaultHorizon,
      share: numbers.share(Math.abs(change)),
    }),
    chart: {
      ...buildChart(outlook, shown.length, false),
      caption: fill(now.chart, { metric: metricName(outlook, messages) }),
    },
    facts,
  };
}

/** More would not fit next to the chart. */
const maxFacts = 5;

function forecastSlide({
  result,
  outlook,
  baseline,
  checks,
  deck,
  numbers,
  end,
  restart,
  value,
  amount,
  buildChart,
  coming,
  isExact,
}: Context): ChartSlide {
  const { forecast } = deck;
  const { name } = outlook;
  const total = coming(outlook);
  const change = isSmallCount(outlook) ? undefined : findYearlyChange(result, outlook);
  const strong = amount(total.mean);
  const expected = (n: number) => numbers.expected(outlook, n);
  const title = isExact(total.low, total.high) ? forecast.exact : forecast.title;
  const facts = [{ term: forecast.expected, value: value(total.mean) }];
  if (restart) facts.push({ term: forecast.range, value: forecast.noRange });
  else if (!isExact(total.low, total.high))
    facts.push({
      term: forecast.cases,
      value: numbers.range(name, expected(total.low), expected(total.high)),
    });
  if (result.ended) facts.push({ term: forecast.ended, value: numbers.day(result.ended.day) });
  const month = findMonthTotal(result, outlook);
  if (month)
    facts.push({
      term: fill(forecast.month, { month: capitalize(numbers.longMonth(firstDay(month.month))) }),
      value: value(month.mean),
    });
  const leftOut = findLeftOutWeeks(result, outlook);
  if (leftOut.length > 0)
    facts.push({
      term: forecast.leftOut,
      value: leftOut.map(({ week }) => numbers.week(result.weeks[week] ?? '')).join(', '),
    });
  if (baseline) facts.push({ term: forecast.pace, value: value(coming(baseline).mean) });
  if (checks && checks.length > 0) {
    const error = average(checks.map(({ total: { ours } }) => Math.abs(ours)));
    const often = checks.length === 1 ? forecast.checkedOnce : forecast.checked;
    facts.push({
      term: fill(often, { count: checks.length }),
      value: fill(forecast.off, { share: numbers.share(error) }),
    });
  }
  if (!baseline && change !== undefined)
    facts.push({ term: forecast.lastYear, value: numbers.signedShare(change) });
  return {
    kind: 'chart',
    title: restart
      ? fill(forecast.restart, { start: numbers.day(restart), day: end, amount: strong })
      : fill(title, { day: end, amount: strong, n: value((total.high - total.low) / 2) }),
    strong,
    chart: buildChart(outlook, defaultHorizon),
    facts: facts.slice(0, maxFacts),
  };
}

function nextSlide({
  result,
  outlook,
  baseline,
  deck,
  numbers,
  days,
  end,
  restart,
  find,
  value,
  amount,
  passed: first,
  coming,
  isExact,
}: Context): NextSlide {
  const { next } = deck;
  const { mean, low90, high90 } = outlook;
  const total = coming(outlook);
  // After a restart, weeks before it are not part of the pace.
  const weeks = result.restart?.weeks || mean.length - first;
  const spend = find('spend');
  const cpa = find('cpa');
  const hasCost = spend !== undefined && cpa !== undefined && outlook.name === 'conversions';
  const weekly = {
    amount: amount(total.mean / weeks),
    spend: numbers.value('spend', spend ? coming(spend).mean / weeks : 0),
    cpa: numbers.value('cpa', cpa ? coming(cpa).mean : 0),
  };
  const withCost = baseline ? next.plannedWithCost : next.paceWithSpend;
  const afterWeek = (week: number) => numbers.day(addDays(days[week] ?? '', 7));
  const pace = fill(hasCost ? withCost : baseline ? next.planned : next.pace, weekly);
  const steps = restart
    ? [
        { when: numbers.day(restart), text: next.restart },
        { when: numbers.day(addDays(restart, 7)), text: pace },
      ]
    : [{ when: next.now, text: pace }];
  if (!restart)
    steps.push({
      when: afterWeek(first),
      text: fill(isExact(low90[first] ?? 0, high90[first] ?? 0) ? next.firstExact : next.first, {
        week: numbers.week(days[first] ?? ''),
        n: value(mean[first] ?? 0),
        low: value(low90[first] ?? 0),
        high: value(high90[first] ?? 0),
      }),
    });
  if (mean.length > first + 1) steps.push({ when: afterWeek(mean.length - 1), text: next.last });
  return {
    kind: 'next',
    title: next.title,
    steps,
    ask: fill(next.ask, { amount: amount(total.mean), day: end }),
    answers: baseline ? [next.keepPlan, next.changePlan] : [next.yes, next.no],
  };
}

/** Returns nothing if no filter is on. Many names would not fit on a line. */
function clipped(kept: string): string[] {
  if (kept.length <= maxLetters) return kept ? [kept] : [];
  return [`${kept.slice(0, maxLetters).replace(/[\s,;]+\S*$/, '')} …`];
}
