import { addDays, isDay } from '../../../../contract/calendar.ts';
import type { Metric } from '../../../../forecast/outlook.ts';
import { granularities, metricNames } from '../../../../forecast/reports/report.ts';
import type { AccountChoices } from './choices.ts';
import { metricKey } from './metric-key.ts';
import type { ForecastResult, VisitorAccount } from './result.ts';

/** An account in a link, with the visitor's choices and the moved Today. */
export interface LinkedAccount extends VisitorAccount {
  choices?: AccountChoices;
  /** The number of weeks before the moved Today. */
  movedTo?: number;
}

/** Mail programs and chats truncate longer URLs. */
const maxCharacters = 8_192;
const prefix = '#w=';
const maxDigits = 6;
const daysPerWeek = 7;
type Precision = 'exact' | 'rough';
const known: readonly string[] = [...metricNames, 'other'];

/**
 * The page's URL with the weekly numbers in its fragment, which browsers never send. Null if they do not fit.
 * Days replace weeks if the forecast uses them and they fit; the last days are included for the month.
 */
export async function shareUrl(
  result: ForecastResult,
  page: string,
  movedTo?: number,
): Promise<string | null> {
  const metrics = result.metrics.filter(({ name }) => name !== 'cpa');
  const byDay = metrics.flatMap(({ days, ...metric }) => (days ? { ...metric, values: days } : []));
  const choices = packedChoices(result, movedTo);
  const hasEachDay = byDay.length === metrics.length;
  return (
    (hasEachDay ? await linkWithDays(byDay, daysPerWeek) : null) ??
    (await linkWithDays(metrics, 1)) ??
    linkWith(metrics, 1, choices, 'rough')
  );

  async function linkWithDays(numbers: readonly Metric[], perWeek: number) {
    for (const precision of ['exact', 'rough'] as const) {
      const more = { ...choices, d: packedDays(result, precision) };
      const link = await linkWith(numbers, perWeek, more, precision);
      if (link) return link;
    }
    return null;
  }

  async function linkWith(
    numbers: readonly Metric[],
    perWeek: number,
    more: PackedChoices,
    precision: Precision,
  ) {
    const link = page + prefix + (await packed(result, numbers, perWeek, more, precision));
    return link.length > maxCharacters ? null : link;
  }
}

/** Indexes of weeks left out and kept, restart, moved Today, the last days and their first, end and granularity. */
interface PackedChoices {
  l?: number[];
  k?: number[];
  r?: string;
  t?: number;
  d?: [string, [number[], number][]] | undefined;
  e?: [last: string, granularity: string];
}

function packedChoices(
  { weeks, choices, dates }: ForecastResult,
  movedTo: number | undefined,
): PackedChoices {
  const find = (days: readonly string[] = []) => days.map((day) => weeks.indexOf(day));
  const [l, k] = [find(choices?.leaveOut), find(choices?.keep)];
  return {
    ...(l.length > 0 && { l }),
    ...(k.length > 0 && { k }),
    ...(choices?.restart && { r: choices.restart }),
    ...(movedTo !== undefined && { t: movedTo }),
    ...(dates && { e: [dates.last, dates.granularity] }),
  };
}

/** As measured: days are left out again when the link is opened. */
function packedDays(
  { measuredDays: days, metrics }: ForecastResult,
  precision: Precision,
): PackedChoices['d'] {
  if (!days) return undefined;
  const shared = metrics.filter(({ name }) => name !== 'cpa').map((metric) => days.values[metricKey(metric)]);
  return [days.first, shared.map((values = []) => packedValues(values, precision))];
}

function packedValues(values: readonly number[], precision: Precision): [number[], number] {
  const digits = precision === 'exact' ? exactDigits(values) : roughDigits(values);
  return [encodeDifferences(values, 10 ** digits), digits];
}

