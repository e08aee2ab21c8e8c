import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { application } from '../contract/waitlist.ts';
import { type Database, openDatabase } from '../server/db/database.ts';
import { uuid7 } from '../server/db/uuid7.ts';
import { createLogger } from '../server/log.ts';
import { startPostgres } from '../server/testing/start-postgres.ts';
import { saveApplication } from '../server/waitlist/store.ts';
import { median } from './report.ts';

const rounds = 5;
const perRound = 1_000;
const atOnce = 10;

/** Applications per second, validated, stored and with their mails queued, compared with bare inserts of the same row. */
export async function bench(): Promise<void> {
  const postgres = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'bench-create-'));
  try {
    process.stdout.write(`${rounds} rounds of ${perRound}, ${atOnce} at once\n`);
    await measure('embedded', { DATABASE_URL: undefined, DATA_DIR: folder });
    await measure('postgres', { DATABASE_URL: postgres.url, DATA_DIR: folder });
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(name: string, env: Parameters<typeof openDatabase>[0]): Promise<void> {
  const database = await openDatabase(env, createLogger('error'));
  await database.whenReady;
  const speeds = { create: [] as number[], insert: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    speeds.insert.push(await perSecond((i) => insert(database, `insert-${round}-${i}@agency.example`)));
    speeds.create.push(await perSecond((i) => create(database, `create-${round}-${i}@agency.example`)));
  }
  await database.close();
  const [ours, bare] = [median(speeds.create), median(speeds.insert)];
  process.stdout.write(
    `${name.padEnd(9)} create ${Math.round(ours)}/s  bare insert ${Math.round(bare)}/s  ratio ${(ours / bare).toFixed(2)}\n`,
  );
}

async function perSecond(act: (i: number) => Promise<unknown>): Promise<number> {
  const started = performance.now();
  let next = 0;
  async function worker() {
    while (next < perRound) await act(next++);
  }
  await Promise.all(Array.from({ length: atOnce }, worker));
  return perRound / ((performance.now() - started) / 1000);
}

const visit = { referrerHost: '', landingPage: '', utmSource: '', utmMedium: '', utmCampaign: '' };

function create({ db }: Database, email: string): Promise<void> {
  const sent = application.parse({ ...words, email });
  return saveApplication(db, { sent, visit, locale: 'en', flag: null, optIn: false, webhook: false });
}

function insert({ pool }: Database, email: string): Promise<unknown> {
  return pool.query(
    `insert into applications (id, language, full_name, email, email_key, location, agency_name, company_website,
      website_domain, linkedin_page, monthly_ad_spend, reporting_tools, point_of_contact_email, additional_info)
    values ($1, 'en', $2, $3, $3, $4, $5, $6, 'nordlicht.example', $7, $8, $9, $10, $11)`,
    [
      uuid7(),
      words.fullName,
      email,
      words.location,
      words.agencyName,
      words.companyWebsite,
      words.linkedInPage,
      words.monthlyAdSpend,
      words.reportingTools,
      words.pointOfContactEmail,
      words.additionalInfo,
    ],
  );
}

const words = {
  fullName: 'Zoë Müller',
  location: 'Hamburg, Germany',
  agencyName: 'Nordlicht',
  companyWebsite: 'https://nordlicht.example',
  linkedInPage: 'https://linkedin.example/nordlicht',
  monthlyAdSpend: '$1M–$5M',
  reportingTools: 'Looker Studio',
  pointOfContactEmail: 'ops@agency.example',
  additionalInfo: 'We run search for retail clients in three countries.',
};
