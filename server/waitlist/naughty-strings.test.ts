import { createRequire } from 'node:module';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { line, paragraph } from '../../contract/text.ts';
import { engines, testDatabase } from '../testing/databases.ts';
import { testApi } from '../testing/test-api.ts';

const naughty: string[] = createRequire(import.meta.url)('big-list-of-naughty-strings');
const own = [
  '\u202eright to left',
  '👩‍👩‍👧‍👦',
  'a\u0301',
  '\ufeffmark',
  '𝕫𝕖𝕣𝕠',
  '\ud800',
  'x\u0000y',
  "'; drop table events; --",
];

test.each(engines)('on %s every naughty string is stored as it is or refused', async (engine) => {
  const database = await testDatabase(engine);
  try {
    const { app } = await testApi(database);
    const found = { stored: 0, refused: 0 };
    for (const [i, text] of [...naughty, ...own].entries()) {
      const email = `naughty${i}@agency.example`;
      const payload = { ...application, email, agencyName: text, additionalInfo: text };
      const response = await app.inject({ method: 'POST', url: '/wish-list/create', payload });
      const { rows } = await database.db.execute(
        sql`select agency_name, additional_info from applications where email = ${email}`,
      );
      if (line.safeParse(text).success) {
        expect(response.statusCode, text).toBe(200);
        expect(rows).toEqual([{ agency_name: line.parse(text), additional_info: paragraph.parse(text) }]);
        found.stored++;
      } else {
        expect(response.statusCode, text).toBe(422);
        expect(response.json().fields).toHaveProperty('agencyName');
        expect(rows).toEqual([]);
        found.refused++;
      }
    }
    expect(found.stored).toBeGreaterThan(400);
    expect(found.refused).toBeGreaterThan(5);
  } finally {
    await database.close();
  }
});

const application = {
  fullName: 'Zoë Müller',
  location: 'Hamburg',
  companyWebsite: 'nordlicht.example',
  linkedInPage: 'linkedin.example/nordlicht',
  reportingTools: 'Looker Studio',
  pointOfContactEmail: 'ops@agency.example',
};
