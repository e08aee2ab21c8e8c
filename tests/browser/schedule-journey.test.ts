import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { settings } from '../../content/settings.ts';
import { addDays } from '../../contract/calendar.ts';
import { localPath } from '../../contract/locales.ts';
import { bookMeeting, slotStart, wallClock } from '../../contract/meeting.ts';
import { sql } from '../../server/db/sql.ts';
import { readCalendar } from '../../server/meetings/testing/meeting.ts';
import { axeViolations } from './axe.ts';
import { testInEachLanguage } from './languages.ts';
import {
  calendarReady,
  click,
  day,
  desktopInIceland,
  fill,
  first,
  phoneInIceland,
  scheduleSite,
  second,
  send,
  third,
  time,
  visitor,
} from './schedule-page.ts';

const { site, visit, take, stored } = scheduleSite();

testInEachLanguage('a visitor books, moves and cancels in %s on a phone', async (locale) => {
  const { schedule: t, forms } = catalogue[locale];
  const page = await visit(localPath(locale, '/ScheduleMeeting'), phoneInIceland);
  await calendarReady(page);
  await send(page, locale);
  await page.getByText(forms.banner.required).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await click(page, first, locale);
  await page.getByText(t.choice.selectTime).waitFor();
  await time(page, '11:30').check({ force: true });
  await page.getByRole('heading', { name: /11:30–12:00 GMT\+00:00/ }).waitFor();
  await fill(page);
  expect(await axeViolations(page)).toEqual([]);
  await send(page, locale);
  await page.waitForURL(`${site.url}${localPath(locale, '/meeting/')}*`);
  expect(await stored()).toMatchObject([
    {
      ...visitor,
      language: locale,
      status: 'booked',
      startsAt: slotStart({ date: first, time: '11:30', offset: 0 }),
    },
  ]);
  expect(await page.locator('main').innerText()).toMatch(/11:30–12:00[\s\S]*UTC\s+11:30–12:00/);
  expect(await axeViolations(page)).toEqual([]);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: t.meeting.download }).click(),
  ]);
  const invitation = readCalendar(await readFile((await file.path()) ?? ''));
  expect(invitation).toMatchObject({ method: 'REQUEST', sequence: 0, attendeeName: visitor.name });

  const { before, call, after } = t.meeting;
  for (const { title } of [before, call, after]) await page.getByRole('heading', { name: title }).waitFor();
  await page.getByText(before.reminders).waitFor();
  expect(await page.getByText(before.lastReminder, { exact: true }).count()).toBe(0);
  const google = page.getByRole('link', { name: 'Google Calendar' });
  expect(await google.isVisible()).toBe(true);
  await page.getByRole('link', { name: t.meeting.move }).click();
  await calendarReady(page);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(t.move.title);
  expect(await page.locator('[name=offset]').inputValue()).toBe('0');
  await page.getByRole('form', { name: t.formLabel }).getByText(t.move.current).waitFor();
  expect(await day(page, first).innerText()).toContain(t.move.currentShort);
  await click(page, second, locale);
  await time(page, '14:30').check({ force: true });
  expect(await axeViolations(page)).toEqual([]);
  await send(page, locale);
  await page.waitForURL(`${site.url}${localPath(locale, '/meeting/')}*`);
  expect(await stored()).toMatchObject([
    { sequence: 1, startsAt: slotStart({ date: second, time: '14:30', offset: 0 }) },
  ]);
  await page.getByRole('link', { name: t.meeting.download }).waitFor();
  // It would add the meeting a second time.
  expect(await google.count()).toBe(0);

  await page.getByRole('link', { name: t.meeting.ask, exact: true }).click();
  expect(await stored()).toMatchObject([{ status: 'booked' }]);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: t.meeting.keep }).click();
  await page.getByRole('link', { name: t.meeting.ask, exact: true }).click();
  await page.getByRole('button', { name: t.meeting.cancel }).click();
  await page.getByRole('heading', { name: t.meeting.again }).waitFor();
  expect(await page.getByRole('heading', { name: after.title }).count()).toBe(0);
  expect(await stored()).toMatchObject([{ status: 'cancelled', sequence: 2 }]);
  expect(await axeViolations(page)).toEqual([]);
});

