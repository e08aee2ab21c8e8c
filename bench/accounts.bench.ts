import { measureCounts } from './forecast/accounts/counts.ts';
import { measureRatios } from './forecast/accounts/ratios.ts';
import { measureShortHistories } from './forecast/accounts/short-histories.ts';
import { type Rule, simpleRules } from './forecast/accounts/simple-rules.ts';
import { measureTotals } from './forecast/accounts/totals.ts';
import { loadMethods } from './forecast/methods.ts';

/**
 * Measures what is promised about accounts (counts, totals, less than a year and ratios), compared with
 * spreadsheet rules and AutoETS. Takes about a minute.
 */
export async function bench(): Promise<void> {
  const { ets } = await loadMethods();
  const rules: Record<string, Rule> = {
    ...simpleRules,
    ETS: (history, weeks) => ets(history, weeks).mean,
  };
  measureCounts(rules);
  measureTotals();
  measureShortHistories(rules);
  measureRatios(rules);
}

if (import.meta.main) await bench();
