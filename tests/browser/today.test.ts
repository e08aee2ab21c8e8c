import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dateFormats } from '../../content/dates.ts';
import { catalogue } from '../../content/messages/catalogue.ts';
import { localPath } from '../../contract/locales.ts';
import { entryText, zipEntries } from '../../server/careers/resume/zip-entries.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { publicPages, visibleText } from '../built-site.ts';
import { browseSite, desktop, phone } from './browse-site.ts';
import { testInEachLanguage } from './languages.ts';
import { serveSite } from './launch.ts';
import { countLayoutShift } from './layout.ts';

const { site, blankPage, visit } = browseSite(serveSite);

const zones = ['America/Los_Angeles', 'Europe/Berlin', 'Asia/Kolkata', 'Pacific/Auckland'];

interface Visit {
  at: string;
  zone: string;
}

/** Opens a page at another time and in another place. */
async function visitAt(path: string, { at, zone }: Visit, options: typeof desktop = desktop) {
  const page = await blankPage({ ...options, timezoneId: zone });
  await page.clock.setFixedTime(new Date(at));
  await page.goto(site.url + path);
  return page;
}

const days = [
  { name: '1 January', at: '2027-01-01T11:00:00', week: 53, first: 'W40', last: '12', months: 'Jan Feb Mar' },
  {
    name: '29 February',
    at: '2028-02-29T11:00:00',
    week: 9,
    first: 'W48',
    last: '21',
    months: 'Feb Mar Apr',
  },
  {
    name: 'the last week of a 53-week year',
    at: '2026-12-30T11:00:00',
    week: 53,
    first: 'W40',
    last: '12',
    months: 'Dec Jan Feb',
  },
  {
    name: 'a daylight-saving Sunday',
    at: '2027-03-28T11:00:00',
    week: 12,
    first: 'W52',
    last: '24',
    months: 'Mar Apr May',
  },
];

/** The instant of a local time in a time zone. */
function instantIn(zone: string, local: string): string {
  const guess = Date.parse(`${local}Z`);
  const there = new Date(guess).toLocaleString('sv', { timeZone: zone }).replace(' ', 'T');
  return new Date(guess - (Date.parse(`${there}Z`) - guess)).toISOString();
}

for (const day of days) {
  for (const zone of zones) {
    const isUsual = day.name === '29 February' && zone === 'Asia/Kolkata';
    test(`on ${day.name} in ${zone} ruler and prices show that week and month`, {
      tags: isUsual ? [] : ['sweep'],
    }, async () => {
      const when = { at: instantIn(zone, day.at), zone };
      const audience = await visitAt('/audience-analysis', when);
      const current = audience.locator('[data-sheet-months] > [data-week="0"]');
      await eventually(async () => expect(await current.textContent()).toBe(String(day.week)));
      const page = await visitAt('/pricing', when);
      const months = page.locator('[data-month]');
      // For the trial, then for a paid plan.
      await eventually(async () =>
        expect((await months.allTextContents()).join(' '), zone).toBe(`${day.months} ${day.months}`),
      );
      const home = await visitAt('/', when);
      const weeks = home.locator('[data-sheet-months] > i');
      await eventually(async () => expect(await weeks.first().textContent()).toBe(day.first));
      expect(await weeks.last().textContent(), zone).toBe(day.last);
    });
  }
}

test('the day is the visitor’s own: in Auckland it is Monday while Los Angeles still has Sunday', async () => {
  const at = '2027-05-02T20:00:00Z';
  const currentWeek = async (zone: string) => {
    const page = await visitAt('/audience-analysis', { at, zone });
    return page.locator('[data-sheet-months] > [data-week="0"]');
  };
  for (const [zone, week] of [
    ['Pacific/Auckland', '18'],
    ['America/Los_Angeles', '17'],
  ] as const) {
    const current = await currentWeek(zone);
    await eventually(async () => expect(await current.textContent()).toBe(week));
  }
});

test('working hours follow daylight saving time, and the timeline has the current year', async () => {
  const summer = { at: '2027-07-01T11:00:00Z', zone: 'Europe/Berlin' };
  const careers = await visitAt('/careers', summer);
  const newYork = careers.locator('li', { hasText: 'New York' }).locator('[data-shared]');
  await eventually(async () =>
    expect(await newYork.textContent()).toBe('2 hours shared with your day, 15:00–17:00'),
  );
  const about = await visitAt('/about', summer);
  const years = about.locator('[data-years] > i');
  await eventually(async () => expect((await years.allTextContents()).at(-1)).toBe('2027'));
  expect(await years.count()).toBe(5);
});

