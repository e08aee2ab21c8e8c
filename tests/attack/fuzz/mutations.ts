import { gzipSync } from 'node:zlib';
import { type Draft, encodeBody } from './draft.ts';
import { doubled, headers, methods, paths, prototypes, queries, scalars, types } from './hostile-parts.ts';
import { hostileValues, invalidValues } from './hostile-values.ts';
import { isUpload } from './operation.ts';

/** Picks a random element. */
export type PickOne = <T>(list: readonly T[]) => T;

/** One way to make a request hostile. */
export type Mutation = (draft: Draft, pick: PickOne) => Draft;

export const mutations: Record<string, Mutation> = {
  none: (draft) => draft,
  value: (draft, pick) => change(draft, pick, (name) => pick(wrongValues(draft, name))),
  omitted: (draft, pick) => change(draft, pick, () => undefined),
  added: (draft, pick) => ({
    ...draft,
    fields: { ...draft.fields, [pick(['status', 'id', 'flag', 'x'.repeat(300), ''])]: pick(hostileValues) },
  }),
  file: (draft, pick) => change(draft, pick, (_name, value) => (isUpload(value) ? oddFile(pick) : value)),
  whole: (draft, pick) => withBody(draft, pick(scalars)),
  doubled: (draft) => withBody(draft, doubled),
  prototype: (draft, pick) => withBody(draft, pick(prototypes)),
  deep: (draft, pick) => withBody(draft, pick(['[', '{"a":', '[{"a":']).repeat(5_000)),
  byteOrderMark: (draft) => ({
    ...draft,
    bytes: Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), encodeBody(draft)]),
  }),
  badBytes: (draft, pick) => withBytes(draft, pick, [0xff, 0xc0, 0x80, 0xed, 0xa0, 0x00]),
  cut: (draft, pick) => {
    const body = encodeBody(draft);
    return { ...draft, bytes: body.subarray(0, Math.floor(body.length * pick([0, 0.2, 0.5, 0.9, 0.99]))) };
  },
  utf16: (draft) => ({ ...draft, bytes: Buffer.from(String(encodeBody(draft)), 'utf16le') }),
  large: (draft) => ({ ...draft, bytes: Buffer.concat([encodeBody(draft), Buffer.alloc(66_000, ' ')]) }),
  gzipped: (draft) => ({
    ...draft,
    bytes: gzipSync(encodeBody(draft), { level: 1 }),
    headers: { ...draft.headers, 'content-encoding': 'gzip' },
  }),
  type: (draft, pick) => ({ ...draft, headers: { ...draft.headers, 'content-type': pick(types) } }),
  header: (draft, pick) => ({
    ...draft,
    headers: { ...draft.headers, ...Object.fromEntries([pick(headers)]) },
  }),
  noHeaders: (draft) => ({ ...draft, headers: {} }),
  method: (draft, pick) => ({ ...draft, method: pick(methods) }),
  path: (draft, pick) => ({ ...draft, path: pick(paths)(draft.path) }),
  query: (draft, pick) => ({ ...draft, query: pick(queries) || oddQuery(draft, pick) }),
  chunked: (draft) => ({ ...draft, framing: 'chunked' }),
  shortBody: (draft) => ({ ...draft, framing: 'short' }),
  longBody: (draft) => ({ ...draft, framing: 'long' }),
};

function change(draft: Draft, pick: PickOne, to: (name: string, value: unknown) => unknown): Draft {
  const names = Object.keys(draft.fields);
  if (names.length === 0) return { ...draft, query: oddQuery(draft, pick) };
  const name = pick(names);
  return { ...draft, fields: { ...draft.fields, [name]: to(name, draft.fields[name]) } };
}

function wrongValues({ operation }: Draft, name: string): readonly unknown[] {
  return [...invalidValues(operation.schemas[name] ?? {}), ...hostileValues];
}

/** A file whose content does not match its name, or with a strange name. */
function oddFile(pick: PickOne): unknown {
  return {
    fileName: pick(['../../x.pdf', 'a\\"b.pdf', '', '.', 'x'.repeat(900), 'nul.pdf', '<img src=x>.docx']),
    content: pick(
      ['', '%PDF-', 'PK\x03\x04', '%PDF-1.7\n%%EOF', 'x'.repeat(9_000)].map((text) => Buffer.from(text)),
    ),
  };
}

function oddQuery({ operation }: Draft, pick: PickOne): string {
  const names = [...Object.keys(operation.query), 'q', 'after', 'x'];
  const value = pick(hostileValues);
  const text = typeof value === 'string' ? value.toWellFormed().slice(0, 3_000) : JSON.stringify(value);
  const pair = `${pick(names)}=${encodeURIComponent(text)}`;
  return `?${pair}${pick(['', `&${pair}`, '&sort=name', '&status=any&sort=changed'])}`;
}

function withBody(draft: Draft, text: string): Draft {
  return { ...draft, bytes: Buffer.from(text) };
}

function withBytes(draft: Draft, pick: PickOne, bytes: readonly number[]): Draft {
  const body = Buffer.from(encodeBody(draft));
  for (const at of [0.1, 0.5, 0.9]) body[Math.floor(body.length * at)] = pick(bytes);
  return { ...draft, bytes: body };
}
