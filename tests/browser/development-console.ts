import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { createBuilder } from 'vite';

const root = join(import.meta.dirname, '../..');

/** The console's script with React's development build, which warns, unlike the one that is served. */
export async function buildDevelopmentConsole(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'development-console-'));
  const builder = await createBuilder({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
    environments: {
      console: {
        build: {
          outDir,
          minify: false,
          rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'console.js' } },
        },
      },
    },
  });
  const environment = builder.environments.console;
  if (!environment) throw new Error('vite.config.ts has no environment named console');
  await builder.build(environment);
  const script = await readFile(join(outDir, 'console.js'), 'utf8');
  await rm(outDir, { recursive: true });
  return script;
}

/** Replaces the console's script, in the same document and under the same policy. */
export async function replaceConsoleScript(page: Page, script: string): Promise<void> {
  await page
    .context()
    .route(/\/assets\/console-[^/]+\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    );
}
