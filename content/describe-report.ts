import type { Locale } from '../contract/locales.ts';
import {
  minWeeksToForecast,
  type Platform,
  type ReportNote,
  type ReportProblem,
} from '../forecast/reports/report.ts';
import { fill, pluralize } from './fill.ts';
import { type Formatter, formatter } from './format.ts';
import type { forecastNotes, NoteMessages } from './messages/en/forecast-notes.ts';

type Messages = typeof forecastNotes;

/** The same in every language; custom tables have no name. */
export const platformNames: Record<Exclude<Platform, 'table'>, string> = {
  'google-ads': 'Google Ads',
  'microsoft-ads': 'Microsoft Advertising',
  ga4: 'GA4',
  meta: 'Meta',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  'amazon-ads': 'Amazon Ads',
  'search-console': 'Search Console',
  'spotify-ads': 'Spotify Ads',
};

export interface DescribedNote {
  /** `check`: the visitor should look at it. `done`: it was taken care of. */
  tone: 'done' | 'check';
  title: string;
  detail: string;
}

const done: readonly ReportNote['code'][] = [
  ...([
    'unfinished-week',
    'gaps-bridged',
    'days-used',
    'months-spread',
    'own-weeks',
    'rows-summed',
    'sum-rows',
  ] as const),
  ...(['columns-ignored', 'values-grouped', 'repeats-left-out'] as const),
];

/** Describes what was done with a report. */
export function describeNote(note: ReportNote, messages: Messages, locale: Locale): DescribedNote {
  const { title, detail }: NoteMessages = messages.notes[note.code];
  const values = formatValues(
    note.code === 'date-order-open' ? readings(note) : note,
    messages,
    formatter(locale),
  );
  const count = 'count' in note ? note.count : 0;
  const period =
    typeof detail === 'string' ? detail : detail['granularity' in note ? note.granularity : 'day'];
  return {
    tone: done.includes(note.code) ? 'done' : 'check',
    title: fill(typeof title === 'string' ? title : pluralize(title, count, locale), values),
    // A truncated list ends in an ellipsis, which needs no full stop.
    detail: fill(period, values).replaceAll('….', '…'),
  };
}

/** How an ambiguous date was read, and its other possible meaning. */
function readings({ used, example, dmy, mdy }: Extract<ReportNote, { code: 'date-order-open' }>): object {
  return used === 'dmy' ? { example, read: dmy, other: mdy } : { example, read: mdy, other: dmy };
}

/** Why a file cannot be read, and what to do on its likely platform. */
export function describeProblem(
  problem: ReportProblem,
  messages: Messages,
  locale: Locale,
  platform: Platform = 'table',
): Pick<DescribedNote, 'title' | 'detail'> {
  const { title, detail } = messages.problems[problem.code];
  const facts = { ...problem, min: minWeeksToForecast, advice: messages.advice[platform] };
  const values = formatValues(facts, messages, formatter(locale));
  return { title: fill(title, values), detail: fill(detail, values) };
}

const days = ['first', 'last', 'enoughOn', 'week', 'read', 'other'];

/** The figures of a note, formatted for the language. */
function formatValues(facts: object, messages: Messages, format: Formatter): Record<string, string> {
  const total = 'count' in facts ? Number(facts.count) : 0;
  function written(name: string, value: unknown): string {
    if (Array.isArray(value)) {
      const items = value.map((item) => written(name === 'weeks' ? 'week' : name, item));
      return total > items.length && name !== 'others' ? `${items.join(', ')} …` : format.list(items);
    }
    if (name === 'weekday')
      return format.weekdayName(new Date(Date.UTC(2026, 10, 15 + Number(value))), 'long');
    if (name === 'share') return Number(value) < 0.001 ? messages.tinyShare : format.percent(Number(value));
    if (name === 'times') return format.number(Math.round(Number(value)));
    if (name === 'dimension') return messages.dimensions[value as keyof Messages['dimensions']];
    if (typeof value === 'number') return format.number(value);
    return days.includes(name) ? format.date(String(value)) : String(value);
  }
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, written(name, value)]));
}
