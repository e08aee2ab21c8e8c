import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { submissionKinds } from '../../contract/console/submissions.ts';
import { createJobApplication } from '../../contract/job-application.ts';
import { bookMeeting } from '../../contract/meeting.ts';
import { createLead } from '../../contract/sales.ts';
import { createSupportRequest } from '../../contract/support.ts';
import { jobApplication } from '../../server/careers/testing/job-application.ts';
import { lead } from '../../server/sales/testing/lead.ts';
import { pdf } from '../../server/testing/documents.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { consoleSite, post, rowNames, signIn } from '../browser/console-site.ts';
import { bookableDay } from './fuzz/operation.ts';
import { markup, polyglot, polyglotEmail, polyglotUrl } from './payloads.ts';

const consolePages = consoleSite();
const { apply, enter, visit } = consolePages;

/** One submission of each kind with hostile text in every field, and one for each naughty string. */
beforeAll(async () => {
  const { site } = consolePages;
  const naughty = markup.slice(1).entries();
  await Promise.all(
    naughty.map(([i, text]) =>
      // Sent too fast for a person, so their mails are held.
      apply({ agencyName: text, location: text, email: `${i}@agency.example`, openMs: 10 }),
    ),
  );
  await apply({
    ...{ fullName: polyglot, location: polyglot, agencyName: polyglot, reportingTools: polyglot },
    ...{ additionalInfo: polyglot, companyWebsite: polyglotUrl, linkedInPage: polyglotUrl },
    ...{ email: polyglotEmail, pointOfContactEmail: polyglotEmail },
  });
  const named = { fullName: polyglot, email: polyglotEmail };
  await post(site, createLead.path, { ...lead, ...named, jobTitle: polyglot, comments: polyglot });
  await post(site, createSupportRequest.path, { name: polyglot, email: polyglotEmail, message: polyglot });
  const time = { date: bookableDay(20), time: '11:30', offset: 1 };
  await post(site, bookMeeting.path, { ...time, name: polyglot, email: polyglotEmail });
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...jobApplication, ...named, coverLetter: polyglot })) {
    form.set(name, value);
  }
  form.set('resume', new File([pdf()], `<img src=x onerror=__owned=1>.pdf`));
  const sent = await fetch(site.url + createJobApplication.path, { method: 'POST', body: form });
  expect(sent.status).toBe(200);
});

/** No script ran, no element was injected, and no link has a dangerous scheme. */
async function expectHarmless(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    owned: (window as { __owned?: unknown }).__owned,
    elements: document.querySelectorAll(
      'img[src="x"], svg[onload], iframe, [onerror], [onfocus], form#__proto__',
    ).length,
    schemes: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map(({ protocol }) => protocol)
      .filter((protocol) => !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol)),
  }));
  expect(found).toEqual({ owned: undefined, elements: 0, schemes: [] });
}

test('the console shows hostile text as text in lists, details, searches and everywhere else', async () => {
  const page = await enter('editor', '?flagged=any');
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  await eventually(async () => expect((await rowNames(page)).length).toBeGreaterThan(40));
  expect(await rowNames(page)).toContain(polyglot);
  await expectHarmless(page);

  for (const kind of submissionKinds) {
    await page.goto(
      `${consolePages.site.url}/console?${new URLSearchParams({ kind, q: polyglot, flagged: 'any' })}`,
    );
    await page.locator('[data-row]').first().click();
    await page.getByRole('region', { name: polyglot }).waitFor();
    await page.getByRole('region', { name: polyglot }).getByText(polyglotEmail).first().waitFor();
    await expectHarmless(page);
  }
  await page.getByText('img src=x onerror=__owned=1', { exact: false }).first().waitFor();
  for (const pane of ['numbers', 'outbox', 'audit', 'erase']) {
    await page.goto(
      `${consolePages.site.url}/console?${new URLSearchParams({ pane, q: polyglot, state: polyglot })}`,
    );
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    await expectHarmless(page);
  }
  await page.getByLabel('Email address').fill(polyglotEmail);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('heading', { name: polyglotEmail }).waitFor();
  await expectHarmless(page);
  expect(dialogs).toEqual([]);
});

test('the console never navigates to another site, whatever its URL says, before and after signing in', async () => {
  for (const query of [
    '?next=//evil.example&url=https://evil.example&redirect=javascript:__owned=1',
    '?next=//evil.example&kind=javascript:__owned=1&id=//evil.example',
  ]) {
    const page = await visit(query);
    await page.getByLabel('Password').waitFor();
    await expectHarmless(page);
    await signIn(page, consolePages.operators.viewer.email);
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    expect(new URL(page.url()).origin).toBe(consolePages.site.url);
    await expectHarmless(page);
  }
});

test.each(['/join-the-waitlist', '/ScheduleMeeting', '/check-GA-tag'])(
  'what is posted to %s before its script loads stays text after hydration',
  { tags: ['sweep'] },
  async (path) => {
    const page = await visit();
    await page.goto(consolePages.site.url + path);
    const isBack = page.waitForEvent('load');
    await page.evaluate((text) => {
      const form = document.querySelector<HTMLFormElement>('form[method=post]');
      for (const field of form?.elements ?? []) {
        const isTyped = field.matches('textarea, [type=text], [type=url], [type=email], input:not([type])');
        if (isTyped) (field as HTMLInputElement).value = text;
      }
      form?.submit();
    }, polyglot);
    await isBack;
    await page.waitForLoadState('networkidle');
    const values = page.locator('form[method=post] input, form[method=post] textarea');
    const shown = await values.evaluateAll((fields) =>
      fields.map((field) => (field as HTMLInputElement).value),
    );
    expect(shown).toContain(polyglot);
    await expectHarmless(page);
  },
);
