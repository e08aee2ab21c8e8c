import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { SiteManifest } from '../contract/site-manifest.ts';
import { findProgram } from '../server/testing/programs.ts';
import { startServer } from '../server/testing/start-server.ts';
import { nginx, runNginx } from '../tests/deploy/run-nginx.ts';
import { startBareNginx } from './bare-nginx.ts';
import { median, print } from './report.ts';

/** Many short ones, so that other load on the machine affects all alike. */
const rounds = 15;
const secondsPerRound = 1;
const siteDir = join(import.meta.dirname, '../dist');
const gzip = { name: 'Accept-Encoding', value: 'gzip' };

/** The share of its bare rate that nginx must keep with our headers and rules. */
const minShare = 0.9;

/** How many times per second nginx and the server can serve the home page. */
export async function bench(): Promise<void> {
  const server = await startServer({ TRUST_PROXY: '127.0.0.1' });
  try {
    await compareHomePage(server.url);
  } finally {
    await server.stop();
  }
}

/**
 * Requests per second for the home page as gzip: from a bare nginx with just the file, from nginx with
 * deploy/nginx.conf and an export in front of our server, and from that server itself. One nginx worker each, no TLS.
 */
export async function compareHomePage(server: string): Promise<void> {
  const wrk = findProgram('wrk');
  if (!nginx || !wrk)
    return print(`Not measured: ${nginx ? 'wrk' : 'nginx'} is not installed on this machine.`);
  const file = await homePageFile();
  const port = Number(new URL(server).port);
  const [bare, ours] = await Promise.all([
    startBareNginx(nginx, join(siteDir, 'site')),
    runNginx([port, port], { tls: false }),
  ]);
  const urls = {
    'bare nginx': `${bare.url}/${file}`,
    'deploy/nginx.conf': `http://localhost:${ours.httpsPort}/`,
    'the server': `${server}/`,
  };
  try {
    print(`${await sameResponse(Object.values(urls))}, ${rounds} rounds of ${secondsPerRound} s each`);
    for (const url of Object.values(urls)) await rate(wrk, url, 2);
    const rates = new Map(Object.keys(urls).map((name) => [name, [] as number[]]));
    for (let round = 0; round < rounds; round++) {
      for (const [name, url] of Object.entries(urls)) {
        rates.get(name)?.push(await rate(wrk, url, secondsPerRound));
      }
    }
    const shareOfNginx = (name: string) =>
      median(rates.get(name) ?? []) / median(rates.get('bare nginx') ?? []);
    for (const [name, figures] of rates) {
      const [least, middle, most] = [Math.min(...figures), median(figures), Math.max(...figures)].map(
        (speed) => Math.round(speed).toLocaleString('en').padStart(6),
      );
      print(
        `${name.padEnd(17)} ${middle} req/s (${least} to ${most}), ${shareOfNginx(name).toFixed(2)} of bare nginx`,
      );
    }
    const isEnough = shareOfNginx('deploy/nginx.conf') >= minShare;
    print(`deploy/nginx.conf ${isEnough ? 'keeps' : 'DOES NOT KEEP'} at least ${minShare} of bare nginx`);
  } finally {
    await Promise.all([bare.stop(), ours.stop()]);
  }
}

async function homePageFile(): Promise<string> {
  const manifest: SiteManifest = JSON.parse(await readFile(join(siteDir, 'site.json'), 'utf8'));
  const home = manifest.files.find(({ path }) => path === '/');
  if (!home) throw new Error('The built site has no home page');
  return home.file;
}

/** Waits for the servers, and checks that all send the same response. */
async function sameResponse(urls: readonly string[]): Promise<string> {
  const [first = '', ...others] = await Promise.all(urls.map(describeResponse));
  if (others.some((other) => other !== first)) throw new Error(`The responses differ: ${first}, ${others}`);
  return first;
}

async function describeResponse(url: string): Promise<string> {
  for (let timeout = 50; ; timeout--) {
    try {
      const { status, headers } = await fetch(url, { headers: { [gzip.name]: gzip.value } });
      return `status ${status}, ${headers.get('content-length')} bytes of ${headers.get('content-encoding')}`;
    } catch (error) {
      if (timeout === 0) throw error;
      await delay(100);
    }
  }
}

/** Requests per second. */
async function rate(wrk: string, url: string, seconds: number): Promise<number> {
  const options = ['-t1', '-c64', `-d${seconds}s`, '-H', `${gzip.name}: ${gzip.value}`];
  const { stdout } = await promisify(execFile)(wrk, [...options, url]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} left requests unanswered:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

if (import.meta.main) await bench();
