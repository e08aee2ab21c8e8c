import { type Selector, type SelectorComponent, transform } from 'lightningcss';
import type { Plugin, Rolldown } from 'vite';
import { startsLate } from '../../ui/island-definition.ts';
import type { StylePage } from './site-files.ts';

type Bundle = Rolldown.RolldownOutput['output'];

const version = (major: number) => major << 16;
/** The oldest browsers for which styles are written. */
export const styleTargets = { chrome: version(114), firefox: version(125), safari: version(17) };

/**
 * Keeps only chunks with their own style sheets that an island imports later; Vite loads the sheet before it runs the
 * chunk. The styles of all others are in the page.
 */
export function lazyStyles(): Plugin {
  return {
    name: 'forespan-lazy-styles',
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
 * Gives each page the rules of the site's sheet that it uses, or that its scripts may need, and separately those that
 * islands need once a visitor interacts with them.
 */
export function createPageStyler(sheet: Uint8Array, islands: Bundle, console: Bundle): StylePage {
  const namesByIsland = islandNames(islands);
  const consoleNames = console.flatMap(namesIn);
  const sheets = new Map<string, { css: string; lateCss: string }>();
  const rules = readSheet(sheet);

  function sheetsFor(now: Markup, ever: Markup) {
    return {
      css: filterRules(rules, 'page', (selectors) => anyUsed(selectors, now)),
      lateCss: filterRules(
        rules,
        'late',
        (selectors) => !anyUsed(selectors, now) && anyUsed(selectors, ever),
      ),
    };
  }

  return async (page, target) => {
    const { classes, tags, islands } = page.readMarkup();
    const isConsole = 'role' in target && target.role === 'console';
    const added = (late: boolean) =>
      islands.flatMap(({ name, when }) => (startsLate(when) === late ? (namesByIsland.get(name) ?? []) : []));
    const open = isConsole || islands.length > 0;
    const names = classes.union(tags).union(new Set(isConsole ? consoleNames : added(false)));
    const now = { names, open };
    const ever = { names: names.union(new Set(added(true))), open };
    // A page is mostly the same in every language.
    const key = `${sheetKey(now)} ${sheetKey(ever)}`;
    const { css, lateCss } = sheets.get(key) ?? sheetsFor(now, ever);
    sheets.set(key, { css, lateCss });
    return { css: css + page.hoistStyles(), lateCss };
  };
}

/** The parts of a page's markup that selectors can match. */
interface Markup {
  /** Classes and tags. */
  names: Set<string>;
  /** True if scripts add elements later: keep every rule that matches a tag, except of form controls. */
  open: boolean;
}

/** Most pages have no form until the chat is opened. */
const controls = ['input', 'select', 'textarea', 'fieldset', 'legend'];

function sheetKey({ names, open }: Markup): string {
  return JSON.stringify([[...names].sort(), open]);
}

function matches(part: SelectorComponent, markup: Markup): boolean {
  // Classes without a hash are composed into others, with `from global`.
  if (part.type === 'class') return markup.names.has(part.name) || !/_[\w-]{6}$/.test(part.name);
  if (part.type === 'type')
    return markup.names.has(part.name) || (markup.open && !controls.includes(part.name));
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

/** A rule of the sheet. A group, such as `@media`, has rules within; a style rule has selectors. */
interface Rule {
  head: string;
  body: string | Rule[];
  selectors?: Selector[] | undefined;
}

/** Reads the sheet once, since its parser takes longer for each page than everything else. */
function readSheet(sheet: Uint8Array): Rule[] {
  const { code } = transform({ filename: 'site.css', code: sheet });
  const selectors: Selector[][] = [];
  transform({
    filename: 'site.css',
    code,
    visitor: { Rule: { style: ({ value }) => void selectors.push(value.selectors) } },
  });
  const rules = splitRules(code.toString(), () => selectors.shift());
  if (selectors.length > 0) throw new Error('The style sheet has rules that are not read');
  return rules;
}

function splitRules(css: string, nextSelectors: () => Selector[] | undefined): Rule[] {
  const rules: Rule[] = [];
  let [depth, start, open] = [0, 0, 0];
  for (const { 0: token, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (token === '{' && depth++ === 0) open = index;
    if (token !== '}' || --depth > 0) continue;
    const head = css.slice(start, open).trim();
    const body = css.slice(open + 1, index);
    start = index + 1;
    if (/^@(media|supports|container|starting-style)/.test(head))
      rules.push({ head, body: splitRules(body, nextSelectors) });
    else rules.push({ head, body, selectors: head.startsWith('@') ? undefined : nextSelectors() });
  }
  return rules;
}

/** The rules with matching selectors, minified. Fonts are declared in the page. */
function filterRules(
  rules: Rule[],
  target: 'page' | 'late',
  wanted: (selectors: Selector[]) => boolean,
): string {
  const write = (all: Rule[]): string =>
    all
      .map(({ head, body, selectors }) => {
        const kept = typeof body === 'string' ? body : write(body);
        const drop = selectors ? !wanted(selectors) : target === 'late' && head === '@font-face';
        return drop || kept === '' ? '' : `${head}{${kept}}`;
      })
      .join('');
  const code = Buffer.from(write(rules));
  // Without targets it merges rules that were split for Safari.
  const minified = transform({ filename: 'site.css', code, minify: true, targets: styleTargets });
  return withoutEmptyBlocks(withoutUnusedAnimations(minified.code.toString()));
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

/** The names that each island may add: all in those of its chunks that have no style sheet. */
function islandNames(bundle: Bundle): ReadonlyMap<string, string[]> {
  const names = new Map<string, string[]>();
  for (const file of bundle) {
    const name = islandName(file);
    if (!name) continue;
    const chunks = [...chunksFrom(bundle, file.fileName, 'ever')];
    names.set(name, chunks.filter((chunk) => !chunk.viteMetadata?.importedCss.size).flatMap(namesIn));
  }
  return names;
}

/** The island whose entry a chunk is, if any. */
export function islandName(file: Bundle[number]): string | undefined {
  return file.type === 'chunk' ? /([^/]+)\.island\.tsx$/.exec(file.facadeModuleId ?? '')?.[1] : undefined;
}

/** The names of classes and form controls in the code of a chunk. */
function namesIn(file: Bundle[number]): string[] {
  if (file.type !== 'chunk') return [];
  const { code } = file;
  const hasControl = (name: string) => new RegExp(`["'\`]${name}["'\`]`).test(code);
  return [...(code.match(/[\w-]+_[\w-]{6}\b/g) ?? []), ...controls.filter(hasControl)];
}

/** A chunk and everything that it imports, directly or indirectly: statically, or dynamically too. */
export function chunksFrom(
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
