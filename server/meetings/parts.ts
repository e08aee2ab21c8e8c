import type { FormParts } from '../api/form-routes.ts';
import type { Db } from '../db/db.ts';
import type { Env } from '../env.ts';
import type { PrivateLinks } from '../links/private-link.ts';
import type { Outbox } from '../outbox/worker.ts';

/** What the routes of meetings work with. */
export interface MeetingParts extends FormParts {
  db: Db;
  env: Pick<Env, 'WEBHOOK_URL' | 'PUBLIC_URL' | 'PORT'>;
  links: PrivateLinks;
  outbox: Pick<Outbox, 'nudge'>;
}
