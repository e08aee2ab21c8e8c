import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { outboxQuery } from '../../../contract/console/operations.ts';
import { listDeliveries, resend } from '../../console/outbox/store.ts';
import { StartProblem } from '../../start-problem.ts';
import { type AdminCommand, UsageProblem } from '../command.ts';

/** What was or is to be sent. A server that runs sends again within seconds, another one when it is started. */
export const outboxCommand: AdminCommand = {
  name: 'outbox',
  usage: ['outbox list [--state waiting|held|sent|dead] [--after …]', 'outbox resend <id>'],
  async run(args, { db, print }) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { state: { type: 'string' }, after: { type: 'string' } },
    });
    const [act, id, ...rest] = positionals;
    const query = outboxQuery.safeParse(values);
    if (!query.success || rest.length > 0) throw new UsageProblem();
    if (act === 'resend' && z.uuid().safeParse(id).success) {
      if (!(await resend(db, id ?? '', null)))
        throw new StartProblem('There is no delivery of that id which was sent or given up.');
      print('It goes out again.');
    } else if (act === 'list' && id === undefined) {
      const { deliveries, next } = await listDeliveries(db, query.data);
      for (const { createdAt, id, state, topic, template, attempts, lastError } of deliveries) {
        print(
          [createdAt, id, state, topic, template, attempts, lastError?.replace(/\p{C}+/gu, ' ') ?? ''].join(
            '\t',
          ),
        );
      }
      if (deliveries.length === 0) print('There are none.');
      if (next) print(`The next page: --after ${next}`);
    } else throw new UsageProblem();
  },
};
