import type { Page } from 'playwright-core';
import { catalogue } from '../../content/messages/catalogue.ts';
import type { Locale } from '../../contract/locales.ts';
import { sql } from '../../server/db/sql.ts';
import { sourceFields } from '../../server/sources/columns.ts';
import { applicationColumns } from '../../server/waitlist/stored-application.ts';
import { browseSite } from './browse-site.ts';
import { serveWholeSite, type WholeSiteOptions } from './whole-site.ts';

export const responses = {
  fullName: 'Zoë Müller',
  email: 'zoe@agency.example',
  location: 'Somewhere, quiet',
  agencyName: 'Nordlicht',
  companyWebsite: 'nordlicht.example',
  linkedInPage: 'linkedin.example/nordlicht',
  reportingTools: 'Looker Studio',
  pointOfContactEmail: 'ops@agency.example',
};

const visitColumns = sql.join(
  Object.entries(sourceFields(sql`applications`)).map(
    ([name, column]) => sql`${column} as ${sql.identifier(name)}`,
  ),
);

/** The site for tests of the waitlist. */
export function waitlistSite(options: WholeSiteOptions = {}) {
  const opened = browseSite(
    () => serveWholeSite({}, options),
    async ({ db }) => {
      await db.execute(sql`delete from outbox`);
      await db.execute(sql`delete from applications`);
    },
  );
  return {
    ...opened,
    stored: () => opened.site.db.query(sql`select ${applicationColumns}, ${visitColumns} from applications`),
  };
}

export async function fill(page: Page, values: Partial<typeof responses> = responses): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

export function field(page: Page, name: string) {
  return page.locator(`[name="${name}"]`);
}

export function send(page: Page, locale: Locale = 'en'): Promise<void> {
  return page.getByRole('button', { name: catalogue[locale].waitlist.submit, exact: true }).click();
}
