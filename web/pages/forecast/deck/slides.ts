import { type DateFormats, dateFormats } from '../../../../content/dates.ts';
import { fill } from '../../../../content/fill.ts';
import { capitalized } from '../../../../content/format.ts';
import type { deck } from '../../../../content/messages/en/deck.ts';
import { settings } from '../../../../content/settings.ts';
import { addDays, type Day, instantOf, monthOf } from '../../../../contract/calendar.ts';
import type { Locale } from '../../../../contract/locales.ts';
import { type Check, type Outlook, sum, totalOfWeeks, weeksAhead } from '../../../../forecast/outlook.ts';
import { type Numbers, numbersIn } from '../numbers.ts';
import { keyOf, type Result } from '../result.ts';
import { amountOf, average, lastDayOf, metricName, sourceName, type Words } from '../words.ts';

export type DeckWords = typeof deck;

/** What the six slides say. How they look is up to `pptx.ts` and to the page that shows them. */
export interface Deck {
  locale: Locale;
  /** Where the numbers come from, and when. */
  source: string;
  /** Empty if the visitor gave none. */
  agency: string;
  /** As `#1a3dd8`. */
  colour: string;
  keys: { measured: string; forecast: string; range50: string; range90: string; low: string; high: string };
  slides: [CoverSlide, ChartSlide, ChartSlide, TableSlide, WatchSlide, NextSlide];
}

export type Slide = Deck['slides'][number];

interface Titled {
  title: string;
  /** The part of the title that is the finding. */
  strong?: string;
}
export interface CoverSlide extends Titled {
  kind: 'cover';
  kicker: string;
  lines: string[];
  chart: DeckChart;
}
export interface ChartSlide extends Titled {
  kind: 'chart';
  chart: DeckChart;
  facts: { term: string; value: string }[];
}
export interface TableSlide extends Titled {
  kind: 'table';
  head: string[];
  /** The last row is the total. */
  rows: string[][];
  note: string;
}
export interface WatchSlide extends Titled {
  kind: 'watch';
  items: { label: string; title: string; text: string; chart: DeckChart }[];
}
export interface NextSlide extends Titled {
  kind: 'next';
  steps: { when: string; text: string }[];
  ask: string;
  answers: string[];
}

export interface DeckChart {
  caption: string;
  /** How many decimals its values have. */
  digits: number;
  /** What the weeks are called, measured ones first. */
  weeks: string[];
  /** The word at the line between measured and expected weeks. */
  today: string;
  measured: number[];
  mean: number[];
  low50: number[];
  high50: number[];
  low90: number[];
  high90: number[];
}

export interface DeckInput {
  result: Result;
  /** The metric that the deck is about. */
  outlook: Outlook;
  checks: readonly Check[] | undefined;
  words: Words;
  deck: DeckWords;
  locale: Locale;
  today: Day;
  agency: string;
  colour: string;
}

const weeksOnCover = 8;
/** More weeks than these are added up to months. */
const mostRows = 6;

/** The metric that a deck can be about: a ratio has no total, so its place is taken by the first that has one. */
export function subjectOf({ metrics }: Result, chosen: Outlook): Outlook {
  return chosen.name === 'cpa' ? (metrics[0] ?? chosen) : chosen;
}

export function deckOf(input: DeckInput): Deck {
  const { result, words, deck, locale, today, agency, colour } = input;
  const { chart } = words;
  const at = contextOf(input);
  const date = at.dates.date(today);
  return {
    locale,
    source: [sourceName(result, words), date, fill(deck.forecastBy, { brand: settings.brand })].join(' · '),
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
        title: spanOfMonths(at.days, at.dates),
        lines: [deck.client, fill(deck.by, { agency: agency || deck.agency, date })],
        chart: at.chartOf(input.outlook, weeksOnCover),
      },
      nowSlide(at),
      forecastSlide(at),
      planSlide(at),
      watchSlide(at),
      nextSlide(at),
    ],
  };
}

