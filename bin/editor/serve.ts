import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname, join } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.yml': 'text/yaml',
  '.woff2': 'font/woff2',
};

/** Serves the files of a folder, without subfolders, to this machine. */
export async function serveFolder(folder: string, port: number) {
  const server = createServer(async (request, response) => {
    const name = basename(new URL(request.url ?? '/', 'http://localhost').pathname) || 'index.html';
    const bytes = await readFile(join(folder, name)).catch(() => undefined);
    response.writeHead(bytes ? 200 : 404, { 'Content-Type': types[extname(name)] ?? 'text/plain' });
    response.end(bytes);
  });
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', done));
  const { port: used } = server.address() as AddressInfo;
  const close = () => new Promise<void>((done) => server.close(() => done()));
  return { url: `http://localhost:${used}/`, close };
}
