import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { SiteManifest } from '../contract/site-manifest.ts';
import { findProgram } from '../server/testing/find-program.ts';
import { median } from './median.ts';
import { startNginx } from './start-nginx.ts';

const rounds = 3;
const secondsPerRound = 5;
const siteDir = join(import.meta.dirname, '../dist');
const gzip = { name: 'Accept-Encoding', value: 'gzip' };

/** How many times a second a server of ours sends the home page, beside one nginx worker and a bare Fastify route with the same gzip bytes. */
export async function compareHomePage(ours: string, print: (line: string) => void): Promise<void> {
  const [nginx, wrk] = [findProgram('nginx'), findProgram('wrk')];
  if (!nginx || !wrk)
    return print(`Not measured: ${nginx ? 'wrk' : 'nginx'} is not installed on this machine.`);
  const file = await homePageFile();
  const theirs = await startNginx(nginx, join(siteDir, 'site'));
  const bare = fork(join(import.meta.dirname, 'bare-fastify.ts'), [join(siteDir, 'site', file)]);
  const [bareUrl] = (await once(bare, 'message')) as [string];
  try {
    const urls = { nginx: `${theirs.url}/${file}`, fastify: `${bareUrl}/`, ours: `${ours}/` };
    print(`${await sameAnswer(Object.values(urls))}, ${rounds} rounds of ${secondsPerRound} s each`);
    await rate(wrk, urls.ours, 2);
    await rate(wrk, urls.fastify, 2);
    const names = Object.keys(urls) as (keyof typeof urls)[];
    const rates = { nginx: [] as number[], fastify: [] as number[], ours: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      for (const name of names) rates[name].push(await rate(wrk, urls[name], secondsPerRound));
    }
    for (const name of names) {
      const ratio = (median(rates.ours) / median(rates[name])).toFixed(2);
      const each = rates[name].map((speed) => Math.round(speed).toLocaleString('en').padStart(7)).join(' ');
      print(`${name.padEnd(8)} ${each} req/s${name === 'ours' ? '' : `; ours is ${ratio} of it`}`);
    }
  } finally {
    bare.disconnect();
    await Promise.all([theirs.stop(), once(bare, 'exit')]);
  }
}

async function homePageFile(): Promise<string> {
  const manifest: SiteManifest = JSON.parse(await readFile(join(siteDir, 'site.json'), 'utf8'));
  const home = manifest.files.find(({ path }) => path === '/');
  if (!home) throw new Error('The built site has no home page');
  return home.file;
}

/** Waits for the servers, and makes sure that all send the same. */
async function sameAnswer(urls: readonly string[]): Promise<string> {
  const [first = '', ...others] = await Promise.all(urls.map(describeAnswer));
  if (others.some((other) => other !== first)) throw new Error(`The answers differ: ${first}, ${others}`);
  return first;
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
async function rate(wrk: string, url: string, seconds: number): Promise<number> {
  const options = ['-t1', '-c64', `-d${seconds}s`, '-H', `${gzip.name}: ${gzip.value}`];
  const { stdout } = await promisify(execFile)(wrk, [...options, url]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} left requests unanswered:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}
