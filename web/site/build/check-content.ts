import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { privacyFront, termsFront } from '../../../contract/legal.ts';
import { locales, localPath } from '../../../contract/locales.ts';
import { ContentError, type ContentProblem, describeProblem } from '../../documents/content-problem.ts';
import { readArticles } from '../../documents/read-articles.ts';
import { readDocuments } from '../../documents/read-documents.ts';
import { readJobs } from '../../documents/read-jobs.ts';
import { checkSettings, settingsPath } from '../../documents/read-settings.ts';
import { readTeam } from '../../documents/read-team.ts';
import { redirects, routes } from '../../routes.ts';

type Files = Record<string, string>;

/** Lists every problem in the content below a folder, with its file. */
export function checkContent(root: string): ContentProblem[] {
  const articles = readFiles(root, 'articles', '.md');
  const jobs = readFiles(root, 'jobs', '.md');
  const legal = readFiles(root, 'legal', '.md');
  const help = readFiles(root, 'help', '.md');
  const named = (files: Files, name: string) =>
    Object.fromEntries(Object.entries(files).filter(([file]) => file.endsWith(`/${name}.md`)));
  return [
    () => void checkSettings(readFileSync(join(root, settingsPath), 'utf8')),
    () => void readTeam(readFiles(root, 'team', '.json')),
    () => void readArticles(articles),
    () => void readJobs(jobs),
    () => void requireAll('privacy', readDocuments(named(legal, 'privacy'), privacyFront)),
    () => void requireAll('terms', readDocuments(named(legal, 'terms'), termsFront)),
    () => void requireAll('help', readDocuments(named(help, 'help'), termsFront)),
    () => refuseBrokenLinks({ ...articles, ...jobs, ...legal, ...help }, [articles, jobs]),
  ].flatMap(findProblems);
}

function findProblems(check: () => void): readonly ContentProblem[] {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

/** The files of a kind in every language, by path relative to the root. */
function readFiles(root: string, kind: string, extension: string): Files {
  const folder = join(root, 'content', kind);
  const paths = locales.flatMap((locale) => {
    const below = join(folder, locale);
    return existsSync(below) ? readdirSync(below).map((name) => join(below, name)) : [];
  });
  return Object.fromEntries(
    paths
      .filter((path) => path.endsWith(extension))
      .map((path) => [relative(root, path).replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
  );
}

function requireAll(name: string, documents: readonly unknown[]): void {
  if (documents.length > 0) return;
  const folder = name === 'help' ? 'help' : 'legal';
  throw new ContentError([{ file: `content/${folder}/en/${name}.md`, message: 'is missing' }]);
}

/** Links within the site must lead to a page in any language. */
function refuseBrokenLinks(files: Files, pages: readonly Files[]): void {
  const names = pages
    .flatMap((kind) => Object.keys(kind))
    .map((file) => `/${file.split('/').at(-1)?.slice(0, -3)}`);
  const paths = [...routes.map(({ path }) => path), ...Object.keys(redirects), ...names];
  const known = new Set(locales.flatMap((locale) => paths.map((path) => localPath(locale, path))));
  const problems = Object.entries(files).flatMap(([file, source]) =>
    source
      .split('\n')
      .flatMap((text, index) =>
        [...text.matchAll(/\]\((\/[^)\s#?]*)/g)]
          .filter(([, path = '']) => !known.has(path))
          .map(([, path]) => ({ file, line: index + 1, message: `links to ${path}, which is no page` })),
      ),
  );
  if (problems.length > 0) throw new ContentError(problems);
}

/** `node web/site/build/check-content.ts [--json]` lists the problems in its own project's content. */
if (import.meta.main) {
  const problems = checkContent(dirname(dirname(dirname(import.meta.dirname))));
  const asJson = process.argv.includes('--json');
  process.stdout.write(
    asJson ? JSON.stringify(problems) : problems.map((problem) => `${describeProblem(problem)}\n`).join(''),
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
}
