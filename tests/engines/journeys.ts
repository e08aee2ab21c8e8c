import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { slotStart } from '../../contract/meeting.ts';
import { sql } from '../../server/db/sql.ts';
import { meetingColumns } from '../../server/meetings/store.ts';
import { pdf } from '../../server/testing/documents.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { operatorPassword, testOperator } from '../../server/testing/operators.ts';
import { applicationPath, requiredFields } from '../../server/waitlist/testing/application.ts';
import { desktop, phone } from '../browser/browse-site.ts';
import { checkSite } from '../browser/check-page.ts';
import { post } from '../browser/console-site.ts';
import { dailyReport } from '../browser/forecast-page.ts';
import { india, uk, usa } from '../browser/job-search-page.ts';
import { first, visitor as guest } from '../browser/schedule-page.ts';
import { responses } from '../browser/waitlist-page.ts';
import type { Engine } from './engine.ts';
import { serveOverHttps, withoutScripts } from './proxies.ts';
import { createVisitor, type Visitor } from './visitor.ts';

interface Journeys {
  /** Starts the engine; undefined if it is not installed. */
  start: (() => Promise<Engine>) | undefined;
  /** True if the engine keeps secure cookies for http://localhost. */
  keepsCookiesOnLocalhost: boolean;
}

