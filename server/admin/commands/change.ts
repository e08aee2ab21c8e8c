import { OperatorError } from '../../operator-error.ts';
import { acceptChange, assertSettled, dismissChange, findChange } from '../../waitlist/proposed-changes.ts';
import { type DatabaseCommand, UsageError } from '../command.ts';
import { explained } from './actions.ts';
import { assertId, parseCommand } from './arguments.ts';

export const changeCommand: DatabaseCommand = {
  name: 'change',
  about: 'accepts or dismisses a proposed change of an application',
  usage: ['change <change> accept', 'change <change> dismiss'],
  values: [
    ['<change>', 'the id of a proposed change, as `show` prints it'],
    ['accept', 'makes the change, and notifies as if its owner had confirmed it'],
    ['dismiss', 'deletes what was proposed'],
  ],
  async run(args, { db, env, print }) {
    const [id = '', decision] = parseCommand(args, 2, {}).positionals;
    if (decision !== 'accept' && decision !== 'dismiss') throw new UsageError();
    assertId(id);
    const found = await findChange(db, id);
    if (!found) throw new OperatorError(`There is no proposed change ${id}, or it was erased.`);
    const { id: applicationId, updatedAt } = found.application;
    const change = { applicationId, changeId: id, actor: null };
    const settings = { optIn: env.DOUBLE_OPT_IN, webhook: env.WEBHOOK_URL !== undefined };
    const outcome =
      decision === 'accept'
        ? await acceptChange(db, { ...change, seen: updatedAt.toISOString() }, settings)
        : await dismissChange(db, change);
    if (outcome === 'settled') throw new OperatorError('This change was settled already.');
    await explained(async () => assertSettled(outcome));
    print(decision === 'accept' ? 'The change is accepted.' : 'The change is dismissed.');
  },
};
