import { parseArgs } from 'node:util';
import { type Format, formats } from '../../console/export/formats.ts';
import { exportEvent } from '../../console/export/routes.ts';
import { exportRows } from '../../console/export/rows.ts';
import { exportPerson } from '../../console/person/export.ts';
import { writeEvent } from '../../console/write-event.ts';
import { uuid7 } from '../../db/uuid7.ts';
import { type AdminTools, type DatabaseCommand, UsageProblem } from '../command.ts';
import { kindOf, kindValue, viewOf, viewOptions, viewValues } from './view.ts';

/** What visitors sent, to standard output. */
export const exportCommand: DatabaseCommand = {
  name: 'export',
  about: 'writes what visitors sent to standard output, as CSV or JSON',
  usage: ['export <kind> [--format <format>] [filters] > file', 'export person <e-mail> > file.json'],
  values: [kindValue, ['--format', Object.keys(formats).join(', ')], ...viewValues],
  async run(args, tools) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { ...viewOptions, format: { type: 'string', default: 'csv' } },
    });
    const [name, email, ...rest] = positionals;
    if (rest.length > 0 || (name === 'person') !== (email !== undefined)) throw new UsageProblem();
    if (email !== undefined) return personToOutput(tools, email);
    const kind = kindOf(name);
    const { format, ...shown } = values;
    if (!isFormat(format)) throw new UsageProblem(`There is no format "${format}".`);
    const view = await viewOf(tools.db, kind, shown);
    await writeEvent(tools.db, exportEvent(null, { kind, format, view }));
    for await (const text of formats[format].write(kind, exportRows(tools.db, kind, view))) {
      await tools.write(String(text));
    }
  },
};

async function personToOutput({ db, write }: AdminTools, email: string): Promise<void> {
  const detail = { of: 'person' };
  await writeEvent(db, { subjectKind: 'export', subjectId: uuid7(), kind: 'exported', actor: null, detail });
  for await (const text of exportPerson(db, email)) await write(text);
}

function isFormat(word: string): word is Format {
  return Object.hasOwn(formats, word);
}
