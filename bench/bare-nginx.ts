import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../server/testing/start-server.ts';

/** One nginx worker that serves the precompressed files of a folder. */
export async function startBareNginx(program: string, root: string) {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const config = join(folder, 'nginx.conf');
  await writeFile(config, nginxConfig(folder, port, root));
  const child = spawn(program, ['-p', folder, '-c', config], { stdio: ['ignore', 'inherit', 'ignore'] });
  async function stop() {
    const ended = once(child, 'exit');
    if (child.kill('SIGTERM')) await ended;
    await rm(folder, { recursive: true });
  }
  return { url: `http://localhost:${port}`, stop };
}

function nginxConfig(folder: string, port: number, root: string): string {
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
  gzip_static on;
  server { listen 127.0.0.1:${port}; root "${root}"; }
}
`;
}