test.each([
  ['Europe/Berlin', '08:00–16:00', '7 hours shared'],
  ['Asia/Kolkata', '03:30–11:30', '2.5 hours shared'],
  ['Pacific/Auckland', '20:00–04:00', 'No hours shared'],
])('a posting in London shows nine to five in %s as %s', { tags: ['sweep'] }, async (zone, day, shared) => {
  const page = await visitAt('/business-manager-uk', { at: '2027-01-13T11:00:00Z', zone });
  const hours = page.locator('figure', { hasText: 'London time' });
  await hours.getByText(day).waitFor();
  await hours.getByText(shared).waitFor();
  expect(await hours.getByText('09:00–17:00', { exact: true }).isVisible()).toBe(true);
  const current = page.locator('[data-contents] [aria-current]');
  await eventually(async () => expect(await current.allInnerTexts()).toEqual(['Job Description']));
  await page.getByRole('heading', { name: 'Requirements' }).evaluate((heading) => heading.scrollIntoView());
  await eventually(async () => expect(await current.allInnerTexts()).toEqual(['Requirements']));
  await page.evaluate(() => scrollTo(0, 0));
  await eventually(async () => expect(await current.allInnerTexts()).toEqual(['Job Description']));
});

test('a closed posting also marks the section in view', async () => {
  const page = await visitAt('/business-manager-uk', { at: '2027-06-10T11:00:00Z', zone: 'UTC' });
  const current = page.locator('[data-contents] [aria-current]');
  await eventually(async () => expect(await current.allInnerTexts()).toEqual(['Job Description']));
});

test('without a script a posting shows only the working day of the role', async () => {
  const page = await visit('/business-manager-uk', { ...desktop, javaScriptEnabled: false });
  const hours = page.locator('figure', { hasText: 'London time' });
  expect(await hours.getByText('09:00–17:00', { exact: true }).isVisible()).toBe(true);
  expect(await hours.getByText('You', { exact: true }).isVisible()).toBe(false);
});

// The first formatter takes a tenth of a second on a phone.
for (const path of ['/', '/careers', '/careers/search', '/business-manager-uk', '/support', '/Sales']) {
  const tags = path === '/' ? [] : ['sweep'];
  test(`${path} needs no Intl formatter to show a day other than that of its build`, { tags }, async () => {
    const page = await blankPage({ ...phone, timezoneId: 'Asia/Kolkata' });
    await page.clock.setFixedTime(new Date('2027-01-13T11:00:00Z'));
    const uses = await countFormatters(page);
    await page.goto(site.url + path);
    await page.waitForLoadState('networkidle');
    expect(await uses()).toEqual([]);
    await page.evaluate(() => new Date().toLocaleDateString());
    expect(await uses()).toEqual(['toLocaleDateString']);
  });
}

/** Records every way in which a page can create a formatter. */
async function countFormatters(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const uses: string[] = [];
    Object.assign(window, { uses });
    const watch = (owner: object, name: string) =>
      Object.defineProperty(owner, name, {
        value: new Proxy(Reflect.get(owner, name), {
          apply(used, self, inputs) {
            uses.push(name);
            return Reflect.apply(used, self, inputs);
          },
          construct(used, inputs) {
            uses.push(name);
            return Reflect.construct(used, inputs);
          },
        }),
      });
    for (const name of ['DateTimeFormat', 'NumberFormat', 'RelativeTimeFormat']) watch(Intl, name);
    for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])
      watch(Date.prototype, name);
    watch(Number.prototype, 'toLocaleString');
  });
  return () => page.evaluate(() => (window as unknown as { uses: string[] }).uses);
}

test('other languages keep their words around the number and the month', { tags: ['sweep'] }, async () => {
  const page = await visitAt('/de/audience-analysis', { at: '2027-02-10T11:00:00Z', zone: 'Europe/Berlin' });
  await eventually(async () =>
    expect(await page.locator('[data-sheet-months] > i').first().textContent()).toBe('KW\u00a046'),
  );
  expect(await page.locator('h2 + p [data-week]').first().textContent()).toBe('KW\u00a018');
});

