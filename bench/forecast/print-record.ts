import { coverages } from '../../forecast/prediction-intervals.ts';
import { print } from '../report.ts';
import type { AccuracyRecord } from './build-record.ts';
import type { GiftEvalScores } from './gift-eval.ts';
import type { Measures, Totals } from './measures.ts';

/** Prints the weeks of the histories first and those that the competition kept back last. */
export function printRecord({ weeks, series, ownWeeks, hiddenWeeks }: AccuracyRecord): void {
  print(`${series} series, weeks of their own histories hidden: accuracy of the total of ${weeks} weeks`);
  printTotals('all', ownWeeks.totals);
  printTotals('not tuned on', ownWeeks.unseen);
  printTotals('less than a year', ownWeeks.shorter);
  for (const window of ownWeeks.stretches) printTotals(`${window.hidden} weeks hidden`, window);
  print(`\n${ownWeeks.unseenSeries} series the engine was not tuned on, the last ${weeks} weeks hidden`);
  for (const method of ownWeeks.methods) {
    printMeasures(method.name, method);
    printTotals(`${method.ms.toFixed(0)} ms a series`, method.totals);
  }
  print(`\n${series} series, the ${weeks} weeks that the competition kept back. For reporting only`);
  printTotals('all', hiddenWeeks.totals);
  for (const { from, below, ...totals } of hiddenWeeks.lengths)
    printTotals(`${from} to ${below ?? 'any'} weeks`, totals);
  const { leastStep, ...restless } = hiddenWeeks.restless;
  printTotals(`steps from ${percent(leastStep)}`, restless);
  printMeasures('measures', hiddenWeeks);
  printGiftEval('as GIFT-Eval', hiddenWeeks.giftEval.forespan);
  printGiftEval('last value', hiddenWeeks.giftEval.lastValue);
  for (const { id, off } of hiddenWeeks.worst) print(`worst             ${id}, ${percent(off)} off`);
}

export function printTotals(label: string, totals: Totals): void {
  const { checks, mean, median, tenth, under90, within5, held } = totals;
  print(
    `${label.padEnd(17)} ${String(checks).padStart(4)} checks  mean ${percent(mean)}  median ${percent(median)}  a tenth below ${percent(tenth)}  under 90 %: ${percent(under90)}  within 5 %: ${percent(within5)}${held === undefined ? '' : `  in the 90 % range: ${percent(held)}`}`,
  );
}

function printMeasures(label: string, { smape, mase, owa, msis, held }: Measures & { owa: number }): void {
  const shares = coverages.map((coverage) => percent(held[coverage])).join(' / ');
  print(
    `${label.padEnd(17)} sMAPE ${smape.toFixed(3)}  MASE ${mase.toFixed(3)}  OWA ${owa.toFixed(3)}  MSIS ${msis.toFixed(2)}  held at ${coverages.join(' / ')} %: ${shares}`,
  );
}

function printGiftEval(label: string, { mase, smape, wql, msis, msisFromDeciles }: GiftEvalScores): void {
  print(
    `${label.padEnd(17)} MASE ${mase.toFixed(4)}  sMAPE ${smape.toFixed(4)}  WQL ${wql.toFixed(4)}  MSIS ${msis.toFixed(2)}, from deciles ${msisFromDeciles.toFixed(2)}`,
  );
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}
