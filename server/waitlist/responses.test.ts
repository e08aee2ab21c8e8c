import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { type Locale, locales, localPath } from '../../contract/locales.ts';
import { formMessages } from '../messages.ts';
import { eventually } from '../testing/eventually.ts';
import { onPostgres } from '../testing/on-each-engine.ts';
import { postForm } from '../testing/post.ts';
import { smtpSink } from '../testing/smtp-sink.ts';
import { application, ownPage, postApplication } from './testing/application.ts';

const { api, rows } = onPostgres();

// What a name, a text or an address may be is tested in contract/.
test.each([
  ['nothing at all', {}, 'required'],
  ['another spend', { monthlyAdSpend: '$1' }, 'invalidChoice'],
  ['a number for a name', { fullName: 7 }, 'wrongType'],
] as const)('%s is refused and not stored', async (what, wrong, code) => {
  const { app } = await api();
  const response = await postApplication(app, what === 'nothing at all' ? {} : { ...application, ...wrong });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ code, message: formMessages.en.banner[code], fields: {} });
  expect(await rows('applications')).toEqual([]);
});

test('invisible characters are removed before anything is stored', async () => {
  const { app } = await api();
  const response = await postApplication(app, {
    ...application,
    fullName: '\u202eZoë\u0000 Mül\u200bler',
    email: '\ufeffzoe@agency.example\u200d',
    agencyName: 'Nord\u000blicht\ud83d',
    additionalInfo: 'One\u000btwo\u202e three 👩\u200d💻',
  });
  expect(response.statusCode).toBe(200);
  expect(await rows('applications')).toMatchObject([
    {
      full_name: 'Zoë Müller',
      email: 'zoe@agency.example',
      agency_name: 'Nord licht',
      additional_info: 'One\ntwo three 👩\u200d💻',
    },
  ]);
});

test('fields we do not know are ignored, and mail headers cannot be smuggled in', async () => {
  const { app } = await api();
  const payload = { ...application, status: 'invited', __proto__: { admin: true }, id: 'x' };
  expect((await postApplication(app, payload)).statusCode).toBe(200);
  expect(await rows('applications')).toMatchObject([{ status: 'new' }]);
  const smuggled = { ...application, fullName: 'Zoë\r\nBcc: all@example.com' };
  expect((await postApplication(app, smuggled)).statusCode).toBe(422);
});

test.each([
  ['our own host', 'https://forespan.example/de/ /', { landing_page: '/' }],
  ['an app', 'android-app://com.google.android.gm/ /', { referrer_host: 'com.google.android.gm' }],
  ['a page we do not have', ' /cancel/secret-token?utm_source=x', { landing_page: '', utm_source: 'x' }],
  ['a file', ' /robots.txt', { landing_page: '' }],
  ['another scheme', 'javascript:alert(1) //evil.example/pricing', { landing_page: '/pricing' }],
  ['a very long tag', ` /?utm_source=${'é'.repeat(500)}`, { utm_source: 'é'.repeat(100) }],
  ['controls', ' /?utm_source=%00a%E2%80%AEb%ED%A0%80', { utm_source: 'a b\ufffd\ufffd\ufffd' }],
  ['nonsense', '\ud800 \0 %', {}],
  ['a long host', `https://${'a.'.repeat(300)}example/ /`, { referrer_host: '' }],
  ['nothing', '', { landing_page: '' }],
])('a first visit from %s is reduced to safe values', async (_what, firstVisit, kept) => {
  const { app } = await api();
  expect((await postApplication(app, { ...application, firstVisit }, ownPage)).statusCode).toBe(200);
  const defaults = { referrer_host: '', utm_medium: '', utm_campaign: '' };
  expect(await rows('applications')).toMatchObject([{ ...defaults, ...kept }]);
});

