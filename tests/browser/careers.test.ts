import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { createJobApplication, maxResumeBytes } from '../../contract/job-application.ts';
import { type Locale, localPath } from '../../contract/locales.ts';
import { readLastDays } from '../../server/careers/postings.ts';
import { sql } from '../../server/db/sql.ts';
import { docx, pdf } from '../../server/testing/documents.ts';
import { axeViolations } from './axe.ts';
import { browseSite, formReady, holdRequests, phone, skipSpamDelay } from './browse-site.ts';
import { testInEachLanguage } from './languages.ts';
import { brotliSize } from './script-bytes.ts';
import { serveWholeSite } from './whole-site.ts';

const {
  site,
  blankPage,
  visit: open,
} = browseSite(serveWholeSite, ({ db }) => db.execute(sql`delete from job_applications`));
const path = '/business-manager-uk';

/** Opens a posting at its form and waits for hydration. */
async function visit(locale: Locale, options: BrowserContextOptions = phone): Promise<Page> {
  const page = await open(localPath(locale, path), options);
  await page.getByRole('link', { name: catalogue[locale].job.applyNow }).click();
  if (options.javaScriptEnabled !== false) await formReady(page, '#apply form');
  return page;
}

const stored = () =>
  site.db.query(sql`
    select job_applications.*, file_name, media_type, content
    from job_applications join resumes on job_application_id = job_applications.id
    order by created_at desc`);

const resume = { name: 'Lebenslauf Zoë.pdf', mimeType: 'application/pdf', buffer: pdf() };

async function fill(page: Page, locale: Locale, file = resume): Promise<void> {
  const { fields } = catalogue[locale].job.form;
  await page.getByRole('textbox', { name: fields.fullName }).fill('Zoë Müller');
  await page.getByRole('textbox', { name: fields.email }).fill('zoe@applicant.example');
  await page.getByRole('textbox', { name: fields.coverLetter }).fill('Dear all,\nI would call yours first.');
  await page.getByLabel(fields.resume, { exact: true }).setInputFiles(file);
}

function send(page: Page, locale: Locale): Promise<void> {
  return page.getByRole('button', { name: catalogue[locale].job.form.submit }).click();
}