/** The most common journeys of visitors and operators, in one engine. */
export async function journeysIn(name: string, { start, keepsCookiesOnLocalhost }: Journeys): Promise<void> {
  if (!start) {
    // The reporter does not print the names of skipped tests.
    console.warn(`SKIPPED: ${name} is not installed.`);
    return test.skip(`${name} is not installed`, () => {});
  }
  const { site, shopUrl } = await checkSite();
  let engine: Engine;
  let visitor: Visitor;

  beforeAll(async () => {
    engine = await start();
    visitor = createVisitor(engine);
  });
  afterAll(() => engine?.close());

  async function open(
    path: string,
    { viewport } = desktop,
    { url } = site as { url: string },
  ): Promise<void> {
    await engine.newVisitor(viewport);
    await engine.goTo(url + path);
  }

  async function isAt(address: string): Promise<void> {
    await eventually(async () => {
      const { pathname, search, hash } = await visitor.url();
      expect(pathname + search + hash).toBe(address);
    });
  }

  test('the menu opens, closes with Escape, and leads on', async () => {
    const { nav } = catalogue.en.layout;
    await open('/', phone);
    await visitor.click('header button', nav.menu);
    await visitor.see('#menu a', nav.forecast);
    expect(await visitor.style('#menu [aria-current]', 'text-decoration-line')).toBe('underline');
    await visitor.press('Escape');
    await visitor.gone('#menu a');
    expect(await visitor.isFocused('[popovertarget=menu]')).toBe(true);
    await visitor.press('Enter');
    await visitor.click('#menu a', nav.pricing);
    await isAt('/pricing');
  });

  test('another language keeps query and hash, and is remembered', async () => {
    await open('/?utm_source=ad#features');
    await visitor.click('[popovertarget=languages]');
    await visitor.click('#languages a', 'Deutsch');
    await isAt('/de/?utm_source=ad#features');
    await engine.call(() => location.assign('/'));
    await isAt('/de/');
  });

  test('an agency applies on a phone, with a place chosen by keyboard', async () => {
    const { waitlist, forms, thankYou } = catalogue.de;
    await open('/de/join-the-waitlist', phone);
    await visitor.see('form[data-hydrated]');
    await visitor.click('form button', waitlist.submit);
    await visitor.see('[role=alert]', forms.banner.required);
    for (const [field, text] of Object.entries(responses)) await visitor.fill(`[name=${field}]`, text);
    await visitor.fill('[name=location]', 'munch');
    await visitor.see('[role=option]');
    await visitor.press('ArrowDown');
    await visitor.press('Enter');
    const location = await visitor.value('[name=location]');
    expect(location).toMatch(/^München/);
    await visitor.click('form button', waitlist.submit);
    await visitor.see('h1', thankYou.title);
    expect(await site.db.query(sql`select * from applications`)).toMatchObject([
      { full_name: responses.fullName, location, language: 'de' },
    ]);
  });

  test('a visitor books a meeting', async () => {
    await open('/ScheduleMeeting');
    await visitor.see('[role=grid][aria-busy=false]');
    if ((await visitor.texts(`[data-day="${first}"]`)).length === 0) {
      await visitor.click('button', catalogue.en.schedule.calendar.next);
      await visitor.see('[role=grid][aria-busy=false]');
    }
    await visitor.click(`[data-day="${first}"]`);
    await visitor.click('label:has([name=time][value="11:30"])');
    await visitor.fill('[name=name]', guest.name);
    await visitor.fill('[name=email]', guest.email);
    await visitor.click('form button[type=submit]');
    await eventually(async () => expect((await visitor.url()).pathname).toMatch(/^\/meeting\//));
    await visitor.see('main', '11:30–12:00');
    expect(await site.db.query(sql`select ${meetingColumns} from meetings`)).toMatchObject([
      { ...guest, startsAt: slotStart({ date: first, time: '11:30', offset: 0 }) },
    ]);
  });

  test('jobs are searched by title, mode and country, and Back undoes it', async () => {
    const { job } = catalogue.en;
    const titles = (...expected: string[]) =>
      eventually(async () => {
        const texts = await visitor.texts('section h3 a');
        expect(texts.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(expected);
      });
    await open('/careers/search');
    await visitor.fill('#q', 'manager');
    await visitor.press('Enter');
    await isAt('/careers/search?q=manager');
    await visitor.click('summary', job.facts.mode);
    await visitor.click('label', job.modes['on-site']);
    await titles(uk);
    await visitor.click('summary', catalogue.en.careersSearch.refine.country);
    await visitor.fill('[role=combobox]', 'India');
    await visitor.see('[role=option]', 'India');
    await visitor.press('Enter');
    await titles();
    await engine.call(() => history.back());
    await titles(uk);
    await engine.call(() => history.back());
    await titles(usa, uk, india);
  });

  test('an applicant sends a resume', async () => {
    const resume = join(tmpdir(), 'resume.pdf');
    await writeFile(resume, pdf());
    await open('/business-manager-uk#apply');
    await visitor.see('#apply form[data-hydrated]');
    await visitor.fill('[name=fullName]', guest.name);
    await visitor.fill('[name=email]', guest.email);
    await visitor.fill('[name=coverLetter]', 'I would call yours first.');
    await engine.chooseFile('[name=resume]', resume);
    await visitor.click('#apply form button', catalogue.en.job.form.submit);
    await visitor.see('h2', catalogue.en.job.applied.title);
    expect(await site.db.query(sql`select * from job_applications`)).toMatchObject([
      { full_name: guest.name },
    ]);
  });

  test('the tag check shows what it found', async () => {
    const { answer, form } = catalogue.en.checkGaTag;
    await open('/check-GA-tag', phone);
    await visitor.see('main form[data-hydrated]');
    await visitor.fill('main form input', `${shopUrl}/with`);
    await visitor.click('main form button', form.submit);
    await visitor.see('h2', answer.titles.found);
    await visitor.see('[role=status] li', 'G-7K2M4Q9XTB');
  });

  test('a report is read in the browser, and Today goes back on it', async () => {
    const { tool } = catalogue.en.forecast;
    const report = join(tmpdir(), 'Account.csv');
    await writeFile(report, dailyReport(80));
    await open('/forecast');
    await visitor.hover('label[for=file]');
    await visitor.see('[data-live]');
    await engine.chooseFile('#file', report);
    // The sample account has one more.
    await eventually(async () => expect(await visitor.texts('[role=tab]')).toHaveLength(4));
    await visitor.see('main', 'Account.csv');
    // The last part that moves the chart arrives with it.
    await visitor.see('nav a', catalogue.en.forecastStates.index.outlook);
    const flag = `[role=slider][aria-label="${tool.chart.today}"]`;
    await visitor.drag(flag, -156);
    await isMoved(flag, -3);
    await visitor.press('PageDown');
    await isMoved(flag, -7);
  });

  test('Today is moved by keyboard and by pointer', async () => {
    const flag = '[role=slider]';
    await open('/');
    for (let tabs = 0; tabs < 20 && !(await visitor.isFocused(flag)); tabs++) await visitor.press('Tab');
    await visitor.press('Home');
    await isMoved(flag, -13);
    await visitor.see('figcaption', '13 of 13 weeks inside');
    await visitor.press('Escape');
    await isMoved(flag, 0);
    await visitor.drag(flag, 3 * 52);
    await isMoved(flag, 3);
  });

  async function isMoved(flag: string, weeks: number): Promise<void> {
    await eventually(async () => expect(await visitor.attribute(flag, 'aria-valuenow')).toBe(String(weeks)));
  }

  test('an operator signs in over https, selects and opens a row, and signs out', async () => {
    const { email } = await testOperator(site.db);
    for (const from of ['zoe@agency.example', 'ada@agency.example'])
      await post(site, applicationPath, { ...requiredFields, email: from });
    const secure = await serveOverHttps(site);
    onTestFinished(secure.close);
    await open('/console', desktop, secure);
    await signIn(email);
    await visitor.click('tbody input[type=checkbox]');
    await visitor.see('[role=toolbar]', '1 selected');
    const id = await visitor.attribute('tbody tr:nth-child(2) [data-row]', 'data-row');
    await visitor.click('tbody tr:nth-child(2)');
    await eventually(async () => expect((await visitor.url()).searchParams.get('id')).toBe(id));
    await visitor.click('button', 'Sign out');
    await visitor.see('h1', 'Sign in');
  });

  test('an operator can sign in at http://localhost, or is told that the browser keeps no cookie', async () => {
    const { email } = await testOperator(site.db, 'viewer');
    await open('/console');
    await signIn(email);
    if (keepsCookiesOnLocalhost) await visitor.see('button', 'Sign out');
    else await visitor.see('[role=alert]', 'did not keep the sign-in cookie');
  });

  async function signIn(email: string): Promise<void> {
    await visitor.fill('[name=email]', email);
    await visitor.fill('[name=password]', operatorPassword);
    await visitor.click('button', 'Sign in');
  }

  test('without scripts a form says what is missing and is sent', async () => {
    const { waitlist, forms, thankYou } = catalogue.fr;
    const plain = await withoutScripts(site);
    onTestFinished(plain.close);
    await open('/fr/join-the-waitlist', phone, plain);
    await visitor.fill('[name=email]', 'zoe@agency');
    await visitor.click('form button', waitlist.submit);
    await visitor.see('form', forms.field.invalidEmail);
    expect(await visitor.value('[name=email]')).toBe('zoe@agency');
    expect(await visitor.attribute('form', 'data-hydrated')).toBeNull();
    await engine.goTo(`${plain.url}/fr/join-the-waitlist`);
    for (const [field, text] of Object.entries(responses)) await visitor.fill(`[name=${field}]`, text);
    await visitor.click('form button', waitlist.submit);
    await visitor.see('h1', thankYou.title);
  });
}
