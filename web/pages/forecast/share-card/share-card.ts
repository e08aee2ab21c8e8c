import { dateFormats } from '../../../../content/dates.ts';
import { fill } from '../../../../content/fill.ts';
import type { forecastShare } from '../../../../content/messages/en/forecast-share.ts';
import { addDays } from '../../../../contract/calendar.ts';
import type { Locale } from '../../../../contract/locales.ts';
import { defaultHorizon, type Outlook } from '../../../../forecast/outlook.ts';
import { minWeeksToForecast } from '../../../../forecast/reports/report.ts';
import { type MovedToday, relativeMiss, scoreMovedToday } from '../model/moved-today.ts';
import { bridgedValues, type ForecastResult, findLeftOutWeeks } from '../model/result.ts';
import { coverageText, metricName } from '../text/forecast-messages.ts';
import type { ShownMetric } from '../text/shown-metric.ts';

export type ShareMessages = typeof forecastShare;

/** Fewer measured weeks say little about a forecast. */
const minCheckedWeeks = 4;
const usualCheckedWeeks = 8;
const weeksBefore = 5;

/** Possible Todays on the card, latest first, as the number of weeks known then. */
export function findCardDates(result: ForecastResult, outlook: Outlook): number[] {
  const leftOut = findLeftOutWeeks(result, outlook).map(({ week }) => week);
  const dates = Array.from({ length: result.weeks.length }, (_, i) => result.weeks.length - i);
  return dates.filter((start) => {
    const end = Math.min(start + defaultHorizon, result.weeks.length);
    const checked = end - start - leftOut.filter((week) => week >= start && week < end).length;
    return start >= minWeeksToForecast && checked >= minCheckedWeeks;
  });
}

/** The moved Today, if the card can show it; else about eight weeks ago. Undefined if there is no date. */
export function chooseCardDate(
  dates: readonly number[],
  { weeks }: ForecastResult,
  movedTo: number | undefined,
): number | undefined {
  const usual = weeks.length - usualCheckedWeeks;
  return dates.find((start) => start === movedTo) ?? dates.find((start) => start <= usual) ?? dates.at(-1);
}

export interface CardChoices {
  /** Empty if the card names no account. */
  name: string;
  hasNumbers: boolean;
  hasOutsideDates: boolean;
}

/** A part of the title, in the colour of what it states. */
export interface TitlePart {
  text: string;
  states?: 'forecast' | 'actual';
}

export interface ShareCard {
  title: TitlePart[];
  coverage: string;
  /** Below the coverage: weeks outside the range, weeks left out. */
  notes: string[];
  flag: string;
  footer: string[];
  lines: CardLines;
}

/** The drawn weeks. Left-out ones have no value. */
export interface CardLines {
  measured: number[];
  actual: (number | undefined)[];
  outlook: Pick<Outlook, 'mean' | 'low50' | 'high50' | 'low90' | 'high90'>;
}

interface Props extends ShownMetric {
  moved: MovedToday;
  t: ShareMessages;
  locale: Locale;
  /** The filters as text. */
  kept: string;
}

/** The card's text and lines. */
export function composeShareCard(
  props: Props,
  { name, hasNumbers, hasOutsideDates }: CardChoices,
): ShareCard {
  const { result, messages, numbers, locale, moved, t } = props;
  const { start, outlook, leftOut = [] } = moved;
  const score = scoreMovedToday(moved);
  const count = Math.min(outlook.mean.length, moved.actual.length);
  const day = numbers.day(result.weeks[start] ?? '');
  /** Avoids a double period after short months that end with one. */
  const fillWeeks = (sentence: string, weeks: readonly number[]) =>
    fill(sentence, {
      weeks: weeks.map((week) => numbers.days(result.weeks[start + week] ?? '')).join(', '),
    }).replace(/\.\.$/, '.');
  const last = addDays(result.weeks[start + count - 1] ?? '', 6);
  const notScored = leftOut.filter((week) => week < count);
  const account =
    result.source.kind === 'sample'
      ? messages.chart.illustrative
      : name.trim() && [name.trim(), props.kept].filter(Boolean).join(', ');
  return {
    title: hasNumbers || score.actual === 0 ? amountsTitle() : missTitle(),
    coverage: coverageText(score, messages),
    notes: [
      ...(hasOutsideDates && score.outside.length > 0
        ? [fillWeeks(messages.moved.outside, score.outside)]
        : []),
      ...(notScored.length > 0 ? [fillWeeks(t.drawn.leftOut, notScored)] : []),
    ],
    flag: day,
    footer: [
      ...(account ? [account] : []),
      fill(t.drawn.covers, { over: describePeriod(props), day: dateFormats(locale).date(last) }),
      fill(t.drawn.known, { day }),
    ],
    lines: {
      measured: bridgedValues(result, props.outlook).slice(start - weeksBefore, start),
      actual: moved.actual.slice(0, count).map((value, week) => (leftOut.includes(week) ? undefined : value)),
      outlook: {
        mean: outlook.mean.slice(0, count),
        low50: outlook.low50.slice(0, count),
        high50: outlook.high50.slice(0, count),
        low90: outlook.low90.slice(0, count),
        high90: outlook.high90.slice(0, count),
      },
    },
  };

  function amountsTitle(): TitlePart[] {
    const value = (n: number) => numbers.value(outlook.name, n);
    return titleParts(messages.moved.title, {
      day: { text: day },
      forecast: { text: value(numbers.expected(outlook, score.expected)), states: 'forecast' },
      came: { text: value(score.actual), states: 'actual' },
    });
  }
  function missTitle(): TitlePart[] {
    const share = describeMiss(props);
    return titleParts(share === undefined ? t.drawn.exact : t.drawn.off, {
      day: { text: day },
      share: { text: share ?? '', states: 'forecast' },
    });
  }
}

function titleParts(sentence: string, values: Record<string, TitlePart>): TitlePart[] {
  return sentence
    .split(/\{(\w+)\}/)
    .map((text, i) => (i % 2 === 1 ? (values[text] ?? { text }) : { text }))
    .filter(({ text }) => text !== '');
}

/** `Conversions over eight weeks`. */
export function describePeriod({ moved, messages, t }: Pick<Props, 'moved' | 'messages' | 't'>): string {
  const { all } = scoreMovedToday(moved);
  const weeks = t.drawn.counts[all - minCheckedWeeks] ?? all;
  return fill(t.drawn.over, { metric: metricName(moved.outlook, messages), weeks });
}

/** How far the forecast was off, as `0.3%`. Undefined if it was exact, or if there is nothing to compare with. */
export function describeMiss({ moved, numbers }: Pick<Props, 'moved' | 'numbers'>): string | undefined {
  const miss = relativeMiss(scoreMovedToday(moved));
  return miss === 0 ? undefined : numbers.share(Math.abs(miss));
}

/** The card's main statement as one text. */
export function describeCard({ title, coverage }: ShareCard): string {
  return `${title.map(({ text }) => text).join('')} ${coverage}.`;
}
