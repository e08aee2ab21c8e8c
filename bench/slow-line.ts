import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface SlowLine {
  url: string;
  stop(): Promise<void>;
}

const latencyMs = 150;

/** Our server a slow line away, with the speculation rules of its pages or without. */
export async function slowLine(target: string, rules: boolean): Promise<SlowLine> {
  const proxy = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const onward = request(target + incoming.url, { method: incoming.method, headers }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      const { 'content-length': _length, ...kept } = answer.headers;
      await delay(latencyMs);
      outgoing.writeHead(answer.statusCode ?? 502, kept);
      const isPage = String(kept['content-type']).startsWith('text/html');
      const body = Buffer.concat(chunks);
      outgoing.end(isPage && !rules ? withoutRules(body) : body);
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

function withoutRules(body: Buffer): string {
  return body.toString().replace(/<script type="speculationrules">.*?<\/script>/s, '');
}
