import type { Locale } from '../../../../contract/locales.ts';
import type { BacktestResult } from '../../../../forecast/backtest.ts';
import type { Outlook } from '../../../../forecast/outlook.ts';
import type { ForecastResult } from '../model/result.ts';
import type { AccountFormat } from './account-format.ts';
import type { ForecastMessages, StateMessages } from './forecast-messages.ts';

/** The metric in view, as every part of the page below its tab needs it. */
export interface ShownMetric {
  result: ForecastResult;
  outlook: Outlook;
  messages: ForecastMessages;
  numbers: AccountFormat;
  /** Whether dates are the visitor's; until then `web/site/visit/update-dates.ts` may move them. */
  isLive: boolean;
}

/** The same with all that a file about it needs. */
export interface ExportableMetric extends ShownMetric {
  /** By metric, as far as they are known. */
  checks: Record<string, readonly BacktestResult[]>;
  locale: Locale;
  /** The account with the visitor's plan, if one was made. */
  plan: ForecastResult | undefined;
  /** What the filters keep, in words; empty if none is on. */
  kept: string;
  states: StateMessages | undefined;
}

export interface BacktestedMetric extends ShownMetric {
  checks: readonly BacktestResult[];
}
