import * as z from 'zod/mini';
import type { Erased } from '../../../contract/console/personal-data.ts';
import { OperatorError } from '../../operator-error.ts';
import { erasePersonalData, eraseSubmission, sumErasures } from '../../personal-data/erase.ts';
import { findPersonalData } from '../../personal-data/find.ts';
import { type DatabaseCommand, UsageError } from '../command.ts';
import { findSubmission, parseCommand, tabbed } from './arguments.ts';

/** Erases everything stored about an address, or one submission. Without `--yes` it only lists it. */
export const eraseCommand: DatabaseCommand = {
  name: 'erase',
  about: 'erases everything stored about an address, or a submission',
  usage: ['erase <email> [--yes]', 'erase <id> [--yes]'],
  values: [
    ['<email>', 'an address: everything from it, and the address wherever others mention it'],
    ['<id>', 'as `list` shows it: with everything from its address; alone if it has none'],
    ['--yes', 'erases it; without this, it is only listed'],
  ],
  async run(args, { db, env, print }) {
    const { values, positionals } = parseCommand(args, 1, { yes: { type: 'boolean' } });
    const [named] = positionals;
    if (!named) throw new UsageError();
    const eraser = { actor: null, dataDir: env.DATA_DIR };
    if (z.safeParse(z.uuid(), named).success) {
      const subject = await findSubmission(db, named);
      if (!values.yes) {
        print(tabbed(subject.kind, subject.id));
        return print('To erase this and everything from its address for good, add --yes.');
      }
      const erasure = await eraseSubmission(db, { ...subject, ...eraser });
      if (!erasure) throw new OperatorError('It was erased just now.');
      return print(describeErased(sumErasures([erasure])));
    }
    if (values.yes) {
      return print(describeErased(sumErasures([await erasePersonalData(db, { email: named, ...eraser })])));
    }
    const { found } = await findPersonalData(db, named);
    for (const { kind, id, createdAt, isMention } of found) {
      print([createdAt, kind, id, ...(isMention ? ['mentions the address'] : [])].join('\t'));
    }
    print(found.length > 0 ? 'To erase this for good, add --yes.' : 'Nothing is stored about that address.');
  },
};

export function describeErased({ removed, cleaned, accounts }: Erased): string {
  return [
    `Erased: ${removed}.`,
    ...(cleaned > 0 ? [`The address was taken out of ${cleaned} more.`] : []),
    ...(accounts > 0
      ? [`Kept: ${accounts} operator account${accounts === 1 ? '' : 's'} with the address.`]
      : []),
  ].join(' ');
}
