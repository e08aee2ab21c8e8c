import fc from 'fast-check';
import { application, applicationPath } from '../../../server/waitlist/testing/application.ts';
import { attack, postJson } from '../attack.ts';
import type { Fault } from '../hostile-database.ts';
import type { TargetServer } from '../hunted-server.ts';

interface Action {
  path: string;
  body(): object;
}

const actions: Action[] = [
  { path: applicationPath, body: () => application },
  { path: '/meetings/availability', body: () => ({ month: '2027-03', offset: 0 }) },
  { path: '/form-opened', body: () => ({ form: 'waitlist' }) },
  {
    path: '/console/api/sign-in',
    body: () => ({ email: 'editor@agency.example', password: 'not the password' }),
  },
  {
    path: '/support-requests/create',
    body: () => ({
      ...{ name: 'Zoë', message: crypto.randomUUID() },
      ...{ businessType: 'agency', supportType: 'other' },
    }),
  },
];
const fault: fc.Arbitrary<Fault> = fc.oneof(
  fc
    .constantFrom(
      '08006',
      '23505',
      '25P02',
      '40001',
      '40P01',
      '42P01',
      '53100',
      '53300',
      '55P03',
      '57014',
      '57P01',
      'XX000',
      '',
    )
    .map((sqlState) => ({ sqlState })),
  fc.constantFrom<Fault>({ act: 'reset' }, { act: 'noise' }, { act: 'late' }),
);

async function request({ port }: TargetServer, { path, body }: Action): Promise<number> {
  const [status] = await postJson(port, path, body());
  if (status === undefined) throw new Error(`${path} got no response`);
  return status;
}

/** Errors, noise and broken connections in place of the response to any statement. */
export const databaseErrors = attack({
  name: 'database errors',
  inputs: fc.record({ action: fc.nat(actions.length - 1), after: fc.nat(5), fault }),
  atOnce: 1,
  async runAttack({ action, after, fault }, target) {
    const chosen = actions[action] as Action;
    target.database.failAfter(after, fault);
    await request(target, chosen);
    target.database.recover();
    // The pool may still have a broken connection, which fails the first request that uses it.
    for (let tries = 0; tries < 20; tries++) if ((await request(target, chosen)) < 500) return;
    throw new Error('the request still fails after the database has recovered');
  },
});
