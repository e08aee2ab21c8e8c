import { beforeEach, expect, test } from 'vitest';
import { eq } from '../../server/db/drizzle.ts';
import { applications, events, outbox } from '../../server/db/schema.ts';
import { axeViolations } from './axe.ts';
import { consoleSite, shows } from './console-site.ts';

const isSecond = eq(applications.agencyName, 'Second');
const console = consoleSite();
const { enter, apply } = console;

beforeEach(async () => {
  for (const table of [outbox, events, applications]) await console.site.db.delete(table);
  for (const [name, language] of [
    ['Third', 'fr'],
    ['Second', 'de'],
    ['First', 'en'],
  ] as const) {
    await apply({ agencyName: name, email: `${name}@agency.example` }, language);
  }
});

async function statuses() {
  const rows = await console.site.db.select().from(applications).orderBy(applications.agencyName);
  return rows.map(({ agencyName, status }) => [agencyName, status]);
}

test('rows are selected by keyboard, set to a status, and set back', async () => {
  const page = await enter('editor');
  await shows(page, ['First', 'Second', 'Third']);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const bar = page.getByRole('toolbar', { name: 'With the selected' });
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

test('many are invited at once, those invited before are left out, and all can be undone', async () => {
  const page = await enter('editor', '?status=any');
  await shows(page, ['First', 'Second', 'Third']);
  await console.site.db.update(applications).set({ status: 'invited' }).where(isSecond);
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
  const mails = (await console.site.db.select().from(outbox)).flatMap(({ mail }) => (mail ? [mail] : []));
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'Forespan: your onboarding call',
    'Forespan\u00a0: votre appel d’onboarding',
  ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await main.getByText('2 invitations taken back.').waitFor();
  expect((await statuses()).map(([, status]) => status)).toEqual(['new', 'invited', 'new']);
});
