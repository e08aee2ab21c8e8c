import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished } from 'vitest';
import { eventually } from './eventually.ts';

interface WebhookSink {
  url: string;
  /** The environment variables for the server. */
  variables: { WEBHOOK_URL: string; WEBHOOK_SECRET: string };
  calls: { headers: IncomingHttpHeaders; body: string }[];
  status: number;
  called(count: number): Promise<void>;
  /** The payload of a call, after a third-party library has verified its signature. */
  verified(index: number): unknown;
}

export const webhookSecret = `whsec_${Buffer.from('a key of thirty-two characters!!').toString('base64')}`;

/** A local HTTP server that stores its calls. */
export async function webhookSink(): Promise<WebhookSink> {
  const sink: WebhookSink = {
    url: '',
    variables: { WEBHOOK_URL: '', WEBHOOK_SECRET: webhookSecret },
    calls: [],
    status: 200,
    async called(count) {
      await eventually(() => expect(sink.calls).toHaveLength(count));
    },
    verified(index) {
      const { headers = {}, body = '' } = sink.calls[index] ?? {};
      return new Webhook(webhookSecret).verify(body, headers as Record<string, string>);
    },
  };
  const server = createServer(async (request, response) => {
    sink.calls.push({ headers: request.headers, body: await text(request) });
    response.writeHead(sink.status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  sink.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  sink.variables.WEBHOOK_URL = sink.url;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return sink;
}
