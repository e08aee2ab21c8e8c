import { type Loader, type LoaderHost, readLoader } from './loader.ts';
import {
  type Candidate,
  decodeText,
  type Frame,
  frame,
  isCodeSink,
  isCommand,
  isCommandArgument,
  isImport,
  isLoose,
  isScriptSink,
  isSegmentKey,
} from './script-frame.ts';
import { type ScriptToken, scriptTokens } from './script-tokens.ts';
import {
  isPlainName,
  isProseName,
  isTagName,
  isTagSetup,
  readGivenId,
  readTagId,
  type TagId,
} from './tag-id.ts';

/** A tag mentioned in a script. `act` is how: loaded, configured, sent to, or only stored under a telling name. */
export interface ScriptMention {
  tag: TagId | null;
  act: 'load' | 'config' | 'send' | 'data';
  host: LoaderHost | null;
  /** It is in a Firebase configuration, which may not use it. */
  fromFirebase: boolean;
}

interface ScriptReading {
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
}

const deepest = 4;
/** No real program nests this deep; a page that does is trying to exhaust our memory. */
const deepestFrame = 500;
const worthReading =
  /\b(?:G|GT|UA|GTM|AW|DC|gtm?|ua)-|\\(?:u00|x)(?:2[dD]|47)|consent|segment|zaraz|google-analytics|googletagmanager|gtm\.start|MEASUREMENT|TRACKING|[Ss]cript|\bimport\b|atob|PHNjcmlwd|gtag|writeKey|analytics\.load/;
