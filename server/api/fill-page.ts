import type { FastifyReply } from 'fastify';
import {
  parse,
  parseFragment,
  serialize,
  serializeOuter,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';
import { attribute, elementsOf, escapeHtml, setAttribute } from '../html.ts';
import type { Site } from '../site/site.ts';

export interface SentForm {
  /** What the visitor typed, by field name. */
  values: Record<string, string>;
  /** The error message of each field. */
  fields: Record<string, string>;
  /** The error message of the form. */
  message: string;
}

/** What goes into the slots of a page that is made for one reader: elements with these attributes, by their value. */
export interface PageSlots extends ItemSlots {
  /** Addresses for `data-href`. */
  hrefs: Record<string, string>;
  /** Which elements with `data-only` stay; the others are removed. */
  only: readonly string[];
  /** What follows the page's path in the URL, for the links to the other languages. */
  below: string;
}

export interface ItemSlots {
  /** Texts for `data-text`, also in fields. The one named `mark` goes into `data-mark`, which styles ask for. */
  texts: Record<string, string>;
  only?: readonly string[];
  /** For `data-each`: the element is repeated for each item, whose slots are added to those around it. */
  lists?: Record<string, readonly ItemSlots[]>;
}

interface Filling extends Partial<SentForm> {
  status?: number;
  slots?: PageSlots;
  /** Where browsers without JavaScript go on at once. */
  refresh?: string;
}

/** Sends a built page, filled in for one reader. It is neither cached nor indexed. */
export function sendFilled(
  site: Site,
  reply: FastifyReply,
  path: string,
  { status = 200, slots, refresh, ...sent }: Filling,
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
    .send(fillPage(page.body().toString(), { values: {}, fields: {}, message: '', ...sent }, slots, refresh));
}

/**
 * The built page of a form with the visitor's values and the error messages filled in, for browsers without JavaScript.
 * Fields are found by name; `data-error-for` and `data-banner` mark where messages go.
 */
export function fillPage(html: string, sent: SentForm, slots?: PageSlots, refresh?: string): string {
  const document = parse(html);
  if (refresh !== undefined) refreshWithoutScript(document, refresh);
  if (slots) fillSlots(document, slots);
  for (const element of elementsOf(document)) {
    const name = attribute(element, 'name');
    if (name !== undefined && Object.hasOwn(sent.values, name)) fillField(element, sent.values[name] ?? '');
    if (name !== undefined && Object.hasOwn(sent.fields, name)) setAttribute(element, 'aria-invalid', 'true');
    const wrong = sent.fields[attribute(element, 'data-error-for') ?? ''];
    if (wrong !== undefined) show(element, wrong);
    if (sent.message && attribute(element, 'data-banner') !== undefined) show(element, sent.message);
    if (attribute(element, 'data-island') !== undefined) tellIsland(element, sent);
  }
  focusProblem([...elementsOf(document)], sent);
  return serialize(document);
}

/** The browser opens the page at the first invalid field, or at the message if no field is to blame. */
function focusProblem(elements: readonly Tree.Element[], { fields, message }: SentForm): void {
  const invalid = elements.find(
    (element) =>
      /^(input|select|textarea)$/.test(element.tagName) &&
      attribute(element, 'type') !== 'hidden' &&
      Object.hasOwn(fields, attribute(element, 'name') ?? ''),
  );
  const banner = message ? elements.find((e) => attribute(e, 'data-banner') !== undefined) : undefined;
  const target = invalid ?? banner;
  if (target === undefined) return;
  if (target === banner) setAttribute(banner, 'tabindex', '-1');
  setAttribute(target, 'autofocus', '');
}

function fillSlots(parent: Tree.ParentNode, slots: PageSlots): void {
  parent.childNodes = parent.childNodes.flatMap((child): Tree.ChildNode[] => {
    if (!('tagName' in child)) return [child];
    const items = slots.lists?.[attribute(child, 'data-each') ?? ''];
    if (items === undefined) return filled(child, slots);
    return items.flatMap((item) => filled(copyOf(child), withItem(slots, item)));
  });
}

/** The element with its slots filled; nothing if it has to go. */
function filled(element: Tree.Element, slots: PageSlots): Tree.Element[] {
  if (!stays(element, slots.only)) return [];
  fillSlots(element, slots);
  const words = slots.texts[attribute(element, 'data-text') ?? ''];
  if (words !== undefined && element.tagName === 'input') setAttribute(element, 'value', words);
  else if (words !== undefined) element.childNodes = [textNode(element, words)];
  const { mark } = slots.texts;
  if (mark !== undefined && attribute(element, 'data-mark') !== undefined)
    setAttribute(element, 'data-mark', mark);
  const href = slots.hrefs[attribute(element, 'data-href') ?? ''];
  if (href !== undefined) setAttribute(element, 'href', href);
  if (attribute(element, 'data-label') !== undefined) {
    setAttribute(element, 'href', `${attribute(element, 'href')}${slots.below}`);
  }
  if (attribute(element, 'data-only') !== undefined) setAttribute(element, 'hidden', undefined);
  return [element];
}

function withItem(slots: PageSlots, { texts, only = [], lists }: ItemSlots): PageSlots {
  return {
    ...slots,
    texts: { ...slots.texts, ...texts },
    only: [...slots.only, ...only],
    lists: { ...slots.lists, ...lists },
  };
}

function copyOf(element: Tree.Element): Tree.Element {
  const {
    childNodes: [copy],
  } = parseFragment(serializeOuter(element));
  return copy as Tree.Element;
}

function stays(element: Tree.Element, only: readonly string[]): boolean {
  const kinds = attribute(element, 'data-only')?.split(' ');
  return kinds === undefined || kinds.some((kind) => only.includes(kind));
}

function fillField(element: Tree.Element, value: string): void {
  if (element.tagName === 'textarea') {
    element.childNodes = [textNode(element, value)];
  } else if (element.tagName === 'select') {
    for (const option of elementsOf(element)) {
      const chosen = option.tagName === 'option' && attribute(option, 'value') === value;
      setAttribute(option, 'selected', chosen ? '' : undefined);
    }
  } else if (element.tagName === 'input' && /^(radio|checkbox)$/.test(attribute(element, 'type') ?? '')) {
    setAttribute(element, 'checked', attribute(element, 'value') === value ? '' : undefined);
  } else if (element.tagName === 'input') {
    setAttribute(element, 'value', value);
  }
}

/** Puts a message into an element, in its first span if it has one, and shows it. */
function show(element: Tree.Element, words: string): void {
  setAttribute(element, 'hidden', undefined);
  const [place = element] = [...elementsOf(element)].filter(({ tagName }) => tagName === 'span');
  place.childNodes = [textNode(place, words)];
}

function refreshWithoutScript(document: Tree.Document, path: string): void {
  const head = [...elementsOf(document)].find(({ tagName }) => tagName === 'head');
  const meta = `<meta http-equiv="refresh" content="0; url=${escapeHtml(path)}">`;
  head?.childNodes.push(...parseFragment(`<noscript>${meta}</noscript>`).childNodes);
}

/** So that the island, if its script loads after all, starts from the same state. */
function tellIsland(element: Tree.Element, sent: SentForm): void {
  const props = JSON.parse(attribute(element, 'data-props') ?? '{}');
  setAttribute(element, 'data-props', JSON.stringify({ ...props, sent }));
}

function textNode(parentNode: Tree.Element, value: string): Tree.TextNode {
  return { nodeName: '#text', value, parentNode };
}
