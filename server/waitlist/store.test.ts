import { expect, test } from 'vitest';
import { sql } from '../db/sql.ts';
import { apiMessages, formMessages, mailMessages } from '../messages.ts';
import { onEachEngine } from '../testing/on-each-engine.ts';
import { postForm } from '../testing/post.ts';
import { smtpSink } from '../testing/smtp-sink.ts';
import { application, ownPage, postApplication } from './testing/application.ts';

onEachEngine(({ api, rows, run }) => {
  test('an application is stored before the reply', async () => {
    const { app } = await api();
    const toolResults = '80 weeks of history\nSpend of around €20,000 a month';
    const response = await postApplication(app, { ...application, toolResults });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: 'Form submitted successfully!' });
    expect(await rows('applications')).toMatchObject([
      {
        full_name: 'Zoë Müller',
        email: 'Zoe@agency.example',
        email_key: 'zoe@agency.example',
        company_website: 'https://nordlicht.example',
        website_domain: 'nordlicht.example',
        monthly_ad_spend: '$1M–$5M',
        tool_results: toolResults,
        status: 'new',
        flag: null,
        language: 'en',
      },
    ]);
  });

  test('only page, campaign and linking host of the first visit are kept, and only the first time', async () => {
    const { app } = await api();
    const from = (firstVisit: string, more: object = {}) =>
      postApplication(app, { ...application, firstVisit, ...more }, ownPage);
    await from(
      'https://www.News.example/a?b=c /de/PRICING/?utm_source=news&utm_medium=Mail&utm_campaign=%20q4%0A&x=y',
    );
    await from('https://other.example/ /?utm_source=other', { agencyName: 'Südlicht' });
    const kept = {
      referrer_host: 'news.example',
      landing_page: '/pricing',
      utm_source: 'news',
      utm_medium: 'Mail',
      utm_campaign: 'q4',
    };
    expect(await rows('applications')).toMatchObject([{ agency_name: 'Nordlicht', ...kept }]);
    for (const table of ['applications', 'proposed_changes']) {
      expect(JSON.stringify(await rows(table))).not.toMatch(/b=c|other\.example/);
    }
  });

  test('after a decision the same address can apply again', async () => {
    const { app } = await api();
    await postApplication(app);
    await run(sql`update applications set status = 'declined'`);
    await postApplication(app);
    expect((await rows('applications')).map(({ status }) => status)).toEqual(['declined', 'new']);
  });

  test('the mail to an applicant shows our reply as a step, but no call or trial before an invitation', async () => {
    const smtp = await smtpSink();
    const { app } = await api({ SMTP_URL: smtp.url });
    await postApplication(app);
    await smtp.arrived(2);
    const { applicationConfirmation, steps } = mailMessages.en;
    const { text = '' } = smtp.mails.find(({ subject }) => subject === applicationConfirmation.subject) ?? {};
    const drawn = text.split('\n').filter((line) => /^[→·] /.test(line));
    expect(drawn).toEqual([`→ ${steps.read} (${steps.next})`, `· ${steps.reply} (${steps.eitherWay})`]);
  });

  /** The server with double opt-in, its mails, and the path of the link in a mail. */
  async function withOptIn() {
    const smtp = await smtpSink();
    const { app } = await api({ SMTP_URL: smtp.url, DOUBLE_OPT_IN: 'on', PUBLIC_URL: 'https://x.example' });
    const link = (mail = smtp.mails.at(-1)) =>
      /https:\/\/x\.example(\S*\/confirm-application\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const open = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });
    return { smtp, app, link, open };
  }

  /** Makes it look as if the mails so far had been sent earlier. */
  const later = (minutes: number) =>
    run(sql`update outbox set created_at = created_at - make_interval(mins => ${minutes}),
      dedupe_key = id::text`);

  test('with double opt-in the operator is not notified before the applicant confirms, and opening the link does not confirm', async () => {
    const { smtp, app, link, open } = await withOptIn();
    await postApplication(app, application, { 'accept-language': 'es' });
    await smtp.arrived(1);
    // Read only once: the operator's mail may arrive at any time from now on.
    const address = link();
    expect(address).toMatch(/^\/es\//);
    const token = address.split('/').at(-1) ?? '';
    const page = await open(address);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(page.body).toContain(`value="${token}"`);
    expect(page.body).toContain(apiMessages.es.confirmation.waiting.title);
    expect(await rows('applications')).toMatchObject([{ opted_in_at: null }]);
    for (let time = 0; time < 2; time++) {
      const yes = await postForm(app, '/es/confirm-application/confirm', { token });
      expect([yes.statusCode, yes.headers.location]).toEqual([303, address]);
    }
    expect(await rows('applications')).toMatchObject([{ opted_in_at: expect.any(Date) }]);
    const confirmed = await open(address);
    expect(confirmed.body).toContain(apiMessages.es.confirmation.confirmed.title);
    expect(confirmed.body).not.toContain('name="token"');
    await smtp.arrived(2);
    expect(smtp.mails.at(-1)?.subject).toBe('New application: Nordlicht');
  });

  test('a link that is broken or whose application is gone gets 404, with a way to another mail', async () => {
    const { smtp, app, link, open } = await withOptIn();
    await postApplication(app, application, { 'accept-language': 'de' });
    await smtp.arrived(1);
    await run(sql`delete from applications`);
    const token = link().split('/').at(-1) ?? '';
    const responses = await Promise.all([
      open(link()),
      open('/de/confirm-application/nonsense'),
      open(`/de/confirm-application/${token.slice(0, -2)}xx`),
      postForm(app, '/de/confirm-application/confirm', { token }),
      postForm(app, '/de/confirm-application/confirm', {}),
    ]);
    for (const { statusCode, body } of responses) {
      expect(statusCode).toBe(404);
      expect(body).toContain(apiMessages.de.confirmation.broken.title);
      expect(body).toContain('name="email"');
      expect(body).not.toContain('name="token"');
    }
  });

  test('a lost confirmation mail is resent to unconfirmed applicants, and the response is the same for everyone', async () => {
    const { smtp, app, link } = await withOptIn();
    await postApplication(app);
    await smtp.arrived(1);
    const token = link().split('/').at(-1) ?? '';
    const again = (email: string) => postForm(app, '/fr/confirm-application', { email });
    async function resubmit() {
      await later(11);
      const sent = await Promise.all([again('ZOE@agency.example'), again('nobody@agency.example')]);
      for (const { statusCode, headers, body } of sent) {
        expect([statusCode, headers.location, body]).toEqual([303, '/fr/confirm-application#sent', '']);
      }
    }
    await resubmit();
    await smtp.arrived(2);
    expect(link()).toContain(token);
    await postForm(app, '/confirm-application/confirm', { token });
    await smtp.arrived(3);
    await resubmit();
    expect(await rows('outbox')).toHaveLength(3);
    const refused = await again('zoe@agency');
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('value="zoe@agency"');
    expect(refused.body).toContain(formMessages.fr.field.invalidEmail);
  });

  test('the same values again send a lost confirmation mail again, and change nothing', async () => {
    const { smtp, app } = await withOptIn();
    const first = await postApplication(app);
    await smtp.arrived(1);
    await later(11);
    const second = await postApplication(app);
    expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
    await smtp.arrived(2);
    expect(smtp.mails.map(({ subject }) => subject)).toEqual(
      Array(2).fill(mailMessages.en.applicationOptIn.subject),
    );
    expect(await rows('events')).toEqual([]);
  });

  test('an address gets one confirmation mail in ten minutes and five a day, even with concurrent requests', async () => {
    const { app } = await withOptIn();
    await postApplication(app);
    const ask = () => postForm(app, '/confirm-application', { email: application.email });
    await Promise.all([ask(), ask(), postApplication(app)]);
    expect(await rows('outbox')).toHaveLength(1);
    for (let mails = 2; mails <= 6; mails++) {
      await later(11);
      await Promise.all([ask(), ask(), postApplication(app), postApplication(app)]);
      expect(await rows('outbox')).toHaveLength(Math.min(mails, 5));
    }
    await later(24 * 60);
    await ask();
    expect(await rows('outbox')).toHaveLength(6);
  });
});
