import { parse, parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { SiteFile } from '../../../contract/site-manifest.ts';
import { escapeHtml } from '../../escape-html.ts';
import { attribute, elementsOf, setAttribute } from '../../html-tree.ts';
import { policyInPage } from '../../security-headers.ts';

/**
 * A built page for a host that only keeps files: it carries its policy itself, its scripts learn where the API is,
 * and its forms post there.
 */
export function exportPage(html: string, page: NonNullable<SiteFile['page']>, api: string): string {
  const document = parse(html);
  for (const element of [...elementsOf(document)]) {
    if (element.tagName === 'html') setAttribute(element, 'data-api', api);
    if (element.tagName === 'head') putPolicy(element, policyInPage(page, api));
    if (attribute(element, 'data-island') !== undefined && postsBelow(element)) tellIsland(element, api);
    if (posts(element)) setAttribute(element, 'action', api + attribute(element, 'action'));
  }
  return serialize(document);
}

/** Behind the charset, which browsers want first, and before all that the policy is about. */
function putPolicy(head: Tree.Element, policy: string): void {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`;
  head.childNodes.splice(1, 0, ...parseFragment(meta).childNodes);
}

/** The island renders the form again: both must name the same address. */
function tellIsland(island: Tree.Element, api: string): void {
  const props = JSON.parse(attribute(island, 'data-props') ?? '{}');
  setAttribute(island, 'data-props', JSON.stringify({ ...props, action: api + props.action }));
}

function postsBelow(parent: Tree.Element): boolean {
  return elementsOf(parent).some(posts);
}

function posts(element: Tree.Element): boolean {
  return element.tagName === 'form' && attribute(element, 'method') === 'post';
}
