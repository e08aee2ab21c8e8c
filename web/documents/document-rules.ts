import { defaultLocale } from '../../contract/locales.ts';
import { redirects, routes } from '../routes.ts';
import type { ContentProblem } from './content-problem.ts';
import type { ContentDocument } from './read-documents.ts';

const takenPaths = new Set([...routes.map(({ path }) => path), ...Object.keys(redirects)].map(fold));

/** Finds documents named like the path of a page. */
export function findPathProblems(documents: readonly ContentDocument<unknown>[]): ContentProblem[] {
  return documents
    .filter(({ name }) => takenPaths.has(`/${name}`))
    .map(({ file, name }) => ({ file, message: `/${name} is a page already: choose another name` }));
}

/** Finds fields that must be the same in every language but differ. */
export function findSharedFieldProblems<Front extends object>(
  documents: readonly ContentDocument<Front>[],
  fields: readonly string[],
): ContentProblem[] {
  return documents.flatMap(({ file, name, front, lines }) => {
    const english = documents.find((other) => other.name === name && other.locale === defaultLocale);
    return fields
      .filter((field) => english && !isSame(valueIn(front, field), valueIn(english.front, field)))
      .map((field) => ({
        file,
        line: lines.get(field),
        field,
        message: 'differs from the English file',
      }));
  });
}

function valueIn(front: object, field: string): unknown {
  return Object.entries(front).find(([name]) => name === field)?.[1];
}

/** URLs must differ in more than case. */
function fold(path: string): string {
  return path.toLowerCase();
}

/** Compares values from front matter: text, numbers, and lists and objects of them, in the order of the schema. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
