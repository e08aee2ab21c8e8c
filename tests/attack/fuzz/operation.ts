import { settings } from '../../../content/settings.ts';
import { addDays, type Day, dayOfMonth, isoWeekday, utcDayAt } from '../../../contract/calendar.ts';
import { pdf } from '../../../server/testing/documents.ts';

/** The parts of JSON Schema that matter here. */
export interface Schema {
  type?: string | string[];
  anyOf?: Schema[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
}

/** A file in a form. */
export interface Upload {
  fileName: string;
  content: Buffer;
}

/** A valid request to the server. */
export interface Operation {
  name: string;
  method: string;
  path: string;
  /** How its fields are sent; `none` is without a body. */
  as: 'json' | 'form' | 'upload' | 'none';
  fields: Record<string, unknown>;
  schemas: Record<string, Schema>;
  query: Record<string, string>;
  headers: Record<string, string>;
}

export function isUpload(value: unknown): value is Upload {
  return typeof value === 'object' && value !== null && Buffer.isBuffer((value as Partial<Upload>).content);
}

const resume: Upload = { fileName: 'resume.pdf', content: pdf() };

/** Values that cannot be derived from a field's schema. */
const byName: Record<string, unknown> = {
  email: 'zoe@agency.example',
  pointOfContactEmail: 'ops@agency.example',
  companyWebsite: 'https://nordlicht.example',
  linkedInPage: 'https://linkedin.example/nordlicht',
  websiteUrl: 'https://nordlicht.example/page',
  phone: '(415) 555-2671',
  phoneCountry: 'US',
  job: 'business-manager-uk',
  page: '/pricing',
  offset: 1,
  ownMinutes: 60,
  // Too fast for a person: submissions are stored, their mails are held.
  openMs: 10,
  month: bookableDay(40).slice(0, 7),
  date: bookableDay(40),
  from: '2020-01-01',
  to: bookableDay(1),
  projectCode: '',
  resume,
};

/** A valid value for a field. `known` are values that only the running server has. */
export function exampleValue(name: string, schema: Schema, known: Record<string, unknown> = {}): unknown {
  if (name in known) return known[name];
  if (name in byName) return byName[name];
  if (schema.enum) return schema.enum[0];
  const [one] = schema.anyOf ?? [];
  if (one) return exampleValue(name, one);
  if (schema.format === 'uuid') return '00000000-0000-7000-8000-000000000000';
  if (schema.type === 'number' || schema.type === 'integer') return 1;
  return `Some ${name}`;
}

/** The first day with meetings, at least `ahead` days from now. */
export function bookableDay(ahead: number): Day {
  const { closedDays, closedWeekdays } = settings.meetings;
  let day = addDays(utcDayAt(Date.now()), ahead);
  while (closedDays.includes(dayOfMonth(day)) || closedWeekdays.includes(isoWeekday(day)))
    day = addDays(day, 1);
  return day;
}
