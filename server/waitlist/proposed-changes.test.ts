import { expect, test } from 'vitest';
import { sql } from '../db/sql.ts';
import { apiMessages, mailMessages } from '../messages.ts';
import { eventually } from '../testing/eventually.ts';
import { onEachEngine } from '../testing/on-each-engine.ts';
import { postForm } from '../testing/post.ts';
import { smtpSink } from '../testing/smtp-sink.ts';
import { webhookSink } from '../testing/webhook-sink.ts';
import { application, postApplication } from './testing/application.ts';
import { changeLinks } from './testing/change-links.ts';

const again = { ...application, email: 'zoe@AGENCY.example', agencyName: 'Südlicht' };
const subject = mailMessages.en.applicationChange.subject;

onEachEngine(({ api, rows, run }) => {
  /** The server with a mail server, and the links in its mails. */
  async function withMails(variables: NodeJS.ProcessEnv = {}) {
    const smtp = await smtpSink();
    const { app } = await api({ SMTP_URL: smtp.url, PUBLIC_URL: 'https://x.example', ...variables });
    return { smtp, app, ...changeLinks(app, smtp) };
  }

  /** Makes it look as if the mails so far had been sent earlier. */
  const later = (minutes: number) =>
    run(
      sql`update outbox set created_at = created_at - make_interval(mins => ${minutes}), dedupe_key = id::text`,
    );

  const templates = async () => (await rows('outbox')).map(({ template }) => template).sort();

  test('other content from a known address changes nothing, and the response is that of a new application', async () => {
    const { app } = await api();
    const first = await postApplication(app);
    const second = await postApplication(app, { ...again, pointOfContactEmail: 'stranger@other.example' });
    const { date: _first, ...headers } = first.headers;
    const { date: _second, ...sameHeaders } = second.headers;
    expect([second.statusCode, second.body, sameHeaders]).toEqual([first.statusCode, first.body, headers]);
    expect(await rows('applications')).toMatchObject([
      {
        agency_name: 'Nordlicht',
        email: 'Zoe@agency.example',
        point_of_contact_email: 'ops@agency.example',
      },
    ]);
    expect(await rows('proposed_changes')).toMatchObject([
      { state: 'pending', fields: { agencyName: 'Südlicht', pointOfContactEmail: 'stranger@other.example' } },
    ]);
    expect(await rows('events')).toMatchObject([{ kind: 'change-proposed', actor: null }]);
    expect(await templates()).toEqual([
      'application.change',
      'application.confirmation',
      'application.created',
    ]);
  });

  test('the mailed link shows what would change; only its button applies it and notifies the operators', async () => {
    const hook = await webhookSink();
    const { smtp, app, link, open, confirm } = await withMails(hook.variables);
    await postApplication(app);
    await postApplication(app, again, { 'accept-language': 'de' });
    await smtp.arrived(3);
    const mail = smtp.mails.find((one) => one.subject === mailMessages.de.applicationChange.subject);
    // No input of a potential stranger is mailed.
    expect(mail).toMatchObject({ to: [{ address: 'Zoe@agency.example' }] });
    expect(mail?.text).not.toContain('Südlicht');
    const url = link(mailMessages.de.applicationChange.subject);
    expect(url).toMatch(/^\/de\/confirm-application\//);
    const page = await open(url);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(page.body).toContain(apiMessages.de.confirmation.change.title);
    expect(page.body).toMatch(/<td data-text="before">Nordlicht<\/td><td data-text="after">Südlicht<\/td>/);
    expect(page.body).toMatch(/<td data-text="before">English<\/td><td data-text="after">Deutsch<\/td>/);
    expect(page.body.match(/data-each/g)).toHaveLength(2);
    expect(await rows('applications')).toMatchObject([{ agency_name: 'Nordlicht' }]);
    for (let time = 0; time < 2; time++) {
      const { statusCode, headers } = await confirm(url);
      expect([statusCode, headers.location]).toEqual([303, url.replace('/de/', '/')]);
    }
    expect(await rows('applications')).toMatchObject([
      {
        agency_name: 'Südlicht',
        email: 'Zoe@agency.example',
        language: 'de',
        opted_in_at: expect.any(Date),
      },
    ]);
    await hook.called(2);
    expect(hook.calls).toHaveLength(2);
    expect(hook.verified(1)).toMatchObject({ type: 'application.updated', data: { agencyName: 'Südlicht' } });
    await smtp.arrived(4);
    expect(smtp.mails.at(-1)?.subject).toBe('Application updated: Südlicht');
    const settled = await open(url);
    expect(settled.body).toContain(apiMessages.de.confirmation.changed.title);
    expect(settled.body).not.toContain('name="token"');
    expect(await rows('proposed_changes')).toMatchObject([{ state: 'applied', fields: {} }]);
    expect((await rows('events')).map(({ kind, detail }) => [kind, detail])).toEqual([
      ['change-proposed', { change: expect.any(String) }],
      ['confirmed', {}],
      ['change-confirmed', { change: expect.any(String), before: { agencyName: 'Nordlicht' } }],
    ]);
  });

  test('a link confirms exactly the version that it was mailed about', async () => {
    const { smtp, app, link, confirm } = await withMails();
    await postApplication(app);
    await postApplication(app, { ...again, agencyName: 'Owner' });
    await smtp.arrived(3);
    const url = link(subject);
    await later(11);
    await postApplication(app, { ...again, agencyName: 'Stranger' });
    await smtp.arrived(4);
    await confirm(url);
    expect(await rows('applications')).toMatchObject([{ agency_name: 'Owner' }]);
    expect((await rows('proposed_changes')).map(({ state }) => state)).toEqual(['applied', 'pending']);
  });

  test('with double opt-in every change needs its own confirmation', async () => {
    const { smtp, app, link, confirm } = await withMails({ DOUBLE_OPT_IN: 'on' });
    await postApplication(app);
    await smtp.arrived(1);
    await confirm(link(mailMessages.en.applicationOptIn.subject));
    await smtp.arrived(2);
    await postApplication(app, again);
    await smtp.arrived(3);
    expect(await rows('applications')).toMatchObject([{ agency_name: 'Nordlicht' }]);
    expect(await templates()).toEqual(['application.change', 'application.created', 'application.opt-in']);
    await confirm(link(subject));
    expect(await rows('applications')).toMatchObject([{ agency_name: 'Südlicht' }]);
    expect(await templates()).toContain('application.updated');
  });

  test('with double opt-in the first confirmation does not cover a change, and the change’s link confirms the address', async () => {
    const { smtp, app, link, confirm } = await withMails({ DOUBLE_OPT_IN: 'on' });
    await postApplication(app);
    await postApplication(app, again);
    await smtp.arrived(2);
    const optIn = link(mailMessages.en.applicationOptIn.subject);
    await confirm(link(subject));
    await confirm(optIn);
    expect(await rows('applications')).toMatchObject([
      { agency_name: 'Südlicht', opted_in_at: expect.any(Date) },
    ]);
    // Operators are notified once, with the confirmed content.
    await smtp.arrived(3);
    expect(smtp.mails.at(-1)?.subject).toBe('New application: Südlicht');
    expect(await templates()).toEqual(['application.change', 'application.created', 'application.opt-in']);
  });

  test('concurrent submissions of an address store one application and each version once', async () => {
    const { app } = await api();
    const names = ['One', 'Two', 'Three', 'One', 'Two', 'Three', 'One', 'Two', 'Three'];
    const sent = names.map((agencyName) => postApplication(app, { ...application, agencyName }));
    expect(new Set((await Promise.all(sent)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const [stored, ...others] = await rows('applications');
    expect(others).toEqual([]);
    const proposed = await run(
      sql`select fields ->> 'agencyName' as name from proposed_changes order by name`,
    );
    expect(proposed.map(({ name }) => name)).toEqual(
      ['One', 'Three', 'Two'].filter((name) => name !== stored?.agency_name),
    );
    expect(await templates()).toEqual([
      'application.change',
      'application.confirmation',
      'application.created',
    ]);
  });

  test('an address gets one mail about changes in ten minutes and five a day; a lost one is sent again', async () => {
    const { app } = await api();
    await postApplication(app);
    const changes = async () => (await templates()).filter((one) => one === 'application.change').length;
    const ask = () => postForm(app, '/confirm-application', { email: application.email });
    await Promise.all([
      postApplication(app, again),
      ask(),
      postApplication(app, { ...again, location: 'Bonn' }),
    ]);
    expect(await changes()).toBe(1);
    for (let mails = 2; mails <= 6; mails++) {
      await later(11);
      await Promise.all([ask(), postApplication(app, again)]);
      expect(await changes()).toBe(Math.min(mails, 5));
    }
    expect(await rows('proposed_changes')).toHaveLength(2);
    expect((await rows('events')).map(({ kind }) => kind)).toEqual(['change-proposed', 'change-proposed']);
  });

  test('what looks like spam proposes changes to its own application only, and their mails are held', async () => {
    const { app } = await api();
    await postApplication(app);
    for (const agencyName of ['Spam', 'More spam']) {
      await postApplication(app, { ...application, agencyName, projectCode: 'x' });
    }
    const [real, spam] = await rows('applications');
    expect([real?.agency_name, spam?.agency_name]).toEqual(['Nordlicht', 'Spam']);
    expect(await rows('proposed_changes')).toMatchObject([{ application_id: spam?.id }]);
    expect(await run(sql`select state from outbox where template = 'application.change'`)).toEqual([
      { state: 'held' },
    ]);
  });

  test.each(['dismissed', 'replaced', 'closed'] as const)(
    'a link to a change says that it is %s',
    async (state) => {
      const { smtp, app, link, open, confirm } = await withMails();
      await postApplication(app);
      await postApplication(app, again);
      await smtp.arrived(3);
      const url = link(subject);
      if (state === 'replaced') {
        for (let i = 0; i < 10; i++) await postApplication(app, { ...again, location: `Place ${i}` });
      } else if (state === 'closed') await run(sql`update applications set status = 'declined'`);
      else await run(sql`update proposed_changes set state = 'dismissed', fields = '{}'`);
      expect((await confirm(url)).statusCode).toBe(303);
      const page = await open(url);
      expect([page.statusCode, page.body]).toEqual([
        200,
        expect.stringContaining(apiMessages.en.confirmation[state].title),
      ]);
      expect(page.body).not.toContain('name="token"');
      expect(await rows('applications')).toMatchObject([{ agency_name: 'Nordlicht' }]);
      const pending = await run(sql`select from proposed_changes where state = 'pending'`);
      expect(pending).toHaveLength({ dismissed: 0, replaced: 10, closed: 1 }[state]);
    },
  );

  test('a link to a change whose application is erased gets 404, and a link to an address confirms no change', async () => {
    const { smtp, app, link, open, confirm } = await withMails({ DOUBLE_OPT_IN: 'on' });
    await postApplication(app);
    await postApplication(app, again);
    await smtp.arrived(2);
    const [change, optIn] = [link(subject), link(mailMessages.en.applicationOptIn.subject)];
    await confirm(optIn);
    await eventually(async () => expect(await templates()).toContain('application.created'));
    expect(await rows('applications')).toMatchObject([{ agency_name: 'Nordlicht' }]);
    await run(sql`delete from applications`);
    expect(await rows('proposed_changes')).toEqual([]);
    expect((await open(change)).statusCode).toBe(404);
    expect((await confirm(change)).statusCode).toBe(404);
    expect((await open(`${change.slice(0, -2)}xx`)).statusCode).toBe(404);
  });
});
