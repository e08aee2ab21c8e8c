import { average } from '../../../forecast/numeric.ts';

/** Rules that anyone can apply in a spreadsheet. */
export type Rule = (history: readonly number[], horizon: number) => number[];

const repeat = (value: number, horizon: number) => new Array<number>(horizon).fill(value);

export const simpleRules = {
  'last value': (history, horizon) => repeat(history.at(-1) ?? 0, horizon),
  'mean of four weeks': (history, horizon) => repeat(average(history.slice(-4)), horizon),
  'mean of eight weeks': (history, horizon) => repeat(average(history.slice(-8)), horizon),
  /** The last value, if there is no year before. */
  'seasonal naive': (history, horizon) =>
    Array.from({ length: horizon }, (_, h) => history[history.length - 52 + h] ?? history.at(-1) ?? 0),
} satisfies Record<string, Rule>;
