import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface SlowLine {
  url: string;
  stop(): Promise<void>;
}

const latencyMs = 150;

/** Our server a slow line away. `rules` stand in for the speculation rules of every page; '' takes them out. */
export async function slowLine(target: string, rules: string | undefined): Promise<SlowLine> {
  const proxy = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const onward = request(target + incoming.url, { method: incoming.method, headers }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      const { 'content-length': _length, ...kept } = answer.headers;
      await delay(latencyMs);
      outgoing.writeHead(answer.statusCode ?? 502, withRulesAllowed(kept));
      outgoing.end(withRules(Buffer.concat(chunks), String(kept['content-type']), rules));
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}

function withRulesAllowed(headers: NodeJS.Dict<string | string[]>): NodeJS.Dict<string | string[]> {
  const policy = headers['content-security-policy'];
  if (typeof policy !== 'string') return headers;
  return {
    ...headers,
    'content-security-policy': policy.replace('script-src ', "script-src 'inline-speculation-rules' "),
  };
}

function withRules(body: Buffer, type: string, rules: string | undefined): Buffer | string {
  if (rules === undefined || !type.startsWith('text/html')) return body;
  const ours = /<script type="speculationrules">.*?<\/script>/s;
  return body.toString().replace(ours, rules && `<script type="speculationrules">${rules}</script>`);
}
