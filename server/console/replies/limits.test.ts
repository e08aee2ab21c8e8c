import { expect, test } from 'vitest';
import { consoleApi } from '../../../contract/console/paths.ts';
import {
  type Preview,
  type ReplyDraft,
  repliableKinds,
  replyTypes,
  type Template,
} from '../../../contract/console/replies.ts';
import { locales } from '../../../contract/locales.ts';
import { sql } from '../../db/sql.ts';
import { mailMessages } from '../../messages.ts';
import { onPostgres } from '../../testing/on-each-engine.ts';
import { smtpSink } from '../../testing/smtp-sink.ts';
import { openConsole } from '../testing/open-console.ts';
import { openReply } from './testing/replying.ts';

const on = onPostgres();

test.each(repliableKinds)('every default of %s can be previewed in every language', async (kind) => {
  const { get, post } = await openConsole(on.database);
  const { templates } = (await get(consoleApi.templates)).json<{ templates: Template[] }>();
  const ofKind = templates.filter((one) => one.kind === kind);
  expect(ofKind).toHaveLength(replyTypes[kind].length * locales.length);
  for (const { isDefault: _, ...template } of ofKind) {
    const shown = (await post(consoleApi.previewReply, { ...template, recipient: 'sender' })).json<Preview>();
    expect(shown.html).toContain(`lang="${template.language}"`);
    expect(shown.subject + shown.html).not.toMatch(/\{[a-z ]+\}/);
    // It says that someone entered the address, but here the person wrote to us.
    expect(shown.html).not.toContain(mailMessages[template.language].reason.slice(-40));
  }
});

test.each([
  ['a null character', { text: '\0' }, 'required'],
  ['half a character', { title: '\ud83d' }, 'required'],
  ['nothing', { text: ' \n ' }, 'required'],
  ['a book', { text: 'x'.repeat(8_001) }, 'tooLong'],
  ['a long subject', { subject: 'x'.repeat(201) }, 'tooLong'],
  ['an unknown field', { text: 'Hello {first name},' }, 'unknownVariable'],
  ['a field of another kind', { subject: 'For {job}' }, 'unknownVariable'],
  ['a field of every object', { text: '{constructor}' }, 'unknownVariable'],
] satisfies [string, Partial<ReplyDraft>, string][])(
  '%s is refused in a template and in a reply',
  async (_what, bad, code) => {
    const opened = await openConsole(on.database);
    await opened.apply();
    const { getDraft, send, shown } = await openReply(opened);
    const received = { ...(await getDraft('invite')), ...bad };
    const key = { kind: 'application', act: 'invite', language: 'en' };
    for (const response of [
      await opened.post(consoleApi.templates, { ...received, ...key }),
      await send(received),
    ]) {
      expect([response.statusCode, response.json().code]).toEqual([422, code]);
    }
    expect((await shown()).row.status).toBe('new');
    expect(await on.run(sql`select from outbox where mail is not null`)).toEqual([]);
    expect(await on.run(sql`select from answer_templates`)).toEqual([]);
  },
);

test('markup in a template, a name or an agency is text in the mail', async () => {
  const { apply, ...opened } = await openConsole(on.database);
  await apply({ fullName: 'Zoë <b>', agencyName: '</td><script>alert(1)</script>{greeting}' });
  const { id, getDraft } = await openReply({ apply, ...opened });
  const received = await getDraft('reply', {
    title: '<img src=x onerror=alert(1)>',
    text: '{greeting}\n\n<a href="javascript:alert(1)">{agency}</a>\none more',
  });
  const body = { ...received, kind: 'application', id };
  const { html, subject } = (await opened.post(consoleApi.previewReply, body)).json<Preview>();
  expect(html).not.toMatch(/<script|<img src=x|javascript:alert\(1\)">/);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;{greeting}&lt;/a&gt;<br>one more');
  expect(subject).toBe('About your Forespan application');
});

test('the button is where the text places it, else below the text, whatever the agency is called', async () => {
  const { apply, ...opened } = await openConsole(on.database);
  await apply({ agencyName: '{button}' });
  const { id, getDraft } = await openReply({ apply, ...opened });
  const [text, back] = ['For {button}.', 'Come back.'];
  const [check, forecast, again] = ['/check-GA-tag"', '/forecast"', '/join-the-waitlist"'];
  async function order(messages: string): Promise<string[]> {
    const body = { ...(await getDraft('decline', { text: messages })), kind: 'application', id };
    const { html } = (await opened.post(consoleApi.previewReply, body)).json<Preview>();
    const places = [text, check, forecast, back, again].map(
      (part) => [html.lastIndexOf(part), part] as const,
    );
    return places.toSorted(([a], [b]) => a - b).map(([, part]) => part);
  }
  expect(await order('For {agency}.\n\n{button}\n\nCome back.')).toEqual([
    text,
    check,
    forecast,
    back,
    again,
  ]);
  expect(await order('For {agency}.\n\nCome back.')).toEqual([text, back, check, forecast, again]);
});

test('a reply that is not possible is refused', async () => {
  const opened = await openConsole(on.database);
  await opened.apply({ projectCode: 'x' });
  await opened.write({ email: '' });
  await opened.ask();
  const flagged = await openReply({ ...opened, get: (url) => opened.get(`${url}?flagged=any`) });
  expect((await flagged.send(await flagged.getDraft('reply'))).json().code).toBe('looksLikeSpam');
  const anonymous = await openReply(opened, 'support');
  expect((await anonymous.send(await anonymous.getDraft('reply'))).json().code).toBe('noAddress');
  expect((await anonymous.send(await anonymous.getDraft('invite', draft))).json().code).toBe('invalidChoice');
  const lead = await openReply(opened, 'lead');
  const unfinished = await lead.getDraft('reply', { text: 'Hello […]' });
  expect((await lead.send(unfinished)).json().code).toBe('wordsMissing');
  // An id that is taken by another delivery.
  const [taken] = (await lead.shown()).deliveries;
  expect((await anonymous.send(await anonymous.getDraft('reply', { id: taken?.id ?? '' }))).statusCode).toBe(
    409,
  );
});

const draft: ReplyDraft = { subject: 'S', title: 'T', text: 'X' };

test('a test goes to the operator at once, and changes nothing', async () => {
  const sink = await smtpSink();
  const opened = await openConsole(on.database, { variables: { SMTP_URL: sink.url } });
  await opened.apply();
  await sink.arrived(2);
  const { getDraft, send, shown } = await openReply(opened);
  expect((await send(await getDraft('invite', { isTest: true, recipient: 'contact' }))).statusCode).toBe(200);
  await sink.arrived(3);
  expect(sink.mails.at(-1)).toMatchObject({ to: [{ address: opened.operator.email }] });
  expect(sink.mails.at(-1)?.cc ?? []).toEqual([]);
  expect((await shown()).row.status).toBe('new');
});