test('during the call its page has what it is for, and afterwards only what follows', async () => {
  const { before, call, after } = catalogue.en.schedule.meeting;
  const page = await visit('/ScheduleMeeting');
  const booking = { ...visitor, date: first, time: '11:30', offset: 0 };
  const response = await page.request.post(site.url + bookMeeting.path, { data: booking });
  await page.goto(site.url + (await response.json()).page);
  await page.getByRole('heading', { name: before.title }).waitFor();
  await site.db.execute(sql`update meetings set starts_at = now(), ends_at = now() + interval '30 minutes'`);
  await page.reload();
  await page.getByRole('heading', { name: 'Your call is on now.' }).waitFor();
  const steps = page.getByRole('listitem').getByRole('heading', { level: 2 });
  expect(await steps.allInnerTexts()).toEqual([call.title, after.title]);
  expect(await page.getByText(catalogue.en.mails.meeting.linkFollows).count()).toBe(0);
  const callUs = page.getByRole('main').getByRole('link', { name: settings.phone.label });
  expect(await callUs.isVisible()).toBe(true);
  await site.db.execute(sql`update meetings set starts_at = now() - interval '30 minutes', ends_at = now()`);
  await page.reload();
  await page.getByRole('heading', { name: 'This meeting is over.' }).waitFor();
  expect(await steps.allInnerTexts()).toEqual([after.title]);
  expect(await page.getByText(call.noLink).count()).toBe(0);
  await page.getByText(after.access).getByRole('link').click();
  await page.waitForURL('**/join-the-waitlist');
});

test('without JavaScript a meeting can be booked, moved and cancelled', async () => {
  await take(first, '10:30');
  const page = await visit('/fr/ScheduleMeeting', { ...desktopInIceland, javaScriptEnabled: false });
  const { schedule: t } = catalogue.fr;
  expect(await page.locator('[role=grid], [aria-hidden] table').count()).toBe(0);
  expect(await page.locator('noscript').innerText()).toContain(t.facts.link);
  await page.locator('[name=date]').fill(first);
  await page.locator('[name=offset]').selectOption('0');
  await time(page, '10:30').check({ force: true });
  await fill(page);
  await send(page, 'fr');
  await page.getByText(/Ce créneau vient d’être réservé/).waitFor();
  expect(await page.locator('[name=date]').inputValue()).toBe(first);
  expect(await page.locator('[name=email]').inputValue()).toBe(visitor.email);
  await time(page, '11:00').check({ force: true });
  await send(page, 'fr');
  await page.waitForURL('**/fr/meeting/*');
  await page.getByRole('link', { name: t.meeting.move }).click();
  expect(await page.locator('[name=offset]').inputValue()).toBe('0');
  await page.locator('[name=date]').fill(third);
  await time(page, '14:30').check({ force: true });
  await send(page, 'fr');
  await page.waitForURL('**/fr/meeting/*');
  await page.getByRole('link', { name: t.meeting.ask, exact: true }).click();
  await page.getByRole('button', { name: t.meeting.cancel }).click();
  await page.getByRole('heading', { name: t.meeting.again }).waitFor();
  const mine = (await stored()).find(({ email }) => email === visitor.email);
  expect(mine).toMatchObject({
    status: 'cancelled',
    sequence: 2,
    startsAt: slotStart({ date: third, time: '14:30', offset: 0 }),
  });
});

