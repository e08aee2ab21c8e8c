import { createTextFolder, unknownPart } from './fold-text.ts';
import { type Loader, type LoaderHost, readLoader } from './loader.ts';
import type { ModuleMap } from './module-map.ts';
import { forEachChild, nameOf, parseScript, pathOf, type SyntaxNode } from './parse-script.ts';
import { collectNames, type Place, type Scope } from './script-names.ts';
import {
  isPlainName,
  isProseName,
  isTagName,
  isTagSetup,
  readGivenId,
  readTagId,
  type TagId,
} from './tag-id.ts';
import {
  type Candidate,
  contextOf,
  decodeText,
  emptyContext,
  isCodeSink,
  isLoose,
  isMarkupSink,
  isMeasurementId,
  isScriptSink,
  isSegmentKey,
  type TextContext,
} from './text-context.ts';

/** A tag mentioned in a script. `act` is how: loaded, configured, sent to, or only stored under a telling name. */
export interface ScriptMention {
  tag: TagId | null;
  act: 'load' | 'config' | 'send' | 'data';
  host: LoaderHost | null;
  /** It is in a Firebase configuration, which may not use it. */
  fromFirebase: boolean;
  /** The line of the script, from 0, and what it says there. */
  line: number;
  call: string;
}

export interface ScriptReading {
  mentions: ScriptMention[];
  consentDefault: boolean;
  zaraz: boolean;
  /** Segment's write keys; empty strings if one is not visible. */
  segmentKeys: string[];
  /** HTML that the script writes into the page. */
  markup: string[];
  /** It loads a Google tag whose id is not in it. */
  openLoader: boolean;
  /** Measurement ids whose use is not visible; with a loader elsewhere they are the ones it loads. */
  looseIds: string[];
  /** The addresses of scripts it adds to the page. */
  scripts: string[];
  /** The addresses a Tag Manager snippet without a visible id may load its container from. */
  maskedLoaders: string[];
  /** The modules it imports, and those it asks RequireJS for. */
  imports: string[];
  required: string[];
  modules: ModuleMap;
  /** It could not be parsed, or not within the budget. */
  isUnreadable: boolean;
}

interface ReadingOptions {
  /** The name of the surrounding data, if known. */
  within?: string | null | undefined;
  /** It belongs to a tag manager, so markup and code in its settings run. */
  isManager?: boolean | undefined;
}