test('nothing moves when dates change or a job closes, on a phone and on a desktop', {
  tags: ['sweep'],
}, async () => {
  for (const options of [phone, desktop]) {
    const page = await blankPage({ ...options, timezoneId: 'Europe/Berlin' });
    await page.clock.setFixedTime(new Date('2028-02-29T11:00:00Z'));
    const shift = await countLayoutShift(page, site.url);
    await page.goto(site.url, { waitUntil: 'networkidle' });
    expect(await page.locator('[data-sheet-months] > i').first().textContent()).toBe('W48');
    expect(await shift()).toBeLessThanOrEqual(0.01);
    await page.goto(`${site.url}/business-manager-uk`, { waitUntil: 'networkidle' });
    await page.getByText(catalogue.en.job.closed.title).waitFor();
    expect(await shift()).toBe(0);
    // Tall enough for the list of jobs.
    await page.setViewportSize({ ...options.viewport, height: 2000 });
    await page.goto(`${site.url}/careers`, { waitUntil: 'networkidle' });
    expect(await page.locator('#open-roles + ul > li').filter({ visible: true }).count()).toBe(0);
    expect(await page.locator('body > footer').isVisible()).toBe(true);
    expect(await shift()).toBe(0);
    await page.setViewportSize(options.viewport);
    await page.goto(`${site.url}/careers/search`, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: 'No data found !' }).waitFor();
    expect(await shift()).toBe(0);
  }
});

test('as built, the flag and the sample deck say which day that was', () => {
  const html = (path: string) => publicPages.find((page) => page.path === path)?.html ?? '';
  const [, built = ''] = / data-built="([^"]+)"/.exec(html('/')) ?? [];
  const day = new Date(built).toLocaleDateString('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric' });
  expect(visibleText(html('/'))).toMatch(new RegExp(`Today\\s+${day}\\s`));
  expect(visibleText(html('/pitch-perfect'))).toContain(dateFormats('en').date(built));
});

// Matches the server: the last day ends at UTC−12. This test's server is still on an earlier day.
for (const [at, zone, isOpen] of [
  ['2027-06-01T11:59:00Z', 'Pacific/Auckland', true],
  ['2027-06-01T12:01:00Z', 'America/Los_Angeles', false],
] as const) {
  test(`at ${at} in ${zone} a job that is open until 31 May is open: ${isOpen}`, {
    tags: isOpen ? ['sweep'] : [],
  }, async () => {
    const visit = { at, zone };
    const job = await visitAt('/business-manager-uk', visit);
    await eventually(async () => {
      expect(await job.getByText(catalogue.en.job.closed.title).isVisible()).toBe(!isOpen);
      expect(await job.getByRole('link', { name: 'Apply Now' }).isVisible()).toBe(isOpen);
      expect(await job.getByRole('form', { name: 'Application form' }).isVisible()).toBe(isOpen);
    });
    const careers = await visitAt('/careers', visit);
    const search = await visitAt('/careers/search', visit);
    await eventually(async () => {
      for (const page of [careers, search]) {
        const listed = page.getByRole('heading', { name: 'Business Manager - UK' });
        expect(await listed.filter({ visible: true }).count()).toBe(isOpen ? 1 : 0);
      }
      await search.getByRole('heading', { name: isOpen ? '2 jobs' : /^1 job / }).waitFor();
    });
  });
}

testInEachLanguage('in %s the sample deck is that of the day of the visit', async (locale) => {
  const path = localPath(locale, '/pitch-perfect');
  const page = await visitAt(path, { at: '2027-03-26T11:00:00Z', zone: 'Europe/Berlin' });
  const { slides } = catalogue[locale].pitchPerfect;
  const deck = page.getByRole('list', { name: slides.label });
  const { date } = dateFormats(locale);
  await deck.scrollIntoViewIfNeeded();
  await deck.getByText(date('2027-03-26')).first().waitFor();
  const text = await deck.innerText();
  expect(text).not.toMatch(/2026/);
  expect(text).toMatch(/2027/);
  // Thirteen weeks from the Monday of that week.
  expect(text).toContain(dateFormats(locale).dayOfMonth(new Date('2027-06-20')));
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: slides.download }).click(),
  ]);
  const bytes = await readFile(await file.path());
  const cover = zipEntries(bytes)?.find(({ name }) => name === 'ppt/slides/slide1.xml');
  expect(file.suggestedFilename()).toBe(`sample-deck-${locale}.pptx`);
  expect(cover && entryText(bytes, cover, 1_000_000)).toMatch(/26.{1,40}2027/);
});
