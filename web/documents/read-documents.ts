import { marked } from 'marked';
import { parse as parseYaml } from 'yaml';
import type { z } from 'zod';
import { measuredFigures } from '../../content/accuracy-figures.ts';
import { figures } from '../../content/figures.ts';
import { settings } from '../../content/settings.ts';
import { defaultLocale, type Locale, locales } from '../../contract/locales.ts';
import { untranslatedFields } from '../../contract/same-in-every-language.ts';

/** A content file: validated front matter and text. */
export interface ContentDocument<Front> {
  /** The file's name without its extension, the same in every language. */
  name: string;
  locale: Locale;
  front: Front;
  sections: Section[];
}

/** A level-two heading and what follows it; text before the first heading has an empty title. */
export interface Section {
  title: string;
  /** Made from the heading, for links into the page. */
  id: string;
  html: string;
}

/**
 * Reads the files of one kind, given as `{ '…/<locale>/<name>.md': source }`. Throws on a missing language, an unknown
 * figure, an invalid field or a field that must be as in English and is not, naming the file and the field.
 */
export function readDocuments<Schema extends z.ZodObject>(files: Record<string, string>, schema: Schema) {
  const read = Object.entries(files).map(([file, source]) => ({
    file,
    document: readDocument(file, source, schema),
  }));
  const documents = read.map(({ document }) => document);
  for (const { file, document } of read) {
    const { name, locale, front } = document;
    const missing = locales.filter((l) => !documents.some((d) => d.name === name && d.locale === l));
    if (missing.length > 0)
      throw new Error(`${name}.md exists in ${locale} but not in ${missing.join(', ')}`);
    const english = documents.find((d) => d.name === name && d.locale === defaultLocale);
    for (const field of untranslatedFields(schema)) {
      if (JSON.stringify(front[field]) !== JSON.stringify(english?.front[field]))
        throw new Error(`${file}: ${field} differs from the English file`);
    }
  }
  return documents;
}

function readDocument<Schema extends z.ZodObject>(
  file: string,
  source: string,
  schema: Schema,
): ContentDocument<z.infer<Schema>> {
  const [, folder, name = ''] = /([a-z]{2})\/([^/]+)\.md$/.exec(file) ?? [];
  const locale = locales.find((l) => l === folder);
  if (!locale) throw new Error(`${file}: not below a folder named after a language`);
  const [, front, text] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  if (front === undefined || text === undefined)
    throw new Error(`${file}: no front matter between --- lines`);
  const parsed = schema.safeParse(parseYaml(fill(front, locale, file)));
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      ({ path, message }) => `${path.join('.') || 'front matter'}: ${message}`,
    );
    throw new Error(`${file}: ${problems.join('; ')}`);
  }
  return { name, locale, front: parsed.data, sections: splitSections(fill(text, locale, file)) };
}

/** Replaces `{{key}}` with figures and names. */
function fill(text: string, locale: Locale, file: string): string {
  const values: Record<string, string> = {
    ...figures(locale),
    ...measuredFigures(locale),
    brand: settings.brand,
    legalEntity: settings.legalEntity,
    domain: settings.domain,
    email: settings.email,
  };
  return text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`${file}: {{${key}}} is not a figure of content/figures.ts`);
    return value;
  });
}

function splitSections(text: string): Section[] {
  return text
    .split(/^(?=## )/m)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [, title = '', body = ''] = /^(?:## ([^\n]*)\n)?(.*)$/s.exec(part.trim()) ?? [];
      return { title, id: slug(title), html: keepTogether(marked.parse(body, { async: false }).trim()) };
    });
}

function slug(title: string): string {
  return title
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Keeps lines from breaking inside "e-mail", with a word joiner: our fonts have no non-breaking hyphen. */
function keepTogether(html: string): string {
  return html.replace(/\b(e-)(?=mail)/gi, '$1\u2060');
}
