import type { FastifyReply } from 'fastify';
import {
  parse,
  parseFragment,
  serialize,
  serializeOuter,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';
import type { SubmittedForm } from '../../contract/forms.ts';
import { attribute, setAttribute, setText } from '../html.ts';
import type { Resource } from '../site/resource.ts';
import type { Site } from '../site/site.ts';
import { createPageTemplate, type PageTemplate } from './page-template.ts';

/** What to fill into a page for one reader, keyed by the value of the attribute that marks the element. */
export interface PageValues extends ItemValues {
  /** URLs for `data-href`. */
  hrefs: Record<string, string>;
  /** Elements with `data-only` stay if they are listed here; the others are removed. */
  only: readonly string[];
  /** What follows the page's path in the URL, for the links to the other languages. */
  below: string;
}

export interface ItemValues {
  /** Texts for `data-text`, also in fields. `mark` sets `data-mark`, which styles refer to. */
  texts: Record<string, string>;
  only?: readonly string[];
  /** For `data-each`: the element is repeated for each item, whose values are added to those around it. */
  lists?: Record<string, readonly ItemValues[]>;
}

interface Filling extends Partial<SubmittedForm> {
  status?: number;
  pageValues?: PageValues;
  /** Where browsers without JavaScript are redirected at once. */
  refresh?: string;
}

/** Sends a built page, filled in for one reader. It is neither cached nor indexed. */
export function sendFilledPage(
  site: Site,
  reply: FastifyReply,
  path: string,
  { status = 200, pageValues, refresh, ...sent }: Filling,
): FastifyReply {
  const page = site.files.getForm(path)?.identity;
  if (!page) throw new Error(`The built site has no page at ${path}`);
  const { etag: _etag, 'content-length': _length, vary: _vary, ...headers } = page.headers;
  return reply
    .code(status)
    .headers({
      ...headers,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      // The URL may be a private link, which other sites must not learn.
      'referrer-policy': 'same-origin',
    })
    .send(
      fillTemplate(templateFor(page), { values: {}, fields: {}, message: '', ...sent }, pageValues, refresh),
    );
}

/** Pages are parsed once, when they are first filled in. */
const templates = new WeakMap<object, PageTemplate>();

function templateFor(page: Resource['identity']): PageTemplate {
  const template = templates.get(page) ?? createPageTemplate(page.body());
  templates.set(page, template);
  return template;
}

/** A page filled in for one reader: see `PageTemplate`. */
export function fillPage(
  html: string,
  sent: SubmittedForm,
  pageValues?: PageValues,
  refresh?: string,
): string {
  return fillTemplate(createPageTemplate(Buffer.from(html)), sent, pageValues, refresh).toString();
}

function fillTemplate(
  template: PageTemplate,
  sent: SubmittedForm,
  pageValues: PageValues | undefined,
  refresh: string | undefined,
): Buffer {
  const filled = template.fill(sent, refresh);
  if (!pageValues) return filled;
  const document = parse(filled.toString());
  fillElements(document, pageValues);
  return Buffer.from(serialize(document));
}

function fillElements(parent: Tree.ParentNode, values: PageValues): void {
  parent.childNodes = parent.childNodes.flatMap((child): Tree.ChildNode[] => {
    if (!('tagName' in child)) return [child];
    const items = values.lists?.[attribute(child, 'data-each') ?? ''];
    if (items === undefined) return filled(child, values);
    return items.flatMap((item) => filled(cloneElement(child), withItem(values, item)));
  });
}

/** Fills in an element; returns nothing if it is removed. */
function filled(element: Tree.Element, values: PageValues): Tree.Element[] {
  if (!stays(element, values.only)) return [];
  fillElements(element, values);
  const text = values.texts[attribute(element, 'data-text') ?? ''];
  if (text !== undefined && element.tagName === 'input') setAttribute(element, 'value', text);
  else if (text !== undefined) setText(element, text);
  const { mark } = values.texts;
  if (mark !== undefined && attribute(element, 'data-mark') !== undefined)
    setAttribute(element, 'data-mark', mark);
  const href = values.hrefs[attribute(element, 'data-href') ?? ''];
  if (href !== undefined) setAttribute(element, 'href', href);
  if (attribute(element, 'data-label') !== undefined) {
    setAttribute(element, 'href', `${attribute(element, 'href')}${values.below}`);
  }
  if (attribute(element, 'data-only') !== undefined) setAttribute(element, 'hidden', undefined);
  return [element];
}

function withItem(values: PageValues, { texts, only = [], lists }: ItemValues): PageValues {
  return {
    ...values,
    texts: { ...values.texts, ...texts },
    only: [...values.only, ...only],
    lists: { ...values.lists, ...lists },
  };
}

function cloneElement(element: Tree.Element): Tree.Element {
  const {
    childNodes: [copy],
  } = parseFragment(serializeOuter(element));
  return copy as Tree.Element;
}

function stays(element: Tree.Element, only: readonly string[]): boolean {
  const kinds = attribute(element, 'data-only')?.split(' ');
  return kinds === undefined || kinds.some((kind) => only.includes(kind));
}
