import { expect, test } from 'vitest';
import { openConsole } from '../../console/testing/open-console.ts';
import { sql } from '../../db/sql.ts';
import { readEnv } from '../../env.ts';
import { onPostgres } from '../../testing/on-each-engine.ts';
import { runAdmin } from '../../testing/run-admin.ts';
import { healthCommand } from './health.ts';

const on = onPostgres();
const mailServer = { SMTP_URL: 'smtp://127.0.0.1' };

/** What the command prints, and the error with which it ends. */
async function run(args: string[] = [], variables: NodeJS.ProcessEnv = mailServer) {
  const out: string[] = [];
  const dependencies = {
    ...{ db: on.database.db, database: on.database, env: readEnv({ ...on.database.env, ...variables }) },
    print: (line: string) => void out.push(`${line}\n`),
    write: async () => {},
  };
  const error = await healthCommand.run(args, dependencies).then(() => undefined, String);
  return { out: out.join(''), error };
}

test('`health` says that all is well', async () => {
  const { out, error } = await run();
  expect(error).toBeUndefined();
  expect(out).toMatch(
    /^All well\.\nNo mail has been sent yet\.\nHeld as spam: none\.\nDue for a reply: none\.\nPages built on: .+\.\n$/,
  );
});

test('while mail fails, `health` and `status` say since when and why, and exit with 1', async () => {
  await on.run(sql`
    insert into outbox (id, topic, template, subject_kind, subject_id, attempts, created_at, due_at, last_error)
    values (gen_random_uuid(), 'mail', 'lead.created', 'lead', gen_random_uuid(), 3, '2026-11-18T09:30:00Z',
      now() + interval '1 hour', 'mail.example:587 refused the login: 535 no (check the user)')`);
  const why = /^Mail has not been going out since 2026-11-18 09:30 UTC: the server refused the password\.\n/;
  expect(await run()).toEqual({
    out: expect.stringMatching(why),
    error: expect.stringContaining('Something fails.'),
  });
  expect(await runAdmin({ ...on.database.env, ...mailServer }, ['status'])).toEqual({
    ...{ code: 1, out: expect.stringMatching(why), err: 'Something fails.\n' },
  });
});

test('held spam is counted by kind and is no failure', async () => {
  const opened = await openConsole(on.database);
  await opened.apply({ projectCode: 'x' });
  await opened.ask({ openMs: 1 });
  expect(await run()).toEqual({
    out: expect.stringContaining('Held as spam: 2 (application 1, lead 1).'),
    error: undefined,
  });
});

test('without a mail server it does not say that mail goes out', async () => {
  const { out } = await run([], {});
  expect(out).toMatch(/^No mail server is set: mails are kept as files and reach nobody\.\n/);
  expect(out).not.toContain('All well');
});

test('`--json` prints every figure, and a wrong time zone is refused', async () => {
  const { out } = await run(['--json', '--time-zone', 'Europe/London']);
  expect(JSON.parse(out)).toMatchObject({ failedChecks: [], mail: { retrying: 0 }, toAnswer: { lead: 0 } });
  expect((await run(['--time-zone', 'Mars/Base'])).error).toContain('There is no such time zone.');
});