/** What several slides need. */
function contextOf(input: DeckInput) {
  const { result, outlook, words, locale, today } = input;
  const numbers = numbersIn(locale, result.currency);
  const { mean } = outlook;
  const last = result.weeks.at(-1) ?? '';
  const days = mean.map((_, week) => addDays(last, (week + 1) * 7));
  const first = days[0] ?? '';
  const isCurrent = first <= today && today <= addDays(first, 6);
  return {
    ...input,
    numbers,
    dates: dateFormats(locale),
    /** The first day of each expected week. */
    days,
    end: numbers.day(lastDayOf(result, outlook)),
    find: (name: string) => result.metrics.find((metric) => metric.name === name),
    value: (n: number) => numbers.value(outlook.name, n),
    amount: (n: number) => amountOf(outlook, n, words, numbers),
    chartOf(metric: Outlook, behind: number, ahead = true): DeckChart {
      const measured = metric.values.slice(-behind);
      const expected = (values: readonly number[]) => (ahead ? [...values] : []);
      return {
        caption: fill(words.perWeek, { metric: metricName(metric, words) }),
        digits: metric.name === 'cpa' ? 2 : 0,
        weeks: [...result.weeks.slice(-measured.length), ...(ahead ? days : [])].map(numbers.week),
        today: isCurrent ? words.chart.today : numbers.day(first),
        measured,
        mean: expected(metric.mean),
        low50: expected(metric.low50),
        high50: expected(metric.high50),
        low90: expected(metric.low90),
        high90: expected(metric.high90),
      };
    },
  };
}

type Context = ReturnType<typeof contextOf>;

function nowSlide({
  result,
  outlook,
  words,
  deck,
  numbers,
  find,
  value,
  amount,
  chartOf,
}: Context): ChartSlide {
  const { now } = deck;
  const { values } = outlook;
  const lately = (all: readonly number[]) => sum(all.slice(-weeksAhead));
  const total = lately(values);
  const yearEarlier = values.length >= weeksAhead + 52 ? lately(values.slice(0, -52)) : 0;
  const change = yearEarlier > 0 ? total / yearEarlier - 1 : 0;
  const title = Math.abs(change) < 0.0005 ? now.plain : change > 0 ? now.more : now.less;
  const shown = values.slice(-2 * weeksAhead);
  const weeks = result.weeks.slice(-shown.length);
  const span = spanOfWeeks(weeks.slice(-weeksAhead), numbers);
  const best = Math.max(...shown);
  const spend = find('spend');
  const conversions = find('conversions');
  const facts = [
    ...(spend && spend !== outlook
      ? [{ term: fill(now.spend, { span }), value: numbers.value('spend', lately(spend.values)) }]
      : []),
    ...(find('cpa') && spend && conversions
      ? [
          {
            term: fill(now.cpa, { span }),
            value: numbers.value('cpa', lately(spend.values) / lately(conversions.values)),
          },
        ]
      : []),
    {
      term: now.best,
      value: fill(now.inWeek, { week: numbers.week(weeks[shown.indexOf(best)] ?? ''), n: value(best) }),
    },
    { term: now.last, value: value(shown.at(-1) ?? 0) },
  ];
  return {
    kind: 'chart',
    title: fill(title, { amount: amount(total), weeks: weeksAhead, share: numbers.share(Math.abs(change)) }),
    chart: {
      ...chartOf(outlook, shown.length, false),
      caption: fill(now.chart, { metric: metricName(outlook, words) }),
    },
    facts,
  };
}

function forecastSlide({ outlook, checks, deck, numbers, end, value, amount, chartOf }: Context): ChartSlide {
  const { forecast } = deck;
  const { name, total, lastYear } = outlook;
  const strong = amount(total.mean);
  const facts = [
    { term: forecast.expected, value: value(total.mean) },
    { term: forecast.cases, value: numbers.range(name, total.low, total.high) },
  ];
  if (lastYear)
    facts.push({ term: forecast.lastYear, value: numbers.signedShare(total.mean / lastYear - 1) });
  if (checks && checks.length > 0) {
    const error = average(checks.map(({ total: { ours } }) => Math.abs(ours)));
    const often = checks.length === 1 ? forecast.checkedOnce : forecast.checked;
    facts.push({
      term: fill(often, { count: checks.length }),
      value: fill(forecast.off, { share: numbers.share(error) }),
    });
  }
  return {
    kind: 'chart',
    title: fill(forecast.title, { day: end, amount: strong, n: value((total.high - total.low) / 2) }),
    strong,
    chart: chartOf(outlook, weeksAhead),
    facts,
  };
}

