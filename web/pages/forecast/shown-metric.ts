import type { Locale } from '../../../contract/locales.ts';
import type { Check, Outlook } from '../../../forecast/outlook.ts';
import type { Numbers } from './numbers.ts';
import type { Result } from './result.ts';
import type { Words } from './words.ts';

/** The metric in view, as every part of the page below its tab needs it. */
export interface ShownMetric {
  result: Result;
  outlook: Outlook;
  words: Words;
  numbers: Numbers;
  /** Whether dates are the visitor's; until then `web/site/today.ts` may move them. */
  isLive: boolean;
}

/** The same with all that a file about it needs. */
export interface MetricToTake extends ShownMetric {
  /** By metric, as far as they are known. */
  checks: Record<string, readonly Check[]>;
  locale: Locale;
  /** The account with the visitor's plan, if one was made. */
  plan: Result | undefined;
  /** What the filters keep, in words; empty if none is on. */
  kept: string;
}

export interface CheckedMetric extends ShownMetric {
  checks: readonly Check[];
}
