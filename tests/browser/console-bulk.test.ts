import { beforeEach, expect, test } from 'vitest';
import { pageSize } from '../../contract/console/inbox.ts';
import { sql } from '../../server/db/sql.ts';
import { deleteRows } from '../../server/testing/delete-rows.ts';
import { axeViolations } from './axe.ts';
import { consoleSite, downloaded, shows, signIn } from './console-site.ts';

const console = consoleSite();
const { enter, apply } = console;

beforeEach(async () => {
  await deleteRows(console.site.db, 'outbox', 'events', 'applications');
  for (const [name, language] of [
    ['Third', 'fr'],
    ['Second', 'de'],
    ['First', 'en'],
  ] as const) {
    await apply({ agencyName: name, email: `${name}@agency.example` }, language);
  }
});

async function statuses() {
  const rows = await console.site.db.query(
    sql`select agency_name as name, status from applications order by agency_name`,
  );
  return rows.map(({ name, status }) => [name, status]);
}

test('rows are selected by keyboard, given a status, and reset', async () => {
  const page = await enter('editor');
  await shows(page, ['First', 'Second', 'Third']);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const bar = page.getByRole('toolbar', { name: 'Bulk actions' });
  await bar.getByText('1 selected').waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  await bar.getByText('3 selected').waitFor();
  await page.getByRole('checkbox', { name: 'Select Second' }).click();
  await bar.getByText('2 selected').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('s');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Set status');
  await bar.getByLabel('Set status').selectOption('reviewing');
  const main = page.getByRole('main');
  await main.getByText('2 applications set to In review.').waitFor();
  expect(await statuses()).toEqual([
    ['First', 'reviewing'],
    ['Second', 'new'],
    ['Third', 'reviewing'],
  ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await main.getByText('2 applications set back.').waitFor();
  expect((await statuses()).map(([, status]) => status)).toEqual(['new', 'new', 'new']);
  await page.getByRole('checkbox', { name: 'Select First' }).check();
  await bar.waitFor();
  await page.keyboard.press('Escape');
  await bar.waitFor({ state: 'detached' });
});

test('bulk invitations leave out those invited before and can be undone', { tags: ['sweep'] }, async () => {
  const page = await enter('editor', '?status=any');
  await shows(page, ['First', 'Second', 'Third']);
  await console.site.db.execute(sql`update applications set status = 'invited' where agency_name = 'Second'`);
  await page.reload();
  await shows(page, ['First', 'Second', 'Third']);
  await page.getByLabel('Select all shown').check();
  await page.keyboard.press('i');
  const panel = page.getByRole('complementary', { name: 'Invite 2 applications' });
  await panel.getByText('left out: already invited').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Send 2 invitations' }).click();
  const main = page.getByRole('main');
  await main.getByText('2 invitations go out after 60 seconds.').waitFor();
  const mails = await console.site.db.query(
    sql`select mail ->> 'subject' as subject from outbox where mail is not null`,
  );
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'Forespan: your onboarding call',
    'Forespan\u00a0: votre appel d’onboarding',
  ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await main.getByText('2 invitations taken back.').waitFor();
  expect((await statuses()).map(([, status]) => status)).toEqual(['new', 'invited', 'new']);
});

test('Undo goes away with the time in which a bulk reply can be undone', async () => {
  const page = await console.visit();
  await page.clock.install();
  await signIn(page, console.operators.editor.email);
  await page.getByRole('checkbox', { name: 'Select First' }).check();
  await page.keyboard.press('i');
  await page.getByRole('button', { name: 'Send 1 invitation' }).click();
  const main = page.getByRole('main');
  await main.getByText('1 invitation goes out after 60 seconds.').waitFor();
  const undo = main.getByRole('button', { name: 'Undo' });
  expect(await undo.count()).toBe(1);
  await page.clock.fastForward(60_000);
  await main.getByText('1 invitation is being sent.').waitFor();
  expect(await undo.count()).toBe(0);
});

test('bulk assignments can be undone, and only the selected rows are exported', async () => {
  const { admin, editor } = console.operators;
  await console.site.db.execute(
    sql`update applications set assignee = ${admin.id} where agency_name = 'Second'`,
  );
  const page = await enter('editor');
  await shows(page, ['First', 'Second', 'Third']);
  for (const name of ['First', 'Second']) {
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  }
  const file = await downloaded(page, () =>
    page.getByRole('button', { name: 'Export', exact: true }).click(),
  );
  expect(file.name).toBe('applications-selected.csv');
  expect(file.text.match(/(First|Second|Third)@agency\.example/g)?.sort()).toEqual([
    'First@agency.example',
    'Second@agency.example',
  ]);
  await page.getByLabel('Assign to').selectOption({ label: editor.email });
  const main = page.getByRole('main');
  await main.getByText(`2 applications assigned to ${editor.email}.`).waitFor();
  expect(await assignees()).toEqual([editor.id, editor.id, null]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await main.getByText('2 applications assigned as before.').waitFor();
  expect(await assignees()).toEqual([null, admin.id, null]);
});

async function assignees() {
  const rows = await console.site.db.query(sql`select assignee from applications order by agency_name`);
  return rows.map(({ assignee }) => assignee);
}

test('a failed export says so, spam is released, and personal data is erased only after confirmation', {
  tags: ['sweep'],
}, async () => {
  await console.site.db.execute(sql`update applications set flag = 'honeypot' where agency_name <> 'Second'`);
  const page = await enter('editor', '?flagged=any');
  await shows(page, ['First', 'Second', 'Third']);
  const everything = page.getByLabel('Select all shown');
  await everything.check();
  await page.route('**/selected', (route) => route.abort());
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const main = page.getByRole('main');
  await main.getByText('Nothing was exported. The server isn’t responding.').waitFor();

  await page.getByRole('button', { name: 'Not spam' }).click();
  await main.getByText('2 applications marked as not spam. Their mails go out.').waitFor();
  expect(await main.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  const flags = await console.site.db.query(sql`select flag from applications`);
  expect(flags).toEqual([{ flag: null }, { flag: null }, { flag: null }]);

  await everything.check();
  await page.getByRole('checkbox', { name: 'Select Second' }).uncheck();
  const erase = page.getByRole('button', { name: 'Erase', exact: true });
  await erase.press('Enter');
  const question = page.getByRole('group', {
    name: 'Erase 2 applications and everything else from the same addresses? This cannot be undone.',
  });
  await question.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => erase.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await statuses()).toHaveLength(3);
  await erase.click();
  await question.getByRole('button', { name: 'Erase for good' }).click();
  await main.getByText('2 submissions were erased.').waitFor();
  expect(await main.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  await shows(page, ['Second']);
  expect(await statuses()).toEqual([['Second', 'new']]);
});

test('selecting all includes rows on pages not loaded, and a new search clears the selection', {
  tags: ['sweep'],
}, async () => {
  await console.site.db.execute(sql`
    insert into applications (id, language, full_name, email, email_key, agency_name)
    select gen_random_uuid(), 'en', 'Zoë', n || '@many.example', n || '@many.example', 'Many ' || n
    from generate_series(1, ${pageSize + 5}) as n`);
  const page = await enter('editor', '?q=many');
  const bar = page.getByRole('toolbar', { name: 'Bulk actions' });
  await page.getByLabel('Select all shown').check();
  await bar.getByText(`${pageSize} selected`).waitFor();
  await bar.getByRole('button', { name: `Select all (${pageSize + 5})` }).click();
  await bar.getByText(`${pageSize + 5} selected`).waitFor();
  expect(await bar.getByRole('button', { name: /^Select all/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Show more' }).click();
  const boxes = page.getByRole('checkbox', { name: /^Select Many/ });
  await expect.poll(() => boxes.count()).toBe(pageSize + 5);
  await boxes.last().uncheck();
  await bar.getByText(`${pageSize + 4} selected`).waitFor();
  await bar.getByLabel('Set status').selectOption('reviewing');
  await page
    .getByRole('main')
    .getByText(`${pageSize + 4} applications set to In review.`)
    .waitFor();
  expect((await statuses()).filter(([, status]) => status === 'new')).toHaveLength(4);

  await boxes.first().check();
  await bar.getByText('1 selected').waitFor();
  await page.getByRole('searchbox').fill('first');
  await shows(page, ['First']);
  await bar.waitFor({ state: 'detached' });
});
