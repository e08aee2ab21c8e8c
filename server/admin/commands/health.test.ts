import { expect, test } from 'vitest';
import { openConsole } from '../../console/testing/open-console.ts';
import { sql } from '../../db/sql.ts';
import { onPostgres } from '../../testing/on-each-engine.ts';
import { runAdmin } from '../../testing/run-admin.ts';

const on = onPostgres();

function run(args: string[], variables: NodeJS.ProcessEnv = {}) {
  return runAdmin({ ...on.database.env, SMTP_URL: 'smtp://127.0.0.1', ...variables }, args);
}

async function putFailedMail(error: string): Promise<void> {
  await on.run(sql`
    insert into outbox (id, topic, template, subject_kind, subject_id, attempts, created_at, due_at, last_error)
    values (gen_random_uuid(), 'mail', 'lead.created', 'lead', gen_random_uuid(), 3, '2026-11-18T09:30:00Z',
      now() + interval '1 hour', ${error})`);
}

test('`health` says that all is well, and exits with 0', async () => {
  const { code, out, err } = await run(['health']);
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(
    /^All well\.\nNo mail has been sent yet\.\nHeld as spam: none\.\nDue for a reply: none\.\nPages built on: .+\.\n$/,
  );
});

test.each(['health', 'status'])(
  'while mail fails, `%s` says since when and why, and exits with 1',
  async (name) => {
    await putFailedMail('mail.example:587 refused the login: 535 no (check the user)');
    const { code, out, err } = await run([name]);
    expect(out).toMatch(
      /^Mail has not been going out since 2026-11-18 09:30 UTC: the server refused the password\.\n/,
    );
    expect([code, err]).toEqual([1, 'Something fails.\n']);
  },
);

test('held spam is counted by kind and is no failure', async () => {
  const opened = await openConsole(on.database);
  await opened.apply({ projectCode: 'x' });
  await opened.ask({ openMs: 1 });
  const { code, out } = await run(['health']);
  expect(out).toContain('Held as spam: 2 (application 1, lead 1).');
  expect(code).toBe(0);
});

test('without a mail server it does not say that mail goes out', { tags: ['sweep'] }, async () => {
  const { out } = await run(['health'], { SMTP_URL: '' });
  expect(out).toMatch(/^No mail server is set: mails are kept as files and reach nobody\.\n/);
  expect(out).not.toContain('All well');
});

test('`--json` prints every figure, and a wrong time zone is refused', { tags: ['sweep'] }, async () => {
  const { out } = await run(['health', '--json', '--time-zone', 'Europe/London']);
  expect(JSON.parse(out)).toMatchObject({ failedChecks: [], mail: { retrying: 0 }, toAnswer: { lead: 0 } });
  expect((await run(['health', '--time-zone', 'Mars/Base'])).err).toMatch(/^There is no such time zone\./);
});