/** Weeks, or months where there are many, and their total. */
function planSlide({ outlook, words, deck, numbers, dates, days, end, find, amount }: Context): TableSlide {
  const { plan } = deck;
  const { name, mean, total } = outlook;
  const spend = find('spend');
  const cpa = find('cpa');
  const others = ['spend', 'clicks', 'conversions', 'value']
    .flatMap((wanted) => find(wanted) ?? [])
    .filter((metric) => keyOf(metric) !== keyOf(outlook))
    .slice(0, 2);
  const byMonth = mean.length > mostRows;
  const parts = byMonth ? monthsOf(days) : days.map((_, week) => ({ from: week, to: week + 1 }));

  function cells(from: number, to: number): string[] {
    const isAll = to - from === mean.length;
    const { low, high, mean: expected } = totalOfWeeks(outlook, from, to);
    const totalIn = (metric: Outlook | undefined) => (metric ? totalOfWeeks(metric, from, to).mean : 0);
    return [
      ...others.map((metric) => numbers.value(metric.name, totalIn(metric))),
      numbers.value(name, expected),
      numbers.range(name, low, high),
      ...(cpa
        ? [numbers.value('cpa', isAll ? cpa.total.mean : totalIn(spend) / totalIn(find('conversions')))]
        : []),
    ];
  }
  return {
    kind: 'table',
    title: fill(spend && spend !== outlook ? plan.titleWithSpend : plan.title, {
      amount: amount(total.mean),
      spend: numbers.value('spend', spend?.total.mean ?? 0),
      day: end,
    }),
    head: [
      byMonth ? plan.month : plan.week,
      byMonth ? plan.weeks : plan.dates,
      ...others.map((metric) => metricName(metric, words)),
      metricName(outlook, words),
      plan.range,
      ...(cpa ? [plan.cpa] : []),
    ],
    rows: [
      ...parts.map(({ from, to }) => [
        ...(byMonth
          ? [
              capitalized(dates.monthAndYear(new Date(instantOf(days[from] ?? '')))),
              spanOfWeeks(days.slice(from, to), numbers),
            ]
          : [numbers.week(days[from] ?? ''), numbers.days(days[from] ?? '')]),
        ...cells(from, to),
      ]),
      [plan.total, '', ...cells(0, mean.length)],
    ],
    note: plan.note,
  };
}

/** Up to three things that the numbers themselves point at. */
function watchSlide(at: Context): WatchSlide {
  const { deck, end } = at;
  const items = [nextWeek(at), costPerConversion(at), surprise(at), ...extremes(at)];
  return {
    kind: 'watch',
    title: fill(deck.watch.title, { day: end }),
    items: items.filter((item) => item !== undefined).slice(0, 3),
  };
}

type Item = WatchSlide['items'][number];

function nextWeek({ outlook, deck, numbers, days, value, chartOf }: Context): Item {
  const { next } = deck.watch;
  const range = { low: value(outlook.low90[0] ?? 0), high: value(outlook.high90[0] ?? 0) };
  return {
    label: numbers.week(days[0] ?? ''),
    title: fill(next.title, range),
    text: fill(next.text, { n: value(outlook.mean[0] ?? 0) }),
    chart: chartOf(outlook, weeksAhead),
  };
}

function costPerConversion({ words, deck, numbers, find, chartOf }: Context): Item | undefined {
  const [cpa, spend, conversions] = [find('cpa'), find('spend'), find('conversions')];
  if (!cpa || !spend || !conversions) return undefined;
  const { watch } = deck;
  const before = sum(spend.values.slice(-weeksAhead)) / sum(conversions.values.slice(-weeksAhead));
  const change = cpa.total.mean / before - 1;
  const title = Math.abs(change) < 0.0005 ? watch.cpa.same : change > 0 ? watch.cpa.more : watch.cpa.less;
  const value = (n: number) => numbers.value('cpa', n);
  return {
    label: metricName(cpa, words),
    title: fill(title, { n: value(cpa.total.mean), share: numbers.share(Math.abs(change)) }),
    text: fill(watch.cpa.text, { before: value(before), weeks: weeksAhead, high: value(cpa.total.high) }),
    chart: chartOf(cpa, weeksAhead),
  };
}

