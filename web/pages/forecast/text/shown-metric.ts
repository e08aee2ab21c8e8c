import type { Locale } from '../../../../contract/locales.ts';
import type { BacktestResult } from '../../../../forecast/backtest.ts';
import type { Outlook } from '../../../../forecast/outlook.ts';
import type { ForecastResult } from '../model/result.ts';
import type { AccountFormat } from './account-format.ts';
import type { ForecastMessages, StateMessages } from './forecast-messages.ts';

/** The visible metric, as each part of the page below its tab needs it. */
export interface ShownMetric {
  result: ForecastResult;
  outlook: Outlook;
  messages: ForecastMessages;
  numbers: AccountFormat;
  /** True once dates are the visitor's; before, `web/site/visit/update-dates.ts` may move them. */
  isLive: boolean;
}

/** The same with everything exports need. */
export interface ExportableMetric extends ShownMetric {
  /** By metric key, as far as known. */
  checks: Record<string, readonly BacktestResult[]>;
  locale: Locale;
  /** The account with the visitor's plan, if one was made. */
  plan: ForecastResult | undefined;
  /** The filters as text; empty if there are none. */
  kept: string;
  states: StateMessages | undefined;
}

export interface BacktestedMetric extends ShownMetric {
  checks: readonly BacktestResult[];
}
