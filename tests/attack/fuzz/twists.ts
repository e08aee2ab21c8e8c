import { gzipSync } from 'node:zlib';
import { bodyOf, type Draft } from './draft.ts';
import { doubled, headers, methods, paths, prototypes, queries, scalars, types } from './hostile-parts.ts';
import { againstSchema, hostileValues } from './hostile-values.ts';
import { isUpload } from './operation.ts';

/** Chooses from a list what chance has decided on. */
export type Dice = <T>(list: readonly T[]) => T;

/** One way to make a request hostile. */
export type Twist = (draft: Draft, pick: Dice) => Draft;

export const twists: Record<string, Twist> = {
  friendly: (draft) => draft,
  value: (draft, pick) => change(draft, pick, (name) => pick(wrongFor(draft, name))),
  left: (draft, pick) => change(draft, pick, () => undefined),
  more: (draft, pick) => ({
    ...draft,
    fields: { ...draft.fields, [pick(['status', 'id', 'flag', 'x'.repeat(300), ''])]: pick(hostileValues) },
  }),
  file: (draft, pick) => change(draft, pick, (_name, value) => (isUpload(value) ? odd(pick) : value)),
  whole: (draft, pick) => written(draft, pick(scalars)),
  doubled: (draft) => written(draft, doubled),
  prototype: (draft, pick) => written(draft, pick(prototypes)),
  deep: (draft, pick) => written(draft, pick(['[', '{"a":', '[{"a":']).repeat(5_000)),
  mark: (draft) => ({ ...draft, bytes: Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bodyOf(draft)]) }),
  broken: (draft, pick) => spoilt(draft, pick, [0xff, 0xc0, 0x80, 0xed, 0xa0, 0x00]),
  cut: (draft, pick) => {
    const body = bodyOf(draft);
    return { ...draft, bytes: body.subarray(0, Math.floor(body.length * pick([0, 0.2, 0.5, 0.9, 0.99]))) };
  },
  wide: (draft) => ({ ...draft, bytes: Buffer.from(String(bodyOf(draft)), 'utf16le') }),
  large: (draft) => ({ ...draft, bytes: Buffer.concat([bodyOf(draft), Buffer.alloc(66_000, ' ')]) }),
  packed: (draft) => ({
    ...draft,
    bytes: gzipSync(bodyOf(draft), { level: 1 }),
    headers: { ...draft.headers, 'content-encoding': 'gzip' },
  }),
  type: (draft, pick) => ({ ...draft, headers: { ...draft.headers, 'content-type': pick(types) } }),
  header: (draft, pick) => ({
    ...draft,
    headers: { ...draft.headers, ...Object.fromEntries([pick(headers)]) },
  }),
  stranger: (draft) => ({ ...draft, headers: {} }),
  method: (draft, pick) => ({ ...draft, method: pick(methods) }),
  path: (draft, pick) => ({ ...draft, path: pick(paths)(draft.path) }),
  query: (draft, pick) => ({ ...draft, query: pick(queries) || oddQuery(draft, pick) }),
  chunked: (draft) => ({ ...draft, framing: 'chunked' }),
  short: (draft) => ({ ...draft, framing: 'short' }),
  long: (draft) => ({ ...draft, framing: 'long' }),
};

function change(draft: Draft, pick: Dice, to: (name: string, value: unknown) => unknown): Draft {
  const names = Object.keys(draft.fields);
  if (names.length === 0) return { ...draft, query: oddQuery(draft, pick) };
  const name = pick(names);
  return { ...draft, fields: { ...draft.fields, [name]: to(name, draft.fields[name]) } };
}

function wrongFor({ operation }: Draft, name: string): readonly unknown[] {
  return [...againstSchema(operation.schemas[name] ?? {}), ...hostileValues];
}

/** A file that is not what its name says, or has no name to speak of. */
function odd(pick: Dice): unknown {
  return {
    fileName: pick(['../../x.pdf', 'a\\"b.pdf', '', '.', 'x'.repeat(900), 'nul.pdf', '<img src=x>.docx']),
    content: pick(
      ['', '%PDF-', 'PK\x03\x04', '%PDF-1.7\n%%EOF', 'x'.repeat(9_000)].map((text) => Buffer.from(text)),
    ),
  };
}

function oddQuery({ operation }: Draft, pick: Dice): string {
  const names = [...Object.keys(operation.query), 'q', 'after', 'x'];
  const value = pick(hostileValues);
  const text = typeof value === 'string' ? value.toWellFormed().slice(0, 3_000) : JSON.stringify(value);
  const pair = `${pick(names)}=${encodeURIComponent(text)}`;
  return `?${pair}${pick(['', `&${pair}`, '&sort=name', '&status=any&sort=changed'])}`;
}

function written(draft: Draft, text: string): Draft {
  return { ...draft, bytes: Buffer.from(text) };
}

function spoilt(draft: Draft, pick: Dice, bytes: readonly number[]): Draft {
  const body = Buffer.from(bodyOf(draft));
  for (const at of [0.1, 0.5, 0.9]) body[Math.floor(body.length * at)] = pick(bytes);
  return { ...draft, bytes: body };
}
