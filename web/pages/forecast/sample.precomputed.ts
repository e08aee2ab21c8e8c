import { checksOf } from '../../../forecast/outlook.ts';
import { sampleAccount } from '../../../forecast/sample.ts';
import type { State } from './forecaster-state.ts';
import { sampleAhead } from './result.ts';
import { type Choices, choicesOf, sampleWhole } from './segments.ts';

export const ahead = sampleAhead();

export const checks: State['checks'] = rounded({
  conversions: checksOf(sampleAccount()[0]?.values ?? [], []),
});

export const choices: Choices | undefined = rounded(choicesOf(sampleWhole()));

/** Shares in tenths of a percent, as they are shown. */
function rounded<Values>(values: Values): Values {
  return JSON.parse(JSON.stringify(values), (_, value) =>
    typeof value === 'number' ? Math.round(value * 1000) / 1000 : value,
  );
}
