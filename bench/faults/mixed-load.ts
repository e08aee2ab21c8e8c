import { setTimeout as delay } from 'node:timers/promises';
import { searchLocations } from '../../contract/locations.ts';
import { type SubmissionKind, submissionKinds } from './submissions.ts';

/** A submission that was answered with a yes. */
export interface Acknowledged {
  table: string;
  email: string;
}

export interface MixedLoad {
  acknowledged: readonly Acknowledged[];
  /** How often each status was answered to a form; 0 is no answer. */
  formAnswers: ReadonlyMap<number, number>;
  pages: { served: number; failed: number; longestMs: number };
  longestFormMs: number;
  /** The servers that visitors try, the first one first. A new list: what was asked of the old one no longer counts as failed. */
  visit(urls: readonly string[]): void;
  /** Resolves with the milliseconds until a form is answered with a yes that was sent after now. */
  nextYes(): Promise<number>;
  stop(): Promise<void>;
}

const formPauseMs = 120;
const pagePauseMs = 25;
const pageClients = 3;
const longestWaitMs = 60_000;
const pages = ['/', '/first-blog', '/de/pricing', '/fr/join-the-waitlist'];

/** Visitors who read pages, look for places and send every form, until told to stop. */
export function startMixedLoad(): MixedLoad {
  const acknowledged: Acknowledged[] = [];
  const formAnswers = new Map<number, number>();
  let servers: readonly string[] = [];
  let lastYesBegan = 0;
  let over = false;

  async function sendForms({ name, path, table, body }: SubmissionKind): Promise<void> {
    for (let n = 0; !over; n++) {
      await delay(formPauseMs);
      if (servers.length === 0) continue;
      const email = `${name}-${n}@agency.example`;
      const began = performance.now();
      const status = await ask(servers, path, post(body(email, n)));
      load.longestFormMs = Math.max(load.longestFormMs, performance.now() - began);
      formAnswers.set(status, (formAnswers.get(status) ?? 0) + 1);
      if (status !== 200) continue;
      acknowledged.push({ table, email });
      lastYesBegan = Math.max(lastYesBegan, began);
    }
  }

  async function readPages(): Promise<void> {
    for (let n = 0; !over; n++) {
      await delay(pagePauseMs);
      const asked = servers;
      if (asked.length === 0) continue;
      const page = pages[n % (pages.length + 1)];
      const began = performance.now();
      const status =
        page === undefined
          ? await ask(asked, searchLocations.path, post({ input: 'münch' }))
          : await ask(asked, page);
      if (status !== 200 && asked !== servers) continue;
      load.pages[status === 200 ? 'served' : 'failed']++;
      load.pages.longestMs = Math.max(load.pages.longestMs, performance.now() - began);
    }
  }

  const load: MixedLoad = {
    acknowledged,
    formAnswers,
    pages: { served: 0, failed: 0, longestMs: 0 },
    longestFormMs: 0,
    visit(urls) {
      servers = urls;
    },
    async nextYes() {
      const now = performance.now();
      while (lastYesBegan < now) {
        if (performance.now() - now > 2 * longestWaitMs)
          throw new Error(`No form was answered with a yes again: ${JSON.stringify([...formAnswers])}`);
        await delay(5);
      }
      return performance.now() - now;
    },
    async stop() {
      over = true;
      await running;
    },
  };
  const running = Promise.all([
    ...submissionKinds.map(sendForms),
    ...Array.from({ length: pageClients }, readPages),
  ]);
  return load;
}

/** Where limits are on and proxies trusted, each comes from an address of its own. */
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

/** The status of the answer, 0 where none came. Who refuses the connection has not read a thing, so the next one is tried. */
async function ask(servers: readonly string[], path: string, init: RequestInit = {}): Promise<number> {
  for (const server of servers) {
    try {
      const response = await fetch(server + path, { ...init, signal: AbortSignal.timeout(longestWaitMs) });
      await response.arrayBuffer();
      return response.status;
    } catch (error) {
      if (!isRefused(error)) return 0;
    }
  }
  return 0;
}

function isRefused(error: unknown): boolean {
  return ((error as Error).cause as NodeJS.ErrnoException | undefined)?.code === 'ECONNREFUSED';
}
