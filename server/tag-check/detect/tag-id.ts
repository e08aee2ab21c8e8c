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
  const kind = tagKind(id);
  return kind ? { kind, id, placeholder: isSample(id) } : null;
}

/**
 * Parses a text that can only be an id: in the URL of a loader or in a command. It may be in lower case, or a
 * placeholder such as `GA_MEASUREMENT_ID` or `UA-XXXXX-Y`.
 */
export function readGivenId(text: string): TagId | null {
  const known = readTagId(text);
  if (known || text.length > 40) return known;
  const id = text.trim();
  if (placeholderWords.test(id)) return { kind: 'ga4', id, placeholder: true };
  const kind = /\d/.test(id) && id === id.toLowerCase() ? tagKind(id.toUpperCase()) : null;
  return kind ? { kind, id, placeholder: false } : null;
}

/** True if an id is in lower case; Google issues upper case. */
export function isLowerCase(id: string): boolean {
  return /^[a-z]/.test(id);
}

function tagKind(id: string): TagKind | null {
  return forms.find(([form]) => form.test(id))?.[1] ?? null;
}

const placeholderWords =
  /^(?:your[-_ ]?|my[-_ ]?)?(?:ga4?|gtag|gtm|google|measurement|tracking|tag|analytics|property)[a-z0-9_ -]*id$|^UA-[X0-9]*X[X0-9]*-[XY0-9]$|^(?:G|GTM|GT)-X{2,}$|^(?:G|GTM)-(?:YOUR|MY)[A-Z_-]*$/i;
const sampleParts = new Set([
  '1234567890',
  '0123456789',
  '123456789',
  '12345678',
  '1234567',
  'ABCDEFGHIJ',
  'ABCDEFGH',
  'ABCDEFG',
  'ABCDEF',
  'ABC123DEF4',
  'ABCDE12345',
  'ABCDE123',
  'ABCD123456',
  'ABCD1234',
  'ABC123456',
  'ABC1234567',
  'ABC1234',
  'ABC123',
]);

/** `G-XXXXXXXXXX`, `GTM-0000000`, `G-1234567890`: from manuals, never issued. */
function isSample(id: string): boolean {
  if (/^[A-Z]+-(?:(.)\1+|0*X+0*)(?:-\d+)?$/.test(id)) return true;
  return /^(?:G|GT|GTM)-/.test(id) && sampleParts.has(id.slice(id.indexOf('-') + 1));
}

/** Variable names for tag ids: `gaMeasurementId`, `NEXT_PUBLIC_GA_ID`, `gtm-id`. */
export function isTagName(name: string): boolean {
  const words = splitWords(name);
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
  return splitWords(name).some((word) =>
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

function splitWords(name: string): string[] {
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());
}
