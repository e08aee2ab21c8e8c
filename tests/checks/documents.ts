import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const folders = 'bench|bin|content|contract|deploy|docs|forecast|server|tests|web';
/** A path in backticks, such as `server/main.ts` or `web/pages/`; not one with placeholders or wildcards. */
const quotedPath = new RegExp(`\`((?:${folders})/[\\w./@-]+)\``, 'g');

/** The project's Markdown files, as paths relative to its root. */
export function listDocuments(root: string): string[] {
  const inDocs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' });
  return ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...inDocs.map((name) => join('docs', name))].filter(
    (name) => name.endsWith('.md'),
  );
}

/** Links to a file or heading that does not exist, and quoted paths that do not exist. */
export function brokenReferences(root: string, document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8');
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  const broken = links.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false;
    const [path = '', heading] = target.split('#');
    const file = path === '' ? join(root, document) : join(root, dirname(document), path);
    if (!existsSync(file)) return true;
    return heading !== undefined && !headings(readFileSync(file, 'utf8')).includes(heading);
  });
  const paths = [...text.matchAll(quotedPath)].map(([, path = '']) => path);
  return [...broken, ...paths.filter((path) => !existsSync(join(root, path)))];
}

/** The fragments of a Markdown file's headings on GitHub. */
function headings(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
