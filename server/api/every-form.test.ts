import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { type Locale, localPath } from '../../contract/locales.ts';
import {
  jobApplication,
  jobApplicationPath,
  postJobApplication,
} from '../careers/testing/job-application.ts';
import { sql } from '../db/sql.ts';
import { formMessages } from '../messages.ts';
import { lead, leadPath } from '../sales/testing/lead.ts';
import { supportRequest, supportRequestPath } from '../support/testing/support-request.ts';
import { eventually } from '../testing/eventually.ts';
import { onEachEngine, onPostgres } from '../testing/on-each-engine.ts';
import { postForm, postJson } from '../testing/post.ts';
import { smtpSink } from '../testing/smtp-sink.ts';
import { webhookSink } from '../testing/webhook-sink.ts';
import { application, applicationPath } from '../waitlist/testing/application.ts';

type Fields = Record<string, string>;
type Post<F> = (app: FastifyInstance, url: string, fields: F) => Promise<LightMyRequestResponse>;

/** What the forms that store a submission have in common is tested here, and what differs beside each. */
const forms: {
  kind: string;
  table: string;
  path: string;
  fields: Fields;
  page: string;
  locale: Locale;
  /** Where a plain post leads. */
  thanks: string;
  isUpload?: boolean;
}[] = [
  {
    ...{ kind: 'application', table: 'applications', path: applicationPath, fields: application },
    ...{ page: '/join-the-waitlist', locale: 'fr', thanks: '/fr/thank-you-page' },
  },
  {
    ...{ kind: 'lead', table: 'leads', path: leadPath, fields: lead },
    ...{ page: '/Sales', locale: 'es', thanks: '/es/Sales#sent' },
  },
  {
    ...{ kind: 'support', table: 'support_requests', path: supportRequestPath, fields: supportRequest },
    ...{ page: '/support', locale: 'de', thanks: '/de/support#sent' },
  },
  {
    ...{ kind: 'job-application', table: 'job_applications', path: jobApplicationPath },
    ...{ fields: jobApplication, isUpload: true },
    ...{ page: '/business-manager-uk', locale: 'fr', thanks: '/fr/business-manager-uk#sent' },
  },
];

function posting({ isUpload }: { isUpload?: boolean }): {
  asScript: Post<object>;
  asPlainForm: Post<Fields>;
} {
  if (!isUpload) return { asScript: postJson, asPlainForm: postForm };
  return {
    asScript: (app, url, fields) => postJobApplication(app, fields as Fields, url),
    asPlainForm: (app, url, fields) => postJobApplication(app, fields, url, { accept: 'text/html' }),
  };
}

onEachEngine(({ api, rows, run }) => {
  test.each(forms)('many concurrent requests store one $kind', async ({ table, path, fields, ...form }) => {
    const { app } = await api();
    // More uploads at once are refused.
    const atOnce = form.isUpload ? 8 : 50;
    const { asScript } = posting(form);
    const responses = await Promise.all(Array.from({ length: atOnce }, () => asScript(app, path, fields)));
    responses.push(await asScript(app, path, { ...fields, email: fields.email?.toUpperCase() ?? '' }));
    expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set(['200 {"message":"Form submitted successfully!"}']),
    );
    expect(await rows(table)).toHaveLength(1);
    expect(await rows('outbox')).toHaveLength(2);
  });

  test.each(
    forms.flatMap((form) => [
      { ...form, flag: 'honeypot', trap: { projectCode: 'x' } },
      { ...form, flag: 'tooFast', trap: { openMs: form.isUpload ? '12' : 12 } },
    ]),
  )(
    'a $kind that looks like spam is stored and flagged as $flag, and its mails are held',
    async ({ table, path, fields, flag, trap, ...form }) => {
      const { app } = await api();
      const response = await posting(form).asScript(app, path, { ...fields, ...trap });
      expect(response.json()).toEqual({ message: 'Form submitted successfully!' });
      expect(await rows(table)).toMatchObject([{ flag }]);
      expect(new Set((await rows('outbox')).map(({ state }) => state))).toEqual(new Set(['held']));
    },
  );

  test('what is erased before its mails were sent sends none', async () => {
    const smtp = await smtpSink();
    smtp.refuseWith = 451;
    const { app } = await api({ SMTP_URL: smtp.url });
    for (const form of forms) await posting(form).asScript(app, form.path, form.fields);
    const states = async () => (await rows('outbox')).map(({ state }) => state);
    await eventually(async () =>
      expect(await rows('outbox')).toMatchObject(
        Array(8).fill({ state: 'waiting', last_error: expect.stringContaining('not now') }),
      ),
    );
    for (const { table } of forms) await run(sql`delete from ${sql.identifier(table)}`);
    smtp.refuseWith = 0;
    await run(sql`update outbox set due_at = now()`);
    await eventually(async () => expect(await states()).toEqual(Array(8).fill('sent')));
    expect(smtp.mails).toEqual([]);
  });
});

const { api, rows } = onPostgres();

test('the webhook is called about every kind with a signature that can be verified', async () => {
  const hook = await webhookSink();
  const { app } = await api(hook.variables);
  for (const form of forms) await posting(form).asScript(app, form.path, form.fields);
  await hook.called(4);
  const calls = hook.calls.map((_, i) => hook.verified(i)) as { type: string }[];
  expect(calls.sort((a, b) => a.type.localeCompare(b.type))).toMatchObject([
    { type: 'application.created', data: { email: application.email, language: 'en' } },
    { type: 'job-application.created', data: { ...jobApplication, language: 'en' } },
    { type: 'lead.created', data: { email: lead.email, phone: '+49301234567', phoneCountry: 'DE' } },
    { type: 'support.created', data: { ...supportRequest, language: 'en' } },
  ]);
  // Without the resume.
  expect(JSON.stringify(calls)).not.toContain('PDF');
  for (const call of hook.calls) call.body += ' ';
  expect(() => hook.verified(0)).toThrow();
});

test.each(forms)(
  'without JavaScript the form of $page leads to $thanks',
  async ({ table, fields, page, locale, thanks, ...form }) => {
    const { app } = await api();
    const url = localPath(locale, page);
    const response = await posting(form).asPlainForm(app, url, { ...fields, projectCode: '' });
    expect([response.statusCode, response.headers.location]).toEqual([303, thanks]);
    expect(await rows(table)).toMatchObject([{ language: locale, flag: null }]);
  },
);

test.each(forms)(
  'without JavaScript an invalid form shows $page again with what was typed and the errors',
  async ({ table, fields, page, locale, ...form }) => {
    const { app } = await api();
    const typed = { ...fields, email: 'zoe@"><script>' };
    const response = await posting(form).asPlainForm(app, localPath(locale, page), typed);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([422, 'no-store']);
    expect(response.body).toContain('value="zoe@&quot;&gt;&lt;script&gt;"');
    expect(response.body).not.toContain('<script>');
    expect(response.body.replaceAll('&nbsp;', '\u00a0')).toContain(formMessages[locale].banner.invalidEmail);
    expect(await rows(table)).toEqual([]);
  },
);
