import { expect, test } from 'vitest';
import { type Locale, locales } from '../../contract/locales.ts';
import { formMessages, mailMessages } from '../messages.ts';
import { eventually } from '../testing/eventually.ts';
import { onPostgres } from '../testing/on-each-engine.ts';
import { smtpSink } from '../testing/smtp-sink.ts';
import { lead, leadPath, postLead, wrongNumber } from './testing/lead.ts';

const { api, rows } = onPostgres();

test('only comments may be left out; the country has a default', async () => {
  const { app } = await api();
  const { comments: _c, phoneCountry: _p, ...least } = lead;
  const payload = { ...least, phone: '202 555 0142 ext. 12' };
  expect((await postLead(app, payload)).statusCode).toBe(200);
  expect(await rows('leads')).toMatchObject([
    {
      phone: '+12025550142',
      phone_extension: '12',
      phone_country: 'US',
      comments: '',
    },
  ]);
});

test.each([
  ['nothing at all', {}, 'required', ['fullName', 'email', 'jobTitle', 'companySize', 'phone']],
  ['no size', { ...lead, companySize: '' }, 'invalidChoice', ['companySize']],
  ['no address', { ...lead, email: 'jane@agency' }, 'invalidEmail', ['email']],
  ['a number of nowhere', { ...lead, ...wrongNumber }, 'invalidPhone', ['phone']],
  ['a number of another country', { ...lead, phoneCountry: 'US' }, 'invalidPhone', ['phone']],
  ['a country without telephones', { ...lead, phoneCountry: 'AQ' }, 'invalidChoice', ['phoneCountry']],
  ['no country', { ...lead, phoneCountry: '__proto__' }, 'invalidChoice', ['phoneCountry']],
  ['a list for a number', { ...lead, phone: ['030 1234567'] }, 'wrongType', ['phone']],
])('%s is refused and not stored', async (_what, payload, code, fields) => {
  const { app } = await api();
  const response = await postLead(app, payload);
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ code, message: formMessages.en.banner[code as 'required'] });
  expect(Object.keys(response.json().fields)).toEqual(fields);
  expect(await rows('leads')).toEqual([]);
});

test('a wrong number is explained in the language of the visitor', async () => {
  const { app } = await api();
  const response = await postLead(app, { ...lead, ...wrongNumber }, { 'accept-language': 'de' });
  expect(response.json()).toEqual({
    code: 'invalidPhone',
    message: formMessages.de.banner.invalidPhone,
    fields: { phone: formMessages.de.field.invalidPhone },
  });
});

test('the endpoint is described', async () => {
  const { app } = await api();
  const { paths } = (await app.inject('/api/openapi.json')).json();
  const { properties, required } = paths[leadPath].post.requestBody.content['application/json'].schema;
  expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(lead)));
  expect(required).toEqual(['fullName', 'email', 'jobTitle', 'companySize', 'phone']);
});

test.each(locales)('sender and operator get their mails in %s', async (locale: Locale) => {
  const smtp = await smtpSink();
  const { app } = await api({
    SMTP_URL: smtp.url,
    OPERATOR_EMAIL: 'desk@forespan.example',
    OPERATOR_LANGUAGE: 'de',
    PUBLIC_URL: 'https://x.example',
  });
  const payload = {
    ...lead,
    fullName: 'Zoë <M>',
    phone: '030 1234567 ext. 9',
    comments: 'Eins\nZwei',
  };
  await postLead(app, payload, { 'accept-language': locale });
  const [confirmation, notice] = await smtp.arrived(2, lead.email);
  expect(confirmation?.to).toMatchObject([{ address: lead.email }]);
  expect(confirmation?.subject).toBe(mailMessages[locale].leadConfirmation.subject);
  expect(confirmation?.html).toContain('Zoë &lt;M&gt;');
  expect(confirmation?.html).toContain(`lang="${locale}"`);
  expect(confirmation?.text).toContain(
    locale === 'en' ? 'https://x.example/ScheduleMeeting' : `https://x.example/${locale}/ScheduleMeeting`,
  );
  expect(confirmation?.text).not.toMatch(/Head of Search|Eins/);
  expect(notice?.to).toMatchObject([{ address: 'desk@forespan.example' }]);
  expect(notice?.replyTo).toMatchObject([{ address: lead.email }]);
  expect(notice?.subject).toBe('Neue Frage an den Vertrieb: Zoë <M>');
  expect(notice?.text).toContain('+49 30 1234567 ext. 9');
  const [{ id } = {}] = await rows('leads');
  expect(notice?.text).toContain(`https://x.example/console?kind=lead&id=${id}\n`);
  expect(notice?.text).toContain('Deutschland');
  expect(notice?.text).toContain('Eins\n  Zwei');
  await eventually(async () => {
    expect((await rows('outbox')).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });
});
