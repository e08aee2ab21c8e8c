import { defineConfig } from 'vitest/config';
import everyChange from './vitest.config.ts';

/** The tests that are too slow for every change: all languages and widths, other browsers, validators. */
export default defineConfig({
  test: {
    ...everyChange.test,
    include: ['{contract,content,forecast,server,web,tests}/**/*.sweep.test.ts'],
    exclude: ['**/node_modules/**'],
    passWithNoTests: true,
  },
});
