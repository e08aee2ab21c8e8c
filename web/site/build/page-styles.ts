import { type Selector, type SelectorComponent, transform } from 'lightningcss';
import type { Plugin, Rolldown } from 'vite';
import { startsLate } from '../../ui/island-definition.ts';
import type { StylePage } from './site-files.ts';

type Bundle = Rolldown.RolldownOutput['output'];

const version = (major: number) => major << 16;
/** The oldest browsers for which styles are written. */
export const styleTargets = { chrome: version(114), firefox: version(125), safari: version(17) };

/**
 * Leaves only chunks that an island imports later with style sheets of their own, which Vite loads before it runs the
 * chunk. The styles of all others are in the page.
 */
export function lateStyles(): Plugin {
  return {
    name: 'forespan-late-styles',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const files = Object.values(bundle) as unknown as Bundle;
      const first = files.filter((file) => file.type === 'chunk' && (file.isEntry || islandName(file)));
      for (const { viteMetadata } of first.flatMap(({ fileName }) => [
        ...chunksFrom(files, fileName, 'now'),
      ])) {
        for (const sheet of viteMetadata?.importedCss ?? []) delete bundle[sheet];
        viteMetadata?.importedCss.clear();
      }
    },
  };
}

/**
 * Gives each page the rules of the whole site's sheet that it uses, or that its scripts may need by themselves, and
 * beside it those for what islands show only once a visitor has turned to them.
 */
export function createPageStyler(sheet: Uint8Array, islands: Bundle, console: Bundle): StylePage {
  const islandClassNames = islandClasses(islands);
  const consoleClasses = console.flatMap(classesIn);
  const sheets = new Map<string, { css: string; lateCss: string }>();

  function sheetsFor(now: Markup, ever: Markup) {
    return {
      css: filterRules(sheet, (selectors) => anyUsed(selectors, now)),
      lateCss: filterRules(sheet, (selectors) => !anyUsed(selectors, now) && anyUsed(selectors, ever)),
    };
  }

  return async (rendered, target) => {
    const isConsole = 'role' in target && target.role === 'console';
    const soon = isConsole ? consoleClasses : islandClassNames(rendered, (when) => !startsLate(when));
    const now = readMarkup(rendered, soon);
    const ever = readMarkup(rendered, [...soon, ...islandClassNames(rendered, startsLate)]);
    // A page is mostly the same in every language.
    const key = `${sheetKey(now)} ${sheetKey(ever)}`;
    const { css, lateCss } = sheets.get(key) ?? sheetsFor(now, ever);
    sheets.set(key, { css, lateCss });
    const hoisted = hoistInlineStyles(rendered);
    return { html: hoisted.html, css: css + hoisted.css, lateCss };
  };
}

/** What a page's markup contains, as far as selectors can ask for it. */
interface Markup {
  classes: Set<string>;
  tags: Set<string>;
  /** Scripts add elements later: keep every rule that matches a tag name. */
  open: boolean;
}

/** `later` are the classes that scripts may add. */
function readMarkup(html: string, later: readonly string[]): Markup {
  const classes = new Set(later);
  const tags = new Set<string>();
  for (const [, tag = ''] of html.matchAll(/<([a-z][a-z0-9]*)/g)) tags.add(tag);
  for (const [, list = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of list.split(' ')) classes.add(name);
  }
  return { classes, tags, open: later.length > 0 || html.includes('data-island=') };
}

function sheetKey({ classes, tags, open }: Markup): string {
  return JSON.stringify([[...classes].sort(), [...tags].sort(), open]);
}

function matches(part: SelectorComponent, markup: Markup): boolean {
  if (part.type === 'class') return markup.classes.has(part.name);
  if (part.type === 'type') return markup.open || markup.tags.has(part.name);
  if (part.type === 'pseudo-class' && 'selectors' in part && part.kind !== 'not') {
    return anyUsed(part.selectors as Selector[], markup);
  }
  return true;
}

function used(selector: Selector, markup: Markup): boolean {
  return selector.every((part) => matches(part, markup));
}

function anyUsed(selectors: Selector[], markup: Markup): boolean {
  return selectors.some((selector) => used(selector, markup));
}

/** The rules of a sheet that are wanted, minified. */
function filterRules(css: Uint8Array, wanted: (selectors: Selector[]) => boolean): string {
  const { code } = transform({
    filename: 'site.css',
    code: css,
    minify: true,
    // Without them it joins what was kept apart for Safari.
    targets: styleTargets,
    visitor: {
      Rule: {
        style(rule) {
          // Whole rules only: a rule handed back changed does not survive Lightning CSS's own reading.
          return wanted(rule.value.selectors) ? undefined : [];
        },
      },
    },
  });
  return withoutEmptyBlocks(withoutUnusedAnimations(code.toString()));
}

function withoutUnusedAnimations(css: string): string {
  return css.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (frames, name) =>
    css.split(name).length > 2 ? frames : '',
  );
}

/** Removes empty at-rules, including nested ones. */
function withoutEmptyBlocks(css: string): string {
  const shorter = css.replace(/@[\w-]+[^{};]*\{\}/g, '');
  return shorter === css ? css : withoutEmptyBlocks(shorter);
}

/**
 * Moves every `style` attribute into a class of the page's sheet, so that the content security policy can
 * forbid inline styles.
 */
function hoistInlineStyles(html: string): { html: string; css: string } {
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

/**
 * For a page's HTML, the classes that its islands with certain triggers may add: all in their chunks that have no style
 * sheet of their own.
 */
function islandClasses(bundle: Bundle): (html: string, wanted: (when: string) => boolean) => string[] {
  const classes = new Map<string, string[]>();
  for (const file of bundle) {
    const name = islandName(file);
    if (!name) continue;
    const chunks = [...chunksFrom(bundle, file.fileName, 'ever')];
    classes.set(name, chunks.filter((chunk) => !chunk.viteMetadata?.importedCss.size).flatMap(classesIn));
  }
  return (html, wanted) =>
    [...html.matchAll(/data-island="([^"]+)" data-when="([^"]+)"/g)].flatMap(([, name = '', when = '']) =>
      wanted(when) ? (classes.get(name) ?? []) : [],
    );
}

function islandName(file: Bundle[number]): string | undefined {
  return file.type === 'chunk' ? /([^/]+)\.island\.tsx$/.exec(file.facadeModuleId ?? '')?.[1] : undefined;
}

/** The class names in the code of a chunk. */
function classesIn(file: Bundle[number]): string[] {
  return file.type === 'chunk' ? (file.code.match(/[\w-]+_[\w-]{6}\b/g) ?? []) : [];
}

/** A chunk and all that it imports, directly or through others: now, or ever. */
function chunksFrom(
  bundle: Bundle,
  fileName: string,
  when: 'now' | 'ever',
  found = new Set<Rolldown.OutputChunk>(),
): Set<Rolldown.OutputChunk> {
  const chunk = bundle.find((file) => file.fileName === fileName);
  if (chunk?.type !== 'chunk' || found.has(chunk)) return found;
  found.add(chunk);
  const imports = when === 'now' ? chunk.imports : [...chunk.imports, ...chunk.dynamicImports];
  for (const imported of imports) chunksFrom(bundle, imported, when, found);
  return found;
}