const deepest = 4;
const worthReading =
  /\b(?:G|GT|UA|GTM|AW|DC|gtm?|ua)-|\\(?:u00|x)(?:2[dD]|47)|consent|segment|zaraz|google|gtag|gtm|MEASUREMENT|TRACKING|[Ss]cript|\bimport\b|atob|fromCharCode|PHNjcmlwd|aHR0c|writeKey|analytics|require|define\(|System\.|["'`](?:G|UA|GTM)["'`]/;
/** What makes a script that cannot be parsed count as unread. */
const maybeTag = /\b(?:G|GT|GTM)-[A-Z0-9]{4}|googletagmanager|gtag|gtm\.js/;
/** The address of a loader, or of hits, that ends before the id. */
const openLoader =
  /\/gtag\/js\?(?:[\w=&]*&)?id=$|^\/?gtag\/js$|googletagmanager\.com\/(?:gtag\/js|gtm\.js)(?:\?(?:id=)?)?$|google-analytics\.com\/g\/collect(?:\?[^#]*)?$/;
/** The end of an address that Segment's snippet puts together; its key is read instead. */
const segmentFile = /\/analytics\.min\.js$/;
const notScript = /\.(?:png|gif|jpe?g|svg|webp|avif|css|html?|json|mp4|webm|ico|woff2?)(?:[?#]|$)/i;
const withSource = new Set(['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration']);
/** What is read as a part of a text that is known to the last letter. */
const parts = new Set(['Literal', 'TemplateElement', 'BinaryExpression']);
/** Shorter texts are neither ids nor addresses. */
const minText = 6;
const maxMentions = 300;
const maxCall = 120;

/** Finds tags in a script or JSON by its syntax. Comments, prose and code samples in strings are ignored. */
export function readScript(
  source: string,
  page: URL,
  options: ReadingOptions = {},
  depth = 0,
): ScriptReading {
  const reading = emptyReading();
  if (!options.isManager && !worthReading.test(source)) return reading;
  try {
    const program = parseScript(source);
    if (program) readProgram(program, source, page, options, depth, reading);
    else reading.isUnreadable = maybeTag.test(source);
  } catch (error) {
    // Too deep for the stack.
    if (!(error instanceof RangeError)) throw error;
    reading.isUnreadable = true;
  }
  return reading;
}

function emptyReading(): ScriptReading {
  return {
    mentions: [],
    consentDefault: false,
    zaraz: false,
    segmentKeys: [],
    markup: [],
    openLoader: false,
    looseIds: [],
    scripts: [],
    maskedLoaders: [],
    imports: [],
    required: [],
    modules: { base: null, paths: {} },
    isUnreadable: false,
  };
}

function readProgram(
  program: SyntaxNode,
  source: string,
  page: URL,
  { within = null, isManager = false }: ReadingOptions,
  depth: number,
  reading: ScriptReading,
): void {
  const names = collectNames(program);
  const { fold, resolve, list, isSpent } = createTextFolder(names);
  const candidates: Candidate[] = [];
  const addresses: { text: string; isLoaded: boolean }[] = [];
  const optedOut = new Set<string>();
  const given = new Set<SyntaxNode>();
  const seen = {
    gtm: source.includes('gtm.js') || source.includes('gtm.start'),
    openLoader: false,
    makesScripts: /createElement/.test(source) && /['"`]script['"`]/i.test(source),
    segment: false,
    firebase: /\binitializeApp\b|authDomain/.test(source),
  };
  const ancestors: SyntaxNode[] = [];

  visit(program, names.top);

  for (const { tag, context, node } of candidates) {
    const act = actOn(tag, context);
    const isOptedOut = act === 'data' && optedOut.has(tag.id);
    const fromFirebase = seen.firebase && context.name === 'measurementId';
    if (act && !isOptedOut) mention(tag, act, null, node, fromFirebase);
    else if (!isOptedOut && isLoose({ tag, context, node })) reading.looseIds.push(tag.id);
  }
  reading.openLoader ||= seen.openLoader && !reading.mentions.some(({ tag }) => tag);
  reading.scripts.push(
    ...addresses
      .filter(({ text, isLoaded }) =>
        /\.m?js(?:[?#]|$)/.test(text)
          ? isLoaded || seen.makesScripts
          : isLoaded && seen.makesScripts && /^(?:https?:)?\/\/|^\//.test(text) && !notScript.test(text),
      )
      .map(({ text }) => text),
  );
  const hasContainer = reading.mentions.some(({ tag }) => tag?.kind === 'tag-manager');
  if (source.includes('gtm.start') && source.includes('createElement') && !hasContainer)
    reading.maskedLoaders.push(
      ...addresses.map(({ text }) => text).filter((text) => /^(?:https?:)?\/\/|^\//.test(text)),
    );
  if (seen.segment && reading.segmentKeys.length === 0) reading.segmentKeys.push('');
  reading.isUnreadable ||= isSpent() && maybeTag.test(source);

  function visit(node: SyntaxNode, around: Scope): void {
    const scope = names.scopeIn(node, around);
    let isWhole = false;
    if (node.type === 'CallExpression' || node.type === 'NewExpression') readCall(node, scope);
    else if (node.type === 'AssignmentExpression') readAssigned(node.left, { node: node.right, scope }, node);
    else if (node.type === 'Property') readAssigned(node.key, { node: node.value, scope }, node);
    else if (node.type === 'ArrayExpression') readCommand(node.elements, '', scope, node);
    else if (node.type === 'ImportExpression') addImports(fold({ node: node.source, scope }));
    else if (withSource.has(node.type)) {
      const from = (node as { source?: SyntaxNode | null }).source;
      if (from) addImports(fold({ node: from, scope }));
      if (node.type === 'ImportDeclaration') return;
    }
    if (isText(node)) isWhole = readTexts({ node, scope }, node);
    ancestors.push(node);
    forEachChild(node, (child) => {
      if (!isWhole || !parts.has(child.type)) visit(child, scope);
    });
    ancestors.pop();
  }

  /** Reads the texts of an expression; whether they are known to the last letter. */
  function readTexts(place: Place, node: SyntaxNode, context?: TextContext): boolean {
    const texts = fold(place);
    const telling = given.has(place.node) ? [] : texts.filter(({ length }) => length >= minText);
    if (telling.length > 0) context ??= contextOf(node, ancestors, within);
    for (const text of telling) readText(text, context as TextContext, node);
    return texts.every((text) => !text.includes(unknownPart));
  }

  function readCall(node: SyntaxNode & { callee: SyntaxNode; arguments: SyntaxNode[] }, scope: Scope): void {
    const callee = pathOf(node.callee);
    const items = node.arguments;
    const context = { ...emptyContext(), open: '(' as const, callee };
    readCommand(items, callee, scope, node);
    const last = callee.slice(callee.lastIndexOf('.') + 1);
    if (/^(?:require|requirejs|define)$/.test(callee)) {
      for (const item of items.slice(0, 2)) {
        if (item.type === 'ArrayExpression' && (last !== 'define' || items.length > 1))
          reading.required.push(...(list({ node: item, scope }) ?? []));
      }
    } else if (/^(?:require|requirejs|System)\.config$/.test(callee)) readModuleSettings(items[0], scope);
    else if (/^System\.(?:import|register)$/.test(callee))
      addImports(
        items.slice(0, 2).flatMap((item) => list({ node: item, scope }) ?? fold({ node: item, scope })),
      );
    if (items.every((item) => isLiteral(item) || isText(item))) return;
    const takesText =
      isScriptSink(context) ||
      isMarkupSink(context) ||
      isTagSetup(callee) ||
      isEvaluated(callee) ||
      isCodeSink(context);
    if (!takesText) return;
    for (const item of items)
      if (!isText(item) && !isLiteral(item)) readTexts({ node: item, scope }, node, context);
  }

  /** `gtag('config', id)`, `ga('create', id)`, `['_setAccount', id]`, whatever the function is called. */
  function readCommand(
    items: readonly (SyntaxNode | null)[],
    callee: string,
    scope: Scope,
    node: SyntaxNode,
  ): void {
    const [first, second] = items;
    if (!first || !second || (first.type !== 'Literal' && first.type !== 'TemplateLiteral')) return;
    const [command = ''] = fold({ node: first, scope });
    if (command === 'consent' && fold({ node: second, scope }).includes('default'))
      reading.consentDefault = true;
    const isGiven =
      command === 'create' ? /(^|\.)ga$/.test(callee) : command === 'config' && /gtag/i.test(callee);
    const isSetup =
      command === 'config' ||
      command === 'create' ||
      /^(\w+\.)?_setAccount$/.test(command) ||
      (command === 'get' && /gtag/i.test(callee));
    if (!isSetup) return;
    for (const text of fold({ node: second, scope })) {
      const tag = isGiven ? readGivenId(text) : readTagId(text);
      const isOther =
        /create|_setAccount/.test(command) && tag?.kind !== 'universal-analytics' && !tag?.placeholder;
      if (!tag || isOther) continue;
      given.add(second);
      mention(tag, 'config', null, node);
    }
  }

  /** What is assigned to a property or variable whose name says what it is for. */
  function readAssigned(target: SyntaxNode, place: Place, node: SyntaxNode): void {
    const name = nameOf(target) ?? pathOf(target).split('.').at(-1) ?? '';
    if (name === 'require' && place.node.type === 'ObjectExpression')
      readModuleSettings(place.node, place.scope);
    const isTelling =
      name === 'src' ||
      name === 'send_to' ||
      isTagName(name) ||
      isCodeSink({ ...emptyContext(), name, assigned: true });
    if (!isTelling || isText(place.node) || isLiteral(place.node)) return;
    const texts = place.node.type === 'ArrayExpression' ? (list(place) ?? []) : fold(place);
    for (const text of texts)
      readText(
        text,
        { ...emptyContext(), open: '{', name, assigned: node.type === 'AssignmentExpression' },
        node,
      );
  }

  function readModuleSettings(settings: SyntaxNode | undefined, scope: Scope): void {
    const [place] = settings ? resolve({ node: settings, scope }) : [];
    if (place?.node.type !== 'ObjectExpression') return;
    for (const property of place.node.properties) {
      const key = property.type === 'Property' ? nameOf(property.key) : null;
      if (property.type !== 'Property') continue;
      const value = { node: property.value, scope: place.scope };
      if (key === 'baseUrl' || key === 'baseURL')
        reading.modules.base = fold(value)[0]?.replace(/\/?$/, '/') ?? null;
      if (
        (key === 'paths' || key === 'map' || key === 'deps') &&
        property.value.type === 'ObjectExpression'
      ) {
        for (const path of property.value.properties) {
          const name = path.type === 'Property' ? nameOf(path.key) : null;
          const [to = ''] = path.type === 'Property' ? fold({ node: path.value, scope: place.scope }) : [];
          if (name && to && !to.includes(unknownPart)) reading.modules.paths[name] = to;
        }
      }
      if (key === 'deps') reading.required.push(...(list(value) ?? []));
    }
    reading.modules.base ??= '';
  }

  function addImports(names: readonly string[]): void {
    reading.imports.push(...names.filter((name) => name !== '' && !name.includes(unknownPart)));
  }

  function readText(value: string, context: TextContext, node: SyntaxNode): void {
    const text = value.trim();
    const [before = ''] = text.split(unknownPart);
    const stopped = /ga-disable-([A-Z]+-[A-Z\d-]+)/.exec(text)?.[1];
    if (stopped) optedOut.add(stopped);
    if (openLoader.test(before)) seen.openLoader = true;
    if (text.includes('/cdn-cgi/zaraz/')) reading.zaraz = true;
    if (/cdn\.segment\.com\/analytics\.js/.test(text)) seen.segment = true;
    if (isSegmentKey(text, context)) reading.segmentKeys.push(text);
    const tag = readTagId(text);
    if (tag) candidates.push({ tag, context, node });
    else if (isManager || !isProseName(context.name ?? '') || isCodeSink(context))
      readLonger(text, context, node);
  }

  /** Texts that are more than an id: addresses, nested JSON, markup, and code that is run. */
  function readLonger(text: string, context: TextContext, node: SyntaxNode): void {
    if (/^[^\s<>"']*[/.?=][^\s<>"']*$/.test(text) && text.length < 2_000) readAddress(text, context, node);
    if (depth >= deepest) return;
    const decoded = decodeText(text);
    if (decoded) readLonger(decoded, { ...context, callee: 'write', name: 'src' }, node);
    else if (/^[[{][\s\S]*[\]}]$/.test(text)) include(text, node, context.name);
    else if (
      /<script/i.test(text) &&
      (isManager || (/^\s*(?:<!--[^>]*-->\s*)?<script/i.test(text) && isMarkupSink(context)))
    )
      reading.markup.push(text.replaceAll(unknownPart, ''));
    else if (
      isEvaluated(context.callee) ||
      (isManager && isManagerCode(text, context)) ||
      (seen.makesScripts && isCodeSink(context))
    )
      include(text, node, context.name);
  }

  function readAddress(text: string, context: TextContext, node: SyntaxNode): void {
    const loader = /[/.]/.test(text) ? readLoader(text.replaceAll(unknownPart, ''), page) : null;
    addLoader(loader, node);
    const isGoogle = /google(?:tagmanager|-analytics)\.com/.test(text);
    if (loader || !text.includes('/') || segmentFile.test(text) || isGoogle) return;
    const isGap = text.slice(0, text.lastIndexOf('.js')).lastIndexOf(unknownPart) > 0;
    if (!isGap)
      addresses.push({
        text: text.replaceAll(unknownPart, ''),
        isLoaded: isScriptSink(context) || (isManager && context.name === 'source'),
      });
  }

  function addLoader(loader: Loader | null, node: SyntaxNode): void {
    if (loader?.what === 'zaraz') reading.zaraz = true;
    else if (loader?.what === 'segment') {
      seen.segment = true;
      if (loader.key) reading.segmentKeys.push(loader.key);
    } else if (loader) mention(loader.tag, 'load', loader.host, node);
  }

  function mention(
    tag: TagId | null,
    act: ScriptMention['act'],
    host: LoaderHost | null,
    node: SyntaxNode,
    fromFirebase = false,
  ): void {
    if (reading.mentions.length >= maxMentions) return;
    const { start = 0, end = start } = node;
    const line = source.slice(0, start).split('\n').length - 1;
    const call = source.slice(start, Math.min(end, start + maxCall));
    reading.mentions.push({ tag, act, host, fromFirebase, line, call });
  }

  /** Adds what is in a text that the script runs or reads. */
  function include(text: string, node: SyntaxNode, name: string | null): void {
    const inner = readScript(text.replaceAll(unknownPart, '0'), page, { within: name, isManager }, depth + 1);
    for (const { tag, act, host, fromFirebase } of inner.mentions)
      mention(tag, act, host, node, fromFirebase);
    for (const key of [
      'segmentKeys',
      'markup',
      'looseIds',
      'scripts',
      'maskedLoaders',
      'imports',
      'required',
    ] as const)
      reading[key].push(...inner[key]);
    for (const key of ['openLoader', 'consentDefault', 'zaraz'] as const) reading[key] ||= inner[key];
  }

  function actOn(
    tag: TagId,
    { open, callee, name, assigned, outerNames }: TextContext,
  ): ScriptMention['act'] | null {
    if (name === 'send_to' || outerNames[0] === 'send_to') return 'send';
    if (tag.kind === 'tag-manager' && seen.gtm) return 'load';
    if (name && isTagName(name)) return 'data';
    if (seen.openLoader && (open === '(' || open === '[' || assigned)) return 'data';
    if (name && isPlainName(name)) return null;
    if (open === '(') return isTagSetup(callee) ? 'data' : null;
    return outerNames.some((outer) => outer && isTagName(outer)) ? 'data' : null;
  }
}

function isLiteral(node: SyntaxNode): boolean {
  return node.type === 'Literal';
}

/** Expressions that are texts by themselves. */
function isText(node: SyntaxNode): boolean {
  if (node.type === 'Literal') return typeof node.value === 'string';
  if (node.type === 'BinaryExpression') return node.operator === '+';
  if (node.type === 'TemplateLiteral') return true;
  return (
    node.type === 'CallExpression' &&
    /(?:^|\.)(?:concat|join|atob|fromCharCode|unescape|replace|decodeURIComponent)$/.test(pathOf(node.callee))
  );
}

function isEvaluated(callee: string): boolean {
  return /^(?:window\.)?(?:eval|execScript|Function|globalEval|setTimeout|setInterval|write)$/.test(callee);
}

/** Custom code in the settings of a tag manager. */
function isManagerCode(text: string, { name, callee }: TextContext): boolean {
  return (
    (name === 'source' || name === 'code' || /__registerScript$/.test(callee)) &&
    /[(=]/.test(text) &&
    !isMeasurementId(text)
  );
}