test('without JavaScript the campaign is that of the form’s own address', async () => {
  const { app } = await api();
  const referer = 'https://forespan.example/fr/join-the-waitlist?utm_source=podcast';
  await postForm(app, '/fr/join-the-waitlist', { ...application, projectCode: '' }, { referer });
  expect(await rows('applications')).toMatchObject([
    { referrer_host: '', landing_page: '/join-the-waitlist', utm_source: 'podcast' },
  ]);
});

test('without JavaScript the Coming soon page carries its address into the waitlist form', async () => {
  const { app } = await api();
  const carried = await postForm(app, '/de/Comingsoon', { email: ' zoe@agency.example ' });
  expect(carried.statusCode).toBe(200);
  expect(carried.body).toContain('Waitlist too in de');
  expect(carried.body).toContain('value="zoe@agency.example"');
});

test.each([{}, { email: '' }, { email: 'a@b.c' }])(
  'without JavaScript the Coming soon page refuses %j in its own words',
  async (sent: { email?: string }) => {
    const { app } = await api();
    const refused = await postForm(app, '/de/Comingsoon', sent);
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('Coming soon in de');
    expect(refused.body).toContain('Bitte geben Sie eine gültige geschäftliche E-\u2060Mail-Adresse ein.');
    expect(refused.body).toContain(`value="${sent.email ?? ''}" aria-invalid="true" autofocus=""`);
  },
);

test.each(locales)('applicant and operator get their mails in %s', async (locale: Locale) => {
  const smtp = await smtpSink();
  const { app } = await api({
    SMTP_URL: smtp.url,
    OPERATOR_EMAIL: 'desk@forespan.example',
    OPERATOR_LANGUAGE: 'de',
    PUBLIC_URL: 'https://x.example',
  });
  const payload = {
    ...application,
    fullName: 'Zoë <M>',
    agencyName: 'Booking.com',
    additionalInfo: 'Zeile 1\nZeile 2',
  };
  await postApplication(app, payload, { 'accept-language': locale });
  const [confirmation, notice] = await smtp.arrived(2, application.email);
  expect(confirmation?.to).toMatchObject([{ address: application.email }]);
  expect(confirmation?.html).toContain('Zoë &lt;M&gt;');
  expect(confirmation?.html).toContain(`lang="${locale}"`);
  // A stranger's input is not mailed to the owner of the address.
  expect(JSON.stringify(confirmation)).not.toMatch(/Zeile 1|Booking/);
  expect(confirmation?.text).toContain(`https://x.example${localPath(locale, '/join-the-waitlist')}\n`);
  expect(notice?.text).toContain('Zeile 1\n  Zeile 2');
  expect(notice?.to).toMatchObject([{ address: 'desk@forespan.example' }]);
  expect(notice?.replyTo).toMatchObject([{ address: application.email }]);
  expect(notice?.subject).toBe('Neue Bewerbung: Booking.com');
  expect(notice?.text).toContain('\n  1–5\u00a0Mio.\u00a0$\n');
  const [{ id } = {}] = await rows('applications');
  expect(notice?.text).toContain(`https://x.example/console?kind=application&id=${id}\n`);
  await eventually(async () =>
    expect((await rows('outbox')).map(({ state }) => state)).toEqual(['sent', 'sent']),
  );
});

test('without a mail server mails are files', async () => {
  const { app, dataDir, log } = await api();
  await postApplication(app, application, { 'accept-language': 'de' });
  const folder = join(dataDir, 'mail');
  const files = await eventually(async () => {
    const written = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
    expect(written).toHaveLength(2);
    return written;
  });
  const mails = await Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
  );
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'Ihre Bewerbung bei Forespan ist eingegangen',
    'New application: Nordlicht',
  ]);
  // The logo is part of the mail.
  for (const { html = '', attachments } of mails) {
    expect(attachments).toMatchObject([{ mimeType: 'image/png', contentId: '<mark>', related: true }]);
    expect(html).toContain('src="cid:mark"');
  }
  expect(log.join('')).toContain(folder);
  expect(log.join('')).not.toMatch(/Zoë|agency\.example/);
});
