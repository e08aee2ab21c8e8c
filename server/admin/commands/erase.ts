import { parseArgs } from 'node:util';
import { erasePerson } from '../../console/person/erase.ts';
import { findPerson } from '../../console/person/person.ts';
import { type DatabaseCommand, UsageProblem } from '../command.ts';

/** Erases everything stored about an address. Without `--yes` it only lists it. */
export const eraseCommand: DatabaseCommand = {
  name: 'erase',
  about: 'erases whatever is known about one address',
  usage: ['erase <email> [--yes]'],
  values: [['--yes', 'erases it; without this, it is only listed']],
  async run(args, { db, env, print }) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { yes: { type: 'boolean', default: false } },
    });
    const [email, ...rest] = positionals;
    if (!email || rest.length > 0) throw new UsageProblem();
    if (values.yes) {
      print(`Erased: ${await erasePerson(db, { email, actor: null, dataDir: env.DATA_DIR })}.`);
      return;
    }
    const { found } = await findPerson(db, email);
    for (const { kind, id, createdAt } of found) print([createdAt, kind, id].join('\t'));
    print(found.length > 0 ? 'To erase this for good, add --yes.' : 'Nothing is known about that address.');
  },
};
