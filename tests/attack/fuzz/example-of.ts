import { pdf } from '../../../server/testing/documents.ts';
import { bookableDay } from '../bookable-day.ts';
import type { Schema, Upload } from './operation.ts';

const resume: Upload = { fileName: 'resume.pdf', content: pdf() };

/** What a field holds that its schema alone does not tell. */
const byName: Record<string, unknown> = {
  email: 'zoe@agency.example',
  pointOfContactEmail: 'ops@agency.example',
  companyWebsite: 'https://nordlicht.example',
  linkedInPage: 'https://linkedin.example/nordlicht',
  websiteUrl: 'https://nordlicht.example/page',
  phone: '(415) 555-2671',
  phoneCountry: 'US',
  job: 'business-manager-uk',
  offset: 1,
  // As fast as a program: what it sends is kept, its mails are held.
  openMs: 10,
  month: bookableDay(40).slice(0, 7),
  date: bookableDay(40),
  from: '2020-01-01',
  to: bookableDay(1),
  projectCode: '',
  resume,
};

/** A value that its field takes. `known` are those that only the running server can tell. */
export function exampleOf(name: string, schema: Schema, known: Record<string, unknown> = {}): unknown {
  if (name in known) return known[name];
  if (name in byName) return byName[name];
  if (schema.enum) return schema.enum[0];
  const [one] = schema.anyOf ?? [];
  if (one) return exampleOf(name, one);
  if (schema.format === 'uuid') return '00000000-0000-7000-8000-000000000000';
  if (schema.type === 'number' || schema.type === 'integer') return 1;
  return `Some ${name}`;
}
