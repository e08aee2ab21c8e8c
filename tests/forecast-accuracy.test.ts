import { expect, test } from 'vitest';
import { engineHash } from '../bench/forecast/engine-hash.ts';
import record from '../content/forecast-accuracy.json' with { type: 'json' };
import { facts } from '../contract/facts.ts';

test('the figures of the accuracy page come from the engine as it is; if not, run `npm run bench forecast`', () => {
  expect(record.engine).toBe(engineHash());
  expect(record.weeks).toBe(facts.forecastWeeks);
});

test('the accuracy that the site claims is reached', () => {
  expect(record.totals.claimed.mean).toBeGreaterThan(facts.forecastAccuracy);
});
