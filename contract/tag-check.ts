import * as z from 'zod/mini';
import { cleanAddress, maxLengths } from './clean-text.ts';
import { endpoint } from './endpoint.ts';
import { text } from './text.ts';

/**
 * The result of a check. Only `found` means that Google Analytics is present. `missing` and `container-only` mean that
 * it is not: everything that could contain it was read. `unseen` means that something was not read, see `unread`.
 */
export const tagCheckStates = [
  'found',
  'retired',
  'missing',
  'container-only',
  'unseen',
  'refused',
  'unreachable',
  'timeout',
  'not-html',
  'not-allowed',
] as const;
export type TagCheckState = (typeof tagCheckStates)[number];

export const tagVerdicts = ['found', 'retired', 'none', 'unknown'] as const;
export type TagVerdict = (typeof tagVerdicts)[number];

/** The state in one word: whether Google Analytics is present. */
export function toVerdict(state: TagCheckState): TagVerdict {
  if (state === 'found' || state === 'retired') return state;
  return state === 'missing' || state === 'container-only' ? 'none' : 'unknown';
}

/** The kinds of tag, most conclusive first. Segment and Zaraz may run Analytics without showing it on the page. */
export const tagKinds = [
  'ga4',
  'google-tag',
  'universal-analytics',
  'tag-manager',
  'google-ads',
  'floodlight',
  'segment',
  'zaraz',
] as const;
export type TagKind = (typeof tagKinds)[number];

/**
 * Where a tag is. `container` is a script that the page loads: a Tag Manager container, a Google tag, Segment.
 * `own-script` is one of the site's own scripts.
 */
export const tagPlaces = [
  'script-url',
  'inline-script',
  'gateway',
  'partytown',
  'consent-blocked',
  'amp',
  'preload',
  'noscript',
  'frame',
  'framework-data',
  'attribute',
  'container',
  'own-script',
] as const;
export type TagPlace = (typeof tagPlaces)[number];

export const tagConfidences = ['certain', 'high'] as const;
export type TagConfidence = (typeof tagConfidences)[number];

/**
 * Problems of pages with a result. `retired`: Universal Analytics, switched off in July 2023. `cut`: only the beginning
 * of the page was read.
 */
export const tagWarnings = [
  'duplicate-id',
  'retired',
  'placeholder-id',
  'look-alike-host',
  'loader-not-seen',
  'container-unreadable',
  'noscript-only',
  'lower-case-id',
  'cut',
] as const;
export type TagWarningCode = (typeof tagWarnings)[number];

/**
 * What was not read, although it may contain Google Analytics. A `service` is a platform such as Zaraz or Wix, a
 * `loader` is whatever loads an id that is only in settings.
 */
export const unreadKinds = [
  'page',
  'inline-script',
  'script',
  'container',
  'frame',
  'redirect',
  'service',
  'loader',
] as const;
export type UnreadKind = (typeof unreadKinds)[number];

/**
 * Why it was not read. `limit`: more scripts than a check reads. `runtime`: its URL or id is computed at run time.
 * `server-side`: it runs on a server. `other-site`: it has an id, but possibly another site's. `unseen`: there is an
 * id, but nothing that was read loads it.
 */
export const unreadReasons = [
  'too-long',
  'too-slow',
  'refused',
  'not-allowed',
  'unreadable',
  'limit',
  'runtime',
  'server-side',
  'other-site',
  'unseen',
] as const;
export type UnreadReason = (typeof unreadReasons)[number];

/**
 * Why a page could not be checked, in addition to the state. `not-allowed` has no reason, to avoid revealing anything.
 */
export const tagCheckReasons = [
  'login',
  'forbidden',
  'not-found',
  'rate-limited',
  'server-error',
  'http-error',
  'bot-wall',
  'unknown-host',
  'no-connection',
  'certificate-expired',
  'certificate-untrusted',
  'certificate-name',
  'no-secure-connection',
  'too-many-redirects',
  'bad-answer',
  'empty-page',
  'slow-site',
  'busy',
] as const;
export type TagCheckReason = (typeof tagCheckReasons)[number];

export const nextSteps = [
  'none',
  'replace-retired',
  'remove-duplicate',
  'add-tag',
  'add-tag-beside-ads',
  'replace-placeholder',
  'add-tag-in-container',
  'check-container',
  'check-indirect-source',
  'check-unread',
  'check-loader',
  'load-container',
  'allow-check',
  'check-address',
  'fix-certificate',
  'try-later',
  'give-page',
  'give-public-address',
] as const;
export type NextStep = (typeof nextSteps)[number];

