import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { bookMeeting } from '../../contract/meeting.ts';
import { createLead } from '../../contract/sales.ts';
import { createSupportRequest } from '../../contract/support.ts';
import { lead } from '../../server/sales/testing/lead.ts';
import { supportRequest } from '../../server/support/testing/support-request.ts';
import { axeViolations } from './axe.ts';
import { desktop, phone } from './browse-site.ts';
import { consoleSite, post } from './console-site.ts';
import { horizontalOverflow } from './layout.ts';

const console = consoleSite();
const { enter, apply } = console;
const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(2);

beforeAll(async () => {
  await apply({ agencyName: long, location: long, email: `${'x'.repeat(60)}@agency.example` });
  await post(console.site, createLead.path, {
    ...lead,
    fullName: 'Lea Lead',
    comments: long,
    openMs: 60_000,
  });
  await post(console.site, createSupportRequest.path, {
    ...supportRequest,
    name: 'Sam Support',
    openMs: 60_000,
  });
  const day = new Date(Date.now() + 6 * 86_400_000);
  // Skip the weekend.
  while ([0, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1);
  await post(console.site, bookMeeting.path, {
    date: day.toISOString().slice(0, 10),
    time: '11:30',
    offset: 0,
    name: 'Mia Meeting',
    email: 'mia@meeting.example',
    openMs: 60_000,
  });
});

/** The section that the navigation marks as current: a link, or on a phone the button in front of them. */
function currentSection(page: Page): Promise<string> {
  const navigation = page.getByRole('navigation', { name: 'Console' });
  return navigation.locator('[aria-current] span:visible, button:visible span').innerText();
}

const views: [query: string, heading: string][] = [
  ['?kind=application', 'Applications'],
  ['?kind=lead', 'Leads'],
  ['?kind=support', 'Support'],
  ['?kind=meeting', 'Meetings'],
  ['?kind=job-application', 'Job applications'],
  ['?pane=numbers', 'Numbers'],
  ['?pane=outbox', 'Outbox'],
  ['?pane=audit', 'Audit'],
  ['?pane=erase', 'Personal data'],
  ['?pane=people', 'Operators'],
  ['?pane=account', 'Account'],
];

/** Checks the page with axe, and that it does not scroll horizontally even in a narrower window. */
async function expectSound(page: Page, where: string): Promise<void> {
  expect(await axeViolations(page, { inEveryLanguage: true }), where).toEqual([]);
  expect(await horizontalOverflow(page), where).toEqual([]);
  const usual = page.viewportSize() ?? desktop.viewport;
  await page.setViewportSize({ ...usual, width: usual.width === phone.viewport.width ? 320 : 1024 });
  expect(await horizontalOverflow(page), `${where}, narrower`).toEqual([]);
  await page.setViewportSize(usual);
}

/** Cells whose text overflows into the next one, and lists that scroll sideways. */
async function spilling(page: Page): Promise<string[]> {
  return page
    .locator('tbody td, section:not(details > *):has(> table)')
    .evaluateAll((all) =>
      all
        .filter((one) => one.scrollWidth > one.clientWidth && getComputedStyle(one).overflowX !== 'hidden')
        .map((one) => one.textContent ?? ''),
    );
}

for (const [name, options] of [
  ['desktop', { viewport: { ...desktop.viewport, width: 1280 } }],
  ['phone', phone],
] as const) {
  test(`every view on a ${name} is accessible and never scrolls horizontally`, {
    tags: ['sweep'],
  }, async () => {
    const page = await enter('admin', '', options);
    for (const [query, heading] of views) {
      await page.goto(`${console.site.url}/console${query}`);
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      expect([query, await currentSection(page)]).toEqual([query, heading]);
      await expectSound(page, query);
      expect(await spilling(page), query).toEqual([]);
      const row = page.locator('[data-row]').first();
      if ((await row.count()) === 0) continue;
      await row.click();
      await page.getByRole('list', { name: 'What happened and what comes next' }).waitFor();
      await expectSound(page, `${query}, opened`);
    }
  });
}

test('no choice runs under the arrow of its field', async () => {
  const page = await enter('admin');
  for (const pane of ['diary', 'templates', 'people', 'account']) {
    await page.goto(`${console.site.url}/console?pane=${pane}`);
    await page.locator('select').first().waitFor();
    const room = await page
      .locator('select')
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).paddingRight)));
    expect(Math.min(...room), pane).toBeGreaterThanOrEqual(28);
  }
});

test('on a phone the sections open from one button, and close with Escape or when one is chosen', async () => {
  const page = await enter('editor', '?kind=lead', phone);
  const button = page.getByRole('button', { name: /^Leads/ });
  await button.waitFor();
  const meetings = page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Meetings' });
  expect(await meetings.count()).toBe(0);
  await button.click();
  await meetings.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await meetings.count()).toBe(0);
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await meetings.click();
  await page.getByRole('heading', { name: 'Meetings', level: 1 }).waitFor();
  expect(await meetings.count()).toBe(0);
  await page.getByRole('button', { name: /^Meetings/ }).waitFor();
});

test('touch targets on a phone are at least 44 pixels high', async () => {
  const page = await enter('editor', '?kind=application', phone);
  await page.locator('[data-row]').first().click();
  await page.getByLabel('Add a note').waitFor();
  const small = await page
    .locator('button:visible, select:visible, input:visible, nav a:visible')
    .evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML),
    );
  expect(small).toEqual([]);
});

test('a viewer sees everything but no controls to change it', async () => {
  const page = await enter('viewer');
  for (const [query] of views.slice(0, 4)) {
    await page.goto(`${console.site.url}/console${query}`);
    await page.locator('[data-row]').first().click();
    const detail = page.getByRole('article');
    await detail.getByText('Assignee').waitFor();
    expect(await detail.locator('button, select, textarea, input, form').count(), query).toBe(0);
    expect(await page.getByRole('link', { name: /Export|JSON|Erase/ }).count(), query).toBe(0);
    expect(await page.getByText('Choose a line').count()).toBe(0);
  }
  await page.goto(`${console.site.url}/console?pane=erase`);
  await page.getByText('Only an editor can').waitFor();
  expect(await page.getByRole('main').locator('button, input').count()).toBe(0);
});

test('a meeting can only be cancelled', async () => {
  const page = await enter('editor', '?kind=meeting');
  await page.getByRole('row', { name: 'Mia Meeting' }).getByRole('link').click();
  const detail = page.getByRole('region', { name: 'Mia Meeting' });
  const status = detail.getByRole('combobox', { name: 'Status' });
  await status.waitFor();
  expect(await status.getByRole('option').allTextContents()).toEqual(['Booked', 'Canceled']);
  await status.selectOption('cancelled');
  await detail.getByRole('button', { name: 'Change to Canceled' }).click();
  await detail.getByText('Booked → Canceled').waitFor();
});

test('an invalid URL shows the list of applications', async () => {
  const page = await enter('viewer', '?kind=nonsense&status=odd&sort=up&pane=nowhere&from=yesterday');
  await page.getByRole('heading', { name: 'Applications', level: 1 }).waitFor();
  await page.locator('[data-row]').first().waitFor();
  await page.goto(`${console.site.url}/console?id=not-an-id`);
  await page.getByRole('alert').waitFor();
});
