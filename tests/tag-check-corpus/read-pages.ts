import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TagCheckState, type TagVerdict, tagVerdicts } from '../../contract/tag-check.ts';

/** A page of the corpus, what it loads, and its expected result. */
export interface CorpusPage {
  name: string;
  file: string;
  url: URL;
  html: string;
  status: number;
  headers: Record<string, string>;
  /** How its text is encoded, and then compressed, if not plain UTF-8. */
  charset: string;
  encoding: string;
  /** The scripts it loads from Google and Segment, by container id or key. */
  scripts: Map<string, string>;
  /** Other files, by host and path. */
  files: Map<string, string>;
  /** Null for the pages in `platforms`, whose verdict is the referee's. */
  verdict: TagVerdict | null;
  /** The state, if it is not the default one of the verdict. */
  state: TagCheckState | null;
  /** The measurement ids to find. */
  ids: string[];
  consentDefault: boolean;
  warning: string | null;
  /** Words that must appear in the list of unread parts, such as `script runtime`. */
  unread: string | null;
  /** The button that accepts all cookies. */
  accept: string | null;
  /** The duration of its longest timer. */
  waitMs: number;
  /** Why a person cannot tell from public information whether Analytics is present. */
  hidden: string | null;
  /** The content of the file, to detect whether a page has changed since the referee saw it. */
  text: string;
}

/** The verdicts and, for the pages that the referee decides, `platforms`. */
const folders = [...tagVerdicts, 'platforms'] as const;

/** Every page of the corpus. The README describes the format. */
export function readPages(): CorpusPage[] {
  return folders.flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder)).flatMap((file) =>
      readFileSync(join(import.meta.dirname, folder, file), 'utf8')
        .split(/^# /m)
        .slice(1)
        .map((text) => readPage(text, folder === 'platforms' ? null : folder, `${folder}/${file}`)),
    ),
  );
}

function readPage(text: string, verdict: TagVerdict | null, file: string): CorpusPage {
  const [name = '', ...lines] = text.split('\n');
  const notes = lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2).split(' '));
  const [head = '', ...parts] = lines
    .filter((line) => !line.startsWith('> '))
    .join('\n')
    .split(/^--- /m);
  const named = new Map(
    parts.map((part) => [part.split('\n', 1)[0] ?? '', filled(part.slice(part.indexOf('\n') + 1))]),
  );
  const readNote = (word: string) =>
    notes
      .find(([first]) => first === word)
      ?.slice(1)
      .join(' ');
  const url = new URL(readNote('at') ?? 'https://www.shop.example/');
  const [key = '', ...value] = readNote('header')?.split(': ') ?? [];
  return {
    name,
    file,
    url,
    html: /^\s*(<!doctype|<html)/i.test(head)
      ? filled(head)
      : shell(name, filled(head), named.get('body') ?? '<p>Welcome to our shop.</p>'),
    status: Number(readNote('status') ?? 200),
    headers: key ? { [key]: value.join(': ') } : {},
    charset: readNote('charset') ?? 'utf-8',
    encoding: readNote('encoding') ?? '',
    scripts: pickParts(named, 'script '),
    files: new Map(
      [...pickParts(named, 'file ')].map(([address, content]) => {
        const { hostname, pathname, search } = new URL(address, url);
        return [`${hostname}${pathname}${search}`, content];
      }),
    ),
    verdict,
    state: (readNote('state') as TagCheckState | undefined) ?? null,
    ids: notes.filter(([first = '']) => /^(G|GT|UA|g)-/.test(first)).flat(),
    consentDefault: notes.some(([first]) => first === 'consent'),
    warning: readNote('warning') ?? null,
    unread: readNote('unread') ?? null,
    accept: readNote('accept') ?? null,
    waitMs: Number(readNote('wait') ?? 0),
    hidden: readNote('hidden') ?? null,
    text,
  };
}

function pickParts(named: ReadonlyMap<string, string>, prefix: string): Map<string, string> {
  return new Map(
    [...named].flatMap(([part, text]) =>
      part.startsWith(prefix) ? [[part.slice(prefix.length), text] as const] : [],
    ),
  );
}

const libraries = new Map(
  readdirSync(join(import.meta.dirname, 'libraries')).map((file) => [
    file.replace('.js', ''),
    readFileSync(join(import.meta.dirname, 'libraries', file), 'utf8'),
  ]),
);

/** Replaces `{{pad 3000000}}` with that many characters, and `{{library require}}` with that file of `libraries`. */
function filled(text: string): string {
  return text
    .replace(/\{\{pad (\d+)\}\}/g, (_, length) => '.'.repeat(Number(length)))
    .replace(/\{\{library ([\w-]+) ?(.*?)\}\}/g, (_, name, argument) => {
      const library = libraries.get(name);
      if (!library) throw new Error(`There is no library ${name}`);
      return library.replaceAll('ARGUMENT', () => argument);
    });
}

/** Enough text to make the page independent of its scripts. */
const prose =
  'We bake bread, cake and rolls every morning, deliver them by bicycle and close when all is sold. ';

function shell(name: string, head: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${name.replaceAll('<', '&lt;')}</title>
<link rel="stylesheet" href="/assets/site.css">
${head}</head>
<body>
<header><a href="/">Shop</a> <nav><a href="/about">About</a></nav></header>
${body}
<p>${prose.repeat(3)}</p>
<footer>© Shop</footer>
</body>
</html>
`;
}