test('the private page shows the same meeting in another language', { tags: ['sweep'] }, async () => {
  const page = await visit('/ScheduleMeeting');
  await calendarReady(page);
  await click(page, first);
  await time(page, '10:30').check({ force: true });
  await fill(page);
  await send(page);
  await page.waitForURL('**/meeting/*');
  await page.getByRole('button', { name: catalogue.en.layout.nav.language }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await page.waitForURL('**/de/meeting/*');
  await page.getByRole('link', { name: catalogue.de.schedule.meeting.download }).waitFor();
});

test('a time booked in the meantime gets an error, shows the free times, and keeps the input', {
  tags: ['sweep'],
}, async () => {
  const page = await visit('/ScheduleMeeting');
  await calendarReady(page);
  await click(page, first);
  await time(page, '11:30').check({ force: true });
  await fill(page);
  await take(first, '11:30');
  await send(page);
  await page
    .getByRole('alert')
    .filter({ hasText: 'Someone booked that time a moment ago. Please choose another one.' })
    .waitFor();
  expect(await time(page, '11:30').isDisabled()).toBe(true);
  expect(await time(page, '11:30').isChecked()).toBe(false);
  expect(await page.locator('[name=name]').inputValue()).toBe(visitor.name);
  expect(await axeViolations(page)).toEqual([]);
  await time(page, '12:30').check({ force: true });
  await send(page);
  await page.waitForURL('**/meeting/*');
});

testInEachLanguage(
  'without JavaScript in %s a missing time zone has its own sentence',
  async (locale) => {
    const { forms } = catalogue[locale];
    const page = await visit(localPath(locale, '/ScheduleMeeting'), {
      ...desktopInIceland,
      javaScriptEnabled: false,
    });
    const day = page.locator('[name=date]');
    const today = wallClock(new Date(), 0).date;
    const [min = '', max = ''] = [await day.getAttribute('min'), await day.getAttribute('max')] as string[];
    expect(min >= addDays(today, -1) && min <= today).toBe(true);
    const { horizonDays } = settings.meetings;
    expect(max >= addDays(today, horizonDays) && max <= addDays(today, horizonDays + 1)).toBe(true);
    await day.fill(first);
    await time(page, '11:00').check({ force: true });
    await fill(page);
    await send(page, locale);
    await page.locator('[data-error-for=offset]').getByText(forms.field.noTimeZone).waitFor();
    expect(await page.getByText(forms.field.invalidChoice).filter({ visible: true }).count()).toBe(0);
    expect(await day.inputValue()).toBe(first);
    expect(await stored()).toEqual([]);
  },
  [],
);

test('moving a meeting that another tab has cancelled leads to its page, with and without JavaScript', {
  tags: ['sweep'],
}, async () => {
  const { meeting } = catalogue.en.schedule;
  for (const javaScriptEnabled of [true, false]) {
    const page = await visit('/ScheduleMeeting');
    await calendarReady(page);
    await click(page, first);
    await time(page, '10:30').check({ force: true });
    await fill(page);
    await send(page);
    await page.waitForURL('**/meeting/*');
    const url = new URL(page.url()).pathname;
    const moving = await visit(url, { ...desktopInIceland, javaScriptEnabled });
    await moving.getByRole('link', { name: meeting.move }).click();
    await moving.waitForURL('**/move-meeting/*');
    await page.getByRole('link', { name: meeting.ask, exact: true }).click();
    await page.getByRole('button', { name: meeting.cancel }).click();
    await page.getByRole('heading', { name: meeting.again }).waitFor();
    if (javaScriptEnabled) {
      await calendarReady(moving);
      await click(moving, second);
    } else await moving.locator('[name=date]').fill(second);
    await time(moving, '11:00').check({ force: true });
    await send(moving);
    await moving.waitForURL(`**${url}`);
    const { title } = catalogue.en.api.meetings.page.cancelled;
    await moving.getByRole('heading', { level: 1, name: title }).waitFor();
    await moving.getByRole('link', { name: catalogue.en.sales.slots.all }).click();
    await moving.waitForURL('**/ScheduleMeeting');
  }
});

test('without a working link the page says where the link is, and a free call is one click away', async () => {
  const { schedule: t, sales, mails, api } = catalogue.en;
  const page = await visit('/meeting/nonsense');
  await page.getByRole('heading', { name: api.meetings.page.broken.title }).waitFor();
  await page.getByText(mails.meeting.booked.subject('…')).waitFor();
  const call = page.getByRole('link', { name: / to \d\d:\d\d / }).first();
  await call.waitFor();
  const [day = ''] = (await call.innerText()).split('\n');
  const start = await call.locator('strong').innerText();
  expect(await axeViolations(page)).toEqual([]);
  await call.click();
  await page.waitForURL('**/ScheduleMeeting');
  await calendarReady(page);
  await page.getByRole('heading', { name: `${day} ${start}–` }).waitFor();
  expect(await page.locator('[name=time]:checked').inputValue()).toBe(start);

  const mover = await visit('/move-meeting');
  await mover.getByRole('heading', { name: t.meeting.again }).waitFor();
  expect(await mover.getByRole('form', { name: t.formLabel }).isVisible()).toBe(false);

  const plain = await visit('/meeting', { ...desktopInIceland, javaScriptEnabled: false });
  const calls = plain.getByRole('region', { name: t.meeting.again });
  await calls.waitFor();
  expect(await calls.getByText(t.meeting.yourTime).isVisible()).toBe(false);
  await calls.getByRole('link', { name: sales.slots.all }).click();
  await plain.waitForURL('**/ScheduleMeeting');
});
