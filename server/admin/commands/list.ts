import { parseArgs } from 'node:util';
import { mostCounted, mostFound, type Row } from '../../../contract/console/inbox.ts';
import { listSubjects } from '../../console/inbox/list.ts';
import { type AdminCommand, UsageProblem } from '../command.ts';
import { kindNames, kindOf, viewOf, viewOptions, viewUsage } from './view.ts';

/** What visitors sent, a line each. */
export const listCommand: AdminCommand = {
  name: 'list',
  usage: [`list ${kindNames.join('|')} ${viewUsage} [--after …]`],
  async run(args, { db, print }) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { ...viewOptions, after: { type: 'string' } },
    });
    const [name, ...rest] = positionals;
    if (rest.length > 0) throw new UsageProblem();
    const { after, ...shown } = values;
    const view = viewOf(shown);
    const query = { ...view, ...(after !== undefined && { after }) };
    const { rows, next, total } = await listSubjects(db, kindOf(name), query);
    for (const row of rows) print(lineOf(row));
    const most = view.q === undefined ? mostCounted : mostFound;
    print(total > most ? `More than ${most}.` : `${total} in all.`);
    if (next) print(`The next page: --after ${next}`);
  },
};

/** Visitors write what they like: nothing of it may move the cursor of a terminal. */
function lineOf({ id, createdAt, status, flag, language, title, second, third }: Row): string {
  const words = [createdAt, id, status, flag ?? '', language, title, second, third];
  return words.map((word) => word.replace(/\p{C}+/gu, ' ')).join('\t');
}
