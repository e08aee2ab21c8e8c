import {
  type BulkChange,
  type BulkItem,
  type BulkResult,
  bulkSize,
  bulkStatuses,
} from '../../../contract/console/bulk.ts';
import type { Row, View } from '../../../contract/console/inbox.ts';
import { isRepliable, statusAfter, undoSeconds } from '../../../contract/console/replies.ts';
import { type SubmissionKind, submissionKinds } from '../../../contract/console/submissions.ts';
import { applyBulkChange } from '../../bulk/bulk-changes.ts';
import type { Db } from '../../db/db.ts';
import { uuid7 } from '../../db/uuid7.ts';
import { listSubmissions } from '../../submissions/list.ts';
import { type AdminTools, type DatabaseCommand, UsageError } from '../command.ts';
import { explained } from './actions.ts';
import {
  findAssignee,
  kindNames,
  kindValue,
  parseCommand,
  parseKind,
  parseView,
  viewOptions,
  viewValues,
} from './arguments.ts';
import { describeErased } from './erase.ts';
import { formatRow } from './show.ts';

/** The console's bulk changes. Without `--yes` it only lists what would be changed. */
export const bulkCommand: DatabaseCommand = {
  name: 'bulk',
  about: 'changes all submissions that match filters: status, assignee, spam flag, replies; or erases them',
  usage: [
    'bulk <kind> status <status> [filters] [--yes]',
    'bulk <kind> assign <operator> [filters] [--yes]',
    'bulk <kind> unflag [filters] [--yes]',
    'bulk <kind> invite [filters] [--yes]',
    'bulk <kind> decline [filters] [--yes]',
    'bulk <kind> erase [filters] [--yes]',
  ],
  values: [
    kindValue,
    [
      '<status>',
      ...submissionKinds.flatMap((kind, i) =>
        bulkStatuses(kind).length > 0 ? [`${kindNames[i]}: ${bulkStatuses(kind).join(', ')}`] : [],
      ),
    ],
    ['<operator>', 'the email address of one of `operator list`, or nobody'],
    ['unflag', 'removes the spam flag, and sends the mails that were held'],
    ['invite, decline', `mails each in its own language; \`reply undo\` works for ${undoSeconds} seconds`],
    ['erase', 'erases them and everything else from the same addresses; cannot be undone'],
    ['--yes', 'does it; without this, what would be changed is only listed'],
    ...viewValues,
  ],
  async run(args, tools) {
    const { values, positionals } = parseCommand(args, 3, { ...viewOptions, yes: { type: 'boolean' } });
    const [name, act = '', ...words] = positionals;
    const kind = parseKind(name);
    const change = await parseChange(tools.db, kind, act, words);
    const { yes, ...shown } = values;
    const flagged = change.do === 'unflag' ? { flagged: 'only' } : {};
    const rows = await listRows(tools.db, kind, await parseView(tools.db, kind, { ...flagged, ...shown }));
    const { wanted, left } = excludeReplied(kind, change, rows);
    if (yes) return changeRows(tools, { kind, change, rows: wanted, left });
    for (const row of wanted) tools.print(formatRow(row));
    tools.print(
      `${amounts(wanted.length, left)} ${wanted.length > 0 ? 'To change them, add --yes.' : ''}`.trim(),
    );
  },
};

async function parseChange(db: Db, kind: SubmissionKind, act: string, words: string[]): Promise<BulkChange> {
  const [word = ''] = words;
  if (words.length !== (act === 'status' || act === 'assign' ? 1 : 0)) throw new UsageError();
  if (act === 'assign') return { do: 'assign', assignee: (await findAssignee(db, word))?.id ?? null };
  if (act === 'unflag' || act === 'erase') return { do: act };
  if ((act === 'invite' || act === 'decline') && isRepliable(kind)) return { do: 'answer', act };
  if (act !== 'status') throw new UsageError();
  const status = bulkStatuses(kind).find((one) => one === word);
  if (!status) {
    throw new UsageError(
      `The status of many of this kind can become: ${bulkStatuses(kind).join(', ') || 'none'}.`,
    );
  }
  return { do: 'status', status };
}

async function listRows(db: Db, kind: SubmissionKind, view: View): Promise<Row[]> {
  const rows: Row[] = [];
  let after: string | null = null;
  do {
    const page = await listSubmissions(db, kind, { ...view, ...(after !== null && { after }) }, bulkSize);
    rows.push(...page.rows);
    after = page.next;
  } while (after !== null);
  return rows;
}

/** As in the console, no one is invited or declined twice. */
function excludeReplied(
  kind: SubmissionKind,
  change: BulkChange,
  rows: Row[],
): { wanted: Row[]; left: number } {
  if (change.do !== 'answer' || !isRepliable(kind)) return { wanted: rows, left: 0 };
  const wanted = rows.filter(({ status }) => statusAfter(kind, change.act, status) !== status);
  return { wanted, left: rows.length - wanted.length };
}

async function changeRows(
  { db, env, print }: AdminTools,
  { kind, change, rows, left }: { kind: SubmissionKind; change: BulkChange; rows: Row[]; left: number },
): Promise<void> {
  const results: BulkResult[] = [];
  for (let from = 0; from < rows.length; from += bulkSize) {
    const items = rows.slice(from, from + bulkSize).map(
      ({ id, updatedAt }): BulkItem => ({
        id,
        seen: updatedAt,
        ...(change.do === 'answer' && { answer: uuid7() }),
      }),
    );
    const outcome = await explained(() => applyBulkChange({ db, env }, { kind, change, items, actor: null }));
    const { results: batch } = outcome;
    results.push(...batch);
    if (outcome.erased) print(describeErased(outcome.erased));
    const reasons = new Map(batch.map(({ id, refused }) => [id, refused]));
    for (const { id, answer } of items) {
      const refused = reasons.get(id);
      if (refused) print(`${id}\tleft out: ${refused}`);
      else if (answer) print(`${id}\t${answer}\twill be sent in ${undoSeconds} seconds`);
    }
  }
  const done = results.filter(({ refused }) => refused === null).length;
  print(`Done. ${amounts(done, left + results.length - done)}`);
}

function amounts(found: number, left: number): string {
  return `${found} in all${left > 0 ? `, ${left} left out` : ''}.`;
}
