import { parseArgs } from 'node:util';
import { type Format, formats } from '../../console/export/formats.ts';
import { exportEvent } from '../../console/export/routes.ts';
import { exportRows } from '../../console/export/rows.ts';
import { exportPerson } from '../../console/person/export.ts';
import { writeEvent } from '../../console/write-event.ts';
import { uuid7 } from '../../db/uuid7.ts';
import { type AdminCommand, type AdminTools, UsageProblem } from '../command.ts';
import { kindNames, kindOf, viewOf, viewOptions, viewUsage } from './view.ts';

/** What visitors sent, to standard output. */
export const exportCommand: AdminCommand = {
  name: 'export',
  usage: [
    `export ${kindNames.join('|')} [--format csv|json] ${viewUsage} > file`,
    'export person <e-mail> > file.json',
  ],
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
    if (!isFormat(format)) throw new UsageProblem();
    const view = viewOf(shown);
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
