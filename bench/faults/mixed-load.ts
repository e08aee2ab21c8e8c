import { setTimeout as delay } from 'node:timers/promises';
import { searchLocations } from '../../contract/locations.ts';
import { type LoadForm, loadForms } from './submissions.ts';

/** A submission that got a 200 response. */
export interface Acknowledged {
  table: string;
  email: string;
}

export interface MixedLoad {
  acknowledged: readonly Acknowledged[];
  /** How many forms got each status; 0 is no response. */
  formStatuses: ReadonlyMap<number, number>;
  pages: { served: number; failed: number; longestMs: number };
  longestFormMs: number;
  /** The server that is currently tried first. */
  readonly server: string | undefined;
  /** The servers that visitors try, in this order. Failures of requests to an earlier list no longer count. */
  visit(urls: readonly string[]): void;
  /** Resolves with the milliseconds until a form sent after now is accepted. */
  nextAccepted(): Promise<number>;
  stop(): Promise<void>;
}

const formPauseMs = 120;
const pagePauseMs = 25;
const pageClients = 3;
const maxWaitMs = 60_000;
const pages = ['/', '/first-blog', '/de/pricing', '/fr/join-the-waitlist'];

/** Visitors who read pages, search places and send every form, until stopped. */
export function startMixedLoad(forms: readonly LoadForm[] = loadForms): MixedLoad {
  const acknowledged: Acknowledged[] = [];
  const formStatuses = new Map<number, number>();
  let servers: readonly string[] = [];
  let lastAcceptedBegan = 0;
  let stopped = false;

  async function sendForms({ name, path, table, body }: LoadForm): Promise<void> {
    for (let n = 0; !stopped; ) {
      await delay(formPauseMs);
      if (servers.length === 0) continue;
      n++;
      const email = `${name}-${n}@agency.example`;
      const began = performance.now();
      const status = await send(servers, path, post(body(email, n)));
      load.longestFormMs = Math.max(load.longestFormMs, performance.now() - began);
      formStatuses.set(status, (formStatuses.get(status) ?? 0) + 1);
      if (status !== 200) continue;
      acknowledged.push({ table, email });
      lastAcceptedBegan = Math.max(lastAcceptedBegan, began);
    }
  }

  async function readPages(): Promise<void> {
    for (let n = 0; !stopped; n++) {
      await delay(pagePauseMs);
      const current = servers;
      if (current.length === 0) continue;
      const page = pages[n % (pages.length + 1)];
      const began = performance.now();
      const status =
        page === undefined
          ? await send(current, searchLocations.path, post({ input: 'münch' }))
          : await send(current, page);
      if (status !== 200 && current !== servers) continue;
      load.pages[status === 200 ? 'served' : 'failed']++;
      load.pages.longestMs = Math.max(load.pages.longestMs, performance.now() - began);
    }
  }

  const load: MixedLoad = {
    acknowledged,
    formStatuses,
    pages: { served: 0, failed: 0, longestMs: 0 },
    longestFormMs: 0,
    get server() {
      return servers[0];
    },
    visit(urls) {
      servers = urls;
    },
    async nextAccepted() {
      const now = performance.now();
      while (lastAcceptedBegan < now) {
        if (performance.now() - now > 2 * maxWaitMs)
          throw new Error(`No form was accepted again: ${JSON.stringify([...formStatuses])}`);
        await delay(5);
      }
      return performance.now() - now;
    },
    async stop() {
      stopped = true;
      await running;
    },
  };
  const running = Promise.all([...forms.map(sendForms), ...Array.from({ length: pageClients }, readPages)]);
  return load;
}

/** With rate limits on and proxies trusted, each request comes from its own address. */
function post(body: object | FormData): RequestInit {
  const headers = {
    'x-forwarded-for': Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 200)).join('.'),
  };
  return body instanceof FormData
    ? { method: 'POST', headers, body }
    : {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      };
}

/**
 * The status of the response, 0 if there was none. A server that refuses the connection has read nothing, so the next
 * one is tried.
 */
async function send(servers: readonly string[], path: string, init: RequestInit = {}): Promise<number> {
  for (const server of servers) {
    try {
      const response = await fetch(server + path, { ...init, signal: AbortSignal.timeout(maxWaitMs) });
      await response.arrayBuffer();
      return response.status;
    } catch (error) {
      if (!isConnectionRefused(error)) return 0;
    }
  }
  return 0;
}

function isConnectionRefused(error: unknown): boolean {
  return ((error as Error).cause as NodeJS.ErrnoException | undefined)?.code === 'ECONNREFUSED';
}
