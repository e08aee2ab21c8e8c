import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: ['server/testing/postgres-server.ts'],
    include: ['{contract,content,server,web,tests}/**/*.test.ts'],
    // Browser files share two cores: more at once only makes each of them slower.
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
