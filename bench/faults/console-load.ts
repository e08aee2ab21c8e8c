import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { List, Row } from '../../contract/console/inbox.ts';
import { consoleApi } from '../../contract/console/paths.ts';
import type { SubmissionKind } from '../../contract/console/submissions.ts';
import { createDb } from '../../server/db/db.ts';
import { uuid7 } from '../../server/db/uuid7.ts';
import { newSession, testOperator } from '../../server/testing/operators.ts';

type Action = 'status' | 'note' | 'answer' | 'unflag';

/** An operator's action. Its key is unique, and part of the event that the server records. */
interface ConsoleWrite {
  action: Action;
  key: string;
  isAcknowledged: boolean;
}

/** An operator who works through submissions: changes a status, adds a note, replies, clears a flag. */
export interface ConsoleLoad {
  writes: readonly ConsoleWrite[];
  /** Requests without a 200 response, by status; 0 is no response. */
  refused: ReadonlyMap<number, number>;
  /** Stops, and clears the remaining flags, so that no delivery stays held. */
  stop(): Promise<void>;
}

const pauseMs = 150;
const timeoutMs = 60_000;

/** Each action has its own kind, so that none undoes another. */
const plan: { action: Action; kind: SubmissionKind; query: string; body(row: Row, key: string): object }[] = [
  {
    action: 'status',
    kind: 'lead',
    query: 'status=new',
    body: ({ updatedAt }, key) => ({ status: 'contacted', reason: key, seen: updatedAt }),
  },
  { action: 'note', kind: 'application', query: '', body: (_, key) => ({ text: key }) },
  {
    action: 'answer',
    kind: 'job-application',
    query: 'status=new',
    body: ({ updatedAt }, key) => ({
      ...{ id: key, act: 'reply', language: 'en', recipient: 'sender', seen: updatedAt },
      ...{ subject: 'Your application', title: 'Thank you', text: 'We have read it.' },
    }),
  },
  { action: 'unflag', kind: 'support', query: 'flagged=only', body: () => ({}) },
];

/** `server` returns the URL of the current server, undefined while there is none. */
export async function startConsoleLoad(pool: Pool, server: () => string | undefined): Promise<ConsoleLoad> {
  const db = createDb(pool);
  const { id } = await testOperator(db, 'editor', `${uuid7()}@forespan.example`);
  let { cookie } = await newSession(db, id);
  const writes: ConsoleWrite[] = [];
  const refused = new Map<number, number>();
  let isStopped = false;

  async function call(path: string, body?: object): Promise<{ status: number; reply: unknown }> {
    const url = server();
    if (url === undefined) return { status: 0, reply: undefined };
    try {
      const response = await fetch(url + path, {
        method: body ? 'POST' : 'GET',
        headers: { cookie, origin: url, 'content-type': 'application/json' },
        signal: AbortSignal.timeout(timeoutMs),
        ...(body && { body: JSON.stringify(body) }),
      });
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      return { status: response.status, reply: await response.json() };
    } catch {
      return { status: 0, reply: undefined };
    }
  }

  async function act({ action, kind, query, body }: (typeof plan)[number]): Promise<boolean> {
    const { status, reply } = await call(`${consoleApi.list(kind)}?${query}`);
    const rows = status === 200 ? (reply as List).rows : [];
    const row = rows[Math.floor(Math.random() * rows.length)];
    if (!row) return false;
    const write = { action, key: action === 'unflag' ? row.id : uuid7(), isAcknowledged: false };
    writes.push(write);
    const response = await call(consoleApi.act(kind, row.id, action), body(row, write.key));
    write.isAcknowledged = response.status === 200;
    if (!write.isAcknowledged) refused.set(response.status, (refused.get(response.status) ?? 0) + 1);
    return true;
  }

  async function work(): Promise<void> {
    for (let n = 0; !isStopped; n++) {
      const next = plan[n % plan.length];
      if (next && server() !== undefined) await act(next);
      await delay(pauseMs);
    }
  }

  const working = work();
  return {
    writes,
    refused,
    async stop() {
      isStopped = true;
      await working;
      const unflag = plan.find(({ action }) => action === 'unflag');
      while (unflag && (await act(unflag)));
    },
  };
}

/** The traces of each action: the event, and what it changed. */
const marks: Record<Action, { event: string; key: string; effect: string }> = {
  status: {
    event: 'status',
    key: `detail ->> 'reason'`,
    effect: `select status_reason as key from leads where status = 'contacted'`,
  },
  note: {
    event: 'note',
    key: `detail ->> 'text'`,
    effect: `select detail ->> 'text' as key from events where kind = 'note'`,
  },
  answer: {
    event: 'answered',
    key: `detail ->> 'delivery'`,
    effect: 'select id::text as key from outbox where mail is not null',
  },
  unflag: {
    event: 'unflagged',
    key: 'subject_id::text',
    effect: 'select id::text as key from support_requests where flag is null',
  },
};

/** Counts acknowledged writes that are not stored with their effect, and all writes that are stored twice. */
export async function compareConsoleWrites(
  pool: Pool,
  writes: readonly ConsoleWrite[],
): Promise<{ lost: number; doubled: number }> {
  // Anything acknowledged later may not be in what we read.
  const acknowledged = writes.filter(({ isAcknowledged }) => isAcknowledged);
  let [lost, doubled] = [0, 0];
  for (const [action, { event, key, effect }] of Object.entries(marks)) {
    const { rows: events } = await pool.query<{ key: string; count: number }>(
      `select ${key} as key, count(*)::integer as count from events where kind = '${event}' group by 1`,
    );
    const { rows: effects } = await pool.query<{ key: string }>(effect);
    const [recorded, changed] = [events, effects].map((rows) => new Set(rows.map((row) => row.key)));
    const own = acknowledged.filter((write) => write.action === action);
    lost += own.filter((write) => !recorded?.has(write.key) || !changed?.has(write.key)).length;
    doubled += events.filter(({ count }) => count > 1).length;
  }
  return { lost, doubled };
}

export function describeConsoleWrites(writes: readonly ConsoleWrite[]): { untried: boolean; text: string } {
  const counts = plan.map(({ action }) => ({
    action,
    count: writes.filter((write) => write.action === action && write.isAcknowledged).length,
  }));
  return {
    untried: counts.some(({ count }) => count === 0),
    text: `console: ${counts.map(({ action, count }) => `${count} × ${action}`).join(', ')}`,
  };
}
