import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: [
      'tests/temporary-folder.ts',
      'server/testing/postgres-server.ts',
      'tests/browser/prepare-browser.ts',
    ],
    setupFiles: ['tests/browser/fail-on-page-errors.ts'],
    include: ['{contract,content,forecast,server,web,tests}/**/*.test.ts'],
    tags: [{ name: 'sweep', description: 'Too slow or too wide for every change: see CONTRIBUTING.md' }],
    // Tests wait for each other’s browsers and databases: on two cores four finish soonest.
    maxWorkers: 4,
    // No file changes what another one imports: loading the server anew for each would take two fifths of the time.
    isolate: false,
    // A poll waits as long as a busy machine needs, not one second.
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
