/**
 * Runs every npm script: installs if the lock file has changed, builds if a source has, then runs the task with the
 * pinned Node. Depends on nothing but Node and npm.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPlatformProblem, usesMusl } from './platform-problem.mjs';
import { keepRunning, runProgram } from './run-program.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules', '.bin');
process.chdir(root);
const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
/** The Node from the lock file. There is one for Linux; on other systems the installed one must be recent enough. */
const pinnedNode = `node-${process.platform}-${process.arch}`;
const hasPinnedNode = pinnedNode in optionalDependencies;
const problem = findPlatformProblem({
  platform: process.platform,
  node: process.versions.node,
  isMusl: usesMusl(),
  minNode: hasPinnedNode ? '20.19' : '24.7',
});
if (problem) fail(problem);
// The build reads PUBLIC_URL, so a .env file counts here too.
if (existsSync('.env')) process.loadEnvFile('.env');
const env = {
  // With compiled code cached, the server starts in two thirds of the time.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
  // Saves memory, like `--max-semi-space-size` below: docs/decisions/0015.
  MALLOC_ARENA_MAX: '2',
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
};

// The download on /forecast-accuracy contains the last two.
const sources = [
  'contract',
  'content',
  'forecast',
  'web',
  'vite.config.ts',
  'package-lock.json',
  'bench/forecast',
  'bench/report.ts',
  'LICENSE',
];

const tasks = {
  start: { built: true, run: keepRunning, steps: [['node', '--max-semi-space-size=4', 'server/main.ts']] },
  install: { steps: [] },
  build: { steps: [] },
  dev: { steps: [['node', 'bin/dev.mjs']] },
  check: {
    steps: [
      ['biome', 'check', '--error-on-warnings', '.'],
      ['tsc', '-p', 'tsconfig.web.json'],
      ['tsc', '-p', 'tsconfig.node.json'],
    ],
  },
  test: { built: true, steps: [['vitest', 'run', '--tags-filter', '!sweep']], before: 'check' },
  // These are CPU-bound: a third worker would gain nothing.
  'test:sweeps': { built: true, steps: [['vitest', 'run', '--tags-filter', 'sweep', '--maxWorkers', '2']] },
  'test:all': { built: true, steps: [['vitest', 'run']], before: 'check' },
  'accuracy-download': { steps: [['node', 'web/site/build/write-accuracy-download.ts']] },
  baseline: { built: true, steps: [['node', 'tests/baseline/record.ts']] },
  bench: { built: true, steps: [['node', 'bench/run.ts']] },
  export: { built: true, steps: [['node', 'server/site/export/main.ts']] },
  editor: { steps: [['node', 'bin/editor.ts']] },
  publish: { steps: [['node', 'server/publish/main.ts']] },
  forecast: { steps: [['node', 'bin/forecast.ts']] },
  admin: { steps: [['node', 'server/admin/main.ts']] },
  operator: { steps: [['node', 'server/admin/main.ts', 'operator']] },
  picture: { steps: [['node', 'tests/architecture/draw.ts']] },
  licences: { steps: [['node', 'tests/licences/licences.ts']] },
  sbom: { steps: [['npm', 'sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev']] },
};

const [name, ...args] = process.argv.slice(2);
const task = tasks[name];
if (!task) fail(`Unknown task "${name}". There are: ${Object.keys(tasks).join(', ')}.`);
install();
if (name === 'build') build();
if (task.built) buildIfStale();
// Skip the checks when only some test files are run.
const before = args.length === 0 ? tasks[task.before] : undefined;
const steps = [...(before?.steps ?? []), ...task.steps];
for (const [i, step] of steps.entries()) {
  const last = i === steps.length - 1;
  const exitCode = await run(last ? [...step, ...args] : step, last ? task.run : undefined);
  if (exitCode !== 0) process.exit(exitCode);
}

function install() {
  const stamp = join(root, 'node_modules', '.installed');
  const wanted = hashFiles(['package.json', 'package-lock.json']);
  const isInstalled = readIfExists(stamp) === wanted;
  if (!isInstalled) {
    say('Installing dependencies …');
    // Errors only: npm warns that its own Node is older than the pinned one.
    runSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  }
  provideNode();
  if (!isInstalled) writeFileSync(stamp, wanted);
}

/** Puts the pinned Node on the PATH. */
function provideNode() {
  const program = join(root, 'node_modules', pinnedNode, 'bin', 'node');
  if (existsSync(program)) {
    // npm 10 removes the link, because the packages for other architectures have a binary of the same name.
    if (!existsSync(join(bin, 'node'))) symlinkSync(relative(bin, program), join(bin, 'node'));
  } else if (hasPinnedNode) {
    // npm is silent when an optional package cannot be downloaded or its hash does not match.
    fail(`npm could not install ${pinnedNode} as the lock file describes it.`);
  }
}

function buildIfStale() {
  if (readIfExists(join(root, 'dist', '.built')) !== buildKey()) build();
}

function build() {
  say('Building the site …');
  const started = Date.now();
  const key = buildKey();
  runSync('vite', ['build', '--app', '--logLevel', 'warn']);
  writeFileSync(join(root, 'dist', '.built'), key);
  say(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

/** Includes the month: without scripts, pages show the dates and open jobs of the build. */
function buildKey() {
  return hashFiles(sources, `${process.env.PUBLIC_URL || ''} ${new Date().toISOString().slice(0, 7)}`);
}

function hashFiles(paths, salt = '') {
  const hash = createHash('sha256').update(salt);
  for (const file of paths.flatMap((path) => filesBelow(join(root, path))).sort()) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((entry) => filesBelow(join(path, entry)));
}

function readIfExists(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function runSync(command, parameters) {
  const { status, error } = spawnSync(command, parameters, { stdio: ['inherit', 2, 2], env });
  if (error) fail(`${command} could not be run: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

async function run(step, runStep = async (...given) => (await runProgram(...given)).code) {
  try {
    return await runStep(step, env);
  } catch (error) {
    return fail(error.message);
  }
}

/** On stderr: a task's output can be piped to another program. */
function say(text) {
  process.stderr.write(`${text}\n`);
}

function fail(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
