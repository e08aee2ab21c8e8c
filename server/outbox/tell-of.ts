import type { Flag } from '../../contract/form-trap.ts';
import { type SQL, sql } from '../db/drizzle.ts';
import { uuid7 } from '../db/uuid7.ts';

export interface Telling {
  flag: Flag | null;
  /** What the confirmation must be the only one of on a day; undefined: nobody can be sent one. */
  confirmation: string | undefined;
  webhook: boolean;
}

/**
 * The end of a statement whose `saved` holds the id of what a visitor sent, or no row if it was there already: notes
 * that it came, and puts what is to be sent about it into the outbox. The mails of what looks like a program's are held.
 */
export function tellOf(
  kind: 'job-application' | 'lead' | 'support',
  { flag, confirmation, webhook }: Telling,
): SQL {
  const template = { confirmation: `${kind}.confirmation`, created: `${kind}.created` };
  return sql`noted as (
      insert into events (id, subject_kind, subject_id, kind)
      select ${uuid7()}::uuid, ${kind}::text, id, 'created' from saved
    )
    insert into outbox (id, topic, template, subject_kind, subject_id, dedupe_key, state)
    select letter.id::uuid, letter.topic, letter.template, ${kind}::text, saved.id, letter.key,
      ${flag ? 'held' : 'waiting'}
    from saved cross join (values
      (${uuid7()}, 'mail', ${template.confirmation}, ${`${template.confirmation}:${confirmation}:`} || current_date,
        ${confirmation !== undefined}::boolean),
      (${uuid7()}, 'mail', ${template.created}, null, true),
      (${uuid7()}, 'webhook', ${template.created}, null, ${webhook}::boolean)
    ) as letter (id, topic, template, key, wanted)
    where letter.wanted
    on conflict (dedupe_key) do nothing`;
}
