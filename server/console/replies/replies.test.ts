import { expect, test } from 'vitest';
import { consoleApi } from '../../../contract/console/paths.ts';
import { type Template, undoSeconds } from '../../../contract/console/replies.ts';
import { sql } from '../../db/sql.ts';
import { capDueTimes } from '../../outbox/store.ts';
import { eventually } from '../../testing/eventually.ts';
import { onEachEngine } from '../../testing/on-each-engine.ts';
import { smtpSink } from '../../testing/smtp-sink.ts';
import { openConsole } from '../testing/open-console.ts';
import { openReply } from './testing/replying.ts';

onEachEngine((on) => {
  /** Advances past the minute in which a reply can be undone. */
  async function passTheDelay(): Promise<void> {
    await on.run(sql`update outbox set due_at = now() where mail is not null and state = 'waiting'`);
  }

  test('an invitation is sent after the delay, once, and recorded', async () => {
    const sink = await smtpSink();
    const opened = await openConsole(on.database, {
      variables: {
        SMTP_URL: sink.url,
        OPERATOR_EMAIL: 'desk@forespan.example',
        PUBLIC_URL: 'https://www.example.com',
      },
    });
    await opened.apply();
    await sink.arrived(2);
    const { shown, getDraft, send } = await openReply(opened);
    const received = await getDraft('invite', { recipient: 'contact' });
    const [first, ...repeats] = await Promise.all([send(received), send(received), send(received)]);
    expect([first, ...repeats].map((response) => response?.statusCode)).toEqual([200, 200, 200]);
    const { row, events, deliveries } = await shown();
    expect(row.status).toBe('invited');
    expect(events.map(({ kind, actor, detail }) => [kind, actor, detail])).toEqual([
      [
        'answered',
        opened.operator.email,
        { act: 'invite', delivery: received.id, from: 'new', to: 'invited' },
      ],
    ]);
    const [queued] = deliveries.filter((delivery) => delivery.answer);
    expect(queued).toMatchObject({ id: received.id, template: 'application.invite', state: 'waiting' });
    expect(queued?.answer?.undoMs).toBeGreaterThan((undoSeconds - 20) * 1_000);
    // The worker's correction for clocks set back must not end the delay.
    await capDueTimes(on.database.db);
    expect((await shown()).deliveries.find((one) => one.answer)?.answer?.undoMs).toBeGreaterThan(10_000);
    expect(sink.mails).toHaveLength(2);
    await passTheDelay();
    await sink.arrived(3);
    const mail = sink.mails.find(({ subject }) => subject === 'Forespan: your onboarding call');
    expect(mail).toMatchObject({
      to: [{ address: 'Zoe@agency.example' }],
      cc: [{ address: 'ops@agency.example' }],
      replyTo: [{ address: 'desk@forespan.example' }],
    });
    expect(mail?.headers.map(({ key }) => key)).not.toContain('auto-submitted');
    expect(mail?.text).toMatch(
      /because you applied for access on .+, or because an application sent that day names you as the point of contact\./,
    );
    expect(mail?.text).toContain('Hello Zoë Müller,\n\nWe’ve read your application for Nordlicht');
    expect(mail?.text).toContain(
      'Pick a time:\nhttps://www.example.com/ScheduleMeeting\n\nChanged your mind?',
    );
    expect((await send(received)).statusCode).toBe(200);
    await eventually(async () =>
      expect((await shown()).deliveries.find((one) => one.answer)).toMatchObject({
        state: 'sent',
        attempts: 1,
      }),
    );
    expect(sink.mails).toHaveLength(3);
  });

  test('a reply can be undone until it is sent, with its change of status', async () => {
    const opened = await openConsole(on.database);
    await opened.apply();
    const { shown, getDraft, send } = await openReply(opened);
    const received = await getDraft('decline');
    await send(received);
    expect((await shown()).row.status).toBe('declined');
    expect((await opened.post(consoleApi.undoReply(received.id))).statusCode).toBe(200);
    const { row, events, deliveries } = await shown();
    expect(row.status).toBe('new');
    expect(events.map(({ kind }) => kind)).toEqual(['answer-undone', 'answered']);
    expect(deliveries.filter((delivery) => delivery.answer)).toEqual([]);
    // A late retry of the request does not restore it.
    expect((await send(received)).json().code).toBe('changedMeanwhile');

    const again = await getDraft('decline');
    await send(again);
    await passTheDelay();
    const late = await opened.post(consoleApi.undoReply(again.id));
    expect([late.statusCode, late.json().code]).toEqual([409, 'alreadySent']);
    expect((await shown()).row.status).toBe('declined');
  });

  test('undoing a reply to an applicant who has applied again leaves the status unchanged', async () => {
    const opened = await openConsole(on.database);
    await opened.apply();
    const { shown, getDraft, send } = await openReply(opened);
    const received = await getDraft('decline');
    await send(received);
    await opened.apply({ agencyName: 'Südlicht' });
    expect((await opened.post(consoleApi.undoReply(received.id))).statusCode).toBe(200);
    expect((await shown()).row.status).toBe('declined');
    expect((await shown()).deliveries.filter((delivery) => delivery.answer)).toEqual([]);
  });

  test('of two operators who reply at once, one gets an error', async () => {
    const opened = await openConsole(on.database);
    await opened.apply();
    const { getDraft, send } = await openReply(opened);
    const both = await Promise.all([getDraft('invite'), getDraft('decline')]);
    const responses = await Promise.all(both.map(send));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('inviting or declining requires a reply unless the operator opts out', async () => {
    const opened = await openConsole(on.database);
    await opened.apply();
    const { id, shown } = await openReply(opened);
    const path = consoleApi.act('application', id, 'status');
    const body = { status: 'declined', reason: '', seen: (await shown()).row.updatedAt };
    const refused = await opened.post(path, body);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'answerMissing']);
    expect((await opened.post(path, { ...body, withoutAnswer: true })).statusCode).toBe(200);
    expect((await shown()).events[0]?.detail).toMatchObject({ to: 'declined', withoutAnswer: true });
  });

  test('erasing a person takes their address out of mails to others', async () => {
    const opened = await openConsole(on.database);
    await opened.apply({ pointOfContactEmail: 'ops@other.example' });
    const { getDraft, send, shown } = await openReply(opened);
    await send(await getDraft('invite', { recipient: 'contact' }));
    await opened.post(consoleApi.erasePersonalData, { email: 'ops@other.example' });
    expect((await shown()).deliveries.filter((delivery) => delivery.answer)).toEqual([]);
  });

  test('a template can be changed, and set back to its default', async () => {
    const opened = await openConsole(on.database);
    const key = { kind: 'lead', act: 'reply', language: 'fr' };
    const read = async (): Promise<Template | undefined> =>
      (await opened.get(consoleApi.templates))
        .json<{ templates: Template[] }>()
        .templates.find(({ kind, act, language }) => `${kind}${act}${language}` === 'leadreplyfr');
    const before = await read();
    expect(before).toMatchObject({ isDefault: true, subject: 'Votre question à Forespan' });
    const own = { subject: 'Bonjour', title: 'Réponse', text: '{greeting}\n\nVoilà.' };
    expect((await opened.post(consoleApi.templates, { ...key, ...own })).statusCode).toBe(200);
    expect(await read()).toEqual({ ...key, ...own, isDefault: false });
    await opened.post(consoleApi.resetTemplate, key);
    expect(await read()).toEqual(before);
    const { events } = (await opened.get(consoleApi.audit)).json();
    expect(events.map(({ kind, detail }: { kind: string; detail: object }) => [kind, detail])).toEqual([
      ['template-reset', key],
      ['template-changed', key],
      ['added', { role: 'editor' }],
    ]);
  });
});
