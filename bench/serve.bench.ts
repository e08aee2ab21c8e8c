import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { SiteManifest } from '../contract/site-manifest.ts';
import { median } from './median.ts';
import { freePort, startServer } from './start-server.ts';

const rounds = 3;
const secondsPerRound = 5;
const siteDir = join(import.meta.dirname, '../dist');
const gzip = { name: 'Accept-Encoding', value: 'gzip' };

/** How many times a second the home page is served, by us and by one nginx worker with the same gzip bytes. */
export async function bench(): Promise<void> {
  const [nginx, wrk] = [findProgram('nginx'), findProgram('wrk')];
  if (!nginx || !wrk)
    return print(`Not measured: ${nginx ? 'wrk' : 'nginx'} is not installed on this machine.`);
  const ours = await startServer();
  const theirs = await startNginx(nginx);
  try {
    const urls = { ours: `${ours.url}/`, nginx: `${theirs.url}/${await homePageFile()}` };
    await compareAnswers(urls.ours, urls.nginx);
    await load(wrk, urls.ours, 2);
    const speeds = { ours: [] as number[], nginx: [] as number[] };
    for (let round = 1; round <= rounds; round++) {
      for (const server of ['nginx', 'ours'] as const) {
        speeds[server].push(await load(wrk, urls[server], secondsPerRound));
      }
      print(`round ${round}  ours ${rate(speeds.ours.at(-1))}  nginx ${rate(speeds.nginx.at(-1))}`);
    }
    const medians = { ours: median(speeds.ours), nginx: median(speeds.nginx) };
    print(`median   ours ${rate(medians.ours)}  nginx ${rate(medians.nginx)}`);
    print(`ratio    ${(medians.ours / medians.nginx).toFixed(2)}`);
  } finally {
    await Promise.all([ours.stop(), theirs.stop()]);
  }
}

function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

async function homePageFile(): Promise<string> {
  const manifest: SiteManifest = JSON.parse(await readFile(join(siteDir, 'site.json'), 'utf8'));
  const home = manifest.files.find(({ path }) => path === '/');
  if (!home) throw new Error('The built site has no home page');
  return home.file;
}

async function startNginx(program: string) {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const config = join(folder, 'nginx.conf');
  await writeFile(config, nginxConfig(folder, port));
  const child = spawn(program, ['-p', folder, '-c', config], { stdio: ['ignore', 'inherit', 'ignore'] });
  async function stop() {
    const ended = once(child, 'exit');
    if (child.kill('SIGTERM')) await ended;
    await rm(folder, { recursive: true });
  }
  return { url: `http://localhost:${port}`, stop };
}

function nginxConfig(folder: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  access_log off;
  types { text/html html; }
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100;
  keepalive_requests 1000000000;
  gzip_static on;
  server { listen 127.0.0.1:${port}; root "${siteDir}/site"; }
}
`;
}

/** Waits for the servers, and makes sure that both send the same. */
async function compareAnswers(...urls: string[]): Promise<void> {
  const [first, ...others] = await Promise.all(urls.map(describeAnswer));
  if (others.some((other) => other !== first)) throw new Error(`The answers differ: ${first}, ${others}`);
  print(`${first}, ${rounds} rounds of ${secondsPerRound} s each`);
}

async function describeAnswer(url: string): Promise<string> {
  for (let patience = 50; ; patience--) {
    try {
      const { status, headers } = await fetch(url, { headers: { [gzip.name]: gzip.value } });
      return `status ${status}, ${headers.get('content-length')} bytes of ${headers.get('content-encoding')}`;
    } catch (error) {
      if (patience === 0) throw error;
      await delay(100);
    }
  }
}

/** Requests a second. */
async function load(wrk: string, url: string, seconds: number): Promise<number> {
  const options = ['-t1', '-c64', `-d${seconds}s`, '-H', `${gzip.name}: ${gzip.value}`];
  const { stdout } = await promisify(execFile)(wrk, [...options, url]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} left requests unanswered:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

function rate(speed = Number.NaN): string {
  return `${Math.round(speed).toLocaleString('en')} req/s`.padStart(13);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

if (import.meta.main) await bench();
