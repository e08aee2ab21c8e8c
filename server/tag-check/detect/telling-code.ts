import type { SyntaxNode } from './parse-script.ts';

/** Patterns in scripts that name a tag or load another script. */
const names =
  /\b(?:G|GT|UA|GTM|AW|DC|gtm?|ua)-|\\(?:u00|x)(?:2[dD]|47)|consent|segment|zaraz|google|gtag|gtm|MEASUREMENT|TRACKING|<script|[gG]etScript|loadScript|\.script\(|\bimport\b|atob|fromCharCode|PHNjcmlwd|aHR0c|writeKey|analytics|require|define\(|System\.|\bwrite\(|\beval\b|["'`](?:G|UA|GTM)["'`]/;
/** Patterns in functions that may pass on an id, a URL or code. */
const uses =
  /\bsrc\b|\.js\b|\/\/|[tT]ext(?:Content|Node)?\s*[=(]|innerHTML|config|create["'`]|set(?:Account|Attribute|Timeout|Interval)|append|prepend|\b(?:html|before|after|fetch|open|unescape|exec\w*)\(|Fragment|Function\(|send_to|[mM]easurement|[tT]rack(?:ing|er)_?[iIcC]|[tT]ag_?[iIM]|[pP]roperty_?[iI]|(?<![a-z])(?:ga|gat|ua|tid)(?![a-z])|(?:G[aA]|U[aA]|T[iI][dD])(?![a-z])/;
const either = new RegExp(`${names.source}|${uses.source}`, 'g');

/** Most scripts neither name a tag nor load another script, and parsing takes time. */
export function isWorthReading(source: string): boolean {
  return (
    names.test(source) || (/script/i.test(source) && /\bsrc\b|\.text\b|textContent|innerHTML/.test(source))
  );
}

/** Tests whether part of a script may contain evidence; most functions do not. */
export function createPartFilter(source: string): (part: SyntaxNode) => boolean {
  const places = Array.from(source.matchAll(either), ({ index }) => index);
  return ({ start = 0, end = source.length }) => {
    let [low, high] = [0, places.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((places[middle] as number) < start) low = middle + 1;
      else high = middle;
    }
    return low < places.length && (places[low] as number) < end;
  };
}
