import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { slotStart } from '../../contract/meeting.ts';
import { sql } from '../../server/db/sql.ts';
import { meetingColumns } from '../../server/meetings/store.ts';
import { exportSite } from '../../server/site/export/export-site.ts';
import { deleteRows } from '../../server/testing/delete-rows.ts';
import { pdf } from '../../server/testing/documents.ts';
import { browseSite, formReady, phone } from './browse-site.ts';
import { allowPageError } from './page-errors.ts';
import * as schedule from './schedule-page.ts';
import { serveFolder } from './static-host.ts';
import { field, fill, responses, send } from './waitlist-page.ts';
import { serveWholeSite } from './whole-site.ts';

const dist = join(import.meta.dirname, '../../dist');

/** Serves the pages from one host, the API from another. */
async function servePagesAndApi() {
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  const pages = await serveFolder(folder);
  const server = await serveWholeSite({ ALLOWED_ORIGINS: pages.url });
  await exportSite(dist, folder, server.url);
  return {
    url: pages.url,
    api: server.url,
    db: server.db,
    async close() {
      await pages.close();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const { site, blankPage } = browseSite(servePagesAndApi, async ({ db }) => {
  await deleteRows(db, 'outbox', 'applications', 'meetings', 'resumes', 'job_applications');
});

/** Opens a page of the export and collects browser errors. */
async function open(path: string, options = {}, host = site.url): Promise<{ page: Page; errors: string[] }> {
  const page = await blankPage({ ...phone, ...options });
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(host + path);
  return { page, errors };
}

test('an agency applies on a CDN page, with a place suggested by the API', { tags: ['sweep'] }, async () => {
  const { page, errors } = await open('/de/join-the-waitlist');
  await formReady(page);
  await fill(page);
  await field(page, 'location').fill('');
  await field(page, 'location').pressSequentially('münch');
  await page.getByRole('option').first().click();
  await send(page, 'de');
  await page.getByText(catalogue.de.forms.done).waitFor();
  await page.waitForURL(`${site.url}/de/thank-you-page`);
  expect(await site.db.query(sql`select * from applications`)).toMatchObject([
    { email: responses.email, location: 'München, Bayern, Deutschland', language: 'de' },
  ]);
  expect(await site.db.query(sql`select * from form_counts`)).toMatchObject([
    { form: 'waitlist', language: 'de' },
  ]);
  expect(errors).toEqual([]);
});

test('a visitor books a free time and is redirected to the private page on the API', {
  tags: ['sweep'],
}, async () => {
  const { page, errors } = await open('/ScheduleMeeting', schedule.desktopInIceland);
  await schedule.calendarReady(page);
  await schedule.click(page, schedule.first);
  await schedule.time(page, '11:30').check({ force: true });
  await schedule.fill(page);
  await schedule.send(page);
  await page.waitForURL(`${site.api}/meeting/*`);
  expect(await site.db.query(sql`select ${meetingColumns} from meetings`)).toMatchObject([
    { ...schedule.visitor, startsAt: slotStart({ date: schedule.first, time: '11:30', offset: 0 }) },
  ]);
  const asMailed = page.url().replace(site.api, site.url);
  await page.goto(asMailed);
  expect(page.url()).toBe(asMailed.replace(site.url, site.api));
  expect(errors).toEqual([]);
});

test('a resume is uploaded to the API', { tags: ['sweep'] }, async () => {
  const { page, errors } = await open('/business-manager-uk#apply');
  await formReady(page, '#apply form');
  for (const name of ['fullName', 'coverLetter']) await field(page, name).fill('Zoë');
  await field(page, 'email').fill('zoe@applicant.example');
  await field(page, 'resume').setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: pdf(),
  });
  await page.getByRole('button', { name: catalogue.en.job.form.submit }).click();
  await page.getByText(catalogue.en.job.applied.title).waitFor();
  expect(await site.db.query(sql`select * from job_applications`)).toMatchObject([
    { email: 'zoe@applicant.example' },
  ]);
  expect(errors).toEqual([]);
});

test('a form on an origin that is not allowed is rejected, and no input is lost', {
  tags: ['sweep'],
}, async () => {
  allowPageError(/has been blocked by CORS policy/);
  const other = site.url.replace('localhost', '127.0.0.1');
  const { page } = await open('/join-the-waitlist', {}, other);
  await formReady(page);
  await fill(page);
  await send(page);
  await page.getByText(catalogue.en.forms.failed).waitFor();
  expect(await field(page, 'agencyName').inputValue()).toBe(responses.agencyName);
  expect(await site.db.query(sql`select * from applications`)).toEqual([]);
});

test('without JavaScript the form posts to the API, which responds with its own page', {
  tags: ['sweep'],
}, async () => {
  const { page, errors } = await open('/fr/join-the-waitlist', { javaScriptEnabled: false });
  await fill(page);
  await send(page, 'fr');
  await page.waitForURL(`${site.api}/fr/thank-you-page`);
  expect(await site.db.query(sql`select * from applications`)).toMatchObject([
    { email: responses.email, language: 'fr' },
  ]);
  expect(errors).toEqual([]);
});

test('the policy in the page lets scripts call only the API', async () => {
  allowPageError(/https:\/\/elsewhere\.example\//);
  const { page, errors } = await open('/support');
  await formReady(page);
  const call = (url: string) => fetch(url).then(() => 'answered', String);
  expect(await page.evaluate(call, 'https://elsewhere.example/')).toMatch(/TypeError/);
  expect(errors.join()).toMatch(/elsewhere\.example.*connect-src 'self' http:\/\/localhost:\d+/s);
});
