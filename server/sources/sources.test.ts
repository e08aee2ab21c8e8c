import { expect, test } from 'vitest';
import type { Detail, List } from '../../contract/console/inbox.ts';
import { unknownSource } from '../../contract/console/inbox.ts';
import { consoleApi } from '../../contract/console/paths.ts';
import { type SubmissionKind, submissionKinds } from '../../contract/console/submissions.ts';
import { postJobApplication } from '../careers/testing/job-application.ts';
import { openConsole, withQuery } from '../console/testing/open-console.ts';
import { book, bookingBody, freezeClock } from '../meetings/testing/meeting.ts';
import { lead } from '../sales/testing/lead.ts';
import { supportRequest } from '../support/testing/support-request.ts';
import { onEachEngine } from '../testing/on-each-engine.ts';
import { postForm } from '../testing/post.ts';
import { application } from '../waitlist/testing/application.ts';

const fromCampaign =
  'https://www.linkedin.com/feed /de/pricing?utm_source=LinkedIn&utm_medium=cpc&utm_campaign=q4';
const known = {
  source: 'linkedin',
  referrerHost: 'linkedin.com',
  landingPage: '/pricing',
  utmSource: 'LinkedIn',
  utmMedium: 'cpc',
  utmCampaign: 'q4',
};
const unknown = Object.fromEntries(Object.keys(known).map((field) => [field, '']));

freezeClock();

onEachEngine((on) => {
  async function open() {
    const opened = await openConsole(on.database);
    const { app, get } = opened;
    return {
      ...opened,
      async sendEach(more: Record<string, string>) {
        await opened.apply(more);
        await opened.ask(more);
        await opened.write(more);
        await opened.applyForJob(more);
        await book(app, { ...bookingBody, ...more });
      },
      async fields(kind: SubmissionKind) {
        const { rows } = (await get(consoleApi.list(kind))).json<List>();
        return (await get(consoleApi.detail(kind, rows[0]?.id ?? ''))).json<Detail>().fields;
      },
      async listed(kind: SubmissionKind, source: string) {
        const { rows } = (await get(withQuery(consoleApi.list(kind), { source }))).json<List>();
        return rows.length;
      },
    };
  }

  test('every form carries where its visit began: shown, listed by it, offered as a filter and exported', async () => {
    const { sendEach, fields, listed, get } = await open();
    await sendEach({ firstVisit: fromCampaign });
    for (const kind of submissionKinds) {
      expect(await fields(kind), kind).toMatchObject(known);
      expect([await listed(kind, 'linkedin'), await listed(kind, 'google.com')], kind).toEqual([1, 0]);
      expect(await listed(kind, unknownSource), kind).toBe(0);
      expect((await get(consoleApi.sources(kind))).json(), kind).toEqual({ sources: ['linkedin'] });
      const { body } = await get(withQuery(consoleApi.export(kind, 'csv'), { source: 'linkedin' }));
      expect(body, kind).toContain(',linkedin,linkedin.com,/pricing,LinkedIn,cpc,q4,');
    }
  });

  test('a form that does not say where its visit began has no source, and is found by that', async () => {
    const { sendEach, fields, listed, get } = await open();
    await sendEach({});
    for (const kind of submissionKinds) {
      expect(await fields(kind), kind).toMatchObject(unknown);
      expect([await listed(kind, unknownSource), await listed(kind, 'linkedin')], kind).toEqual([1, 0]);
      expect((await get(consoleApi.sources(kind))).json(), kind).toEqual({ sources: [] });
    }
  });

  test('without a script a campaign in the address of the form counts, and nothing else says where the visit began', async () => {
    const { app, rows } = { ...(await open()), rows: on.rows };
    const page = (path: string, query: string) => ({ referer: `https://forespan.example${path}${query}` });
    const { comments: _comments, ...question } = lead;
    const forms: [string, string, (headers: Record<string, string>) => Promise<unknown>][] = [
      [
        'applications',
        '/join-the-waitlist',
        (headers) => postForm(app, '/join-the-waitlist', application, headers),
      ],
      ['leads', '/Sales', (headers) => postForm(app, '/Sales', question, headers)],
      ['support_requests', '/support', (headers) => postForm(app, '/support', supportRequest, headers)],
      [
        'meetings',
        '/ScheduleMeeting',
        (headers) =>
          postForm(
            app,
            '/ScheduleMeeting',
            Object.fromEntries(Object.entries(bookingBody).map(([name, value]) => [name, String(value)])),
            headers,
          ),
      ],
      [
        'job_applications',
        '/business-manager-uk',
        (headers) =>
          postJobApplication(app, undefined, '/business-manager-uk', { accept: 'text/html', ...headers }),
      ],
    ];
    for (const [table, path, send] of forms) {
      await send(page(path, '?utm_source=podcast'));
      expect(await rows(table), table).toMatchObject([{ source: 'podcast', landing_page: path }]);
      await on.database.truncate();
      await send(page(path, ''));
      expect(await rows(table), table).toMatchObject([{ source: '', landing_page: '' }]);
      await on.database.truncate();
    }
  });

  test('a call counts for the source that its visitor first came from', async () => {
    const { app, apply, fields, listed } = await open();
    await apply({ email: bookingBody.email, firstVisit: fromCampaign });
    await book(app, {
      ...bookingBody,
      firstVisit: 'https://mail.example/ /ScheduleMeeting',
    } as typeof bookingBody);
    expect(await fields('meeting')).toMatchObject({ source: 'linkedin', referrerHost: 'mail.example' });
    expect(await listed('meeting', 'linkedin')).toBe(1);
  });

  test('a person’s exported data includes the source, and erasure removes it', async () => {
    const { ask, post } = await open();
    await ask({ email: 'ada@agency.example', firstVisit: fromCampaign });
    await ask({ firstVisit: ' /?utm_campaign=for+ada@agency.example' });
    const { body } = await post(consoleApi.exportPersonalData, { email: 'ada@agency.example' });
    expect(JSON.parse(body).sent).toMatchObject([{ source: 'linkedin', landing_page: '/pricing' }]);
    await post(consoleApi.erasePersonalData, { email: 'ada@agency.example' });
    expect(await on.rows('leads')).toHaveLength(1);
    expect(JSON.stringify(await on.rows('leads'))).not.toMatch(/linkedin|ada@agency/);
  });
});
