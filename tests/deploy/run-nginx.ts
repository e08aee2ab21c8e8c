import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { selfSigned } from '../../server/tag-check/testing/certificate.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { findProgram } from '../../server/testing/find-program.ts';
import { freePort } from '../../server/testing/start-server.ts';

export const nginxConf = join(import.meta.dirname, '../../deploy/nginx.conf');

/** The nginx of this machine, if it has one. */
export const nginx = findProgram('nginx');

export interface RunningNginx {
  httpsPort: number;
  httpPort: number;
  /** Of the certificate that it shows. */
  ca: string;
  /** What `nginx -t` says of the configuration. */
  tested: string;
  stop(): Promise<void>;
}

/** A real nginx on deploy/nginx.conf, but for the ports, names and files of a real site. */
export async function runNginx(instances: readonly [number, number]): Promise<RunningNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const [httpsPort, httpPort] = [await freePort(), await freePort()];
  const { key, cert } = selfSigned({ name: 'localhost' });
  await writeFile(join(folder, 'cert.pem'), cert);
  await writeFile(join(folder, 'key.pem'), key);
  const ours = fillIn(await readFile(nginxConf, 'utf8'), {
    'server 127.0.0.1:3001 max_fails=2 fail_timeout=5s;': `server 127.0.0.1:${instances[0]} max_fails=2 fail_timeout=5s;`,
    'server 127.0.0.1:3002 max_fails=2 fail_timeout=5s;': `server 127.0.0.1:${instances[1]} max_fails=2 fail_timeout=5s;`,
    'listen 443 ssl;': `listen 127.0.0.1:${httpsPort} ssl${hasHttp2Line() ? '' : ' http2'};`,
    'listen [::]:443 ssl;': '',
    'http2 on;': hasHttp2Line() ? 'http2 on;' : '',
    'server_name www.forespan.example;': 'server_name localhost;',
    'ssl_certificate /etc/ssl/forespan/fullchain.pem;': `ssl_certificate ${folder}/cert.pem;`,
    'ssl_certificate_key /etc/ssl/forespan/privkey.pem;': `ssl_certificate_key ${folder}/key.pem;`,
    'listen 80;': `listen 127.0.0.1:${httpPort};`,
    'listen [::]:80;': '',
  });
  const conf = join(folder, 'nginx.conf');
  await writeFile(conf, around(ours, folder));
  const parameters = ['-p', folder, '-c', conf, '-e', 'stderr'];
  const tested = spawnSync(nginx ?? '', ['-t', ...parameters], { encoding: 'utf8' }).stderr;
  if (!tested.includes('test is successful')) throw new Error(tested);
  const child = spawn(nginx ?? '', parameters, { stdio: 'ignore' });
  await eventually(() => fetch(`http://127.0.0.1:${httpPort}/`, { redirect: 'manual' }));
  return {
    httpsPort,
    httpPort,
    ca: cert,
    tested,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Puts other lines in place of ours. Each of them has to be there: the file that is tested is the one we hand out. */
function fillIn(text: string, lines: Record<string, string>): string {
  const written = text.split('\n').map((line) => line.trim());
  const missing = Object.keys(lines).find((line) => !written.includes(line));
  if (missing) throw new Error(`deploy/nginx.conf has no line "${missing}"`);
  return written.map((line) => lines[line] ?? line).join('\n');
}

/** What a machine's own nginx.conf has around ours. */
function around(ours: string, folder: string): string {
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    // As root it would work as a user who may not write here.
    process.getuid?.() === 0 ? 'user root;' : '',
    'daemon off;',
    'worker_processes 1;',
    `pid ${folder}/nginx.pid;`,
    'events {}',
    'http {',
    'access_log off;',
    ...kept.map((name) => `${name}_temp_path ${folder}/${name};`),
    ours,
    '}',
  ].join('\n');
}

/** `http2` became a line of its own in nginx 1.25.1. */
function hasHttp2Line(): boolean {
  const said = spawnSync(nginx ?? '', ['-v'], { encoding: 'utf8' }).stderr;
  const [major = 0, minor = 0, patch = 0] = (/nginx\/([\d.]+)/.exec(said)?.[1] ?? '').split('.').map(Number);
  return major > 1 || minor > 25 || (minor === 25 && patch >= 1);
}
