import { runBacktests } from '../../../forecast/backtest.ts';
import { sampleAccount } from '../../../forecast/sample.ts';
import { sampleForecast } from './model/result.ts';
import { listSegmentOptions, type SegmentOptions, sampleWhole } from './model/segments.ts';
import type { State } from './worker/forecaster-state.ts';

export const ahead = sampleForecast();

export const checks: State['checks'] = rounded({
  conversions: runBacktests(sampleAccount()[0]?.values ?? [], []),
});

export const choices: SegmentOptions | undefined = rounded(listSegmentOptions(sampleWhole()));

/** Shares in tenths of a percent, as shown. */
function rounded<Values>(values: Values): Values {
  return JSON.parse(JSON.stringify(values), (_, value) =>
    typeof value === 'number' ? Math.round(value * 1000) / 1000 : value,
  );
}
