import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../server/db/sql.ts';
import { deleteRows } from '../../server/testing/delete-rows.ts';
import { axeViolations } from './axe.ts';
import { phone } from './browse-site.ts';
import { consoleSite, shows } from './console-site.ts';
import { horizontalOverflow } from './layout.ts';

const console = consoleSite();
const { enter, apply } = console;

/** Three submissions are held between two genuine ones: two by bots, one sent too fast from its own domain. */
beforeEach(async () => {
  await deleteRows(console.site.db, 'outbox', 'events', 'applications');
  await apply({ agencyName: 'Older', email: 'a@older.example' });
  for (const name of ['Boost', 'Cheap'])
    await apply({ agencyName: name, email: `${name}@mailer.example`, projectCode: 'x' });
  const faro = { agencyName: 'Faro', email: 'ana@faro.example', companyWebsite: 'https://faro.example' };
  await apply({ ...faro, openMs: 400 });
  await apply({ agencyName: 'Newer', email: 'a@newer.example' });
});

function line(page: Awaited<ReturnType<typeof enter>>) {
  return page.getByRole('row', { name: /held as spam/ });
}

test('the line of held submissions wraps, and hides none of its buttons', async () => {
  const name = 'Suchmaschinenmarketing und Verkaufsförderung';
  await console.site.db.execute(
    sql`update applications set agency_name = ${name} where agency_name = 'Faro'`,
  );
  await console.site.db.execute(
    sql`update applications set created_at = created_at - interval '400 days' where agency_name = 'Boost'`,
  );
  const page = await enter('editor');
  await line(page).waitFor();
  const list = page.getByRole('region', { name: 'Applications' });
  expect(await list.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
});

test('held submissions are one line at their place in the list, and are in the strip', {
  tags: ['sweep'],
}, async () => {
  const page = await enter('editor');
  await line(page).getByText('3 held as spam').waitFor();
  await expect
    .poll(async () =>
      (await page.getByRole('main').getByRole('row').allInnerTexts()).map((row) => row.split('\n')[0]),
    )
    .toEqual([expect.stringContaining('Agency'), 'Newer', '3 held as spam', 'Older']);
  await line(page).getByText('newest: “Faro”').waitFor();
  await page.getByRole('region', { name: 'Health' }).getByRole('link', { name: '3 held as spam' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  // Filters narrow the list: a line about other rows would be in the way.
  await page.getByRole('searchbox').fill('older');
  await shows(page, ['Older']);
  expect(await line(page).count()).toBe(0);
});

test('the doubtful one comes first with its only sign, the sure ones are deleted at once', {
  tags: ['sweep'],
}, async () => {
  const page = await enter('editor');
  await line(page).getByRole('link', { name: 'Look through' }).click();
  await page.getByRole('heading', { name: 'Held as spam', level: 1 }).waitFor();
  const items = page.getByRole('main').getByRole('listitem');
  await expect.poll(() => items.count()).toBe(3);
  expect(await items.first().innerText()).toContain(
    'Only one sign: sent within seconds of opening the form. Website and address match.',
  );
  expect(await items.nth(1).innerText()).toContain('Held because: hidden field filled');
  await page.getByText('Held ones are deleted after 30 days.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Delete the 2 sure ones' }).click();
  await page.getByRole('main').getByText('2 applications deleted.').waitFor();
  await expect.poll(() => items.count()).toBe(1);
  await page.getByRole('button', { name: 'Release Faro' }).click();
  await page.getByText('No applications are held as spam.').waitFor();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await shows(page, ['Newer', 'Faro', 'Older']);
  expect(await line(page).count()).toBe(0);
  const rows = await console.site.db.query(sql`select from outbox where state = 'held'`);
  expect(rows).toEqual([]);
});

test('releasing or deleting all asks first, and deleting one asks too', { tags: ['sweep'] }, async () => {
  const page = await enter('editor');
  await line(page).getByRole('button', { name: 'Delete all' }).click();
  await line(page).getByText('Delete 3 applications for good?').waitFor();
  await line(page).getByRole('button', { name: 'Keep them' }).click();
  await line(page).getByRole('link', { name: 'Look through' }).click();
  await page.getByRole('button', { name: 'Delete Cheap' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByRole('main').getByText('1 application deleted.').waitFor();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await line(page).getByRole('button', { name: 'Release all' }).click();
  await line(page).getByText('Release 2 applications? Each gets its confirmation by mail.').waitFor();
  await line(page).getByRole('button', { name: 'Release them' }).click();
  await page.getByRole('main').getByText('2 applications released. Their mails go out.').waitFor();
  await shows(page, ['Newer', 'Faro', 'Boost', 'Older']);
});

test('a list with nothing open still shows the line about held submissions', async () => {
  await console.site.db.execute(sql`delete from applications where flag is null`);
  const page = await enter('editor');
  await page.getByRole('main').getByText('3 held as spam').waitFor();
  await page.getByRole('heading', { name: 'All done' }).waitFor();
});

test('a viewer sees held submissions without buttons to change them; a phone shows them without scrolling sideways', {
  tags: ['sweep'],
}, async () => {
  const page = await enter('viewer', '', phone);
  await line(page).getByText('3 held as spam').waitFor();
  expect(await line(page).getByRole('button').count()).toBe(0);
  expect(await horizontalOverflow(page)).toEqual([]);
  await line(page).getByRole('link', { name: 'Look through' }).click();
  await page.getByText('Only one sign').waitFor();
  expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
  expect(await horizontalOverflow(page)).toEqual([]);
});
