import { readFileSync } from 'node:fs';
import initEts, { AutoETS } from '@bsull/augurs/ets';
import initMstl, { MSTL } from '@bsull/augurs/mstl';
import { type Coverage, coverages, forecast, type PredictionIntervals } from '../../forecast/forecast.ts';

export interface MethodForecast {
  mean: number[];
  ranges: PredictionIntervals;
}

export type Method = (history: readonly number[], horizon: number) => MethodForecast;

const year = 52;

/** How many standard deviations of a normal distribution a range is wide. */
const normal: Record<Coverage, number> = { 50: 0.6745, 80: 1.2816, 90: 1.6449, 95: 1.96 };

/** What is compared, ours first. */
export async function loadMethods() {
  // Node's fetch does not read files, which is how the packages load their WebAssembly by default.
  await initEts({ module_or_path: readWasm('ets') });
  await initMstl({ module_or_path: readWasm('mstl') });
  return { forespan, lastValue, lastYear, ets, mstl } satisfies Record<string, Method>;
}

export type MethodName = keyof Awaited<ReturnType<typeof loadMethods>>;

export function forespan(history: readonly number[], horizon: number): MethodForecast {
  const result = forecast(history, horizon);
  if ('refused' in result) throw new Error(`Refused: ${result.refused}`);
  return result;
}

function lastValue(history: readonly number[], horizon: number): MethodForecast {
  const mean = new Array<number>(horizon).fill(history.at(-1) ?? 0);
  return around(mean, stepDeviation(history, 1), Math.sqrt);
}

function lastYear(history: readonly number[], horizon: number): MethodForecast {
  const mean = Array.from({ length: horizon }, (_, h) => history.at(h - year) ?? history[0] ?? 0);
  return around(mean, stepDeviation(history, year), () => 1);
}

function ets(history: readonly number[], horizon: number): MethodForecast {
  const model = new AutoETS(1, 'ZZN');
  model.fit([...history]);
  return predicted(model, horizon);
}

function mstl(history: readonly number[], horizon: number): MethodForecast {
  // It refuses a history of less than two years.
  if (history.length < 2 * year) return ets(history, horizon);
  const model = MSTL.ets([year]);
  model.fit([...history]);
  return predicted(model, horizon);
}

function predicted(model: AutoETS | MSTL, horizon: number): MethodForecast {
  const predictions = coverages.map((coverage) => model.predict(horizon, coverage / 100));
  model.free();
  const bounds = predictions.map(({ intervals }, i) => [
    coverages[i],
    { low: intervals?.lower ?? [], high: intervals?.upper ?? [] },
  ]);
  return { mean: predictions[0]?.point ?? [], ranges: Object.fromEntries(bounds) };
}

function around(mean: number[], deviation: number, growth: (week: number) => number): MethodForecast {
  const bounds = coverages.map((coverage) => {
    const reach = (h: number) => normal[coverage] * deviation * growth(h + 1);
    const low = mean.map((value, h) => value - reach(h));
    const high = mean.map((value, h) => value + reach(h));
    return [coverage, { low, high }];
  });
  return { mean, ranges: Object.fromEntries(bounds) };
}

function stepDeviation(history: readonly number[], apart: number): number {
  const steps = history.slice(apart).map((value, i) => value - (history[i] ?? 0));
  return Math.sqrt(steps.reduce((sum, step) => sum + step ** 2, 0) / steps.length);
}

function readWasm(name: 'ets' | 'mstl'): Buffer {
  const script = import.meta.resolve(`@bsull/augurs/${name}`);
  return readFileSync(new URL(script.replace(/\.js$/, '_bg.wasm')));
}