testInEachLanguage('a visitor applies for a job in %s', async (locale) => {
  const { forms, job } = catalogue[locale];
  const page = await visit(locale);
  await send(page, locale);
  await page.getByText(forms.banner.required).waitFor();
  for (const sentence of Object.values(job.form.required)) await page.getByText(sentence).waitFor();
  expect(await page.getByText(forms.field.noFile).count()).toBe(1);
  expect(await axeViolations(page)).toEqual([]);

  await fill(page, locale);
  expect(await page.getByText(forms.field.noFile).count()).toBe(0);
  await skipSpamDelay(page);
  await send(page, locale);
  const thanks = page.getByRole('region', { name: job.applied.title });
  await thanks.waitFor();
  expect(await thanks.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.getByRole('form').count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  expect(await stored()).toMatchObject([
    {
      job: 'business-manager-uk',
      full_name: 'Zoë Müller',
      email: 'zoe@applicant.example',
      cover_letter: 'Dear all,\nI would call yours first.',
      language: locale,
      flag: null,
      file_name: 'Lebenslauf Zoë.pdf',
      media_type: 'application/pdf',
      content: resume.buffer,
    },
  ]);
  await page.getByRole('link', { name: job.applied.more }).click();
  await page.waitForURL(`${site.url}${localPath(locale, '/careers/search')}`);
});

test('a file that is too large is rejected before it is sent', { tags: ['sweep'] }, async () => {
  const page = await visit('en');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await fill(page, 'en', { ...resume, buffer: Buffer.alloc(maxResumeBytes + 1) });
  await send(page, 'en');
  await page
    .getByText(/too large\. The limit is 5\sMB\./)
    .first()
    .waitFor();
  expect(sent).toEqual([]);
  const field = page.getByLabel('Resume', { exact: true });
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  await field.setInputFiles(resume);
  await send(page, 'en');
  await page.getByRole('region', { name: catalogue.en.job.applied.title }).waitFor();
  expect(await stored()).toHaveLength(1);
});

test('a file that does not match its type gets an error beside the field, and no input is lost', {
  tags: ['sweep'],
}, async () => {
  const page = await visit('de');
  const { forms, job } = catalogue.de;
  for (const [buffer, code] of [
    [Buffer.from('Ich bin kein PDF.'), 'wrongFileType'],
    [pdf().subarray(0, 300), 'brokenFile'],
    [docx({ name: '../../evil', content: 'x' }), 'brokenFile'],
    [docx({ name: 'custom/VBAProject.bin', content: 'x' }), 'fileWithMacros'],
    [docx({ name: 'a', content: 'x', lie: { flags: 1 } }), 'lockedFile'],
  ] as const) {
    await fill(page, 'de', { ...resume, buffer });
    await send(page, 'de');
    await page.locator('[data-error-for=resume]', { hasText: forms.field[code] }).waitFor();
    expect(await page.getByRole('textbox', { name: job.form.fields.fullName }).inputValue()).toBe(
      'Zoë Müller',
    );
  }
  expect(await axeViolations(page)).toEqual([]);
  expect(await stored()).toEqual([]);
});

test('the upload shows its progress and cannot be sent twice', async () => {
  const page = await visit('en');
  const { forms, job } = catalogue.en;
  const go = await holdRequests(page, `**${createJobApplication.path}`);
  await fill(page, 'en');
  await page.getByRole('button', { name: job.form.submit }).dblclick();
  expect(await page.getByRole('button', { name: forms.submitting }).isDisabled()).toBe(true);
  await page.getByRole('progressbar', { name: job.form.uploading }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  go();
  await page.getByRole('region', { name: job.applied.title }).waitFor();
  expect(await stored()).toHaveLength(1);
});

test('when the request fails the form keeps everything, including the file, and a retry works', {
  tags: ['sweep'],
}, async () => {
  const page = await visit('fr');
  const { forms, job } = catalogue.fr;
  await page.route(`**${createJobApplication.path}`, (route) => route.abort());
  await fill(page, 'fr');
  await send(page, 'fr');
  await page.getByText(forms.failed).waitFor();
  await page.unroute(`**${createJobApplication.path}`);
  await send(page, 'fr');
  await page.getByRole('region', { name: job.applied.title }).waitFor();
  expect(await stored()).toMatchObject([{ content: resume.buffer }]);
});

test('a draft survives a reload and a change of language, separately for each job', {
  tags: ['sweep'],
}, async () => {
  const page = await visit('en');
  await fill(page, 'en');
  await page.goto(`${site.url}/es${path}#apply`);
  await formReady(page, '#apply form');
  const { fields } = catalogue.es.job.form;
  expect(await page.getByRole('textbox', { name: fields.coverLetter }).inputValue()).toBe(
    'Dear all,\nI would call yours first.',
  );
  expect(await page.getByLabel(fields.resume, { exact: true }).inputValue()).toBe('');
  await page.goto(`${site.url}/es/customer-success-manager#apply`);
  await formReady(page, '#apply form');
  expect(await page.getByRole('textbox', { name: fields.coverLetter }).inputValue()).toBe('');
});

test('the form can be filled in with the keyboard alone', { tags: ['sweep'] }, async () => {
  const page = await visit('en', {});
  // Registered early, because the key press may otherwise open the chooser before the browser intercepts it.
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('textbox', { name: 'Full name' }).focus();
  for (const text of ['Ada', 'ada@applicant.example', 'My letter']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await (await chooser).setFiles(resume);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: catalogue.en.job.applied.title }).waitFor();
  expect(await stored()).toMatchObject([{ cover_letter: 'My letter' }]);
});

testInEachLanguage(
  'without JavaScript the form works the same in %s',
  async (locale) => {
    const { forms, job } = catalogue[locale];
    const page = await visit(locale, { ...phone, javaScriptEnabled: false });
    // The browser validates addresses itself, but accepts this one.
    await fill(page, locale);
    await page.getByRole('textbox', { name: job.form.fields.email }).fill('zoe@applicant');
    await send(page, locale);
    await page.getByText(forms.banner.invalidEmail).first().waitFor();
    const { fields } = job.form;
    const email = page.getByRole('textbox', { name: fields.email });
    await expect.poll(() => email.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await page.getByRole('textbox', { name: fields.coverLetter }).inputValue()).toContain(
      'yours first',
    );
    expect(await page.getByText(forms.field.fileGone).isVisible()).toBe(true);
    expect(await page.getByRole('textbox', { name: fields.email }).isVisible()).toBe(true);
    await page.getByRole('textbox', { name: fields.email }).fill('zoe@applicant.example');
    await page.getByLabel(fields.resume, { exact: true }).setInputFiles(resume);
    await send(page, locale);
    await page.getByRole('region', { name: job.applied.title }).waitFor();
    expect(await page.getByRole('form').count()).toBe(0);
    expect(await stored()).toMatchObject([{ language: locale, content: resume.buffer }]);
  },
  [],
);

test('a posting loads 3.6 KB for the visit and its clock, and at most 80 KB once its form is visible', {
  tags: ['sweep'],
}, async () => {
  const page = await blankPage(phone);
  const reading = await brotliSize(page, site.url + path);
  expect(reading.bytes).toBeLessThanOrEqual(3.6 * 1024);
  const applying = await blankPage(phone);
  const { bytes } = await brotliSize(applying, site.url + path, async () => {
    await applying.getByRole('link', { name: catalogue.en.job.applyNow }).click();
    await formReady(applying, '#apply form');
  });
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(80 * 1024);
});

test('a job that closes while its form is open refuses in the page’s language, and no input is lost', {
  tags: ['sweep'],
}, async () => {
  const { api, job } = catalogue.de;
  const { fields } = job.form;
  const open = await visit('de');
  const plain = await visit('de', { ...phone, javaScriptEnabled: false });
  for (const page of [open, plain]) await fill(page, 'de');
  const lastDay = readLastDays().get(path.slice(1)) ?? '';
  const after = Date.parse(`${lastDay}T23:59:59-12:00`) + 1_000;
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'], now: after });
  for (const page of [open, plain]) {
    await send(page, 'de');
    await page.getByText(api.httpErrors.jobClosed).filter({ visible: true }).first().waitFor();
    expect(await page.getByRole('textbox', { name: fields.fullName }).inputValue()).toBe('Zoë Müller');
    expect(await page.getByRole('textbox', { name: fields.coverLetter }).inputValue()).toContain(
      'yours first',
    );
  }
  const file = open.getByLabel(fields.resume, { exact: true });
  expect(await file.evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe(resume.name);
  expect(await axeViolations(open)).toEqual([]);
  expect(await stored()).toEqual([]);

  await open.clock.setFixedTime(after);
  await open.reload();
  await open.getByText(job.closed.text).waitFor();
  expect(await open.getByRole('form').filter({ visible: true }).count()).toBe(0);
  await open.getByRole('link', { name: job.applied.more }).filter({ visible: true }).click();
  await open.waitForURL(`${site.url}/de/careers/search`);
  await open.getByRole('heading', { name: 'Customer Success Manager' }).filter({ visible: true }).waitFor();
  expect(
    await open.getByRole('heading', { name: 'Business Manager - UK' }).filter({ visible: true }).count(),
  ).toBe(0);
});
