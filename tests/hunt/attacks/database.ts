import fc from 'fast-check';
import { application, applicationPath } from '../../../server/waitlist/testing/application.ts';
import { attack } from '../attack.ts';
import type { Fault } from '../hostile-database.ts';
import type { HuntedServer } from '../hunted-server.ts';
import { postHead, sendRaw } from '../send-raw.ts';

const json = 'application/json';
const post = (path: string, body: object) => ({ path, body: () => JSON.stringify(body) });
const acts = [
  post(applicationPath, application),
  post('/meetings/availability', { month: '2027-03', offset: 0 }),
  post('/form-opened', { form: 'waitlist' }),
  post('/console/api/sign-in', { email: 'editor@agency.example', password: 'not the password' }),
  {
    path: '/support-requests/create',
    body: () =>
      JSON.stringify({
        name: 'Zoë',
        message: crypto.randomUUID(),
        businessType: 'agency',
        supportType: 'other',
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

async function answer(hunted: HuntedServer, { path, body }: (typeof acts)[number]): Promise<number> {
  const text = body();
  const [status] = await sendRaw(hunted.port, [postHead(path, json, Buffer.byteLength(text)), text]);
  if (status === undefined) throw new Error(`${path} was not answered`);
  return status;
}

/** Errors, noise and broken connections in place of the answer to each statement in turn. */
export const databaseErrors = attack({
  name: 'database errors',
  inputs: fc.record({ act: fc.nat(acts.length - 1), after: fc.nat(5), fault }),
  atOnce: 1,
  async strike({ act, after, fault }, hunted) {
    const chosen = acts[act] as (typeof acts)[number];
    hunted.database.spoil(after, fault);
    await answer(hunted, chosen);
    hunted.database.heal();
    // A connection of the pool may still be broken, which the first to use it learns.
    for (let tries = 0; tries < 20; tries++) if ((await answer(hunted, chosen)) < 500) return;
    throw new Error('the same request still fails when the database is well again');
  },
});
