import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { facts } from '../contract/facts.ts';
import { coverages } from '../forecast/prediction-intervals.ts';
import { buildRecord, writeRecord } from './forecast/build-record.ts';
import { engineHash } from './forecast/engine-hash.ts';
import { compareDays } from './forecast/less-than-a-year.ts';
import { computeTotals } from './forecast/measures.ts';
import { loadMethods } from './forecast/methods.ts';
import { printRecord, printTotals } from './forecast/print-record.ts';
import { print } from './report.ts';

const weeks = facts.forecastWeeks;
const recordFile = join(import.meta.dirname, '../content/forecast-accuracy.json');

/**
 * Measures the errors of our forecasts of public series and of other methods. Writes the figures of
 * `/forecast-accuracy`. Takes about three minutes.
 */
export async function bench(): Promise<void> {
  const accounts = compareDays(weeks);
  const record = buildRecord(weeks, await loadMethods());
  const fromWeeks = accounts.filter(({ from }) => from === 'weeks').flatMap(({ checks }) => checks);
  writeFileSync(
    recordFile,
    writeRecord({ engine: engineHash(), ...record, accounts: computeTotals(fromWeeks) }),
  );
  print('invented accounts with less than a year, from their weeks, and with their days');
  for (const { weeks: known, from, measures, totals } of accounts) {
    const shares = coverages.map((coverage) => `${(100 * measures.held[coverage]).toFixed(1)}%`).join(' / ');
    const figures = `sMAPE ${measures.smape.toFixed(2)}  MSIS ${measures.msis.toFixed(1)}`;
    print(`${known} ${from.padEnd(5)}  ${figures}  held at ${coverages.join(' / ')} %: ${shares}`);
    printTotals('', totals);
  }
  print('');
  printRecord(record);
}

if (import.meta.main) await bench();
