import type { TagKind } from '../../../contract/tag-check.ts';

export interface TagId {
  kind: TagKind;
  id: string;
  /** A sample id from documentation, such as `G-XXXXXXXXXX`. */
  placeholder: boolean;
}

const forms: [RegExp, TagKind][] = [
  [/^G-[A-Z0-9]{6,12}$/, 'ga4'],
  [/^GT-[A-Z0-9]{5,12}$/, 'google-tag'],
  [/^UA-\d{4,10}-\d{1,4}$/, 'universal-analytics'],
  [/^GTM-[A-Z0-9]{4,10}$/, 'tag-manager'],
  [/^AW-\d{6,12}$/, 'google-ads'],
  [/^DC-\d{5,10}$/, 'floodlight'],
];

/** Parses a tag id that makes up the whole text. A conversion label or activity may follow `AW-` and `DC-` ids. */
export function readTagId(text: string): TagId | null {
  if (text.length > 80) return null;
  const id = text.trim().replace(/^((?:AW|DC)-\d+)\/.+$/, '$1');
  const kind = forms.find(([form]) => form.test(id))?.[1];
  return kind ? { kind, id, placeholder: /^[A-Z]+-(?:(.)\1+|0*X+0*)(?:-\d+)?$/.test(id) } : null;
}

/** Variable names for tag ids: `gaMeasurementId`, `NEXT_PUBLIC_GA_ID`, `gtm-id`. */
export function isTagName(name: string): boolean {
  const words = wordsOf(name);
  if (
    isMerchandiseName(name) ||
    words.some(isSampleWord) ||
    /\.(md|mdx|html?|m?js|css|json|tsx?|vue|png|svg)$/.test(name)
  )
    return false;
  const joined = words.join('');
  return (
    words.some((word) => /^(ga|gat|gtm|ua|tid)$/.test(word)) ||
    /gtag|gtm|analytics|googletag|tagmanager|measurementid|trackingids?$|trackingcode|trackerid|tagids?$|webproperty/.test(
      joined,
    )
  );
}

/** Functions that set up a tag: `initGA(id)`, `ReactGA.initialize(id)`, but not `analytics.track(name)`. */
export function isTagSetup(callee: string): boolean {
  const last = callee.slice(callee.lastIndexOf('.') + 1);
  return (
    isTagName(callee) && (/getTracker/i.test(last) || !/track|event|send|push|log|page|identify/i.test(last))
  );
}

function isSampleWord(word: string): boolean {
  return /^(placeholder|example|sample|help|hint|label|description|title|text|message|docs?)$/.test(word);
}

/** Names whose values are never tag ids. */
export function isPlainName(name: string): boolean {
  return isMerchandiseName(name) || (isProseName(name) && name !== 'code');
}

/** Names of products, orders and the like, whose numbers can look like tag ids. */
function isMerchandiseName(name: string): boolean {
  return wordsOf(name).some((word) =>
    /^(sku|product|item|order|variant|article|part|model|campaign|coupon|category|parcel|shipment)s?$/.test(
      word,
    ),
  );
}

/** Names of text for people rather than values for programs. */
export function isProseName(name: string): boolean {
  return /^(content|contents|text|title|heading|description|summary|excerpt|body|markdown|html|snippet|example|sample|placeholder|label|answer|question|caption|code|raw|source|children)$/i.test(
    name,
  );
}

function wordsOf(name: string): string[] {
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());
}
