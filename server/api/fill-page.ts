import {
  parse,
  parseFragment,
  serialize,
  serializeOuter,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';
import { attribute, elementsOf, setAttribute } from '../html-tree.ts';

export interface SentForm {
  /** What the visitor had typed, by the name of the field. */
  values: Record<string, string>;
  /** What is wrong with each field, in words. */
  fields: Record<string, string>;
  /** What is wrong with the whole. */
  message: string;
}

/** What the places of a page say that is made for one reader, by the names in their marks. */
export interface Marks {
  /** Words for `data-text`. */
  texts: Record<string, string>;
  /** Addresses for `data-href`. */
  hrefs: Record<string, string>;
  /** Which parts marked `data-only` stay; the others leave the page. */
  only: readonly string[];
  /** For `data-each`: how often the part is there, and what each time its own `data-text` say. */
  lists?: Record<string, readonly Record<string, string>[]>;
  /** What follows the path of the page in the address: in another language it is the same. */
  below: string;
}

/**
 * A form's page as it was built, with what the visitor sent put back and what is wrong written beside it, for
 * browsers that run no script. Fields are found by name; `data-error-for` and `data-banner` mark the places of words.
 */
export function fillPage(html: string, sent: SentForm, marks?: Marks): string {
  const document = parse(html);
  if (marks) fillMarks(document, marks);
  for (const element of elementsOf(document)) {
    const name = attribute(element, 'name');
    if (name !== undefined && Object.hasOwn(sent.values, name)) fillField(element, sent.values[name] ?? '');
    if (name !== undefined && Object.hasOwn(sent.fields, name)) setAttribute(element, 'aria-invalid', 'true');
    const wrong = sent.fields[attribute(element, 'data-error-for') ?? ''];
    if (wrong !== undefined) show(element, wrong);
    if (sent.message && attribute(element, 'data-banner') !== undefined) show(element, sent.message);
    if (attribute(element, 'data-island') !== undefined) tellIsland(element, sent);
  }
  return serialize(document);
}

function fillMarks(parent: Tree.ParentNode, marks: Marks): void {
  const leaves = (child: Tree.ChildNode) => 'tagName' in child && !stays(child, marks.only);
  for (const element of elementsOf(parent)) element.childNodes = element.childNodes.filter((c) => !leaves(c));
  for (const element of [...elementsOf(parent)]) repeatChildren(element, marks.lists ?? {});
  for (const element of elementsOf(parent)) {
    const words = marks.texts[attribute(element, 'data-text') ?? ''];
    if (words !== undefined) element.childNodes = [textNode(element, words)];
    const href = marks.hrefs[attribute(element, 'data-href') ?? ''];
    if (href !== undefined) setAttribute(element, 'href', href);
    if (attribute(element, 'data-label') !== undefined) {
      setAttribute(element, 'href', `${attribute(element, 'href')}${marks.below}`);
    }
    if (attribute(element, 'data-only') !== undefined) setAttribute(element, 'hidden', undefined);
  }
}

function repeatChildren(parent: Tree.Element, lists: NonNullable<Marks['lists']>): void {
  parent.childNodes = parent.childNodes.flatMap((child) => {
    const items = 'tagName' in child ? lists[attribute(child, 'data-each') ?? ''] : undefined;
    if (items === undefined) return child;
    return items.map((texts) => {
      const copy = copyOf(child as Tree.Element);
      for (const element of [copy, ...elementsOf(copy)]) {
        const words = texts[attribute(element, 'data-text') ?? ''];
        if (words !== undefined) element.childNodes = [textNode(element, words)];
      }
      return copy;
    });
  });
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

/** Puts words into an element, in its innermost first span where it has one, and shows it. */
function show(element: Tree.Element, words: string): void {
  setAttribute(element, 'hidden', undefined);
  const [place = element] = [...elementsOf(element)].filter(({ tagName }) => tagName === 'span');
  place.childNodes = [textNode(place, words)];
}

/** So that the island, should its script arrive after all, starts from the same state. */
function tellIsland(element: Tree.Element, sent: SentForm): void {
  const props = JSON.parse(attribute(element, 'data-props') ?? '{}');
  setAttribute(element, 'data-props', JSON.stringify({ ...props, sent }));
}

function textNode(parentNode: Tree.Element, value: string): Tree.TextNode {
  return { nodeName: '#text', value, parentNode };
}