/** The exact message if Google Analytics is present; callers compare it. */
export const foundMessage = 'Google Analytics tags found.';
export const retiredMessage = 'Only retired Google Analytics tags found.';
export const notFoundMessage = 'No Google Analytics tags found.';
export const unseenMessage = 'No Google Analytics tags found, but not everything could be read.';
export const unknownMessage = 'The website could not be checked.';

const share = z.number().check(z.minimum(0), z.maximum(1));

/** The platforms that the check recognizes, because each has its own place for a tag. */
export const sitePlatforms = ['shopify', 'wordpress', 'wix', 'magento', 'squarespace', 'webflow'] as const;
export type SitePlatform = (typeof sitePlatforms)[number];

/** Places in a page that its map shows. The head ends with its end tag or, without one, with the first content. */
export const landmarks = ['head', 'head-end', 'body', 'body-end'] as const;

const landmark = z.object({ is: z.enum(landmarks), line: z.int(), position: share });
export type Landmark = z.output<typeof landmark>;

const tagEvidence = z.object({
  kind: z.enum(tagKinds),
  /** Null if the tag gets its id at run time. */
  id: z.nullable(z.string()),
  place: z.enum(tagPlaces),
  /** The container or script it is in, if the place is `container`, `own-script` or `frame`. */
  within: z.nullable(z.string()),
  section: z.nullable(z.enum(['head', 'body'])),
  line: z.nullable(z.int()),
  /** Position in the page, from 0 (first byte) to 1 (last). */
  position: z.nullable(share),
  confidence: z.enum(tagConfidences),
  /** The line of the page or script with the evidence, and its code; null inside a container. */
  evidence: z.nullable(z.object({ file: z.string(), line: z.int(), call: z.string() })),
  /**
   * True if it measures the visitors of the page. A tag that does not may be retired, an ad tag or just a container.
   */
  counts: z.boolean(),
});
export type TagEvidence = z.output<typeof tagEvidence>;

const tagWarning = z.object({ code: z.enum(tagWarnings), id: z.nullable(z.string()) });
export type TagWarning = z.output<typeof tagWarning>;

const readKinds = ['page', 'script', 'container', 'frame'] as const;
const readPart = z.object({ kind: z.enum(readKinds), what: z.string() });
export type ReadPart = z.output<typeof readPart>;

const unreadPart = z.object({
  kind: z.enum(unreadKinds),
  /** Its URL, id or name; empty for the page and its inline scripts. */
  what: z.string(),
  line: z.nullable(z.int()),
  position: z.nullable(share),
  reason: z.enum(unreadReasons),
});
export type UnreadPart = z.output<typeof unreadPart>;

export const tagCheckResult = z.object({
  message: z.string(),
  verdict: z.enum(tagVerdicts),
  state: z.enum(tagCheckStates),
  reason: z.nullable(z.enum(tagCheckReasons)),
  /** The requested URL, normalised; empty if it could not be parsed. */
  url: z.string(),
  /** The URL after redirects, if the page was read. */
  finalUrl: z.nullable(z.string()),
  /** The HTTP status of the page. */
  status: z.nullable(z.int()),
  tags: z.array(tagEvidence),
  warnings: z.array(tagWarning),
  /** What was read, in this order, until a tag was found or nothing was left; undefined if the page was not read. */
  read: z.optional(z.array(readPart)),
  /** What may contain Google Analytics and was not read; only if the verdict depends on it. */
  unread: z.array(unreadPart),
  /** True if the page sets a default for consent mode before it asks for consent. */
  consentDefault: z.boolean(),
  /** The page's number of lines, and where its parts are; null if it was not read. */
  outline: z.nullable(z.object({ lines: z.int(), landmarks: z.array(landmark) })),
  platform: z.nullable(z.enum(sitePlatforms)),
  /** When the page was fetched, as an ISO date in UTC. */
  checkedAt: z.string(),
  nextStep: z.enum(nextSteps),
});
export type TagCheckResult = z.output<typeof tagCheckResult>;

/**
 * Any text is accepted: a URL that cannot be fetched results in a state. A name without a scheme stays one, as it is
 * tried with HTTPS and then with HTTP.
 */
const websiteUrl = text(maxLengths.checkedUrl, cleanAddress);

export const checkTag = endpoint({
  operationId: 'checkTag',
  path: '/analytics-check',
  summary:
    'Read a public web page and the scripts it loads, and say whether Google Analytics is on it: the evidence, and what was not read.',
  body: z.object({ websiteUrl }),
  response: tagCheckResult,
});
