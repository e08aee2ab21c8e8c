import { parseArgs } from 'node:util';
import { mostCounted, mostFound, type Row } from '../../../contract/console/inbox.ts';
import { listSubjects } from '../../console/inbox/list.ts';
import { type DatabaseCommand, UsageProblem } from '../command.ts';
import { inOneLine } from './subject.ts';
import { kindOf, kindValue, viewOf, viewOptions, viewValues } from './view.ts';

/** What visitors sent, a line each. */
export const listCommand: DatabaseCommand = {
  name: 'list',
  about: 'lists what visitors sent, a line each',
  usage: ['list <kind> [filters] [--after <page>]'],
  values: [kindValue, ...viewValues, ['--after', 'the next page, as the one before named it']],
  async run(args, { db, print }) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { ...viewOptions, after: { type: 'string' } },
    });
    const [name, ...rest] = positionals;
    if (rest.length > 0) throw new UsageProblem();
    const kind = kindOf(name);
    const { after, ...shown } = values;
    const view = await viewOf(db, kind, shown);
    const query = { ...view, ...(after !== undefined && { after }) };
    const { rows, next, total } = await listSubjects(db, kind, query);
    for (const row of rows) print(lineOf(row));
    const most = view.q === undefined ? mostCounted : mostFound;
    print(total > most ? `More than ${most}.` : `${total} in all.`);
    if (next) print(`The next page: --after ${next}`);
  },
};

function lineOf({ id, createdAt, status, flag, language, title, second, third }: Row): string {
  const words = [createdAt, id, status, flag ?? '', language, title, second, third];
  return words.map(inOneLine).join('\t');
}
