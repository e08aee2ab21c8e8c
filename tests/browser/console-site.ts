import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { consolePath } from '../../contract/console/paths.ts';
import { type Operator, type Role, roles } from '../../contract/console/session.ts';
import { createApplication } from '../../contract/waitlist.ts';
import { newSession, operatorPassword, testOperator } from '../../server/testing/operators.ts';
import { desktop } from './browse-site.ts';
import { newPage, sharedBrowser } from './launch.ts';
import { serveWholeSite, type WholeSite, type WholeSiteOptions } from './whole-site.ts';

const responses = {
  fullName: 'Zoë Müller',
  email: 'zoe@nordlicht.example',
  location: 'Hamburg, Germany',
  agencyName: 'Nordlicht',
  companyWebsite: 'https://nordlicht.example',
  linkedInPage: 'https://linkedin.example/nordlicht',
  monthlyAdSpend: '$100K–$500K',
  reportingTools: 'Looker Studio',
  pointOfContactEmail: 'ops@nordlicht.example',
  additionalInfo: '',
  openMs: 60_000,
};

/**
 * The whole site with a browser and an operator of each role, for one test file. `prepare` is called with each new
 * page.
 */
export function consoleSite(
  variables: NodeJS.ProcessEnv = {},
  { prepare, ...options }: WholeSiteOptions & { prepare?: (page: Page) => Promise<void> } = {},
) {
  let site: WholeSite;
  const operators = {} as Record<Role, Operator>;
  const open: Page[] = [];

  beforeAll(async () => {
    site = await serveWholeSite(variables, options);
    for (const role of roles) operators[role] = await testOperator(site.db, role);
  });
  afterAll(() => site.close());
  afterEach(async () => {
    for (const page of open.splice(0)) await page.context().close();
  });

  /** A page in its own browser context, without a URL yet. */
  async function blankPage(options: BrowserContextOptions): Promise<Page> {
    const page = await newPage(await sharedBrowser(), options);
    open.push(page);
    await prepare?.(page);
    return page;
  }

  async function visit(
    query = '',
    options: BrowserContextOptions = desktop,
    origin = site.url,
  ): Promise<Page> {
    const page = await blankPage(options);
    await page.goto(`${origin}${consolePath}${query}`);
    return page;
  }

  return {
    operators,
    visit,
    get site() {
      return site;
    },
    /** Opens a view of the console in a browser with a session: signing in by the form would take a second. */
    async enter(role: Role, query = '', options: BrowserContextOptions = desktop): Promise<Page> {
      const page = await blankPage(options);
      const [name = '', value = ''] = (await newSession(site.db, operators[role].id)).cookie.split('=');
      await page.context().addCookies([{ name, value, domain: 'localhost', path: '/', secure: true }]);
      await page.goto(`${site.url}${consolePath}${query}`);
      await page.getByRole('button', { name: 'Sign out' }).waitFor();
      return page;
    },
    apply: (
      changes: Partial<typeof responses> & {
        firstVisit?: string;
        toolResults?: string;
        projectCode?: string;
      } = {},
      language = 'en',
    ) => post(site, createApplication.path, { ...responses, ...changes }, language),
  };
}

export async function signIn(page: Page, email: string, password = operatorPassword): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Opens the navigation, which is behind a button on a phone. */
export async function openSections(page: Page): Promise<void> {
  const button = page.getByRole('navigation', { name: 'Console' }).getByRole('button');
  if (await button.isVisible()) await button.click();
}

/** Submits a form as a visitor. */
export async function post(site: WholeSite, path: string, body: object, language = 'en'): Promise<void> {
  const response = await fetch(site.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(body),
  });
  expect(response.status, await response.text()).toBeLessThan(300);
}

/** The names in the list's rows, in order. */
export function rowNames(page: Page): Promise<string[]> {
  return page.locator('[data-row]').allTextContents();
}

/** Waits until the list shows exactly these names. */
export async function shows(page: Page, names: string[]): Promise<void> {
  await expect.poll(() => rowNames(page), { timeout: 60_000 }).toEqual(names);
}

/** The file that an action makes the browser download. */
export async function downloaded(
  page: Page,
  act: () => Promise<void>,
): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}
