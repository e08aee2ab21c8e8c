import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

interface HtmlStructure {
  /** Every element and comment in order, with its attributes, but without the values of those that may differ. */
  shape: string[];
  hrefs: string[];
}

/** A page's elements without its text, which must not depend on visitors' input. */
export function htmlStructure(html: string, differing: readonly string[] = []): HtmlStructure {
  const shape: string[] = [];
  const hrefs: string[] = [];
  for (const node of walkNodes(parse(html))) {
    if (node.nodeName === '#comment') shape.push('#comment');
    if (!('tagName' in node)) continue;
    const attributes = node.attrs.map(({ name, value }) =>
      differing.includes(name) ? name : `${name}=${value}`,
    );
    shape.push([node.tagName, ...attributes].join(' '));
    hrefs.push(...node.attrs.flatMap(({ name, value }) => (/^(href|src|action)$/.test(name) ? [value] : [])));
  }
  return { shape, hrefs };
}

function* walkNodes(parent: Tree.ParentNode): Generator<Tree.ChildNode> {
  for (const child of parent.childNodes) {
    yield child;
    if ('childNodes' in child) yield* walkNodes(child);
    if ('content' in child) yield* walkNodes(child.content);
  }
}
