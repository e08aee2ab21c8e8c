import type { Locale } from '../../contract/locales.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/drizzle.ts';

/** One more was begun today. Who did is not known here. */
export async function countOpened(db: Db, form: string, locale: Locale): Promise<void> {
  await db.execute(sql`
    insert into form_counts (day, form, language, opened)
    values ((now() at time zone 'utc')::date, ${form}, ${locale}, 1)
    on conflict (day, form, language) do update set opened = form_counts.opened + 1`);
}
