import fc from 'fast-check';
import { application, applicationPath } from '../../../server/waitlist/testing/application.ts';
import { attack } from '../attack.ts';
import type { Fault } from '../hostile-database.ts';
import type { HuntedServer } from '../hunted-server.ts';
import { postJson } from '../send-raw.ts';

interface Act {
  path: string;
  body(): object;
}

const acts: Act[] = [
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

async function answer({ port }: HuntedServer, { path, body }: Act): Promise<number> {
  const [status] = await postJson(port, path, body());
  if (status === undefined) throw new Error(`${path} was not answered`);
  return status;
}

/** Errors, noise and broken connections in place of the answer to each statement in turn. */
export const databaseErrors = attack({
  name: 'database errors',
  inputs: fc.record({ act: fc.nat(acts.length - 1), after: fc.nat(5), fault }),
  atOnce: 1,
  async strike({ act, after, fault }, hunted) {
    const chosen = acts[act] as Act;
    hunted.database.spoil(after, fault);
    await answer(hunted, chosen);
    hunted.database.heal();
    // A connection of the pool may still be broken, which the first to use it learns.
    for (let tries = 0; tries < 20; tries++) if ((await answer(hunted, chosen)) < 500) return;
    throw new Error('the same request still fails when the database is well again');
  },
});