/** The week of the last half year that was furthest outside the range it had been given. */
function surprise({ result, outlook, checks, deck, numbers, value, chartOf }: Context): Item | undefined {
  const { values } = outlook;
  const [largest] = (checks ?? [])
    .flatMap(({ outside }) => outside)
    // Of a range that ends at zero there are no shares.
    .filter(({ week, edge }) => edge > 0 && week >= values.length - 2 * weeksAhead)
    .map((found) => ({ ...found, share: found.value / found.edge - 1 }))
    .sort((a, b) => Math.abs(b.share) - Math.abs(a.share));
  if (!largest) return undefined;
  const words = deck.watch.surprise;
  return {
    label: numbers.week(result.weeks[largest.week] ?? ''),
    title: fill(largest.share > 0 ? words.above : words.below, { n: value(largest.value) }),
    text: fill(words.text, { share: numbers.share(Math.abs(largest.share)) }),
    chart: chartOf(outlook, 2 * weeksAhead, false),
  };
}

function extremes({ outlook, deck, numbers, days, value, chartOf }: Context): Item[] {
  const { mean, low90, high90 } = outlook;
  return (['lowest', 'highest'] as const).flatMap((which) => {
    const week = mean.indexOf((which === 'lowest' ? Math.min : Math.max)(...mean));
    // The next week is on the slide already.
    if (week === 0) return [];
    return {
      label: numbers.week(days[week] ?? ''),
      title: fill(deck.watch[which].title, { n: value(mean[week] ?? 0) }),
      text: fill(deck.watch[which].text, { low: value(low90[week] ?? 0), high: value(high90[week] ?? 0) }),
      chart: chartOf(outlook, weeksAhead),
    };
  });
}

function nextSlide({ outlook, deck, numbers, days, end, find, value, amount }: Context): NextSlide {
  const { next } = deck;
  const { mean, total, low90, high90 } = outlook;
  const spend = find('spend');
  const cpa = find('cpa');
  const hasCost = spend !== undefined && cpa !== undefined && outlook.name === 'conversions';
  const weekly = amount(total.mean / mean.length);
  const afterWeek = (week: number) => numbers.day(addDays(days[week] ?? '', 7));
  const steps = [
    {
      when: next.now,
      text: hasCost
        ? fill(next.paceWithSpend, {
            spend: numbers.value('spend', spend.total.mean / mean.length),
            amount: weekly,
            cpa: numbers.value('cpa', cpa.total.mean),
          })
        : fill(next.pace, { amount: weekly }),
    },
    {
      when: afterWeek(0),
      text: fill(next.first, {
        week: numbers.week(days[0] ?? ''),
        low: value(low90[0] ?? 0),
        high: value(high90[0] ?? 0),
      }),
    },
  ];
  if (mean.length > 1) steps.push({ when: afterWeek(mean.length - 1), text: next.last });
  return {
    kind: 'next',
    title: next.title,
    steps,
    ask: fill(next.ask, { amount: amount(total.mean), day: end }),
    answers: [next.yes, next.no],
  };
}

/** The weeks that start in each month, from the first to the one after the last. */
function monthsOf(days: readonly Day[]): { from: number; to: number }[] {
  const starts = days.flatMap((day, week) => {
    const before = days[week - 1];
    return before && monthOf(before) === monthOf(day) ? [] : week;
  });
  return starts.map((from, i) => ({ from, to: starts[i + 1] ?? days.length }));
}

/** `July 2026`, `July 2026 – September 2026`. The last week of a month may end in the next one. */
function spanOfMonths(days: readonly Day[], dates: DateFormats): string {
  // The first week is the current one, whose month is that of most of its days.
  const first = new Date(instantOf(addDays(days[0] ?? '', 3)));
  const last = new Date(instantOf(days.at(-1) ?? ''));
  const months = [first, last < first ? first : last].map(dates.monthAndYear);
  return capitalized([...new Set(months)].join(' – '));
}

/** `W14–W26`. */
function spanOfWeeks(days: readonly Day[], numbers: Numbers): string {
  const names = [days[0], days.at(-1)].map((day) => numbers.week(day ?? ''));
  return [...new Set(names)].join('–');
}
