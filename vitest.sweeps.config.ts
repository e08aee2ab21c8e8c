import { defineConfig } from 'vitest/config';
import everyChange from './vitest.config.ts';

/** The tests that `npm test` leaves out. */
export default defineConfig({ test: { ...everyChange.test, tagsFilter: ['sweep'] } });
