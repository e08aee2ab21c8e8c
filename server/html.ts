import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Yields every element below a node, in document order. */
export function* walkElements(parent: Tree.ParentNode): Generator<Tree.Element> {
  for (const child of parent.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* walkElements(child);
  }
}

export function attribute({ attrs }: Tree.Element, name: string): string | undefined {
  return attrs.find((attr) => attr.name === name)?.value;
}

/** Without a value the attribute is removed. */
export function setAttribute(element: Tree.Element, name: string, value: string | undefined): void {
  element.attrs = element.attrs.filter((attr) => attr.name !== name);
  if (value !== undefined) element.attrs.push({ name, value });
}

export function setText(element: Tree.Element, value: string): void {
  element.childNodes = [{ nodeName: '#text', value, parentNode: element } as Tree.TextNode];
}

export function removeElement(element: Tree.Element): void {
  const { parentNode } = element;
  if (parentNode) parentNode.childNodes = parentNode.childNodes.filter((child) => child !== element);
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
