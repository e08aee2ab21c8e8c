import type { FastifyInstance } from 'fastify';
import type { Locale } from '../../contract/locales.ts';
import { careersNotifications } from '../../server/careers/notifications.ts';
import {
  jobApplication,
  jobApplicationPath,
  postJobApplication,
} from '../../server/careers/testing/job-application.ts';
import type { Db } from '../../server/db/db.ts';
import { sql } from '../../server/db/sql.ts';
import { readEnv } from '../../server/env.ts';
import { activeHosts } from '../../server/hosts/store.ts';
import type { Mail } from '../../server/mail/mail-content.ts';
import { cancel, move } from '../../server/meetings/change-meeting.ts';
import { meetingNotifications } from '../../server/meetings/notifications.ts';
import { book, bookingBody } from '../../server/meetings/testing/meeting.ts';
import { invite } from '../../server/operators/invitations.ts';
import { operatorNotifications } from '../../server/operators/notifications.ts';
import { requestReset } from '../../server/operators/resets.ts';
import { createPrivateLinks } from '../../server/private-links.ts';
import { composeRefusal } from '../../server/publish/compose-refusal.ts';
import { composeReply, lockSubmission } from '../../server/replies/compose-reply.ts';
import { readTemplates } from '../../server/replies/templates.ts';
import { salesNotifications } from '../../server/sales/notifications.ts';
import { lead, postLead } from '../../server/sales/testing/lead.ts';
import { supportNotifications } from '../../server/support/notifications.ts';
import { postSupportRequest, supportRequest } from '../../server/support/testing/support-request.ts';
import { testOperator } from '../../server/testing/operators.ts';
import { waitlistNotifications } from '../../server/waitlist/notifications.ts';
import { application, postApplication } from '../../server/waitlist/testing/application.ts';

/** Long enough to break a narrow layout that does not wrap. */
const name = 'Maximiliane von Hohenberg-Schwarzenfels';
const longWord =
  'https://www.donaudampfschifffahrtsgesellschaft-marketing.example/leistungen/suchmaschinenwerbung';

/** Submits each form once in a language. */
async function submitAll(app: FastifyInstance, language: Locale): Promise<void> {
  const headers = { 'accept-language': language };
  const additionalInfo = `We report weekly.\n${longWord}`;
  const responses = [
    await postApplication(
      app,
      { ...application, fullName: name, companyWebsite: longWord, additionalInfo },
      headers,
    ),
    await postApplication(app, { ...application, fullName: name, agencyName: 'Westlicht' }, headers),
    await postLead(app, { ...lead, fullName: name, comments: additionalInfo }, headers),
    await postSupportRequest(app, { ...supportRequest, name, message: additionalInfo }, headers),
    await postJobApplication(app, { ...jobApplication, fullName: name }, jobApplicationPath, headers),
    await book(app, { ...bookingBody, name }, language),
  ];
  const refused = responses.find(({ statusCode }) => statusCode !== 200);
  if (refused) throw new Error(refused.body);
}

/** Renders every mail that we send in one language, including those to operators, by the name of its template. */
export async function everyMail(db: Db, app: FastifyInstance, locale: Locale): Promise<Map<string, Mail>> {
  await submitAll(app, locale);
  const operator = await testOperator(db);
  await invite(db, { email: 'new@agency.example', role: 'editor' }, null);
  await requestReset(db, operator.email, {
    ...{ address: '192.0.2.1', browser: 'Firefox on Linux', browserToken: undefined },
  });

  const env = readEnv({ OPERATOR_LANGUAGE: locale, PUBLIC_URL: 'https://forespan.example' });
  const links = createPrivateLinks(db);
  const nouns = {
    application: waitlistNotifications(db, env, links),
    'job-application': careersNotifications(db, env),
    lead: salesNotifications(db, env),
    meeting: meetingNotifications(db, env, links),
    operator: operatorNotifications(db, env),
    support: supportNotifications(db, env),
  };
  const ids = {
    application: await onlyId(db, 'applications'),
    'job-application': await onlyId(db, 'job_applications'),
    lead: await onlyId(db, 'leads'),
    meeting: await onlyId(db, 'meetings'),
    support: await onlyId(db, 'support_requests'),
  };
  const mails = new Map<string, Mail>();
  async function write(kind: keyof typeof nouns, act: string, id: string, as = act): Promise<void> {
    const template = `${kind}.${act}`;
    const createdAt = new Date('2100-01-01');
    const proposedChangeId = await onlyId(db, 'proposed_changes');
    const mail = await nouns[kind].mail({ id, createdAt, template, subjectId: id, proposedChangeId });
    if (!mail) throw new Error(`There is no mail for ${template}`);
    mails.set(`${kind}.${as}`, mail);
  }

  for (const act of ['confirmation', 'opt-in', 'change', 'created', 'updated'])
    await write('application', act, ids.application);
  for (const kind of ['lead', 'support', 'job-application'] as const) {
    for (const act of ['confirmation', 'created']) await write(kind, act, ids[kind]);
  }
  const { meeting } = ids;
  for (const act of ['invitation', 'reminder-day', 'reminder-hour', 'booked'])
    await write('meeting', act, meeting);
  const [start, end] = [new Date('2026-07-16T10:30:00Z'), new Date('2026-07-16T11:00:00Z')];
  const changed = { now: new Date(), webhook: false };
  await move(db, meeting, { start, end, hosts: await activeHosts(db), ...changed });
  await write('meeting', 'invitation', meeting, 'invitation-moved');
  await write('meeting', 'moved', meeting);
  await cancel(db, meeting, changed);
  for (const act of ['cancellation', 'cancelled']) await write('meeting', act, meeting);
  await write('operator', 'invitation', await onlyId(db, 'invitations'));
  await write('operator', 'reset', await onlyId(db, 'password_resets'));
  const commit = { email: 'ada@agency.example', subject: 'Write about budgets', id: '0123456789abcdef' };
  const file = 'content/articles/de/was-ein-quartal-mit-dem-werbebudget-macht.md';
  const problem = { file, line: 5, field: 'category', message: 'Invalid option: expected one of "EBOOK"' };
  mails.set('publish.refused', composeRefusal(env, commit, [problem, { ...problem, line: undefined }]));

  const addresses = { origin: 'https://forespan.example', replyTo: 'desk@agency.example' };
  for (const { kind, act, language, ...draft } of await readTemplates(db)) {
    const responded = language === locale && (await lockSubmission(db, kind, ids[kind]));
    if (!responded) continue;
    mails.set(
      `${kind}.${act}`,
      composeReply(responded, draft, { act, locale, recipient: 'sender', ...addresses }),
    );
  }
  return mails;
}

async function onlyId(db: Db, table: string): Promise<string> {
  const found = await db.one<{ id: string }>(sql`select id from ${sql.identifier(table)}`);
  return found?.id ?? '';
}
