import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attribute, removeElement, setAttribute, walkElements } from '../html.ts';
import { fillSearch } from './job-search-page.ts';

/** Removes closed jobs from a page that lists jobs, and answers the search in its query string. */
export function fillJobList(html: string, closed: ReadonlySet<string>, search = ''): string {
  // The noscript content is part of the document.
  const document = parse(html, { scriptingEnabled: false });
  for (const element of [...walkElements(document)])
    if (closed.has(attribute(element, 'data-job') ?? '')) removeElement(element);
  correctEnd(document);
  fillSearch(document, search, closed);
  return serialize(document);
}

/** Updates the root element's time at which the first of the jobs closes. */
function correctEnd(document: Tree.Document): void {
  const elements = [...walkElements(document)];
  const root = elements.find(({ tagName }) => tagName === 'html');
  const ends = elements.flatMap((element) => attribute(element, 'data-until') ?? []).map(Number);
  if (root) setAttribute(root, 'data-ends', ends.length > 0 ? String(Math.min(...ends)) : undefined);
}

/** Removes the lines with these URLs from a file that has one line per page. */
export function removeLines(text: string, urls: ReadonlySet<string>): string {
  const names = (line: string) => line.split(/[\s<>()"]/);
  return text
    .split('\n')
    .filter((line) => !names(line).some((name) => urls.has(name)))
    .join('\n');
}
