import { expect, test } from 'vitest';
import type { Counts, Detail, List } from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import type { SubmissionKind } from '../../../contract/console/submissions.ts';
import { application } from '../../../contract/waitlist.ts';
import { sql } from '../../db/sql.ts';
import { pdf } from '../../testing/documents.ts';
import { eventually } from '../../testing/eventually.ts';
import { onEachEngine } from '../../testing/on-each-engine.ts';
import { openConsole, sampleSubmissions, withQuery } from '../testing/open-console.ts';

onEachEngine((on) => {
  async function first({ get }: Awaited<ReturnType<typeof openConsole>>, kind: SubmissionKind, q = '') {
    const list = (await get(withQuery(consoleApi.list(kind), { q }))).json<List>();
    const id = list.rows[0]?.id ?? '';
    return { id, ...(await get(consoleApi.detail(kind, id))).json<Detail>() };
  }

  test('an application is shown with all fields and its eligibility', async () => {
    const opened = await openConsole(on.database);
    await opened.apply({ firstVisit: 'https://news.example/ /pricing?utm_source=letter' });
    const { row, fields, deliveries, eligibility, resume } = await first(opened, 'application');
    const visit = {
      source: 'letter',
      ...{ referrerHost: 'news.example', landingPage: '/pricing', utmSource: 'letter' },
    };
    const unknown = { utmMedium: '', utmCampaign: '' };
    expect(fields).toEqual({ ...application.parse(sampleSubmissions.application), ...visit, ...unknown });
    expect([row.title, row.contact, row.second, row.third]).toEqual([
      ...['Nordlicht', 'Zoë Müller', 'Hamburg, Germany', '$1M–$5M'],
    ]);
    expect(deliveries.map(({ template }) => template).sort()).toEqual([
      'application.confirmation',
      'application.created',
    ]);
    expect(eligibility).toEqual([
      { speaksFor: true, reason: 'States $1M–$5M a month; access starts at $100,000.' },
      { speaksFor: true, reason: 'Has its own website, nordlicht.example.' },
      { speaksFor: false, reason: 'Writes from agency.example, which is not the website’s domain.' },
      { speaksFor: false, reason: 'The LinkedIn address does not lead to LinkedIn.' },
    ]);
    expect(resume).toBeNull();
  });

  test('applications of the same agency are linked', async () => {
    const opened = await openConsole(on.database);
    await opened.apply({ email: 'one@nordlicht.example', companyWebsite: 'https://www.nordlicht.example/a' });
    await opened.apply({ email: 'two@nordlicht.example', companyWebsite: 'blog.nordlicht.example' });
    await opened.apply({
      email: 'three@other.example',
      companyWebsite: 'other.example',
      agencyName: 'Other',
    });
    const { sameAgency } = await first(opened, 'application', 'one@nordlicht');
    expect(sameAgency.map(({ title }) => title)).toEqual(['Nordlicht']);
  });

  test('leads and support requests are shown with all fields', async () => {
    const opened = await openConsole(on.database);
    await opened.ask();
    await opened.write({ supportType: 'other' });
    const lead = await first(opened, 'lead');
    expect(lead.fields).toMatchObject({ phone: '+14155552671', companySize: '11-50', comments: 'Call me' });
    expect(lead).toMatchObject({
      sameAgency: [],
      eligibility: [],
      events: [{ kind: 'created', actor: null }],
    });
    const support = await first(opened, 'support');
    expect(support.fields).toMatchObject({ supportType: 'other', message: 'It does not load.' });
  });

  test('a job application shows the title of the job, or its path once the posting is gone', async () => {
    const opened = await openConsole(on.database);
    await opened.applyForJob();
    const { row, fields } = await first(opened, 'job-application');
    expect([row.second, fields.job]).toEqual(['Business Manager - UK', 'Business Manager - UK']);
    await on.database.db.execute(sql`update job_applications set job = 'taken-down'`);
    expect((await first(opened, 'job-application')).row.second).toBe('taken-down');
  });

  test('a resume is downloaded, never displayed', async () => {
    const opened = await openConsole(on.database, { role: 'viewer' });
    await opened.applyForJob();
    const { id, resume } = await first(opened, 'job-application');
    expect(resume).toEqual({ fileName: 'Zoë’s resume.pdf', bytes: pdf().length });
    const { headers, rawPayload } = await opened.get(consoleApi.resume(id));
    expect(rawPayload.equals(pdf())).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Zoes resume.pdf"; filename*=UTF-8''Zo%C3%AB%E2%80%99s%20resume.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect((await opened.get(consoleApi.resume(crypto.randomUUID()))).statusCode).toBe(404);
  });

  test('the counts cover open submissions, and their version changes with every change', async () => {
    const opened = await openConsole(on.database);
    const counts = async () => (await opened.get(consoleApi.counts)).json<Counts>();
    const versions = [(await counts()).version];
    async function changed(): Promise<void> {
      const { version } = await counts();
      expect(versions).not.toContain(version);
      versions.push(version);
    }
    await opened.apply();
    await changed();
    await opened.apply({ email: 'two@agency.example', projectCode: 'x' });
    await opened.write();
    expect(await counts()).toMatchObject({
      open: { application: 1, lead: 0, support: 1, meeting: 0, 'job-application': 0 },
      fresh: { application: 1, support: 1 },
      dead: 0,
    });
    const { id, row } = await first(opened, 'application');
    await eventually(async () =>
      expect((await first(opened, 'application')).deliveries.every(({ sentAt }) => sentAt)).toBe(true),
    );
    await changed();
    await opened.post(consoleApi.act('application', id, 'status'), {
      status: 'reviewing',
      reason: '',
      seen: row.updatedAt,
    });
    await changed();
    expect(await counts()).toMatchObject({ open: { application: 1 }, fresh: { application: 0 } });
    await opened.post(consoleApi.act('application', id, 'note'), { text: 'x' });
    await changed();
    await opened.post(consoleApi.erasePersonalData, { email: sampleSubmissions.application.email });
    await changed();
  });
});
