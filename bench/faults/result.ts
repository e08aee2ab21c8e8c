import type { Pool } from 'pg';
import type { Acknowledged, MixedLoad } from './mixed-load.ts';
import { loadForms } from './submissions.ts';

/** What was stored and delivered, compared with what was acknowledged. */
export interface Tally {
  /** Acknowledged but not stored. */
  lost: number;
  /** Stored more than once. */
  doubled: number;
  /** Mails and webhook calls that never arrived. */
  unsent: number;
  /** Mails and webhook calls that arrived again. */
  sentTwice: number;
}

/** What a fault did. */
export interface FaultResult extends Tally {
  fault: string;
  times: number;
  acknowledged: number;
  /** The number of acknowledged operator actions. */
  consoleWrites: number;
  pages: MixedLoad['pages'];
  longestFormMs: number;
  /** Forms that were rejected, by status; 0 is no response. */
  refused: [status: number, count: number][];
  longestRecoveryMs: number;
  /** Further findings. */
  note?: string;
  /** True if a further check failed. */
  broken?: boolean;
}

/** A fault that has ended. Its result follows once the outbox has had time to catch up. */
export interface FaultRun {
  result: Promise<FaultResult>;
}

const columns: [heading: string, cell: (result: FaultResult) => string | number][] = [
  ['Fault', ({ fault }) => fault],
  ['Times', ({ times }) => times],
  ['Acknowledged', ({ acknowledged }) => acknowledged],
  ['Console writes', ({ consoleWrites }) => consoleWrites],
  ['Lost', ({ lost }) => lost],
  ['Doubled', ({ doubled }) => doubled],
  ['Mails and calls missing', ({ unsent }) => unsent],
  ['Sent twice', ({ sentTwice }) => sentTwice],
  ['Pages served', ({ pages }) => pages.served],
  ['Pages failed', ({ pages }) => pages.failed],
  ['Slowest page', ({ pages }) => seconds(pages.longestMs)],
  ['Slowest form', ({ longestFormMs }) => seconds(longestFormMs)],
  [
    'Forms refused',
    ({ refused }) =>
      refused.map(([status, count]) => `${count} × ${status || 'no response'}`).join(', ') || 0,
  ],
  ['Longest recovery', ({ longestRecoveryMs }) => seconds(longestRecoveryMs)],
];

/** The results as a Markdown table. */
export function resultTable(results: readonly FaultResult[]): string {
  const rows = [
    columns.map(([heading]) => heading),
    columns.map((_, i) => (i === 0 ? '---' : '--:')),
    ...results.map((result) => columns.map(([, cell]) => String(cell(result)))),
  ];
  return rows.map((row) => `| ${row.join(' | ')} |\n`).join('');
}

export function resultLine(result: FaultResult): string {
  const cells = columns.slice(1).map(([heading, cell]) => `${heading.toLowerCase()} ${cell(result)}`);
  return `${result.fault}: ${[...cells, ...(result.note ? [result.note] : [])].join(', ')}`;
}

/** True if one of our promises was broken. */
export function isBroken({ lost, doubled, unsent, pages, broken = false }: FaultResult): boolean {
  return broken || lost + doubled + unsent + pages.failed > 0;
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(2)} s`;
}

const mailsPerSubmission = 2;

/** Compares the acknowledged forms with the stored ones. */
export async function compareForms(
  pool: Pool,
  acknowledged: readonly Acknowledged[],
): Promise<{ lost: number; doubled: number; stored: number }> {
  // Anything acknowledged later may not be in what we read.
  const expected = [...acknowledged];
  const stored: Acknowledged[] = [];
  for (const { table } of loadForms) {
    const { rows } = await pool.query<{ email: string }>(`select email from ${table}`);
    stored.push(...rows.map(({ email }) => ({ table, email })));
  }
  const storedKeys = new Set(stored.map(rowKey));
  return {
    lost: expected.filter((one) => !storedKeys.has(rowKey(one))).length,
    doubled: stored.length - storedKeys.size,
    stored: storedKeys.size,
  };
}

/** Compares what was acknowledged with what is stored, and what is stored with what arrived. */
export async function tally(
  pool: Pool,
  acknowledged: readonly Acknowledged[],
  { mails, calls }: { mails: readonly string[]; calls: readonly string[] | undefined },
): Promise<Tally> {
  const { lost, doubled, stored } = await compareForms(pool, acknowledged);
  const { rows: entries } = await pool.query<{ id: string; isReply: boolean }>(
    'select id, mail is not null as "isReply" from outbox',
  );
  const arrived = [...mails, ...(calls ?? [])];
  const arrivedIds = new Set(arrived);
  // Operators' replies are additional.
  const notifications = entries.filter(({ isReply }) => !isReply).length;
  const expected = stored * (mailsPerSubmission + (calls ? 1 : 0));
  return {
    lost,
    doubled,
    unsent: entries.filter(({ id }) => !arrivedIds.has(id)).length + Math.max(0, expected - notifications),
    sentTwice: arrived.length - arrivedIds.size + Math.max(0, notifications - expected),
  };
}

function rowKey({ table, email }: Acknowledged): string {
  return `${table} ${email.toLowerCase()}`;
}
