import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export interface WebhookSink {
  url: string;
  calls: { headers: IncomingHttpHeaders; body: string }[];
  /** The status it answers with. */
  status: number;
}

/** A real HTTP server on this machine that keeps the calls it gets. */
export async function webhookSink(): Promise<WebhookSink> {
  const sink: WebhookSink = { url: '', calls: [], status: 200 };
  const server = createServer(async (request, response) => {
    sink.calls.push({ headers: request.headers, body: await text(request) });
    response.writeHead(sink.status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  sink.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return sink;
}
