import { marked } from 'marked';
import type { z } from 'zod';
import { type Locale, locales } from '../../contract/locales.ts';
import { type ContentProblem, refuseProblems } from './content-problem.ts';
import { fillFigures } from './fill-figures.ts';
import { readData } from './read-data.ts';

/** A content file: validated front matter and text. */
export interface ContentDocument<Front> {
  /** Relative to the project's root. */
  file: string;
  /** The file's name without its extension, the same in every language. */
  name: string;
  locale: Locale;
  front: Front;
  /** The line of each field of the front matter. */
  lines: ReadonlyMap<string, number>;
  sections: Section[];
}

/** A level-two heading and what follows it; text before the first heading has an empty title. */
export interface Section {
  title: string;
  /** Derived from the heading, for links into the page. */
  id: string;
  html: string;
}

/**
 * Reads the files of one kind, given as `{ '…/<locale>/<name>.md': source }`. Throws for missing languages, unknown
 * figures and invalid fields, naming each with its file and line.
 */
export function readDocuments<Schema extends z.ZodType>(
  files: Record<string, string>,
  schema: Schema,
): ContentDocument<z.output<Schema>>[] {
  const read = Object.entries(files).map(([file, source]) =>
    readDocument(file.slice(file.indexOf('content/')), source, schema),
  );
  const documents = read.flatMap(({ document }) => document ?? []);
  const present = new Set(Object.keys(files).map((file) => file.split('/').slice(-2).join('/')));
  const missing = documents.flatMap(({ file, name, locale }) =>
    locales
      .filter((other) => !present.has(`${other}/${name}.md`))
      .map((other) => ({ file, message: `exists in ${locale} but not in ${other}` })),
  );
  refuseProblems([...read.flatMap(({ problems }) => problems), ...missing]);
  return documents;
}

interface ReadDocument<Front> {
  document?: ContentDocument<Front>;
  problems: ContentProblem[];
}

function readDocument<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
): ReadDocument<z.output<Schema>> {
  const [, folder, name = ''] = /([a-z]{2})\/([^/]+)\.md$/.exec(file) ?? [];
  const locale = locales.find((l) => l === folder);
  if (!locale) return { problems: [{ file, message: 'not below a folder named after a language' }] };
  if (!documentName.test(name))
    return { problems: [{ file, message: 'its name may have small letters, digits and hyphens' }] };
  const [, front, text] = /^---\r?\n(.*?)\n---\r?\n(.*)$/s.exec(source) ?? [];
  if (front === undefined || text === undefined)
    return { problems: [{ file, line: 1, message: 'no front matter between --- lines' }] };
  const firstTextLine = front.split('\n').length + 3;
  const filledFront = fillFigures(front, locale, file, 2);
  const filledText = fillFigures(text, locale, file, firstTextLine);
  const { data, lines, problems } = readData(file, filledFront.text, schema, 2);
  const all = [...filledFront.problems, ...problems, ...filledText.problems];
  if (data === undefined) return { problems: all };
  const sections = splitSections(filledText.text.replaceAll('\r\n', '\n'));
  return { document: { file, name, locale, front: data, lines, sections }, problems: all };
}

/** It becomes part of a URL. */
const documentName = /^[a-z0-9]+(-[a-z0-9]+)*$/;

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

/** Prevents line breaks inside "e-mail" with a word joiner: our fonts have no non-breaking hyphen. */
function keepTogether(html: string): string {
  return html.replace(/\b(e-)(?=mail)/gi, '$1\u2060');
}
