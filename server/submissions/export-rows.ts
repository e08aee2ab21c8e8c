import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { View } from '../../contract/console/inbox.ts';
import type { SubmissionKind } from '../../contract/console/submissions.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { writeEvent } from '../events.ts';
import { readablePhone } from '../sales/phone.ts';
import { isoInUtc, submissionTables } from './tables.ts';
import { buildFilters, buildOrder, type Cursor, findLeadingFilter, searchText } from './view.ts';

/** Records an export in the audit log, without the search text, which may be a person's name. */
export function recordExport(
  db: Db,
  actor: string | null,
  { kind, format, view: { q, ...filters } }: { kind: SubmissionKind; format: Format; view: View },
): Promise<void> {
  const detail = { of: kind, format, ...filters, searched: q !== undefined };
  return writeEvent(db, { kind: 'export', actor }, 'exported', detail);
}

/** Small enough for memory, large enough to save round trips. */
const batch = 500;

/**
 * One exported submission: its metadata, the submitted fields, the number of pending proposed changes, and the
 * operators' notes.
 */
type ExportedRow = Record<string, string | null>;

function exportedColumns(kind: SubmissionKind): string[] {
  return ['id', 'createdAt', 'updatedAt', 'status', 'statusReason', 'flag', 'language', 'assignee'].concat(
    Object.keys(submissionTables[kind].fields),
    kind === 'application' ? 'proposedChanges' : [],
    'notes',
  );
}

/**
 * Yields the rows of a view, or the selected ones, in short queries so that neither a connection nor much memory is
 * held for long. Always in order of creation: in any other order a concurrent change could hide a row.
 */
export async function* exportRows(
  db: Db,
  kind: SubmissionKind,
  view: View,
  ids?: readonly string[],
): AsyncGenerator<ExportedRow> {
  const subject = submissionTables[kind];
  const sort = view.sort === 'oldest' ? 'oldest' : 'newest';
  const order = buildOrder(sort, subject, findLeadingFilter(kind, view));
  const typed = searchText(view);
  const found = typed === undefined ? sql`true` : sql`search @@ search_query(${typed})`;
  const selected = ids === undefined ? sql`true` : sql`id = any (${ids}::uuid[])`;
  const fields = Object.entries(subject.fields).map(
    ([name, column]) => sql`${column} as ${sql.identifier(name)}`,
  );
  const notes = sql`(
    select coalesce(string_agg(concat(${isoInUtc(sql`at`)}, ' ', coalesce(operators.email, 'command line'), ': ', detail ->> 'text'), E'\n' order by at, events.id), '')
    from events left join operators on operators.id = actor
    where subject_kind = ${kind} and subject_id = ${subject.table}.id and kind = 'note') as notes`;
  const proposedChanges = sql`(
    select count(*)::text from proposed_changes where application_id = applications.id and state = 'pending'
  ) as "proposedChanges"`;
  const added = kind === 'application' ? sql`${proposedChanges}, ${notes}` : notes;
  let last: Cursor | undefined;
  for (;;) {
    const rows = await db.query<ExportedRow>(sql`
      select id, ${isoInUtc(sql`created_at`)} as "createdAt", ${isoInUtc(sql`updated_at`)} as "updatedAt", status,
        status_reason as "statusReason", flag, language,
        (select operators.email from operators where operators.id = assignee) as assignee, ${sql.join(fields)}, ${added}
      from ${subject.table} where ${buildFilters(kind, view)} and ${found} and ${selected} and ${order.after(last)}
      order by ${order.by} limit ${batch}`);
    yield* rows;
    const { id, createdAt } = rows.at(-1) ?? {};
    if (rows.length < batch || !id || !createdAt) return;
    last = [sort, createdAt, id, 0];
  }
}

export type Format = 'csv' | 'json';

/** The media type and the writer of each format. */
export const formats: Record<
  Format,
  { type: string; write(kind: SubmissionKind, rows: AsyncIterable<ExportedRow>): Readable }
> = {
  csv: {
    type: 'text/csv; charset=utf-8',
    write(kind, rows) {
      const lines = stringify({
        bom: true,
        header: true,
        columns: exportedColumns(kind),
        // Spreadsheets would evaluate a value that begins like a formula. A plain number is safe.
        escape_formulas: true,
        cast: {
          string: (value) => {
            const written = spaced(value);
            return isNumber(written) ? { value: written, escape_formulas: false } : written;
          },
        },
      });
      return pipeline(Readable.from(rows), lines, () => {});
    },
  },
  json: {
    type: 'application/json; charset=utf-8',
    write: (_kind, rows) => Readable.from(asJson(rows)),
  },
};

/** Spreadsheets read an ungrouped phone number as a number and drop its plus sign; grouped digits stay text. */
function spaced(value: string): string {
  const [, number, extension = ''] = /^(\+\d{7,15})(?: ext\. (\d+))?$/.exec(value) ?? [];
  return number === undefined ? value : readablePhone({ number, extension });
}

/** A sign followed by digits and spaces: nothing that could be evaluated. */
function isNumber(value: string): boolean {
  return /^[+-]\d[\d ]*( ext\. \d+)?$/.test(value);
}

async function* asJson(rows: AsyncIterable<ExportedRow>): AsyncGenerator<string> {
  let lead = '[\n';
  for await (const row of rows) {
    yield `${lead}${JSON.stringify(row)}`;
    lead = ',\n';
  }
  yield lead === '[\n' ? '[]\n' : '\n]\n';
}
