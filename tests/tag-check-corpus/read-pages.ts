import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TagCheckState } from '../../contract/tag-check.ts';

/** A page of the corpus and its expected result. */
export interface CorpusPage {
  name: string;
  file: string;
  url: URL;
  html: string;
  /** The scripts it loads, by the id of the container or the key of Segment. */
  scripts: Map<string, string>;
  /** Whether Google Analytics is there, and under which ids. */
  found: boolean;
  ids: string[];
  state: TagCheckState;
  consentDefault: boolean;
  warning: string | null;
}

/** Every page of the corpus. The README describes the format. */
export function readPages(): CorpusPage[] {
  return ['with', 'without'].flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder)).flatMap((file) =>
      readFileSync(join(import.meta.dirname, folder, file), 'utf8')
        .split(/^# /m)
        .slice(1)
        .map((text) => readPage(text, `${folder}/${file}`)),
    ),
  );
}

function readPage(text: string, file: string): CorpusPage {
  const [name = '', ...lines] = text.split('\n');
  const notes = lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2).split(' '));
  const [head = '', ...parts] = lines
    .filter((line) => !line.startsWith('> '))
    .join('\n')
    .split(/^--- /m);
  const named = new Map(
    parts.map((part) => [part.split('\n', 1)[0] ?? '', part.slice(part.indexOf('\n') + 1)]),
  );
  const noteOf = (word: string) => notes.find(([first]) => first === word)?.[1];
  const [expected = []] = notes;
  const found = expected[0] !== 'none';
  return {
    name,
    file,
    url: new URL(noteOf('at') ?? 'https://www.shop.example/'),
    html: /^\s*<!doctype/i.test(head)
      ? head
      : shell(name, head, named.get('body') ?? '<p>Welcome to our shop.</p>'),
    scripts: new Map(
      [...named].flatMap(([part, script]) => (part.startsWith('script ') ? [[part.slice(7), script]] : [])),
    ),
    found,
    ids: expected.filter((word) => word.includes('-')),
    state: (noteOf('state') as TagCheckState | undefined) ?? (found ? 'found' : 'missing'),
    consentDefault: notes.some(([first]) => first === 'consent'),
    warning: noteOf('warning') ?? null,
  };
}

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
<footer>© Shop</footer>
</body>
</html>
`;
}
