import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { RunningSite } from './launch.ts';

interface Rule {
  path: RegExp;
  headers: [string, string][];
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** A static host that applies `_headers` and `_redirects`, like Netlify and Cloudflare Pages. */
export async function serveFolder(folder: string): Promise<RunningSite> {
  async function read(name: string): Promise<Buffer | undefined> {
    return readFile(join(folder, name)).catch(() => undefined);
  }
  async function received(path: string, response: ServerResponse): Promise<void> {
    const rules = headerRules(String(await read('_headers')));
    for (const { headers } of rules.filter((rule) => rule.path.test(path))) {
      for (const [name, value] of headers) response.appendHeader(name, value);
    }
    const redirect = String(await read('_redirects'))
      .split('\n')
      .map((line) => line.split(' '))
      .find(([from = '', , status = '']) => status.startsWith('3') && pattern(from).test(path));
    if (redirect) {
      const [from = '', to = '', status] = redirect;
      const splat = pattern(from).exec(path)?.[1] ?? '';
      response.writeHead(Number(status), { location: to.replace(':splat', splat) }).end();
      return;
    }
    const name = path.endsWith('/') ? `${path}index.html` : extname(path) ? path : `${path}.html`;
    const found = await read(name);
    response.setHeader('content-type', types[extname(found ? name : '.html')] ?? 'application/octet-stream');
    response.writeHead(found ? 200 : 404).end(found ?? (await read('404.html')));
  }
  const server = createServer(({ url = '/' }, response) => {
    received(new URL(url, 'http://x').pathname, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function headerRules(text: string): Rule[] {
  return text
    .trim()
    .split(/\n(?=\/)/)
    .map((block) => {
      const [path = '', ...lines] = block.trim().split('\n');
      return { path: pattern(path), headers: lines.map(parseHeader) };
    });
}

function parseHeader(line: string): [string, string] {
  const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
  return [name, value];
}

function pattern(path: string): RegExp {
  return new RegExp(`^${path.split('*').map(RegExp.escape).join('(.*)')}$`);
}
