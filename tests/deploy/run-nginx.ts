import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { selfSigned } from '../../server/tag-check/testing/certificate.ts';
import { findProgram } from '../../server/testing/programs.ts';
import { freePort } from '../../server/testing/start-server.ts';

export const nginxConf = join(import.meta.dirname, '../../deploy/nginx.conf');

/** The nginx on this machine, if it has one. */
export const nginx = findProgram('nginx');

export interface RunningNginx {
  httpsPort: number;
  httpPort: number;
  /** Its own certificate. */
  ca: string;
  log(): Promise<string>;
  /** The output of `nginx -t`. */
  tested: string;
  stop(): Promise<void>;
}

/** A real nginx with deploy/nginx.conf; only ports, host name and folders are replaced. Benchmarks turn TLS and the log off. */
export async function runNginx(
  instances: readonly [number, number],
  { tls = true }: { tls?: boolean } = {},
): Promise<RunningNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const [httpsPort, httpPort] = [await freePort(), await freePort()];
  const { key, cert } = selfSigned({ name: 'localhost' });
  await writeFile(join(folder, 'cert.pem'), cert);
  await writeFile(join(folder, 'key.pem'), key);
  const ours = replaceAll(await readFile(nginxConf, 'utf8'), {
    'server 127.0.0.1:3001 ': `server 127.0.0.1:${instances[0]} `,
    'server 127.0.0.1:3002 ': `server 127.0.0.1:${instances[1]} `,
    'listen 443 ssl http2;': `listen 127.0.0.1:${httpsPort}${tls ? sslAndHttp2() : ''};`,
    'listen [::]:443 ssl http2;': '',
    'server_name www.forespan.example;': 'server_name localhost;',
    '/etc/ssl/forespan/fullchain.pem': `${folder}/cert.pem`,
    '/etc/ssl/forespan/privkey.pem': `${folder}/key.pem`,
    '/var/cache/forespan-nginx': `${folder}/cache`,
    'access_log /var/log/nginx/forespan.log forespan;': tls
      ? `access_log ${folder}/access.log forespan;`
      : 'access_log off;',
    '/var/log/nginx/forespan-error.log': `${folder}/error.log`,
    'listen 80;': `listen 127.0.0.1:${httpPort};`,
    'listen [::]:80;': '',
  });
  const conf = join(folder, 'nginx.conf');
  await writeFile(conf, wrap(ours, folder));
  const parameters = ['-p', folder, '-c', conf, '-e', 'stderr'];
  const tested = spawnSync(nginx ?? '', ['-t', ...parameters], { encoding: 'utf8' }).stderr;
  if (!tested.includes('test is successful')) throw new Error(tested);
  const child = spawn(nginx ?? '', parameters, { stdio: 'ignore' });
  await untilListening(httpPort);
  return {
    httpsPort,
    httpPort,
    ca: cert,
    tested,
    log: () => readFile(join(folder, 'access.log'), 'utf8'),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export interface NginxResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends a request exactly as given, unlike `fetch`, which normalizes paths and adds headers. */
export function send(
  { protocol = 'https:', ...options }: RequestOptions,
  body?: Buffer | string,
  encoding: BufferEncoding = 'utf8',
): Promise<NginxResponse> {
  const request = protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', servername: 'localhost', ...options }, async (response) => {
      const { statusCode: status = 0, headers } = response;
      resolve({ status, headers, body: (await buffer(response)).toString(encoding) });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Not `eventually`, because benchmarks run without Vitest. */
async function untilListening(port: number): Promise<void> {
  for (let timeout = 100; ; timeout--) {
    try {
      await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' });
      return;
    } catch (error) {
      if (timeout === 0) throw error;
      await delay(50);
    }
  }
}

/** Throws if something to replace is missing, so that the file we ship is the one we test. */
function replaceAll(text: string, replacements: Record<string, string>): string {
  return Object.entries(replacements).reduce((changed, [ours, theirs]) => {
    if (!changed.includes(ours)) throw new Error(`deploy/nginx.conf does not contain "${ours}"`);
    return changed.replaceAll(ours, theirs);
  }, text);
}

/** The part of the machine's nginx.conf around ours. */
function wrap(ours: string, folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    // Started by root, it would switch to a user who cannot write here.
    process.getuid?.() === 0 ? 'user root;' : '',
    'daemon off;',
    'worker_processes 1;',
    `pid ${folder}/nginx.pid;`,
    'events {}',
    'http {',
    'access_log off;',
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    ours,
    '}',
  ].join('\n');
}

/** Since nginx 1.25.1 `http2` is its own directive, and the old form gets a warning. */
function sslAndHttp2(): string {
  const version = spawnSync(nginx ?? '', ['-v'], { encoding: 'utf8' }).stderr;
  const [major = 0, minor = 0, patch = 0] = (/nginx\/([\d.]+)/.exec(version)?.[1] ?? '')
    .split('.')
    .map(Number);
  const hasDirective = major > 1 || minor > 25 || (minor === 25 && patch >= 1);
  return hasDirective ? ' ssl; http2 on' : ' ssl http2';
}
