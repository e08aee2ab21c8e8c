import { type Detail, maxCounted, maxFound, type Row } from '../../../contract/console/inbox.ts';
import { OperatorError } from '../../operator-error.ts';
import { readOperator } from '../../operators/operators.ts';
import { readDetail } from '../../submissions/detail.ts';
import { listSubmissions } from '../../submissions/list.ts';
import { type DatabaseCommand, UsageError } from '../command.ts';
import {
  findSubmission,
  idValue,
  inOneLine,
  kindValue,
  parseCommand,
  parseKind,
  parseView,
  tabbed,
  viewOptions,
  viewValues,
} from './arguments.ts';

export const listCommand: DatabaseCommand = {
  name: 'list',
  about: 'lists submissions, one per line',
  usage: ['list <kind> [filters] [--after <page>]'],
  values: [kindValue, ...viewValues, ['--after', 'the next page, as the one before named it']],
  async run(args, { db, print }) {
    const { values, positionals } = parseCommand(args, 1, { ...viewOptions, after: { type: 'string' } });
    const [name] = positionals;
    const kind = parseKind(name);
    const { after, ...shown } = values;
    const view = await parseView(db, kind, shown);
    const query = { ...view, ...(after !== undefined && { after }) };
    const { rows, next, total } = await listSubmissions(db, kind, query);
    for (const row of rows) print(formatRow(row));
    const limit = view.q === undefined ? maxCounted : maxFound;
    print(total > limit ? `More than ${limit}.` : `${total} in all.`);
    if (next) print(`The next page: --after ${next}`);
  },
};

export function formatRow({ id, createdAt, status, flag, language, title, second, third }: Row): string {
  return tabbed(createdAt, id, status, flag, language, title, second, third);
}

/** Everything about one submission, as the console shows it. */
export const showCommand: DatabaseCommand = {
  name: 'show',
  about: 'shows everything about a submission: fields, history, notes, mails',
  usage: ['show <id> [--format <format>]'],
  values: [idValue, ['--format', 'text, json']],
  async run(args, { db, print }) {
    const options = { format: { type: 'string', default: 'text' } } as const;
    const { values, positionals } = parseCommand(args, 1, options);
    const [id] = positionals;
    if (values.format !== 'text' && values.format !== 'json') {
      throw new UsageError(`There is no format "${values.format}".`);
    }
    const subject = await findSubmission(db, id);
    const detail = await readDetail(db, subject.kind, subject.id);
    if (!detail) throw new OperatorError('It was erased just now.');
    if (values.format === 'json') return print(JSON.stringify(detail, undefined, 2));
    const { assignee } = detail.row;
    const operator = assignee === null ? undefined : await readOperator(db, assignee);
    for (const line of formatDetail(detail, operator?.email ?? assignee)) print(line);
  },
};

function formatDetail(detail: Detail, assignee: string | null): string[] {
  const { kind, row, statusReason, fields, events, deliveries, sameAgency, eligibility, resume } = detail;
  const facts: [string, string | null | undefined][] = [
    [kind, row.id],
    ['status', statusReason ? `${row.status}: ${statusReason}` : row.status],
    ['flag', row.flag],
    ['assigned to', assignee],
    ['received', row.createdAt],
    ['changed', row.updatedAt],
    ['language', row.language],
    ['resume', resume && `${resume.fileName}, ${resume.bytes} bytes`],
  ];
  return [
    ...facts.flatMap(([name, value]) => (value ? [fieldLine(name, value)] : [])),
    ...section(
      'Sent',
      Object.entries(fields).map(([name, value]) => fieldLine(name, value ?? '')),
    ),
    ...detail.proposedChanges.flatMap((change) =>
      section(
        `Proposed change ${change.id}, ${change.createdAt}`,
        Object.entries(change.fields).flatMap(([name, value]) =>
          value === fields[name] ? [] : [fieldLine(name, `${fields[name]} → ${value}`)],
        ),
      ),
    ),
    ...section(
      'For and against',
      eligibility.map(({ speaksFor, reason }) => `${speaksFor ? '+' : '-'} ${reason}`),
    ),
    ...section(
      'From the same agency',
      sameAgency.map(({ id, createdAt, status, title }) => tabbed(createdAt, id, status, title).trimEnd()),
    ),
    ...section(
      'Mails and webhook calls',
      deliveries.map(({ id, createdAt, state, topic, template, lastError }) =>
        tabbed(createdAt, id, state, topic, template, lastError ?? '').trimEnd(),
      ),
    ),
    ...section(
      'History',
      events.map(({ at, kind: what, actor, detail: more }) =>
        tabbed(at, what, actor ?? '', Object.keys(more).length > 0 ? JSON.stringify(more) : '').trimEnd(),
      ),
    ),
  ];
}

function section(title: string, lines: string[]): string[] {
  return lines.length > 0 ? ['', title, ...lines.map((line) => `  ${line}`)] : [];
}

/** Prints a multi-line value below its name. */
function fieldLine(name: string, value: string): string {
  const lines = value.split(/\r?\n/).map(inOneLine);
  return lines.length === 1 ? `${name}: ${lines[0]}` : [`${name}:`, ...lines].join('\n    ');
}
