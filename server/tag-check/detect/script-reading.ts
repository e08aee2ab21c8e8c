import { type Loader, type LoaderHost, readLoader } from './loader.ts';
import { type Frame, frame, isCodeSink, isCommand, isSegmentKey } from './script-frame.ts';
import { type ScriptToken, scriptTokens } from './script-tokens.ts';
import { isPlainName, isProseName, isTagName, isTagSetup, readTagId, type TagId } from './tag-id.ts';

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
}

/** An id with its context. */
interface Candidate {
  tag: TagId;
  inner: Frame;
  outerNames: (string | null)[];
}

const deepest = 4;
/** No real program nests this deep; a page that does is trying to exhaust our memory. */
const deepestFrame = 500;
const worthReading =
  /\b(?:G|GT|UA|GTM|AW|DC)-|\\(?:u00|x)(?:2[dD]|47)|consent|segment|zaraz|google-analytics/;

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
  };
  if (!worthReading.test(source)) return reading;
  const candidates: Candidate[] = [];
  const seen = { gtm: false, openLoader: false, makesScripts: false, segment: false, firebase: false };
  const frames: Frame[] = [{ ...frame('', ''), name: within }];
  let path = '';
  let last: ScriptToken | undefined;

  for (const token of scriptTokens(source)) {
    const top = frames.at(-1) as Frame;
    if (token.kind === 'word') {
      path = last?.value === '.' || last?.value === '?.' ? `${path}.${token.value}` : token.value;
      if (/^(initializeApp|authDomain)$/.test(token.value)) seen.firebase = true;
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
    if (text === 'script' && /(^|\.)createElement$/.test(top.callee)) seen.makesScripts = true;
    if (top.texts.length < 3 && top.texts.length === top.commas) top.texts.push(text);
    if (top.texts[0] === 'consent' && top.texts[1] === 'default') reading.consentDefault = true;
    if (text.includes('gtm.js') || text === 'gtm.start') seen.gtm = true;
    if (/\/gtag\/js\?id=$/.test(text)) seen.openLoader = true;
    if (text.includes('/cdn-cgi/zaraz/')) reading.zaraz = true;
    if (/cdn\.segment\.com\/analytics\.js/.test(text)) seen.segment = true;
    if (isSegmentKey(text, top)) reading.segmentKeys.push(text);

    const tag = readTagId(text);
    if (tag) {
      const outerNames = frames.slice(-3, -1).map(({ name }) => name);
      candidates.push({ tag, inner: { ...top, texts: [...top.texts] }, outerNames: outerNames.reverse() });
    } else if (!isProseName(top.name ?? '') || isCodeSink(top)) {
      readLonger(text, top);
    }
  }

  /** Strings that are more than an id: URLs, nested JSON, markup, and code that is run. */
  function readLonger(text: string, top: Frame): void {
    if (/^[^\s<>"']*[/.][^\s<>"']*$/.test(text)) addLoader(readLoader(text, page));
    if (depth >= deepest) return;
    if (/^[[{][\s\S]*[\]}]$/.test(text)) include(readScript(text, page, top.name, depth + 1));
    else if (
      /^<script/i.test(text) &&
      /(^|\.)(write(ln)?|append|prepend|html|before|after)$/.test(top.callee)
    )
      reading.markup.push(text);
    else if (/^eval$|setTimeout$/.test(top.callee) || (seen.makesScripts && isCodeSink(top)))
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
