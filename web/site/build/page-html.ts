import { parse, parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { startsLate } from '../../ui/island-definition.ts';

interface PageMarkup {
  classes: Set<string>;
  tags: Set<string>;
  islands: { name: string; when: string }[];
}

/** A rendered page, parsed once: the only place where the build reads or changes HTML. */
export class PageHtml {
  readonly #document: Tree.Document;
  readonly #elements: Tree.Element[];

  constructor(html: string) {
    // The noscript content is part of the document.
    this.#document = parse(html, { scriptingEnabled: false });
    this.#elements = [...walkElements(this.#document)];
  }

  readMarkup(): PageMarkup {
    const classes = this.#elements.flatMap((element) => attribute(element, 'class')?.split(' ') ?? []);
    return {
      classes: new Set(classes),
      tags: new Set(this.#elements.map(({ tagName }) => tagName)),
      islands: this.#elements.flatMap((element) => {
        const name = attribute(element, 'data-island');
        return name === undefined ? [] : [{ name, when: attribute(element, 'data-when') ?? '' }];
      }),
    };
  }

  /** Moves every `style` attribute into a class, since the content security policy forbids inline styles. */
  hoistStyles(): string {
    const names = new Map<string, string>();
    for (const element of this.#elements) {
      const style = attribute(element, 'style');
      if (style === undefined) continue;
      const name = names.get(style) ?? `_${names.size.toString(36)}`;
      names.set(style, name);
      const classes = [name, attribute(element, 'class')].filter(Boolean).join(' ');
      const others = element.attrs.filter((attr) => attr.name !== 'style' && attr.name !== 'class');
      element.attrs = [{ name: 'class', value: classes }, ...others];
    }
    return [...names].map(([style, name]) => `.${name}{${style}}`).join('');
  }

  /** Sets the text of the page's empty style element. */
  setStyles(css: string): void {
    const style = this.#elements.find(
      ({ tagName, childNodes }) => tagName === 'style' && childNodes.length === 0,
    );
    if (style) style.childNodes = [{ nodeName: '#text', value: css, parentNode: style } as Tree.TextNode];
  }

  /** Names the style sheet that islands load when they start late. */
  setLateSheet(path: string): void {
    for (const element of this.#elements)
      if (startsLate(attribute(element, 'data-when') ?? ''))
        element.attrs.push({ name: 'data-late', value: path });
  }

  /** The island that has to be complete before the page may claim to work offline. */
  offlineIsland(): string | undefined {
    const sentence = this.#elements.find((element) => attribute(element, 'data-offline') !== undefined);
    return sentence && attribute(sentence, 'data-offline');
  }

  /** Sets the script that shows the sentence about working offline, and the list of files that it fetches first. */
  setOfflineFiles(script: string, list: string): void {
    for (const element of this.#elements) {
      const island = attribute(element, 'data-offline');
      if (island === undefined) continue;
      const values = {
        'data-island': island,
        'data-when': 'painted',
        'data-src': script,
        'data-files': list,
      };
      element.attrs.push(...Object.entries(values).map(([name, value]) => ({ name, value })));
    }
  }

  /** Adds markup at the start of the body. */
  prepend(markup: string): void {
    const body = this.#elements.find(({ tagName }) => tagName === 'body');
    body?.childNodes.unshift(...parseFragment(markup).childNodes);
  }

  /** The text of the page's inline scripts, for the policy. Data such as JSON-LD needs no permission. */
  inlineScripts(): string[] {
    return this.#elements
      .filter((element) => element.tagName === 'script' && attribute(element, 'src') === undefined)
      .filter((element) => ['', 'speculationrules'].includes(attribute(element, 'type') ?? ''))
      .map(({ childNodes }) => childNodes.map((node) => ('value' in node ? node.value : '')).join(''));
  }

  has(name: string): boolean {
    return this.#elements.some((element) => attribute(element, name) !== undefined);
  }

  toString(): string {
    // The serializer writes every no-break space as an entity.
    return serialize(this.#document).replaceAll('&nbsp;', '\u00a0');
  }
}

function* walkElements(parent: Tree.ParentNode): Generator<Tree.Element> {
  for (const child of parent.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* walkElements(child);
  }
}

function attribute({ attrs }: Tree.Element, name: string): string | undefined {
  return attrs.find((attr) => attr.name === name)?.value;
}
