import { expect, test } from 'vitest';
import { type Locale, locales } from '../../contract/locales.ts';
import { businessTypes, supportTypes } from '../../contract/support.ts';
import { formMessages, mailMessages } from '../messages.ts';
import { eventually } from '../testing/eventually.ts';
import { onPostgres } from '../testing/on-each-engine.ts';
import { smtpSink } from '../testing/smtp-sink.ts';
import { postSupportRequest, supportRequest } from './testing/support-request.ts';

const { api, rows } = onPostgres();

test('only name and message are required', async () => {
  const { app } = await api();
  const payload = { name: 'Ada', message: 'Hello' };
  expect((await postSupportRequest(app, payload)).statusCode).toBe(200);
  expect(await rows('support_requests')).toMatchObject([
    { email: '', email_key: '', business_type: 'individual', support_type: 'tech-support' },
  ]);
  expect((await rows('outbox')).map(({ template }) => template)).toEqual(['support.created']);
});

test('every kind of business may ask about every topic', async () => {
  const { app } = await api();
  for (const businessType of businessTypes) {
    for (const supportType of supportTypes) {
      const payload = { ...supportRequest, businessType, supportType };
      expect((await postSupportRequest(app, payload)).statusCode).toBe(200);
    }
  }
  const stored = await rows('support_requests');
  expect(stored.map(({ business_type, support_type }) => [business_type, support_type])).toEqual(
    businessTypes.flatMap((business) => supportTypes.map((topic) => [business, topic])),
  );
});

test.each([
  ['nothing at all', {}, 'required', ['name', 'message']],
  ['no address', { ...supportRequest, email: 'ada@agency' }, 'invalidEmail', ['email']],
  [
    'another kind of business',
    { ...supportRequest, businessType: 'bank' },
    'invalidChoice',
    ['businessType'],
  ],
  ['another topic', { ...supportRequest, supportType: '' }, 'invalidChoice', ['supportType']],
  ['a number for a message', { ...supportRequest, message: 7 }, 'wrongType', ['message']],
])('%s is refused and not stored', async (_what, payload, code, fields) => {
  const { app } = await api();
  const headers = { 'accept-language': 'es' };
  const response = await postSupportRequest(app, payload, headers);
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ code, message: formMessages.es.banner[code as 'required'] });
  expect(Object.keys(response.json().fields)).toEqual(fields);
  expect(await rows('support_requests')).toEqual([]);
});

test.each(locales)('sender and operator get their mails in %s', async (locale: Locale) => {
  const smtp = await smtpSink();
  const { app } = await api({
    SMTP_URL: smtp.url,
    OPERATOR_EMAIL: 'desk@forespan.example',
    OPERATOR_LANGUAGE: 'fr',
    PUBLIC_URL: 'https://x.example',
  });
  const payload = { ...supportRequest, message: 'Un <i>\nDeux' };
  await postSupportRequest(app, payload, { 'accept-language': locale });
  const [confirmation, notice] = await smtp.arrived(2, supportRequest.email);
  expect(confirmation?.to).toMatchObject([{ address: supportRequest.email }]);
  expect(confirmation?.subject).toBe(mailMessages[locale].supportConfirmation.subject);
  expect(confirmation?.html).toContain(`lang="${locale}"`);
  expect(confirmation?.text).not.toContain('Deux');
  expect(notice?.to).toMatchObject([{ address: 'desk@forespan.example' }]);
  expect(notice?.replyTo).toMatchObject([{ address: supportRequest.email }]);
  expect(notice?.subject).toBe('Service client (autre)\u00a0: Ada');
  expect(notice?.html).toContain('Un &lt;i&gt;<br>Deux');
  expect(notice?.text).toContain('Qui écrit\u00a0:\n  Agence');
  const [{ id } = {}] = await rows('support_requests');
  expect(notice?.text).toContain(`https://x.example/console?kind=support&id=${id}\n`);
});

test('a message without an address reaches the operator, who reads that no reply is possible', async () => {
  const smtp = await smtpSink();
  const { app } = await api({ SMTP_URL: smtp.url });
  await postSupportRequest(app, { ...supportRequest, email: '' });
  await smtp.arrived(1);
  const [notice] = smtp.mails;
  expect(notice?.replyTo ?? []).toEqual([]);
  expect(notice?.text).toContain(mailMessages.en.supportNotice.noAddress);
  await eventually(async () => expect(await rows('outbox')).toMatchObject([{ state: 'sent' }]));
});
