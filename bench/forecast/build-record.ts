import { scoreHiddenWeeks } from './hidden-weeks.ts';
import { scoreOwnWeeks } from './own-weeks.ts';
import { readHiddenWeeks, readHistories } from './series.ts';
import type { Method } from './simple-methods.ts';

/** The figures of the public series on `/forecast-accuracy`. */
export function buildRecord(weeks: number, methods: Record<string, Method>) {
  const histories = readHistories();
  return {
    weeks,
    series: histories.length,
    ownWeeks: scoreOwnWeeks(histories, weeks, methods),
    hiddenWeeks: scoreHiddenWeeks(histories, readHiddenWeeks()),
  };
}

export type AccuracyRecord = ReturnType<typeof buildRecord>;

/** JSON with six significant digits, which are the same on every machine. */
export function writeRecord(record: object): string {
  const text = JSON.stringify(
    record,
    (_, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(6)) : value),
    2,
  );
  return `${text.replace(/\[[^[{]*?\]/g, (list) => list.replace(/\s+/g, ' '))}\n`;
}
