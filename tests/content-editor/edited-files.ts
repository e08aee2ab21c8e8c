import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { editorConfig } from '../../web/content-editor/config.ts';
import type { EditorField } from '../../web/content-editor/fields.ts';
import { localCheckout } from '../../web/content-editor/repository.ts';

const root = join(import.meta.dirname, '../..');

export const config = editorConfig(localCheckout, 'https://forespan.example');

/** A file that the editor opens, with the fields it shows. */
interface EditedFile {
  path: string;
  locale: string;
  fields: EditorField[];
}

export function editedFiles(): EditedFile[] {
  return config.collections.flatMap((collection) =>
    'files' in collection
      ? collection.files.flatMap(({ file, fields }) => filesAt(file, fields))
      : filesAt(`${collection.folder}/{{locale}}/*.${collection.extension}`, collection.fields),
  );
}

function filesAt(pattern: string, fields: EditorField[]): EditedFile[] {
  const locales = pattern.includes('{{locale}}') ? config.i18n.locales : config.i18n.locales.slice(0, 1);
  return locales.flatMap((locale) =>
    globSync(pattern.replace('{{locale}}', locale), { cwd: root }).map((path) => ({ path, locale, fields })),
  );
}

export function readValues({ path }: EditedFile) {
  const text = readFileSync(join(root, path), 'utf8');
  return path.endsWith('.json') ? JSON.parse(text) : parse(/^---\n(.*?)\n---\n/s.exec(text)?.[1] ?? '');
}

/** What Sveltia CMS writes after reading this text and setting one field to its current value. */
export function rewrite({ path, fields }: EditedFile): string {
  const text = readFileSync(join(root, path), 'utf8');
  if (path.endsWith('.json')) return `${JSON.stringify(inFieldOrder(JSON.parse(text), fields), null, 2)}\n`;
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n\n(.*)$/s.exec(text.trim()) ?? [];
  const values = inFieldOrder(parse(head), fields);
  const options = { lineWidth: 0, defaultKeyType: 'PLAIN', singleQuote: true } as const;
  return `---\n${stringify(values, null, options).trim()}\n---\n\n${body}\n`;
}

/** Fields in the order of the configuration, then the others; empty optional ones are omitted. */
function inFieldOrder(values: Record<string, unknown>, fields: EditorField[]): Record<string, unknown> {
  const named = fields.filter(({ name }) => name in values);
  const others = Object.keys(values).filter((key) => !fields.some(({ name }) => name === key));
  return Object.fromEntries([
    ...named
      .filter(({ name, required }) => required || !isEmpty(values[name]))
      .map((field) => [field.name, nested(values[field.name], field)]),
    ...others.sort().map((key) => [key, values[key]]),
  ]);
}

function nested(value: unknown, { fields }: EditorField): unknown {
  if (!fields) return value;
  if (Array.isArray(value)) return value.map((item) => inFieldOrder(item, fields));
  return inFieldOrder(value as Record<string, unknown>, fields);
}

/** True if the editor considers a value empty. */
export function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
