import { createRequire } from 'node:module';

export type { SQL, Table } from 'drizzle-orm';
export type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
export type { PgColumn, PgDatabase } from 'drizzle-orm/pg-core';

/**
 * The only module that imports Drizzle. Its ES modules import each other in cycles, which takes Node ten times as
 * long to link and 150 MB more memory (docs/decisions/0015); `require` loads its CommonJS build.
 */
const load = createRequire(import.meta.url);

export const {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  is,
  isNull,
  lt,
  or,
  sql,
}: typeof import('drizzle-orm') = load('drizzle-orm');
export const { DrizzleQueryError }: typeof import('drizzle-orm/errors') = load('drizzle-orm/errors');
export const { drizzle }: typeof import('drizzle-orm/node-postgres') = load('drizzle-orm/node-postgres');
export const {
  bigint,
  boolean,
  customType,
  date,
  getTableConfig,
  integer,
  jsonb,
  PgDialect,
  PgTable,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
  varchar,
}: typeof import('drizzle-orm/pg-core') = load('drizzle-orm/pg-core');
