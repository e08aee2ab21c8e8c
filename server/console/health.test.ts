import { expect, test } from 'vitest';
import type { Health } from '../../contract/console/health.ts';
import { consoleApi } from '../../contract/console/paths.ts';
import { sql } from '../db/sql.ts';
import { selfSigned } from '../tag-check/testing/certificate.ts';
import { eventually } from '../testing/eventually.ts';
import { onEachEngine } from '../testing/on-each-engine.ts';
import { smtpLogin, smtpSink } from '../testing/smtp-sink.ts';
import { freePort } from '../testing/start-server.ts';
import { openConsole, withQuery } from './testing/open-console.ts';

onEachEngine((on) => {
  const open = (variables: NodeJS.ProcessEnv = {}) => openConsole(on.database, { role: 'admin', variables });
  type Console = Awaited<ReturnType<typeof open>>;

  async function read({ get }: Console, timeZone = 'UTC'): Promise<Health> {
    return (await get(withQuery(consoleApi.health, { timeZone }))).json();
  }
  /** The health once `count` mails have failed. */
  function failed(opened: Console, count: number): Promise<Health> {
    return eventually(async () => {
      expect((await opened.get(consoleApi.counts)).json()).toMatchObject({ failing: count });
      return read(opened);
    });
  }
  async function firstMailAt(): Promise<string | undefined> {
    const found = await on.database.db.one<{ at: Date }>(
      sql`select min(created_at) as at from outbox where topic = 'mail'`,
    );
    return found?.at.toISOString();
  }

  test('a refused password is reported with the time of the first mail that failed, until mail goes out', async () => {
    const sink = await smtpSink({ login: true });
    sink.refusesLogins = true;
    const opened = await open({ SMTP_URL: sink.urlWith(`${smtpLogin.user}:${smtpLogin.password}`) });
    expect((await read(opened)).mail).toMatchObject({ stoppedSince: null, lastSentAt: null, cause: null });
    await opened.ask();
    const { mail } = await failed(opened, 2);
    expect(mail).toMatchObject({
      isKeptAsFiles: false,
      lastSentAt: null,
      stoppedSince: await firstMailAt(),
      cause: 'password',
      retrying: 2,
      givenUp: 0,
      refusedAddresses: 0,
    });
    sink.refusesLogins = false;
    await opened.post(consoleApi.resendAll);
    const after = await failed(opened, 0);
    expect(after.mail).toMatchObject({
      ...{ stoppedSince: null, cause: null, retrying: 0 },
      lastSentAt: expect.any(String),
    });
  });

  test('a mail server that cannot be reached is reported', async () => {
    const opened = await open({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
    await opened.ask();
    expect((await failed(opened, 2)).mail.cause).toBe('unreachable');
  });

  test('an expired certificate is reported', async () => {
    const certificate = selfSigned({ name: 'localhost', until: new Date(Date.now() - 3_600_000) });
    const sink = await smtpSink({ starttls: true, certificate });
    const trusting = new URLSearchParams({ 'tls.ca': certificate.cert, 'tls.servername': 'localhost' });
    const opened = await open({ SMTP_URL: `${sink.url}?${trusting}` });
    await opened.ask();
    expect((await failed(opened, 2)).mail.cause).toBe('expiredCertificate');
  });

  test('any other cause is reported with the text of the error', async () => {
    const sink = await smtpSink();
    sink.refuseWith = 550;
    sink.refusal = { words: '5.7.1 sender not allowed', at: 'MAIL FROM' };
    const opened = await open({ SMTP_URL: sink.url });
    await opened.ask();
    expect((await failed(opened, 2)).mail).toMatchObject({
      cause: 'other',
      explanation: expect.stringMatching(/^127\.0\.0\.1:\d+ refused the sender$/),
    });
  });

  test('refused addresses do not mean that mail has stopped, and are reported for a week', async () => {
    const sink = await smtpSink();
    sink.refuseWith = 550;
    sink.refusal = { words: '5.1.1 unknown', at: 'RCPT TO' };
    const opened = await open({ SMTP_URL: sink.url });
    await opened.ask();
    const { mail } = await failed(opened, 2);
    expect(mail).toMatchObject({ refusedAddresses: 2, stoppedSince: null, givenUp: 0, retrying: 0 });
    await on.run(sql`update outbox set created_at = now() - interval '8 days'`);
    expect((await read(opened)).mail.refusedAddresses).toBe(0);
    // The badge in the navigation still counts them.
    expect((await opened.get(consoleApi.counts)).json()).toMatchObject({ failing: 2, dead: 2 });
  });

  test('one mail that fails while others go out is late, and mail has not stopped', async () => {
    const sink = await smtpSink();
    sink.refuseWith = 451;
    const opened = await open({ SMTP_URL: sink.url });
    await opened.ask();
    await failed(opened, 2);
    sink.refuseWith = 0;
    await opened.write();
    await sink.arrived(2);
    const { mail } = await eventually(async () => {
      const health = await read(opened);
      expect(health.mail.lastSentAt).not.toBeNull();
      return health;
    });
    expect(mail).toMatchObject({ stoppedSince: null, retrying: 2, cause: 'other' });
  });

  test('mails that no server has tried for minutes are reported, and new ones are not', async () => {
    const opened = await open();
    await on.run(sql`
      insert into outbox (id, topic, template, subject_kind, subject_id, due_at, leased_until)
      select gen_random_uuid(), 'mail', 'lead.created', 'lead', gen_random_uuid(), now() - age, now() + interval '1 minute'
      from (values (interval '6 minutes'), (interval '1 minute')) as ages (age)`);
    expect((await read(opened)).untried).toEqual({ count: 1, since: expect.any(String) });
  });

  test('without a mail server it says that mails are kept as files', async () => {
    expect((await read(await open())).mail.isKeptAsFiles).toBe(true);
  });

  test('held submissions, and new ones from before today, are counted by kind', async () => {
    const opened = await open();
    await opened.apply({ email: 'one@agency.example', projectCode: 'x' });
    await opened.apply({ email: 'two@agency.example' });
    await opened.apply({ email: 'three@agency.example' });
    await opened.ask();
    await opened.write({ openMs: 1 });
    const health = await read(opened);
    expect(health.held).toEqual({ application: 1, lead: 0, support: 1, meeting: 0, 'job-application': 0 });
    expect(Object.values(health.toAnswer)).toEqual([0, 0, 0, 0, 0]);
    await on.run(sql`update applications set created_at = now() - interval '1 day'`);
    await on.run(sql`update applications set status = 'reviewing' where email like 'three%'`);
    expect((await read(opened)).toAnswer).toMatchObject({ application: 1, lead: 0, support: 0 });
  });

  test('today begins at midnight in the operator’s time zone', async () => {
    const opened = await open();
    await opened.ask();
    const zone = 'Pacific/Kiritimati';
    const midnight = sql`date_trunc('day', now() at time zone ${zone}) at time zone ${zone}`;
    await on.run(sql`update leads set created_at = ${midnight} - interval '1 minute'`);
    expect((await read(opened, zone)).toAnswer.lead).toBe(1);
    await on.run(sql`update leads set created_at = ${midnight}`);
    expect((await read(opened, zone)).toAnswer.lead).toBe(0);
    expect((await opened.get(withQuery(consoleApi.health, { timeZone: 'Mars/Base' }))).statusCode).toBe(422);
  });

  test('an invitation whose mail fails is reported, and shown as such instead of as sent', async () => {
    const sink = await smtpSink({ login: true });
    const opened = await open({ SMTP_URL: sink.urlWith(`${smtpLogin.user}:wrong`) });
    await opened.post(consoleApi.invite, { email: 'new@agency.example', role: 'editor' });
    expect((await failed(opened, 1)).failedInvitations).toBe(1);
    const invited = async () => (await opened.get(consoleApi.people)).json().invitations;
    expect(await invited()).toMatchObject([
      { mail: 'failing', mailError: expect.stringContaining('refused the login') },
    ]);
    const [{ id }] = await invited();
    await opened.post(consoleApi.withdrawInvitation(id));
    // Its mail is deleted with it: a mail without an invitation would count as sent.
    expect(await failed(opened, 0)).toMatchObject({ failedInvitations: 0, mail: { lastSentAt: null } });
    expect(await on.rows('outbox')).toEqual([]);
  });

  test('an invitation whose mail went out is shown as sent', async () => {
    const sink = await smtpSink();
    const opened = await open({ SMTP_URL: sink.url });
    await opened.post(consoleApi.invite, { email: 'new@agency.example', role: 'editor' });
    await sink.arrived(1);
    await eventually(async () => {
      const { invitations } = (await opened.get(consoleApi.people)).json();
      expect(invitations).toMatchObject([{ mail: 'sent', mailError: null }]);
    });
  });

  test.each([
    ['1', false],
    ['999999999', true],
  ])('with MIN_FREE_DISK_MB=%s a low disk is reported: %s', async (MIN_FREE_DISK_MB, isLow) => {
    const { disk } = await read(await open({ MIN_FREE_DISK_MB }));
    expect(disk).toEqual({ freeBytes: expect.any(Number), isLow });
  });

  test('free space that cannot be read is not known, and not reported as low', async () => {
    const opened = await open({ DATA_DIR: '/nowhere/at/all', SMTP_URL: 'smtp://127.0.0.1' });
    expect((await read(opened)).disk).toEqual({ freeBytes: null, isLow: false });
  });
});
