import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The walks of all pages take longest, but their files are small and would start last. */
class WalksFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isWalk = ({ moduleId }: TestSpecification) => /\/pages-\w+\.(sweep\.)?test\.ts$/.test(moduleId);
    return [...sorted.filter(isWalk), ...sorted.filter((file) => !isWalk(file))];
  }
}

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
    // The built renderer is imported as it is: Vitest would transform a megabyte of it.
    server: { deps: { external: [/\/dist\/renderer\//] } },
    sequence: { sequencer: WalksFirst },
    // A poll waits as long as a busy machine needs, not one second.
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
