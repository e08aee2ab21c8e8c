import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { SiteManifest } from '../contract/site-manifest.ts';

/**
 * How many times a second we can serve the home page, beside nginx with the same gzip bytes.
 * `node bench/serve.ts [folder of the built site]`
 */

const rounds = 3;
const secondsPerRound = 5;
const root = join(import.meta.dirname, '..');

async function bench(siteDir: string): Promise<void> {
  const nginx = findProgram('nginx');
  const wrk = findProgram('wrk');
  const file = await homePageFile(siteDir);
  const dir = await mkdtemp(join(tmpdir(), 'bench-serve-'));
  const [ourPort, nginxPort] = [await freePort(), await freePort()];
  await writeFile(join(dir, 'nginx.conf'), nginxConfig(dir, join(siteDir, 'site'), nginxPort));
  const env = { ...process.env, PORT: String(ourPort), HOST: '127.0.0.1' };
  const servers = [
    spawn(process.execPath, [join(root, 'server/main.ts'), siteDir], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
    spawn(nginx, ['-p', dir, '-c', join(dir, 'nginx.conf')], { stdio: 'ignore' }),
  ];
  try {
    const ours = `http://127.0.0.1:${ourPort}/`;
    const theirs = `http://127.0.0.1:${nginxPort}/${file}`;
    await sameBytes(ours, theirs);
    await load(wrk, ours, 2);
    const results = { ours: [] as number[], nginx: [] as number[] };
    for (let round = 1; round <= rounds; round++) {
      results.nginx.push(await load(wrk, theirs, secondsPerRound));
      results.ours.push(await load(wrk, ours, secondsPerRound));
      print(
        `round ${round}: ours ${perSecond(results.ours.at(-1))}, nginx ${perSecond(results.nginx.at(-1))}`,
      );
    }
    const [a, b] = [median(results.ours), median(results.nginx)];
    print(`median:  ours ${perSecond(a)}, nginx ${perSecond(b)}, ratio ${(a / b).toFixed(2)}`);
  } finally {
    await Promise.all(servers.map(stop));
    await rm(dir, { recursive: true });
  }
}

function findProgram(name: string): string {
  const dirs = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const path = dirs.map((dir) => join(dir, name)).find((candidate) => existsSync(candidate));
  if (!path)
    throw new Error(`This measurement needs ${name}, which is not on the PATH. Install it and try again.`);
  return path;
}

async function homePageFile(siteDir: string): Promise<string> {
  const manifest: SiteManifest | undefined = await readFile(join(siteDir, 'site.json'), 'utf8').then(
    JSON.parse,
    () => undefined,
  );
  const home = manifest?.files.find(({ path }) => path === '/');
  if (!home) throw new Error(`There is no built site in ${siteDir}: run \`npm run build\` first.`);
  return home.file;
}

function nginxConfig(dir: string, siteDir: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${dir}/${name};`,
  );
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${dir}/nginx.pid;
error_log ${dir}/error.log;
events { worker_connections 1024; }
http {
  ${temporary.join('\n  ')}
  access_log off;
  types { text/html html; }
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100;
  keepalive_requests 1000000000;
  gzip_static on;
  server { listen 127.0.0.1:${port}; root "${siteDir}"; }
}
`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits for both and makes sure that they send the same. */
async function sameBytes(...urls: string[]): Promise<void> {
  const answers = await Promise.all(urls.map(answerOf));
  if (answers.some((answer) => answer !== answers[0]))
    throw new Error(`The answers differ: ${answers.join(', ')}`);
  print(`${answers[0]}, ${rounds} rounds of ${secondsPerRound} s each`);
}

async function answerOf(url: string): Promise<string> {
  for (let tries = 0; ; tries++) {
    try {
      const { status, headers } = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
      return `status ${status}, ${headers.get('content-encoding')}, ${headers.get('content-length')} bytes`;
    } catch (error) {
      if (tries > 50) throw error;
      await delay(100);
    }
  }
}

/** Requests a second. */
async function load(wrk: string, url: string, seconds: number): Promise<number> {
  const options = ['-t1', '-c64', `-d${seconds}s`, '-H', 'Accept-Encoding: gzip'];
  const { stdout } = await promisify(execFile)(wrk, [...options, url]);
  if (/Non-2xx|Socket errors/.test(stdout))
    throw new Error(`${url} did not answer every request:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function perSecond(value: number | undefined): string {
  return `${Math.round(value ?? Number.NaN).toLocaleString('en')} req/s`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

bench(resolve(process.argv[2] ?? join(root, 'dist'))).catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
