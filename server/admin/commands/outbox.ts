import * as z from 'zod/mini';
import { delivery } from '../../../contract/console/inbox.ts';
import { outboxQuery } from '../../../contract/console/outbox.ts';
import { OperatorError } from '../../operator-error.ts';
import { listDeliveries, resend, resendAll } from '../../submissions/deliveries.ts';
import { type DatabaseCommand, UsageError } from '../command.ts';
import { parseCommand, tabbed } from './arguments.ts';

/** Lists and resends deliveries. A running server resends within seconds, otherwise the next start does. */
export const outboxCommand: DatabaseCommand = {
  name: 'outbox',
  about: 'lists mails and webhook calls, and sends them again',
  usage: ['outbox list [--state <state>] [--after <page>]', 'outbox resend <id>', 'outbox resend --all'],
  values: [
    ['--state', `${delivery.shape.state.options.join(', ')}, or failing: tried and not delivered`],
    ['--after', 'the next page, as the one before named it'],
    ['<id>', 'of a delivery that was sent or is dead, as `outbox list` shows it'],
    ['--all', 'everything that failed: what is dead, and what waits for its next attempt'],
  ],
  async run(args, { db, print }) {
    const options = {
      state: { type: 'string' },
      after: { type: 'string' },
      all: { type: 'boolean' },
    } as const;
    const { values, positionals } = parseCommand(args, 2, options);
    const [act, id] = positionals;
    const { all, ...shown } = values;
    const query = outboxQuery.safeParse(shown);
    if (!query.success) throw new UsageError(`There is no state "${shown.state}".`);
    if (act === 'resend' && all && id === undefined) {
      print(`Goes out again: ${await resendAll(db, null)}.`);
    } else if (act === 'resend' && !all && z.uuid().safeParse(id).success) {
      if (!(await resend(db, id ?? '', null)))
        throw new OperatorError('There is no delivery of that id which was sent or given up.');
      print('Queued for delivery.');
    } else if (act === 'list' && id === undefined && !all) {
      const { deliveries, next } = await listDeliveries(db, query.data);
      for (const { createdAt, id, state, topic, template, attempts, lastError } of deliveries) {
        print(tabbed(createdAt, id, state, topic, template, attempts, lastError));
      }
      if (deliveries.length === 0) print('There are none.');
      if (next) print(`The next page: --after ${next}`);
    } else throw new UsageError();
  },
};
