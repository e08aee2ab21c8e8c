import type { MixedLoad } from './mixed-load.ts';
import type { Verdict } from './verdict.ts';

/** What a fault did. */
export interface Outcome extends Verdict {
  fault: string;
  times: number;
  acknowledged: number;
  pages: MixedLoad['pages'];
  longestFormMs: number;
  /** Forms that were not answered with a yes, by status; 0 is no answer. */
  refused: [status: number, count: number][];
  longestRecoveryMs: number;
  /** What else was looked at. */
  note?: string;
  /** What else was looked at did not hold. */
  broken?: boolean;
}

/** A fault that has been tried, and what comes of it once the outbox has had time to catch up. */
export interface Tried {
  outcome: Promise<Outcome>;
}

const columns: [heading: string, cell: (outcome: Outcome) => string | number][] = [
  ['Fault', ({ fault }) => fault],
  ['Times', ({ times }) => times],
  ['Acknowledged', ({ acknowledged }) => acknowledged],
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
    ({ refused }) => refused.map(([status, count]) => `${count} × ${status || 'no answer'}`).join(', ') || 0,
  ],
  ['Longest recovery', ({ longestRecoveryMs }) => seconds(longestRecoveryMs)],
];

/** The outcomes as a table in Markdown. */
export function outcomeTable(outcomes: readonly Outcome[]): string {
  const rows = [
    columns.map(([heading]) => heading),
    columns.map((_, i) => (i === 0 ? '---' : '--:')),
    ...outcomes.map((outcome) => columns.map(([, cell]) => String(cell(outcome)))),
  ];
  return rows.map((row) => `| ${row.join(' | ')} |\n`).join('');
}

export function outcomeLine(outcome: Outcome): string {
  const cells = columns.slice(1).map(([heading, cell]) => `${heading.toLowerCase()} ${cell(outcome)}`);
  return `${outcome.fault}: ${[...cells, ...(outcome.note ? [outcome.note] : [])].join(', ')}`;
}

/** Whether what we promise did not hold. */
export function isBroken({ lost, doubled, unsent, pages, broken = false }: Outcome): boolean {
  return broken || lost + doubled + unsent + pages.failed > 0;
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(2)} s`;
}
