/** @module-tag sweep */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { deployedParts } from '../../server/publish/code-files.ts';
import { programEnv } from '../../server/testing/programs.ts';

const root = join(import.meta.dirname, '../..');
const { jobs } = parse(readFileSync(join(root, 'docs/examples/publish.yml'), 'utf8'));
const { env, steps } = jobs.publish as {
  env: Record<string, string>;
  steps: { name?: string; run?: string }[];
};

test('the pipeline builds, exports and swaps the texts of a push, and refuses broken texts and code', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pipeline-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [checkout, served] = [join(folder, 'checkout'), join(folder, 'www')];
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@agency.example', ...args], {
      cwd: checkout,
      encoding: 'utf8',
    }).trim();
  execFileSync('git', ['init', '--quiet', checkout]);
  for (const part of [...deployedParts, '.gitignore'])
    cpSync(join(root, part), join(checkout, part), { recursive: true });
  // Hard links of each file: an installation would leave our own packages alone.
  execFileSync('cp', ['-al', join(root, 'node_modules'), join(checkout, 'node_modules')]);
  writeFileSync(join(checkout, '.git/info/exclude'), 'node_modules\nout\n');
  const commit = (): string => {
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--message', 'Change');
    return git('rev-parse', 'HEAD');
  };
  /** A shell on this machine in place of one on the web server; an imprint with gaps may not be public. */
  const variables = {
    ...env,
    ON_SERVER: 'sh -c',
    FOLDER: served,
    PUBLIC_URL: 'https://www.forespan.example',
  };
  /** As GitHub runs them: each in its own shell, until one fails. */
  function run(before: string): string {
    for (const { name, run: command } of steps) {
      if (!command) continue;
      const { status, stdout, stderr } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', command], {
        cwd: checkout,
        encoding: 'utf8',
        env: { ...programEnv, HOME: folder, ...variables, BEFORE: before },
      });
      if (status !== 0) return `${name} failed: ${stdout}${stderr}`;
    }
    return 'done';
  }

  const first = commit();
  const article = join(checkout, 'content/articles/en/first-blog.md');
  const text = readFileSync(article, 'utf8');
  writeFileSync(article, text.replace(/^title: .*$/m, 'title: Written in a pipeline'));
  const second = commit();
  expect(run(first)).toBe('done');
  expect(readlinkSync(join(served, 'current'))).toBe(second);
  expect(readFileSync(join(served, 'current/first-blog.html'), 'utf8')).toContain('Written in a pipeline');
  expect(existsSync(join(served, 'current/_headers'))).toBe(true);

  writeFileSync(article, text.replace(/^category: .*$/m, 'category: PODCAST'));
  const third = commit();
  expect(run(second)).toMatch(
    /^Check and build failed:.*content\/articles\/en\/first-blog\.md, line 5: category/s,
  );
  writeFileSync(article, text);
  writeFileSync(join(checkout, 'web/routes.ts'), '');
  commit();
  expect(run(third)).toMatch(/^Refuse code failed:.*web\/routes\.ts/s);
  expect(readlinkSync(join(served, 'current'))).toBe(second);
}, 900_000);
