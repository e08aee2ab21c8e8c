import { expect, test } from 'vitest';
import { engineHash } from '../bench/forecast/engine-hash.ts';
import record from '../content/forecast-accuracy.json' with { type: 'json' };
import { facts } from '../contract/facts.ts';
import { locales, localPath } from '../contract/locales.ts';
import { addressedPages } from './built-site.ts';

test('the figures of the accuracy page come from the engine as it is; if not, run `npm run bench forecast`', () => {
  expect(record.engine).toBe(engineHash());
  expect(record.weeks).toBe(facts.forecastWeeks);
});

test('the accuracy that the site claims is reached', () => {
  expect(record.totals.claimed.mean).toBeGreaterThan(facts.forecastAccuracy);
});

test.each(['/', '/about', '/pricing', '/fifth-blog'])(
  'the claim on %s links to how it is measured',
  (path) => {
    for (const locale of locales) {
      const page = addressedPages.find((each) => each.path === localPath(locale, path));
      const main = /<main.*<\/main>/s.exec(page?.html ?? '')?.[0] ?? '';
      expect(main, `${locale} ${path}`).toContain(`${facts.forecastAccuracy * 100}`);
      expect(main, `${locale} ${path}`).toContain(`href="${localPath(locale, '/forecast-accuracy')}"`);
    }
  },
);