/** The address of a loader, or of hits, that ends before the id. */
const openLoader =
  /\/gtag\/js\?id=$|^\/?gtag\/js$|googletagmanager\.com\/(?:gtag\/js|gtm\.js)(?:\?(?:id=)?)?$|google-analytics\.com\/g\/collect(?:\?[^#]*)?$/;
/** The end of an address that Segment's snippet puts together; its key is read instead. */
const segmentFile = '/analytics.min.js';
const notScript = /\.(?:png|gif|jpe?g|svg|webp|avif|css|html?|json|mp4|webm|ico|woff2?)(?:[?#]|$)/i;

/**
 * Finds tags in a script or JSON. Comments, prose and code samples in strings are ignored. `within` is the name of
 * the surrounding data, if known.
 */
export function readScript(
  source: string,
  page: URL,
  within: string | null = null,
  depth = 0,
): ScriptReading {
  const reading: ScriptReading = {
    mentions: [],
    consentDefault: false,
    zaraz: false,
    segmentKeys: [],
    markup: [],
    openLoader: false,
    looseIds: [],
    scripts: [],
    maskedLoaders: [],
  };
  if (!worthReading.test(source)) return reading;
  const candidates: Candidate[] = [];
  const seen = {
    gtm: false,
    gtmStart: false,
    openLoader: false,
    createsElements: false,
    scriptWord: false,
    makesScripts: false,
    segment: false,
    firebase: false,
  };
  const addresses: { text: string; isLoaded: boolean }[] = [];
  let tail = '';
  const frames: Frame[] = [{ ...frame('', ''), name: within }];
  let path = '';
  let last: ScriptToken | undefined;

  for (const token of scriptTokens(source)) {
    const top = frames.at(-1) as Frame;
    if (token.kind === 'word') {
      path = last?.value === '.' || last?.value === '?.' ? `${path}.${token.value}` : token.value;
      if (/^(initializeApp|authDomain)$/.test(token.value)) seen.firebase = true;
      if (token.value === 'createElement') seen.createsElements = true;
      seen.makesScripts ||= seen.createsElements && seen.scriptWord;
    } else if (token.kind === 'text') {
      readText(token.value, top);
    } else if (token.kind === 'mark') {
      readMark(token.value, top);
      if (!/^\??\.$/.test(token.value)) path = '';
    }
    last = token;
  }
  for (const candidate of candidates) {
    const act = actOn(candidate);
    const fromFirebase = seen.firebase && candidate.inner.name === 'measurementId';
    if (act) reading.mentions.push({ tag: candidate.tag, act, host: null, fromFirebase });
    else if (isLoose(candidate)) reading.looseIds.push(candidate.tag.id);
  }
  const isNamed = reading.mentions.some(({ tag }) => tag);
  reading.openLoader ||= seen.openLoader && !isNamed;
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
  if (seen.gtmStart && seen.createsElements && !hasContainer) {
    const masked = addresses.filter(({ text }) => /^(?:https?:)?\/\/|^\//.test(text));
    reading.maskedLoaders.push(...masked.map(({ text }) => (/[?=&]$/.test(text) ? text + tail : text)));
  }
  if (seen.segment && reading.segmentKeys.length === 0) reading.segmentKeys.push('');
  return reading;

  function readMark(mark: string, top: Frame): void {
    if (mark === '(' || mark === '[' || mark === '{') {
      if (frames.length < deepestFrame) frames.push(frame(mark, mark === '(' ? path : ''));
    } else if (mark === ')' || mark === ']' || mark === '}') {
      if (frames.length > 1) frames.pop();
    } else if (mark === ',' || mark === ';') {
      top.commas += 1;
      top.name = null;
      top.ternaries = 0;
    } else if (mark === '?') top.ternaries += 1;
    else if (mark === ':' && top.ternaries > 0) top.ternaries -= 1;
    else if (/^(=|:|\|\|=|\?\?=)$/.test(mark)) {
      top.name = last?.value ?? null;
      top.assigned = mark !== ':';
    }
  }

  function readText(value: string, top: Frame): void {
    const text = value.trim();
    if (text === 'authDomain') seen.firebase = true;
    if (text === 'script') seen.scriptWord = true;
    seen.makesScripts ||= seen.createsElements && seen.scriptWord;
    if (top.texts.length < 3 && top.texts.length === top.commas) top.texts.push(text);
    if (top.texts[0] === 'consent' && top.texts[1] === 'default') reading.consentDefault = true;
    if (text === 'gtm.start') seen.gtmStart = true;
    if (text.includes('gtm.js') || text === 'gtm.start') seen.gtm = true;
    if (openLoader.test(text)) seen.openLoader = true;
    if (text.includes('/cdn-cgi/zaraz/')) reading.zaraz = true;
    if (/cdn\.segment\.com\/analytics\.js/.test(text)) seen.segment = true;
    if (isSegmentKey(text, top)) reading.segmentKeys.push(text);

    const tag = isCommandArgument(top) ? readGivenId(text) : readTagId(text);
    if (tag) {
      const outerNames = frames.slice(-3, -1).map(({ name }) => name);
      candidates.push({ tag, inner: { ...top, texts: [...top.texts] }, outerNames: outerNames.reverse() });
    } else if (!isProseName(top.name ?? '') || isCodeSink(top)) {
      readLonger(text, top);
    }
  }

  /** Strings that are more than an id: URLs, nested JSON, markup, and code that is run. */
  function readLonger(text: string, top: Frame): void {
    if (/^[^\s<>"']*[/.?=][^\s<>"']*$/.test(text) && text.length < 2_000) {
      const loader = /[/.]/.test(text) ? readLoader(text, page) : null;
      addLoader(loader);
      if (
        !loader &&
        text.includes('/') &&
        text !== segmentFile &&
        !/google(?:tagmanager|-analytics)\.com/.test(text)
      )
        addresses.push({ text, isLoaded: isScriptSink(top) || isImport(last) });
    }
    if (/^[\w=%&.+-]{1,200}$/.test(text)) tail = text;
    if (depth >= deepest) return;
    const decoded = decodeText(text, top);
    if (decoded) {
      readLonger(decoded, { ...top, callee: 'write' });
      return;
    }
    if (/^[[{][\s\S]*[\]}]$/.test(text)) include(readScript(text, page, top.name, depth + 1));
    else if (
      /^\s*(?:<!--[^>]*-->\s*)?<script/i.test(text) &&
      /(^|\.)(write(ln)?|append|prepend|html|before|after)$/.test(top.callee)
    )
      reading.markup.push(text);
    else if (/^eval$|setTimeout$|^write$/.test(top.callee) || (seen.makesScripts && isCodeSink(top)))
      include(readScript(text, page, top.name, depth + 1));
  }

  function addLoader(loader: Loader | null): void {
    if (loader?.what === 'zaraz') reading.zaraz = true;
    else if (loader?.what === 'segment') {
      seen.segment = true;
      if (loader.key) reading.segmentKeys.push(loader.key);
    } else if (loader)
      reading.mentions.push({ tag: loader.tag, act: 'load', host: loader.host, fromFirebase: false });
  }

  function include(inner: ScriptReading): void {
    reading.mentions.push(...inner.mentions);
    reading.segmentKeys.push(...inner.segmentKeys);
    reading.markup.push(...inner.markup);
    reading.openLoader ||= inner.openLoader;
    reading.looseIds.push(...inner.looseIds);
    reading.scripts.push(...inner.scripts);
    reading.maskedLoaders.push(...inner.maskedLoaders);
    reading.consentDefault ||= inner.consentDefault;
    reading.zaraz ||= inner.zaraz;
  }

  function actOn({ tag, inner, outerNames }: Candidate): ScriptMention['act'] | null {
    const { open, callee, name, assigned } = inner;
    if (name === 'send_to' || outerNames[0] === 'send_to') return 'send';
    if (isCommand(tag, inner)) return 'config';
    if (tag.kind === 'tag-manager' && seen.gtm) return 'load';
    if (name && isTagName(name)) return 'data';
    if (seen.openLoader && (open === '(' || open === '[' || assigned)) return 'data';
    if (name && isPlainName(name)) return null;
    if (open === '(') return isTagSetup(callee) ? 'data' : null;
    return outerNames.some((outer) => outer && isTagName(outer)) ? 'data' : null;
  }
}
