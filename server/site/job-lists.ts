import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attribute, removeElement, setAttribute, walkElements } from '../html.ts';
import { fillSearch } from './job-search-page.ts';

/** A page that lists jobs, without those that are closed, as it responds to the search in its query string. */
export function fillJobList(html: string, closed: ReadonlySet<string>, search = ''): string {
  // What browsers without JavaScript see is part of it.
  const document = parse(html, { scriptingEnabled: false });
  for (const element of [...walkElements(document)])
    if (closed.has(attribute(element, 'data-job') ?? '')) removeElement(element);
  correctEnd(document);
  fillSearch(document, search, closed);
  return serialize(document);
}

/** The root element says when the first of the jobs closes. */
function correctEnd(document: Tree.Document): void {
  const elements = [...walkElements(document)];
  const root = elements.find(({ tagName }) => tagName === 'html');
  const ends = elements.flatMap((element) => attribute(element, 'data-until') ?? []).map(Number);
  if (root) setAttribute(root, 'data-ends', ends.length > 0 ? String(Math.min(...ends)) : undefined);
}

/** A file with one line for each page, without the lines that have one of these URLs. */
export function removeLines(text: string, urls: ReadonlySet<string>): string {
  const names = (line: string) => line.split(/[\s<>()"]/);
  return text
    .split('\n')
    .filter((line) => !names(line).some((name) => urls.has(name)))
    .join('\n');
}
