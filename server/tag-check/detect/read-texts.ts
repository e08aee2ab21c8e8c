import { type Loader, type LoaderHost, readLoader } from './loader.ts';
import type { SyntaxNode } from './parse-script.ts';
import type { ReadingOptions, ScriptMention, ScriptReading } from './script-reading.ts';
import { isPlainName, isProseName, isTagName, isTagSetup, readTagId, type TagId } from './tag-id.ts';
import {
  type Candidate,
  decodeText,
  isCodeSink,
  isEvaluated,
  isLoose,
  isMarkupSink,
  isMeasurementId,
  isScriptSink,
  isSegmentKey,
  type TextContext,
} from './text-context.ts';
import { unknownPart } from './text-parts.ts';

/** A script being read, and its findings. */
export interface OpenScript {
  source: string;
  page: URL;
  options: ReadingOptions;
  /** How many scripts it is nested in, as text. */
  depth: number;
  reading: ScriptReading;
  /** Reads a text that the script runs; `within` is its name. */
  readInner(text: string, within: string | null): ScriptReading;
}

interface TextReader {
  /** Reads a text in its context; `node` is the code to show. */
  readText(text: string, context: TextContext, node: SyntaxNode): void;
  mention(tag: TagId | null, act: ScriptMention['act'], host: LoaderHost | null, node: SyntaxNode): void;
  /** Adds the findings that depend on all texts. */
  finish(): void;
}

const deepest = 4;
/** The URL of a loader or of hits, up to the id. */
const openLoader =
  /\/gtag\/js\?(?:[\w=&]*&)?id=$|^\/?gtag\/js$|googletagmanager\.com\/(?:gtag\/js|gtm\.js)(?:\?(?:id=)?)?$|google-analytics\.com\/g\/collect(?:\?[^#]*)?$/;
/** The end of a URL that Segment's snippet computes; its key is read instead. */
const segmentFile = /\/analytics\.min\.js$/;
const notScript = /\.(?:png|gif|jpe?g|svg|webp|avif|css|html?|json|mp4|webm|ico|woff2?)(?:[?#]|$)/i;
const maxMentions = 300;
const maxCall = 120;

/** Reads the texts of a script: the ids, URLs, markup and code in them. */
export function createTextReader({
  source,
  page,
  options,
  depth,
  reading,
  readInner,
}: OpenScript): TextReader {
  const { isManager = false } = options;
  const candidates: Candidate[] = [];
  const addresses: { text: string; isLoaded: boolean }[] = [];
  const optedOut = new Set<string>();
  const seen = {
    gtm: source.includes('gtm.js') || source.includes('gtm.start'),
    openLoader: false,
    makesScripts:
      (/createElement/.test(source) && /['"`]script['"`]/i.test(source)) ||
      (/\bfetch\b|XMLHttpRequest/.test(source) && /\beval\b/.test(source)),
    segment: false,
    firebase: /\binitializeApp\b|authDomain/.test(source),
  };
  return { readText, mention, finish };

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

  /** Texts that are more than an id: URLs, nested JSON, markup, and code that is run. */
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
    // Names of code within a tag manager's own library.
    if (context.name === 'modulePath') return;
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

  /** Adds the findings in a text that the script runs or reads. */
  function include(text: string, node: SyntaxNode, name: string | null): void {
    const inner = readInner(text.replaceAll(unknownPart, '0'), name);
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
    for (const key of ['openLoader', 'openConfig', 'consentDefault', 'zaraz'] as const)
      reading[key] ||= inner[key];
  }

  function finish(): void {
    for (const { tag, context, node } of candidates) {
      const act = actOn(tag, context);
      const isOptedOut = act === 'data' && optedOut.has(tag.id);
      const fromFirebase = seen.firebase && context.name === 'measurementId';
      if (act && !isOptedOut) mention(tag, act, null, node, fromFirebase);
      else if (!isOptedOut && isLoose({ tag, context, node })) reading.looseIds.push(tag.id);
    }
    reading.openLoader ||= seen.openLoader && !reading.mentions.some(({ tag, act }) => tag && act !== 'data');
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
  }

  function actOn(tag: TagId, context: TextContext): ScriptMention['act'] | null {
    const act = usualAct(tag, context);
    return act === 'data' && (isManager || isPlatformSetting(context)) ? 'applied' : act;
  }

  function usualAct(
    tag: TagId,
    { open, callee, name, assigned, outerNames, isOff = false }: TextContext,
  ): ScriptMention['act'] | null {
    if (name === 'send_to' || outerNames[0] === 'send_to') return 'send';
    if (isOff) return null;
    if (tag.kind === 'tag-manager' && seen.gtm) return 'load';
    if (name && isTagName(name)) return 'data';
    if (seen.openLoader && (open === '(' || open === '[' || assigned)) return 'data';
    if (name && isPlainName(name)) return null;
    if (open === '(') return isTagSetup(callee) ? 'data' : null;
    return outerNames.some((outer) => outer && isTagName(outer)) ? 'data' : null;
  }
}

/** Shopify's own scripts load the tags in these settings. */
function isPlatformSetting({ name, outerNames }: TextContext): boolean {
  return name === 'google_tag_ids' || outerNames.includes('Google Gtag Pixel');
}

/** Custom code in the settings of a tag manager. */
function isManagerCode(text: string, { name, callee }: TextContext): boolean {
  return (
    (name === 'source' || name === 'code' || /__registerScript$/.test(callee)) &&
    /[(=]/.test(text) &&
    !isMeasurementId(text)
  );
}
