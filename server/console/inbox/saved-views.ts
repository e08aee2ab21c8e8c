import { consoleApi } from '../../../contract/console/paths.ts';
import {
  maxSavedViews,
  newSavedView,
  type SavedView,
  savedView,
  savedViews,
} from '../../../contract/console/views.ts';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import { uuid7 } from '../../db/uuid7.ts';
import { HttpError } from '../../http-error.ts';
import { type ConsoleDependencies, type ConsoleRoute, getRoute, postRoute } from '../console-route.ts';

/** Named views. Every operator has their own, including viewers. */
export function savedViewRoutes({ db }: Pick<ConsoleDependencies, 'db'>): ConsoleRoute[] {
  return [
    getRoute(consoleApi.views, 'viewer', {
      response: savedViews,
      handle: async ({ operator }) => ({ views: await readViews(db, operator.id) }),
    }),
    postRoute(consoleApi.views, 'viewer', {
      body: newSavedView,
      response: savedViews,
      async handle({ body, operator }) {
        await saveView(db, operator.id, body);
        return { views: await readViews(db, operator.id) };
      },
    }),
    postRoute(consoleApi.removeView(':id'), 'viewer', {
      response: savedViews,
      async handle({ id, operator }) {
        await db.execute(sql`delete from saved_views where id = ${id} and operator_id = ${operator.id}`);
        return { views: await readViews(db, operator.id) };
      },
    }),
  ];
}

/** Skips views that no longer fit the contract, for example after a filter was removed. */
async function readViews(db: Db, operator: string): Promise<SavedView[]> {
  const rows = await db.query(sql`
    select id, kind, name, view from saved_views where operator_id = ${operator} order by fold(name) collate "C", id`);
  return rows.flatMap((row) => savedView.safeParse(row).data ?? []);
}

/** Saving under an existing name replaces that view. */
async function saveView(
  db: Db,
  operator: string,
  { kind, name, view }: Omit<SavedView, 'id'>,
): Promise<void> {
  const rowCount = await db.execute(sql`
    insert into saved_views (id, operator_id, kind, name, view)
    select ${uuid7()}::uuid, ${operator}::uuid, ${kind}, ${name}, ${JSON.stringify(view)}::jsonb
    where (select count(*) from saved_views where operator_id = ${operator}) < ${maxSavedViews}
      or exists (select from saved_views where operator_id = ${operator} and kind = ${kind} and name = ${name})
    on conflict (operator_id, kind, name) do update set view = excluded.view`);
  if (rowCount === 0) throw new HttpError(409, { code: 'tooManyViews' });
}
