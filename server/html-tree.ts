import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Every element below a node, in the order of the document. */
export function* elementsOf(parent: Tree.ParentNode): Generator<Tree.Element> {
  for (const child of parent.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* elementsOf(child);
  }
}

export function attribute({ attrs }: Tree.Element, name: string): string | undefined {
  return attrs.find((attr) => attr.name === name)?.value;
}

/** Without a value the attribute goes. */
export function setAttribute(element: Tree.Element, name: string, value: string | undefined): void {
  element.attrs = element.attrs.filter((attr) => attr.name !== name);
  if (value !== undefined) element.attrs.push({ name, value });
}
