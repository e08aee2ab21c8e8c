import { addDays, isDay } from '../../../../contract/calendar.ts';
import type { Account, Metric } from '../../../../forecast/outlook.ts';
import { metricNames } from '../../../../forecast/reports/report.ts';
import type { ForecastResult } from './result.ts';

type Shared = Account & { currency: string | null };

/** Longer addresses are cut by mail programs and chats. */
const mostCharacters = 8_192;
const prefix = '#w=';
const mostDigits = 6;
const daysPerWeek = 7;
const known: readonly string[] = [...metricNames, 'other'];

/**
 * The page's address with the weekly numbers in its fragment, which browsers never send. Null if they are too many.
 * Where the days count for the forecast, they are there instead, if they fit.
 */
export async function shareUrl(result: ForecastResult, page: string): Promise<string | null> {
  const metrics = result.metrics.filter(({ name }) => name !== 'cpa');
  const byDay = metrics.flatMap(({ days, ...metric }) => (days ? { ...metric, values: days } : []));
  const withDays = byDay.length === metrics.length ? await linkWith(byDay, daysPerWeek) : null;
  return withDays ?? linkWith(metrics, 1);

  async function linkWith(numbers: readonly Metric[], perWeek: number): Promise<string | null> {
    const link = page + prefix + (await packed(result, numbers, perWeek));
    return link.length > mostCharacters ? null : link;
  }
}

async function packed(
  { weeks, currency }: ForecastResult,
  metrics: readonly Metric[],
  perWeek: number,
): Promise<string> {
  const shared = metrics.map(({ name, label, values }) => {
    const digits = digitsFor(values);
    return [name, label, differencesOf(values, 10 ** digits), digits];
  });
  const bytes = await pipe(
    new TextEncoder().encode(JSON.stringify([weeks[0], currency, shared, perWeek])),
    new CompressionStream('deflate-raw'),
  );
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** How many decimals are kept: enough for the largest value to have four digits and the smallest two. */
function digitsFor(values: readonly number[]): number {
  if (values.every(Number.isInteger)) return 0;
  const sizes = values.filter((value) => value !== 0).map((value) => Math.floor(Math.log10(Math.abs(value))));
  return Math.min(mostDigits, Math.max(0, 3 - Math.max(...sizes), 1 - Math.min(...sizes)));
}

/** Differences of neighbours are shorter than the numbers. */
function differencesOf(values: readonly number[], unit: number): number[] {
  const whole = values.map((value) => Math.round(value * unit));
  return whole.map((value, i) => value - (whole[i - 1] ?? 0));
}

/** The account that a link carries; nothing if it carries none or was cut. */
export async function accountInLink(fragment: string): Promise<Shared | undefined> {
  if (!fragment.startsWith(prefix) || fragment.length > mostCharacters) return undefined;
  try {
    const text = atob(fragment.slice(prefix.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const unpacked = await pipe(bytes, new DecompressionStream('deflate-raw'));
    return accountOf(JSON.parse(new TextDecoder().decode(unpacked)));
  } catch {
    return undefined;
  }
}

/** Links come from strangers: everything is checked. */
function accountOf(data: unknown): Shared | undefined {
  if (!Array.isArray(data)) return undefined;
  const [first, currency, shared, perWeek] = data as unknown[];
  if (typeof first !== 'string' || !isDay(first) || !Array.isArray(shared) || shared.length > 20)
    return undefined;
  const metrics = shared.flatMap((entry: unknown) => {
    if (!Array.isArray(entry)) return [];
    const [name, label, steps, digits] = entry as unknown[];
    const isValid =
      typeof name === 'string' && typeof label === 'string' && Array.isArray(steps) && steps.length <= 1_000;
    if (!isValid || !steps.every((step) => Number.isFinite(step))) return [];
    const unit = 10 ** (isDigits(digits) ? digits : 0);
    let value = 0;
    const values = (steps as number[]).map((step) => {
      value += step;
      return value / unit;
    });
    const metric = { name: known.includes(name) ? name : 'other', label: label.slice(0, 60), values };
    if (perWeek !== daysPerWeek) return metric;
    return values.length % daysPerWeek > 0 ? [] : { ...metric, values: weeksOf(values), days: values };
  });
  const length = metrics[0]?.values.length ?? 0;
  if (length === 0 || metrics.some(({ values }) => values.length !== length)) return undefined;
  return {
    weeks: Array.from({ length }, (_, i) => addDays(first, i * 7)),
    metrics,
    currency: typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currency : null,
  };
}

function weeksOf(days: readonly number[]): number[] {
  return Array.from({ length: Math.floor(days.length / daysPerWeek) }, (_, week) =>
    days.slice(week * daysPerWeek, (week + 1) * daysPerWeek).reduce((sum, value) => sum + value, 0),
  );
}

function isDigits(digits: unknown): digits is number {
  return Number.isInteger(digits) && Number(digits) >= 0 && Number(digits) <= mostDigits;
}

/** Refuses what unpacks to far more than a link can mean. */
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
