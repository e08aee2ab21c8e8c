import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { adSpendBands } from '../../contract/ad-spend.ts';
import { sorts } from '../../contract/console/inbox.ts';
import { consoleApi } from '../../contract/console/paths.ts';
import { statuses, submissionKinds } from '../../contract/console/submissions.ts';
import { createJobApplication } from '../../contract/job-application.ts';
import { locales } from '../../contract/locales.ts';
import { sql } from '../db/sql.ts';
import { uuid7 } from '../db/uuid7.ts';
import { createLogger } from '../log.ts';
import { engines } from '../testing/databases.ts';
import { pdf } from '../testing/documents.ts';
import { programEnv } from '../testing/programs.ts';
import { freshDataEnv, runAdmin } from '../testing/run-admin.ts';
import { smtpLogin, smtpSink } from '../testing/smtp-sink.ts';
import { writeTestSite } from '../testing/test-site.ts';
import { openAdminDatabase } from './open-admin-database.ts';

const server = join(import.meta.dirname, '../main.ts');
const siteDir = writeTestSite();
const email = 'zoe@agency.example';
const password = 'long enough for anybody';

async function startServer(env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(process.execPath, [server, await siteDir], {
    cwd: tmpdir(),
    env: { ...programEnv, HOST: '127.0.0.1', PORT: '0', RATE_LIMITS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  let output = '';
  const url = Promise.withResolvers<string>();
  child.stdout.on('data', (chunk) => {
    output += chunk;
    const found = /served at (http:\S+)/.exec(output)?.[1];
    if (found) url.resolve(found);
  });
  void ended.then(() => url.reject(new Error(output)));
  return url.promise;
}

async function signIn(url: string): Promise<number> {
  const { status } = await fetch(url + consoleApi.signIn, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return status;
}

/** Sends a large resume: its statement arrives in pieces, which must not be interleaved. */
async function apply(url: string, who: string): Promise<number> {
  const form = new FormData();
  const sent = { job: 'business-manager-uk', fullName: `Applicant ${who}`, email: `${who}@b.example` };
  for (const [name, value] of Object.entries({ ...sent, coverLetter: 'Dear all' })) form.set(name, value);
  const content = pdf(who.padEnd(400_000));
  form.set('resume', new File([content], 'resume.pdf', { type: 'application/pdf' }));
  const { status } = await fetch(url + createJobApplication.path, { method: 'POST', body: form });
  return status;
}

for (const engine of engines) {
  test(`${engine} commands work without a server, and their changes persist`, {
    tags: engine === 'postgres' ? [] : ['sweep'],
  }, async () => {
    const place = await freshDataEnv(engine);
    const short = await runAdmin(place, ['operator', 'add', email], 'too short\n');
    expect(short).toEqual({ code: 1, out: '', err: 'A password has 12 to 256 characters.\n' });
    const added = await runAdmin(place, ['operator', 'add', email], `${password}\n`);
    expect(added).toEqual({ code: 0, out: `${email} may sign in at /console as admin.\n`, err: '' });
    const url = await startServer(place);
    await expect.poll(() => signIn(url), { timeout: 60_000 }).toBe(200);
  });

  test(`${engine} commands run alongside a busy server without disturbing it`, {
    tags: ['sweep'],
  }, async () => {
    const place = await freshDataEnv(engine);
    const url = await startServer(place);
    const statuses: number[] = [];
    let isDone = false;
    async function keepApplying(who: number): Promise<void> {
      for (let i = 0; !isDone; i++) {
        statuses.push(await apply(url, `a${who}-${i}`));
        await delay(20);
      }
    }
    expect(await runAdmin(place, ['operator', 'add', email], password)).toMatchObject({ code: 0, err: '' });
    const load = [keepApplying(1), keepApplying(2)];
    expect(await signIn(url)).toBe(200);
    const ran = await Promise.all([
      runAdmin(place, ['operator', 'list']),
      runAdmin(place, ['operator', 'disable', email]),
    ]);
    expect(ran.map(({ code, err }) => [code, err])).toEqual(Array(2).fill([0, '']));
    expect(await signIn(url)).toBe(401);
    isDone = true;
    await Promise.all(load);

    expect(statuses.length).toBeGreaterThan(10);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const database = await openAdminDatabase(place, createLogger('error'));
    const counts = await database.db.one(sql`
      select (select count(*)::integer from job_applications) as applications, (select count(*)::integer from resumes) as resumes`);
    await database.close();
    expect(counts).toEqual({ applications: statuses.length, resumes: statuses.length });
  });
}

test('an unknown command lists the available ones and changes nothing', async () => {
  const nowhere = { DATA_DIR: '/nowhere/at/all' };
  const overview =
    /^Usage: npm run admin -- <command> …\n\n {2}health .*\n {2}list .*\n {2}show .*\n {2}operator /s;
  expect(await runAdmin(nowhere, [])).toEqual({ code: 1, out: '', err: expect.stringMatching(overview) });
  const { code, out, err } = await runAdmin(nowhere, ['nothing']);
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(/^There is no command "nothing"\.\n\nUsage: /);
  expect(await runAdmin(nowhere, ['--help'])).toEqual({
    code: 0,
    out: expect.stringMatching(overview),
    err: '',
  });
});

test('the help of a command lists every value, and changes nothing', { tags: ['sweep'] }, async () => {
  async function help(...args: string[]): Promise<string> {
    const { code, out, err } = await runAdmin({ DATA_DIR: '/nowhere/at/all' }, args);
    expect([code, err]).toEqual([0, '']);
    return out;
  }
  const overview = await help('help');
  for (const args of [['-h'], ['help', '--help']]) expect(await help(...args)).toBe(overview);
  expect((await runAdmin({}, ['help', 'nothing'])).code).toBe(1);
  const list = await help('list', '--help');
  for (const value of [
    ...submissionKinds,
    ...Object.values(statuses).flat(),
    ...locales,
    ...adSpendBands,
    ...sorts,
  ]) {
    expect(list).toContain(value);
  }
  expect(await help('help', 'list')).toBe(list);
  expect(await help('list', 'help')).toBe(list);
  expect(await help('list', 'leads', '-h')).toBe(list);
  const status = await help('status', '--help');
  expect(status).toMatch(/^ {2}<status> +applications: new, reviewing, invited, declined$/m);
  expect(status).toContain('meetings: cancelled, attended, missed\n');
  expect(await help('show', '--help')).toContain('text, json');
  expect(await help('export', '--help')).toContain('csv, json');
  expect(await help('outbox', '--help')).toContain('waiting, held, sent, dead');
  const operator = await help('operator', '--help');
  expect(operator).toContain('viewer, editor');
  expect(operator).toContain('operator add <email>');
});

test('an error is printed above the help of its command', async () => {
  const place = await freshDataEnv('postgres');
  const { code, out, err } = await runAdmin(place, ['list', 'lead']);
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(/^There is no kind "lead"\.\n\nLists submissions, one per line\n\nUsage:\n/);
});

test('a note is read from standard input if it is not an argument', { tags: ['sweep'] }, async () => {
  const place = await freshDataEnv('postgres');
  const id = uuid7();
  const database = await openAdminDatabase(place, createLogger('error'));
  await database.pool.query(
    `insert into support_requests (id, language, name, business_type, support_type, message, words_key)
     values ($1, 'en', 'n', 'agency', 'other', 'm', 'w')`,
    [id],
  );
  await database.close();
  expect(await runAdmin(place, ['note', id], 'two\nlines\n')).toMatchObject({ code: 0 });
  expect((await runAdmin(place, ['show', id])).out).toContain('{"text":"two\\nlines"}');
});

test('a template is read from standard input in the format of `show`, and refused with the console’s message', {
  tags: ['sweep'],
}, async () => {
  const place = await freshDataEnv('postgres');
  const key = ['leads', 'reply', 'es'];
  const set = (written: string) => runAdmin(place, ['template', 'set', ...key], written);
  expect(await set('Subject: ¡Hola!\r\nTitle: Respuesta\r\n\r\n{greeting}\r\n\r\n[…]\r\n')).toMatchObject({
    code: 0,
    err: '',
  });
  expect(await set('Subject: a\nTitle: b\n\n{agency}')).toEqual({
    code: 1,
    out: '',
    err: 'A field in braces isn’t available here. Check its spelling.\n',
  });
  expect(await set('Subject: a\n\nHello')).toMatchObject({
    code: 1,
    err: 'Missing or too long: subject, title, text.\n',
  });
  expect((await runAdmin(place, ['template', 'show', ...key])).out).toBe(
    'Subject: ¡Hola!\nTitle: Respuesta\n\n{greeting}\n\n[…]\n',
  );
});

test('a test mail reports the reply of the mail server, without a database', {
  tags: ['sweep'],
}, async () => {
  const sink = await smtpSink({ login: true });
  const url = sink.urlWith(`${smtpLogin.user}:${smtpLogin.password}`);
  const nowhere = { DATA_DIR: '/nowhere/at/all', MAIL_FROM: 'Site <site@forespan.example>' };
  const sent = await runAdmin({ ...nowhere, SMTP_URL: url }, ['mail-test', email]);
  expect(sent).toEqual({
    code: 0,
    out: expect.stringMatching(
      /^127\.0\.0\.1:\d+ accepted a mail from Site <site@forespan\.example> to zoe@agency\.example: 250 /,
    ),
    err: '',
  });
  expect(sink.mails).toMatchObject([
    { to: [{ address: email }], from: { address: 'site@forespan.example' } },
  ]);
  const wrong = await runAdmin({ ...nowhere, SMTP_URL: sink.urlWith('site:wrong') }, ['mail-test', email]);
  expect(wrong).toEqual({
    code: 1,
    out: '',
    err: expect.stringMatching(
      /^Not sent\. .* refused the login: 535 .*check the user and the password in SMTP_URL/,
    ),
  });
  expect(await runAdmin(nowhere, ['mail-test', email])).toEqual({
    code: 1,
    out: '',
    err: 'SMTP_URL is not set, so no mail is sent: the server saves mails as files in /nowhere/at/all/mail.\n',
  });
  expect(await runAdmin(nowhere, ['mail-test', 'zoe'])).toMatchObject({
    code: 1,
    err: 'zoe is not an email address.\n',
  });
  expect(sink.mails).toHaveLength(1);
});
