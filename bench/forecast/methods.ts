import { readFileSync } from 'node:fs';
import initEts, { AutoETS } from '@bsull/augurs/ets';
import initMstl, { MSTL } from '@bsull/augurs/mstl';
import { coverages } from '../../forecast/prediction-intervals.ts';
import { forespan, lastValue, lastYear, type Method, type MethodForecast, year } from './simple-methods.ts';

/** The methods that are compared, ours first. */
export async function loadMethods() {
  // Node's fetch does not read files, which is how the packages load their WebAssembly by default.
  await initEts({ module_or_path: readWasm('ets') });
  await initMstl({ module_or_path: readWasm('mstl') });
  return { forespan, lastValue, lastYear, ets, mstl } satisfies Record<string, Method>;
}

function ets(history: readonly number[], horizon: number): MethodForecast {
  const model = new AutoETS(1, 'ZZN');
  model.fit([...history]);
  return predicted(model, horizon);
}

function mstl(history: readonly number[], horizon: number): MethodForecast {
  // It needs a history of at least two years.
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

function readWasm(name: 'ets' | 'mstl'): Buffer {
  const script = import.meta.resolve(`@bsull/augurs/${name}`);
  return readFileSync(new URL(script.replace(/\.js$/, '_bg.wasm')));
}
