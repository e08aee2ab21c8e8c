import { Agent, request } from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';
import { requiredFields } from '../../server/waitlist/testing/application.ts';
import { routeTable } from '../../web/route-table.ts';

/** Visitors who read pages and join the waitlist, until stopped. */
export interface Visitors {
  readonly pages: number;
  /** The e-mail addresses of applications that got the thank-you page. */
  readonly acknowledged: readonly string[];
  /** Everything else: method, path, and the status or the error. */
  readonly failed: readonly string[];
  readonly longestMs: number;
  stop(): Promise<void>;
}

const readers = 6;
const senders = 6;
const pauseMs = 10;
/** Pages that nginx caches, alternating with one that only an instance serves. */
const readable = routeTable.flatMap(({ path }) => [path, '/console']);
const formPath = '/de/join-the-waitlist';

/** Sends visitors to a proxy on this machine. Every other visitor opens a new connection for each request. */
export function startVisitors({ httpsPort, ca }: { httpsPort: number; ca: string }): Visitors {
  const agents = [new Agent({ keepAlive: true }), new Agent({ keepAlive: false })];
  const visitors = { pages: 0, acknowledged: [] as string[], failed: [] as string[], longestMs: 0, stop };
  let stopped = false;

  function ask(agent: Agent | undefined, path: string, form?: URLSearchParams): Promise<number | string> {
    return new Promise((resolve) => {
      const sent = request(
        {
          host: 'localhost',
          family: 4,
          port: httpsPort,
          path,
          ca,
          agent,
          ...(form && {
            method: 'POST',
            headers: {
              origin: `https://localhost:${httpsPort}`,
              'content-type': 'application/x-www-form-urlencoded',
            },
          }),
        },
        (response) => {
          response.on('error', (error) => resolve(error.message));
          response.on('end', () => resolve(response.statusCode ?? 0)).resume();
        },
      );
      sent.on('error', (error) => resolve(error.message));
      sent.end(form?.toString());
    });
  }

  async function timed(received: Promise<number | string>): Promise<number | string> {
    const began = performance.now();
    const status = await received;
    visitors.longestMs = Math.max(visitors.longestMs, performance.now() - began);
    return status;
  }

  async function readPages(visitor: number): Promise<void> {
    for (let n = visitor; !stopped; n++) {
      const path = readable[n % readable.length] ?? '/';
      const status = await timed(ask(agents[visitor % 2], path));
      if (status === 200) visitors.pages++;
      else visitors.failed.push(`GET ${path}: ${status}`);
      await delay(pauseMs);
    }
  }

  async function sendForms(visitor: number): Promise<void> {
    for (let n = 0; !stopped; n++) {
      const email = `visitor-${visitor}-${n}@agency.example`;
      const form = new URLSearchParams({ ...requiredFields, email });
      const status = await timed(ask(agents[visitor % 2], formPath, form));
      if (status === 303) visitors.acknowledged.push(email);
      else visitors.failed.push(`POST ${email}: ${status}`);
      await delay(pauseMs);
    }
  }

  async function stop(): Promise<void> {
    stopped = true;
    await visiting;
    for (const agent of agents) agent.destroy();
  }

  const visiting = Promise.all([
    ...Array.from({ length: readers }, (_, i) => readPages(i)),
    ...Array.from({ length: senders }, (_, i) => sendForms(i)),
  ]);
  return visitors;
}
