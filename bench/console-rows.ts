import type pg from 'pg';
import type { Database } from '../server/db/database.ts';
import { mergeSubmissionCounts } from '../server/statistics/merge-counts.ts';

const firstNames = 'Zoë Mia Jürgen Ana Luc Chloé Björn Sofía Noah Emma Łukasz Ida Omar Priya Wei Grace'.split(
  ' ',
);
const lastNames =
  'Müller García Lefèvre Novak Smith Okafor Tanaka Rossi Silva Kowalski Haddad Berg Fischer Moreau Reyes Andersson Öztürk Ivanova Brown'.split(
    ' ',
  );
const cities =
  'Berlin,Hamburg,München,Paris,Lyon,Madrid,Sevilla,London,Leeds,New York,Austin,São Paulo,Zürich,Kraków,Oslo,Lisboa'.split(
    ',',
  );
const nouns = 'Nordlicht Brücke Atlas Pixel Signal Harbour Lumen Vertex Élan Ribera Kite Ember Quarry'.split(
  ' ',
);
const tools = 'Looker Studio,Supermetrics,Google Sheets,Tableau,Power BI,Funnel,Excel,Adverity'.split(',');
const sentences = [
  'We run search for retail clients in three countries and report every Monday.',
  'Nous gérons des campagnes pour le tourisme et la mode.',
  'Wir suchen ein Werkzeug für die Planung der nächsten Quartale.',
  'Buscamos previsiones fiables para clientes de comercio electrónico.',
  'Our clients spend mostly on shopping ads, with some video and display.',
  '',
];
/** SQL that picks an item of a list by a hash of the row number and a salt. */
const pick = (sampleWords: readonly string[], salt: number) =>
  `(array[${sampleWords.map((word) => `'${word}'`).join(',')}])[1 + abs(hashint4(i * 31 + ${salt})) % ${sampleWords.length}]`;

/** Fills the table with applications from the last two years: one in fifty flagged, one in six still open. */
export async function fillApplications(pool: pg.Pool, count: number): Promise<void> {
  await pool.query('truncate applications, submission_counts cascade');
  const batch = 1_000;
  for (let from = 1; from <= count; from += batch) {
    await pool.query(insert(from, Math.min(from + batch - 1, count), count));
  }
  // As autovacuum does on a server, and `maintain` in the built-in database.
  await pool.query('vacuum applications');
  await pool.query('analyze applications');
}

/**
 * Two years of page views: on each day the maximum number of sources, and the speed of sixty pages. A tenth as many
 * leads as applications, and four meetings a day.
 */
export async function fillCounts(
  { pool, db }: Pick<Database, 'pool' | 'db'>,
  applications: number,
): Promise<void> {
  const days = `generate_series(date '2026-11-01' - 729, date '2026-11-01', interval '1 day') as day`;
  await pool.query(`
    insert into leads (id, created_at, language, full_name, email, email_key, job_title, company_size, phone, phone_country,
      words_key, referrer_host)
    select gen_random_uuid(), timestamptz '2026-11-01' - interval '700 days' * random(), 'en', 'x', 'x', 'x', 'x', 'x',
      '+14155552671', 'US', i::text, ${pick(['', 'google.com', 'news.example'], 15)}
    from generate_series(1, ${Math.round(applications / 10)}) as i`);
  await pool.query(`
    insert into meetings (id, language, name, email, email_key, starts_at, ends_at, gmt_offset, status)
    select gen_random_uuid(), 'en', 'x', 'x', 'x', day + make_interval(hours => 9 + i), day + make_interval(hours => 10 + i), 0,
      ${pick(['attended', 'attended', 'missed', 'cancelled'], 16)}
    from ${days}, generate_series(1, 4) as i`);
  await pool.query(`
    insert into source_visits (day, source, views, visits)
    select day, 'source-' || i || '.example', 20 + i, 10 + i from ${days}, generate_series(1, 101) as i`);
  await pool.query(`
    insert into page_speeds (day, page, metric, bucket, views)
    select day, '/page-' || i, metric, bucket, 10 from ${days}, generate_series(1, 60) as i,
      unnest(array['lcp', 'inp', 'cls']) as metric, generate_series(0, 9) as bucket
    where day > date '2026-11-01' - 60`);
  await mergeSubmissionCounts(db);
  await pool.query('vacuum submission_counts');
  for (const table of ['submission_counts', 'leads', 'meetings', 'source_visits', 'page_speeds'])
    await pool.query(`analyze ${table}`);
}

function insert(from: number, to: number, count: number): string {
  return `
    insert into applications (id, created_at, updated_at, language, status, flag, full_name, email, email_key, location,
      agency_name, company_website, website_domain, linkedin_page, monthly_ad_spend, reporting_tools,
      point_of_contact_email, additional_info, utm_source, referrer_host, landing_page)
    select
      (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(hash, 1, 3) || '8' || substr(hash, 4, 15))::uuid,
      at, at + make_interval(hours => abs(hashint4(i)) % 400), language,
      status, case when i % 50 = 0 then 'tooFast' end, first || ' ' || last,
      'contact' || i || '@' || domain, 'contact' || i || '@' || domain, city, agency || ' ' || (i / 3), 'https://www.' || domain || '/about',
      domain, 'https://www.linkedin.com/company/' || lower(agency) || (i / 3),
      spend, tool, 'ops' || i || '@' || domain,
      said || ' ' || more, ${pick(['', '', 'newsletter', 'linkedin'], 12)}, ${pick(['', 'google.com', 'news.example'], 13)},
      ${pick(['/', '/forecast', '/media-planning'], 14)}
    from (
      select i, md5(i::text) as hash,
        date_trunc('milliseconds', timestamptz '2026-11-01' - interval '700 days' * (1 - i::float / ${count})) as at,
        ${pick(['en', 'en', 'en', 'en', 'de', 'de', 'es', 'fr'], 1)} as language,
        case when i > ${count} * 0.9 then ${pick(['new', 'new', 'reviewing', 'invited'], 2)}
          else ${pick(['invited', 'declined', 'declined', 'declined', 'declined', 'declined', 'declined', 'declined', 'new'], 3)} end as status,
        ${pick(firstNames, 4)} as first, ${pick(lastNames, 5)} as last, ${pick(cities, 6)} as city, ${pick(nouns, 7)} as agency,
        ${pick(tools, 8)} as tool, ${pick(sentences, 9)} as said, ${pick(sentences, 10)} as more,
        ${pick(['$100K–$500K', '$100K–$500K', '$500K–$1M', '$1M–$5M', '$5M+'], 11)} as spend,
        'agency-' || (i / 3) || '.example' as domain
      from generate_series(${from}, ${to}) as i
    ) as made`;
}
