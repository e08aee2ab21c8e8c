import type { Locator, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { createJobApplication } from '../../contract/job-application.ts';
import { sql } from '../../server/db/sql.ts';
import { tag } from '../../server/tag-check/testing/tag-checks.ts';
import { deleteRows } from '../../server/testing/delete-rows.ts';
import { pdf } from '../../server/testing/documents.ts';
import { axeViolations } from './axe.ts';
import { consoleSite } from './console-site.ts';
import { closedPort, serveWebsites } from './serve-websites.ts';

// The websites that applicants enter.
const { at, tagCheck } = await serveWebsites((_request, response) => {
  const page = `<!doctype html><title>Agency</title>${tag('G-7K2M4Q9XTB')}<p>Search for retailers.`;
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
});
const console = consoleSite({ WEBSITE_CHECKS: 'on' }, { tagCheck });
const { enter, apply } = console;

afterEach(() => deleteRows(console.site.db, 'outbox', 'events', 'applications'));

/** Opens a row by its name. */
async function open(page: Page, name: string) {
  await page.getByRole('row', { name }).getByRole('link').click();
  const detail = page.getByRole('region', { name });
  await detail.waitFor();
  return detail;
}

test('a submission is shown with labels, safe links and its progress', async () => {
  await apply({ additionalInfo: 'First line\nsecond line' }, 'de');
  const page = await enter('editor');
  const detail = await open(page, 'Nordlicht');
  await detail.getByText('Mail sent').waitFor();
  const steps = detail.getByRole('list', { name: 'What happened and what comes next' }).getByRole('listitem');
  const text = (await steps.allTextContents()).map((text) => text.replace(/\d.*/, ''));
  expect(text).toEqual(['Received', 'Mail sent', 'Notified', 'Decide']);
  const website = detail.getByRole('link', { name: 'https://nordlicht.example' });
  expect(await website.getAttribute('rel')).toBe('noreferrer noopener nofollow');
  const mail = detail.getByRole('link', { name: 'zoe@nordlicht.example' });
  expect(await mail.getAttribute('href')).toBe('mailto:zoe@nordlicht.example');
  await detail.getByText('German', { exact: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test('an application says what speaks for and against it, from its spend to the state of its website', async () => {
  const agency = (name: string) => ({
    agencyName: name,
    email: `ana@${name}.de`,
    pointOfContactEmail: `ops@${name}.de`,
    companyWebsite: at(`www.${name}.de`),
    linkedInPage: `https://www.linkedin.com/company/${name}`,
  });
  await apply({
    ...agency('suedlicht'),
    monthlyAdSpend: '$1M–$5M',
    toolResults: 'Spend of around $1,200,000 a month\n104 weeks of history, week 46, 2024 to week 46, 2026',
  });
  await apply({
    ...agency('nordlicht'),
    companyWebsite: `http://www.nordlicht.de:${closedPort}/`,
    toolResults: '26 weeks of history, week 20, 2026 to week 46, 2026',
  });
  const waiting = () => console.site.db.query(sql`select from applications where website_state is null`);
  await expect.poll(waiting, { timeout: 60_000 }).toEqual([]);
  const page = await enter('editor');
  const fits = (await open(page, 'suedlicht')).getByRole('region', { name: 'Fits, as far as we know' });
  expect(await reasons(fits)).toEqual(
    [
      'States $1M–$5M a month; access starts at $100,000.',
      'Has its own website, suedlicht.de.',
      'The website can be reached (checked on [day]).',
      'The website has Google Analytics.',
      'Writes from the website’s domain, suedlicht.de.',
      'Has a company page at LinkedIn.',
      'Took along 104 weeks of history from the forecaster, week 46, 2024 to week 46, 2026.',
    ].map((reason) => `✓Speaks for it: ${reason}`),
  );
  expect(await axeViolations(page)).toEqual([]);
  const doubtful = (await open(page, 'nordlicht')).getByRole('region', {
    name: 'Look closer: 3 of 6 in doubt',
  });
  expect(await reasons(doubtful)).toEqual([
    '?In doubt: States $100K–$500K a month, the lowest choice and the one the form begins with: agencies below $100,000 have no other.',
    '✓Speaks for it: Has its own website, nordlicht.de.',
    '?In doubt: The website could not be reached (checked on [day]).',
    '✓Speaks for it: Writes from the website’s domain, nordlicht.de.',
    '✓Speaks for it: Has a company page at LinkedIn.',
    '?In doubt: Took along 26 weeks of history from the forecaster, week 20, 2026 to week 46, 2026: less than a year.',
  ]);
});

/** As displayed, without the day of the test run. */
async function reasons(region: Locator): Promise<string[]> {
  const texts = await region.getByRole('listitem').allTextContents();
  return texts.map((text) => text.replace(/\d+ \w{3,4} \d{4}/, '[day]'));
}

test('a javascript: or data: URL is not a link', { tags: ['sweep'] }, async () => {
  await apply();
  await console.site.db.execute(
    sql`update applications set company_website = 'javascript:alert(1)', linkedin_page = 'data:text/html,x'`,
  );
  const page = await enter('editor');
  const detail = await open(page, 'Nordlicht');
  await detail.getByText('javascript:alert(1)').waitFor();
  const hrefs = await detail
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).protocol));
  expect(hrefs.filter((protocol) => !['http:', 'https:', 'mailto:'].includes(protocol))).toEqual([]);
});

test('a status changes with its reason, is in the history, and can be changed back', {
  tags: ['sweep'],
}, async () => {
  await apply();
  const page = await enter('editor');
  const detail = await open(page, 'Nordlicht');
  const status = detail.getByRole('combobox', { name: 'Status' });
  await status.selectOption('invited');
  await detail.getByText('Applicants get a reply.').waitFor();
  expect(await detail.getByRole('button', { name: 'Change to Invited' }).isDisabled()).toBe(true);
  await detail.getByLabel('Send nothing').check();
  await detail.getByLabel('Why Invited?').fill('Fits well');
  await detail.getByRole('button', { name: 'Change to Invited' }).click();
  await detail.getByText('New → Invited, nothing sent').waitFor();
  await page.getByRole('log').getByText('Nordlicht: status is now Invited').waitFor({ state: 'attached' });
  expect(await detail.getByText('Fits well').count()).toBe(2);
  await detail.getByText(`by ${console.operators.editor.email}`).waitFor();
  expect(await console.site.db.query(sql`select * from applications`)).toMatchObject([
    { status: 'invited', status_reason: 'Fits well' },
  ]);
  // It is no longer open.
  await page.getByRole('heading', { name: 'All done' }).waitFor();

  await status.selectOption('declined');
  await detail.getByRole('button', { name: 'Leave it' }).click();
  expect(await status.inputValue()).toBe('invited');
  await status.selectOption('new');
  await detail.getByText('Nothing is sent.').waitFor();
  await detail.getByRole('button', { name: 'Change to New' }).click();
  await detail.getByText('Invited → New').waitFor();
  await page.getByRole('row', { name: 'Nordlicht' }).waitFor();
});

test('a conflicting change is rejected and shows the current status', { tags: ['sweep'] }, async () => {
  await apply();
  const page = await enter('editor');
  const detail = await open(page, 'Nordlicht');
  await page.route('**/console/api/counts', (route) => route.abort());
  await detail.getByRole('combobox', { name: 'Status' }).selectOption('declined');
  await detail.getByLabel('Send nothing').check();
  await detail.getByLabel('Why Declined?').fill('Too small');
  await console.site.db.execute(
    sql`update applications set status = 'reviewing', updated_at = now() + interval '1 second'`,
  );
  await detail.getByRole('button', { name: 'Change to Declined' }).click();
  await detail.getByText('It is In review now; your change was not saved.').waitFor();
  expect(await detail.getByLabel('Why Declined?').inputValue()).toBe('Too small');
  expect(await console.site.db.query(sql`select * from applications`)).toMatchObject([
    { status: 'reviewing' },
  ]);
  await detail.getByRole('button', { name: 'Change to Declined' }).click();
  await detail.getByText('In review → Declined').waitFor();
});

test('a draft note survives a reload and a failing server, and is cleared when saved or signed out', {
  tags: ['sweep'],
}, async () => {
  await apply();
  await apply({ agencyName: 'Zweite', email: 'z@zweite.example' });
  const page = await enter('editor');
  await open(page, 'Nordlicht');
  await page.getByLabel('Add a note').fill('Website checked');
  await page.reload();
  const note = page.getByLabel('Add a note');
  await note.waitFor();
  expect(await note.inputValue()).toBe('Website checked');
  await page.route('**/note', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('button', { name: 'Save note' }).click();
  await page.getByText('It is not known whether this was done; your input is kept.').waitFor();
  expect(await note.inputValue()).toBe('Website checked');
  await page.unroute('**/note');
  await page.getByRole('button', { name: 'Save note' }).click();
  await page.getByRole('listitem').getByText('Website checked').waitFor();
  expect(await note.inputValue()).toBe('');

  await open(page, 'Zweite');
  await page.getByLabel('Add a note').fill('Secret thought');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain('thought');
});

test('a note whose response is lost is neither called saved nor lost, and then shown', async () => {
  await apply();
  const page = await enter('editor');
  await open(page, 'Nordlicht');
  await page.getByLabel('Add a note').fill('Call on Monday');
  await page.route('**/note', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Save note' }).click();
  await page.getByText('It is not known whether this was done; your input is kept.').waitFor();
  await page.getByRole('listitem').getByText('Call on Monday').waitFor();
});

test('marking as not spam sends the held mails', { tags: ['sweep'] }, async () => {
  await apply({ openMs: 5 });
  const page = await enter('editor', '?flagged=only');
  const detail = await open(page, 'Nordlicht');
  await detail.getByText('it was sent within seconds of opening the form').waitFor();
  await detail.getByText('Mail held').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await detail.getByRole('button', { name: 'Not spam: send the mails' }).click();
  await detail.getByText('Marked as not spam, mails sent').waitFor();
  await detail.getByText('Mail sent').waitFor();
  const sent = await console.site.db.query(sql`select template from outbox where state = 'sent'`);
  expect(sent.map(({ template }) => template)).toContain('application.confirmation');
});

test('an application can be assigned, filtered by assignee, and links to others from the same website', {
  tags: ['sweep'],
}, async () => {
  await apply({ agencyName: 'Sister', email: 'sister@nordlicht.example' });
  await apply();
  const page = await enter('editor');
  const detail = await open(page, 'Nordlicht');
  const assignee = detail.getByRole('combobox', { name: 'Assignee' });
  expect(await assignee.getByRole('option').allTextContents()).toEqual([
    'Nobody yet',
    console.operators.admin.email,
    console.operators.editor.email,
  ]);
  await assignee.selectOption({ label: console.operators.editor.email });
  await detail.getByText(`Assigned to ${console.operators.editor.email}`).waitFor();
  await page.getByText('More filters').click();
  await page.getByRole('search').getByLabel('Assignee').selectOption({ label: 'Assignee: nobody yet' });
  await page.getByRole('row', { name: 'Nordlicht' }).waitFor({ state: 'detached' });
  await open(page, 'Sister');
  await page
    .getByRole('region', { name: 'Also from this website' })
    .getByRole('link', { name: 'Nordlicht' })
    .click();
  await page.getByRole('region', { name: 'Nordlicht' }).waitFor();
});

test('the resume of a job application can be downloaded', { tags: ['sweep'] }, async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    job: 'business-manager-uk',
    fullName: 'Ada Byron',
    email: 'ada@applicant.example',
    coverLetter: 'Hello',
    openMs: '60000',
  }))
    form.set(name, value);
  form.set('resume', new File([new Uint8Array(pdf())], 'cv.pdf', { type: 'application/pdf' }));
  const received = await fetch(console.site.url + createJobApplication.path, { method: 'POST', body: form });
  expect(received.ok).toBe(true);
  const page = await enter('viewer', '?kind=job-application');
  const detail = await open(page, 'Ada Byron');
  const download = page.waitForEvent('download');
  await detail.getByRole('link', { name: 'Download resume' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await console.site.db.execute(sql`delete from job_applications`);
});
