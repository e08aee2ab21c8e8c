import { beforeEach, expect, test } from 'vitest';
import { deleteRows } from '../../server/testing/delete-rows.ts';
import { axeViolations } from './axe.ts';
import { phone } from './browse-site.ts';
import { consoleSite } from './console-site.ts';
import { horizontalOverflow } from './layout.ts';

const console = consoleSite();
const { enter } = console;

beforeEach(() => deleteRows(console.site.db, 'events', 'announcements', 'closed_jobs'));

test('an admin announces something; visitors close it, and it stays closed until the text changes', {
  tags: ['sweep'],
}, async () => {
  const page = await enter('admin', '?pane=site');
  const form = page.getByRole('form', { name: 'Announcement' });
  await form.getByLabel('Text in English').fill('We’re closed on Friday.');
  await form.getByLabel('Until').fill('2099-01-01T08:00');
  await form.getByText('German, Spanish, and French are missing').waitFor();
  expect(await form.getByRole('button', { name: 'Show it now' }).isDisabled()).toBe(true);
  await form.getByRole('button', { name: 'DE missing' }).click();
  await form.getByLabel('Text in German').fill('Freitag geschlossen.');
  expect(await axeViolations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Show without Spanish and French' }).click();
  await page.getByText('Shown now').waitFor();

  const visitor = await page.context().newPage();
  const shifts = () =>
    visitor.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(
              list
                .getEntries()
                .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
            ),
          ).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(0), 300);
        }),
    );
  const region = visitor.getByRole('complementary', { name: 'Announcement' });
  await visitor.goto(`${console.site.url}/pricing`);
  await region.getByText('We’re closed on Friday.').waitFor();
  expect(await shifts()).toBe(0);
  expect(await axeViolations(visitor)).toEqual([]);
  await region.getByRole('button', { name: 'Close the announcement' }).click();
  await region.waitFor({ state: 'hidden' });
  await visitor.goto(`${console.site.url}/about`);
  expect(await region.isVisible()).toBe(false);
  expect(await shifts()).toBe(0);

  await form.getByRole('button', { name: 'EN ready' }).click();
  await form.getByLabel('Text in English').fill('We’re closed on Monday, too.');
  await form.getByRole('button', { name: 'Show without Spanish and French' }).click();
  await page.getByText('“We’re closed on Friday.”').waitFor();
  await visitor.reload();
  await region.getByText('We’re closed on Monday, too.').waitFor();
});

test('on a phone an admin closes a job and opens it again', async () => {
  const page = await enter('admin', '?pane=jobs', phone);
  await page.getByRole('button', { name: 'Close now: Business Manager - UK' }).click();
  await page.getByRole('heading', { name: 'Close Business Manager - UK?' }).waitFor();
  expect(await horizontalOverflow(page)).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close it now' }).click();
  await page.getByRole('button', { name: 'Open again: Business Manager - UK' }).click();
  await page.getByRole('button', { name: 'Close now: Business Manager - UK' }).waitFor();
  await page.goto(`${console.site.url}/console?pane=site`);
  await page.getByRole('form', { name: 'Announcement' }).waitFor();
  expect(await horizontalOverflow(page)).toEqual([]);
});
