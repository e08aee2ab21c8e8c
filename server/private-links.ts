import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from './db/db.ts';
import { sql } from './db/sql.ts';

/** A signed link to one submission, for the person it was sent to. */
export interface PrivateLinks {
  token(purpose: string, id: string): Promise<string>;
  /** The id in a token, if its signature matches this purpose. */
  verify(purpose: string, token: string): Promise<string | undefined>;
}

/** The signing key is stored in the database, so that all instances share it and links survive a restart. */
export function createPrivateLinks(db: Db): PrivateLinks {
  let key: Promise<Buffer> | undefined;
  async function sign(purpose: string, id: string): Promise<string> {
    key ??= readKey(db);
    key.catch(() => {
      key = undefined;
    });
    return createHmac('sha256', await key)
      .update(`${purpose}:${id}`)
      .digest('base64url');
  }
  return {
    token: async (purpose, id) => `${id}.${await sign(purpose, id)}`,
    async verify(purpose, token) {
      const [id = '', mac = '', ...rest] = token.split('.');
      if (rest.length > 0 || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return undefined;
      const right = Buffer.from(await sign(purpose, id));
      const given = Buffer.from(mac);
      return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
    },
  };
}

async function readKey(db: Db): Promise<Buffer> {
  const fresh = randomBytes(32).toString('base64url');
  await db.execute(
    sql`insert into secrets (name, value) values ('links', ${fresh}) on conflict (name) do nothing`,
  );
  const found = await db.one<{ value: string }>(sql`select value from secrets where name = 'links'`);
  return Buffer.from(found?.value ?? '', 'base64url');
}
