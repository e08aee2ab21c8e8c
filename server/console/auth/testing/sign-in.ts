import { argon2Sync } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { consoleApi } from '../../../../contract/console/paths.ts';
import type { Db } from '../../../db/db.ts';
import { sql } from '../../../db/sql.ts';
import { operatorPassword, ownPage } from '../../../testing/operators.ts';

export const email = 'editor@agency.example';

export function signIn(app: FastifyInstance, body: object, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url: consoleApi.signIn,
    headers: { ...ownPage, ...headers },
    payload: { email, password: operatorPassword, ...body },
  });
}

type WithHeaders = { headers: Record<string, unknown> };

export function setCookies({ headers }: WithHeaders): string[] {
  return [headers['set-cookie'] ?? []].flat().map(String);
}

export function readCookie(response: WithHeaders): string {
  return sentBack(response, '__Host-console=');
}

export function readBrowserCookie(response: WithHeaders): string {
  return sentBack(response, '__Host-console-browser=');
}

function sentBack(response: WithHeaders, start: string): string {
  return (
    setCookies(response)
      .find((cookie) => cookie.startsWith(start))
      ?.split(';')[0] ?? ''
  );
}

/** The session that the server finds for a cookie. */
export function getSession(app: FastifyInstance, cookie: string) {
  // The console always answers on this host, whatever PUBLIC_URL is.
  const headers = { ...ownPage, host: 'localhost', origin: 'https://localhost', cookie };
  return app.inject({ url: consoleApi.session, headers });
}

/** The kinds of an operator's events, oldest first. */
export async function eventKinds(db: Db, id: string): Promise<string[]> {
  const rows = await db.query<{ kind: string }>(
    sql`select kind from events where subject_id = ${id} order by at, id`,
  );
  return rows.map(({ kind }) => kind);
}

/** A valid hash at a fraction of our cost. The next sign-in with the password renews it. */
export function cheapHash(password: string): string {
  const nonce = Buffer.alloc(16, 1);
  const how = { message: password, nonce, tagLength: 32, memory: 1024, passes: 1, parallelism: 1 };
  const hash = argon2Sync('argon2id', how).toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=1024,t=1,p=1$${nonce.toString('base64').replaceAll('=', '')}$${hash}`;
}
