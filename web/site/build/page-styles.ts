import { type Selector, type SelectorComponent, transform } from 'lightningcss';

/** What a page's markup contains, as far as selectors can ask for it. */
export interface Markup {
  classes: Set<string>;
  tags: Set<string>;
  /** Scripts add elements later: keep every rule that asks for a tag. */
  open: boolean;
}

/** `later` are the classes that scripts may add. */
export function markupOf(html: string, later: readonly string[]): Markup {
  const classes = new Set(later);
  const tags = new Set<string>();
  for (const [, tag = ''] of html.matchAll(/<([a-z][a-z0-9]*)/g)) tags.add(tag);
  for (const [, list = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of list.split(' ')) classes.add(name);
  }
  return { classes, tags, open: later.length > 0 || html.includes('data-island=') };
}

function matches(part: SelectorComponent, markup: Markup): boolean {
  if (part.type === 'class') return markup.classes.has(part.name);
  if (part.type === 'type') return markup.open || markup.tags.has(part.name);
  if (part.type === 'pseudo-class' && 'selectors' in part && part.kind !== 'not') {
    return (part.selectors as Selector[]).some((selector) => used(selector, markup));
  }
  return true;
}

function used(selector: Selector, markup: Markup): boolean {
  return selector.every((part) => matches(part, markup));
}

/** The rules of the whole site that this page uses, minified. */
export function pageStyles(css: Uint8Array, markup: Markup): string {
  const { code } = transform({
    filename: 'site.css',
    code: css,
    minify: true,
    visitor: {
      Rule: {
        style(rule) {
          // Whole rules only: a rule handed back changed does not survive Lightning CSS's own reading.
          return rule.value.selectors.some((selector) => used(selector, markup)) ? undefined : [];
        },
      },
    },
  });
  // Blocks whose every rule is gone.
  return code.toString().replace(/@(?:media|supports)[^{}]*\{\}/g, '');
}

/**
 * Moves every `style` attribute into a class of the page's sheet, so that the content security policy can
 * forbid inline styles.
 */
export function hoistInlineStyles(html: string): { html: string; css: string } {
  const names = new Map<string, string>();
  const hoisted = html.replace(/<[a-z][^>]*? style="[^"]*"[^>]*>/g, (tag) => {
    const style = / style="([^"]*)"/.exec(tag)?.[1] ?? '';
    const name = names.get(style) ?? `_${names.size.toString(36)}`;
    names.set(style, name);
    const bare = tag.replace(/ style="[^"]*"/, '');
    return bare.includes(' class="')
      ? bare.replace(' class="', ` class="${name} `)
      : bare.replace(/^<[a-z0-9]+/, (start) => `${start} class="${name}"`);
  });
  const css = [...names].map(([style, name]) => `.${name}{${style.replaceAll('&quot;', '"')}}`).join('');
  return { html: hoisted, css };
}