async function packed(
  { weeks, currency }: ForecastResult,
  metrics: readonly Metric[],
  perWeek: number,
  more: PackedChoices,
  precision: Precision,
): Promise<string> {
  const shared = metrics.map(({ name, label, values }) => [name, label, ...packedValues(values, precision)]);
  const choices = Object.keys(JSON.parse(JSON.stringify(more))).length > 0 ? [more] : [];
  const bytes = await pipe(
    new TextEncoder().encode(JSON.stringify([weeks[0], currency, shared, perWeek, ...choices])),
    new CompressionStream('deflate-raw'),
  );
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Enough decimals to show the same amounts to the cent. */
function exactDigits(values: readonly number[]): number {
  const isWhole = (unit: number) =>
    values.every((value) => Math.abs(value * unit - Math.round(value * unit)) < 1e-4);
  return [0, 1, 2].find((digits) => isWhole(10 ** digits)) ?? Math.max(2, roughDigits(values));
}

/** Minimum number of decimals: four digits for the largest value, two for the smallest. */
function roughDigits(values: readonly number[]): number {
  if (values.every(Number.isInteger)) return 0;
  const sizes = values.filter((value) => value !== 0).map((value) => Math.floor(Math.log10(Math.abs(value))));
  return Math.min(maxDigits, Math.max(0, 3 - Math.max(...sizes), 1 - Math.min(...sizes)));
}

/** Differences between neighbours are shorter numbers. */
function encodeDifferences(values: readonly number[], unit: number): number[] {
  const whole = values.map((value) => Math.round(value * unit));
  return whole.map((value, i) => value - (whole[i - 1] ?? 0));
}

/** The account in a link; undefined if there is none or it was truncated. */
export async function accountInLink(fragment: string): Promise<LinkedAccount | undefined> {
  if (!fragment.startsWith(prefix) || fragment.length > maxCharacters) return undefined;
  try {
    const text = atob(fragment.slice(prefix.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const unpacked = await pipe(bytes, new DecompressionStream('deflate-raw'));
    return parseAccount(JSON.parse(new TextDecoder().decode(unpacked)));
  } catch {
    return undefined;
  }
}

/** Links are untrusted: everything is checked. */
function parseAccount(data: unknown): LinkedAccount | undefined {
  if (!Array.isArray(data)) return undefined;
  const [first, currency, shared, perWeek, more] = data as unknown[];
  if (typeof first !== 'string' || !isDay(first) || !Array.isArray(shared) || shared.length > 20)
    return undefined;
  const metrics = shared.flatMap((entry: unknown) => {
    if (!Array.isArray(entry)) return [];
    const [name, label, steps, digits] = entry as unknown[];
    const values = unpackedValues(steps, digits);
    if (typeof name !== 'string' || typeof label !== 'string' || !values) return [];
    const metric = { name: known.includes(name) ? name : 'other', label: label.slice(0, 60), values };
    if (perWeek !== daysPerWeek) return metric;
    return values.length % daysPerWeek > 0 ? [] : { ...metric, values: toWeekNumbers(values), days: values };
  });
  const length = metrics[0]?.values.length ?? 0;
  if (length === 0 || metrics.some(({ values }) => values.length !== length)) return undefined;
  const weeks = Array.from({ length }, (_, i) => addDays(first, i * 7));
  return {
    weeks,
    metrics,
    currency: typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currency : null,
    ...(typeof more === 'object' && more !== null && unpackedChoices(more, weeks, metrics.length)),
  };
}

function unpackedChoices(more: object, weeks: readonly string[], metrics: number): Partial<LinkedAccount> {
  const { l, k, r, t, d, e } = more as Record<string, unknown>;
  const days = (list: unknown) =>
    Array.isArray(list) ? list.slice(0, weeks.length).flatMap((week) => weeks[week] ?? []) : [];
  const choices = {
    leaveOut: days(l),
    keep: days(k),
    ...(typeof r === 'string' && isDay(r) && { restart: r }),
  };
  const isMoved = Number.isInteger(t) && Number(t) > 0 && Number(t) < weeks.length;
  const [first, lists] = Array.isArray(d) ? d : [];
  const values = Array.isArray(lists)
    ? lists.flatMap((list) => (Array.isArray(list) ? [unpackedValues(list[0], list[1]) ?? []] : []))
    : [];
  const hasDays =
    typeof first === 'string' &&
    isDay(first) &&
    values.length === metrics &&
    values.every(({ length }) => length > 0 && length === values[0]?.length);
  return {
    ...((l ?? k ?? r) !== undefined && { choices }),
    ...(isMoved && { movedTo: Number(t) }),
    ...(hasDays && { recentDays: { first, metrics: values } }),
    ...unpackedDates(e),
  };
}

function unpackedDates(data: unknown): Pick<LinkedAccount, 'dates'> {
  const [last, name] = Array.isArray(data) ? (data as unknown[]) : [];
  const granularity = granularities.find((each) => each === name);
  return typeof last === 'string' && isDay(last) && granularity ? { dates: { last, granularity } } : {};
}

function unpackedValues(steps: unknown, digits: unknown): number[] | undefined {
  if (!Array.isArray(steps) || steps.length > 1_000 || !steps.every((step) => Number.isFinite(step)))
    return undefined;
  const unit = 10 ** (isDigits(digits) ? digits : 0);
  let value = 0;
  return (steps as number[]).map((step) => {
    value += step;
    return value / unit;
  });
}

function toWeekNumbers(days: readonly number[]): number[] {
  return Array.from({ length: Math.floor(days.length / daysPerWeek) }, (_, week) =>
    days.slice(week * daysPerWeek, (week + 1) * daysPerWeek).reduce((sum, value) => sum + value, 0),
  );
}

function isDigits(digits: unknown): digits is number {
  return Number.isInteger(digits) && Number(digits) >= 0 && Number(digits) <= maxDigits;
}

/** Rejects data that unpacks to more than any real link. */
async function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > 1_000_000) throw new Error('too large');
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
