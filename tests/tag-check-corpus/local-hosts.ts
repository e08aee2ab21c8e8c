import { createServer as createHttp, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { type Browser, chromium } from 'playwright-core';
import { selfSigned } from '../../server/tag-check/testing/certificate.ts';
import { findBrowser } from '../browser/find-browser.ts';

type Responder = (request: IncomingMessage, response: ServerResponse, scheme: string) => void;

/** One port for all hosts, with and without TLS: the first byte decides. */
export async function startHosts(respond: Responder): Promise<Server> {
  const http = createHttp((request, response) => respond(request, response, 'http'));
  const https = createHttps(selfSigned({ name: 'www.shop.example' }), (request, response) =>
    respond(request, response, 'https'),
  );
  const hosts = createServer((socket: Socket) => {
    socket.on('error', () => {});
    socket.once('data', (first) => {
      socket.pause();
      socket.unshift(first);
      (first[0] === 0x16 ? https : http).emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  });
  await new Promise<void>((listening) => hosts.listen(0, '127.0.0.1', listening));
  return hosts;
}

/** A browser that resolves every host to this machine: nothing leaves it. */
export async function openBrowser(hosts: Server): Promise<Browser> {
  const { path, args, variables } = await findBrowser();
  const { port } = hosts.address() as AddressInfo;
  return chromium.launch({
    executablePath: path,
    args: [
      ...args,
      `--host-resolver-rules=MAP * 127.0.0.1:${port}`,
      '--ignore-certificate-errors',
      '--disable-quic',
    ],
    env: { ...process.env, ...variables } as Record<string, string>,
    timeout: 120_000,
  });
}
