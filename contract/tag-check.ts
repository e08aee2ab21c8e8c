import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { withScheme } from './text.ts';

/** How a check can end. Only `found` says that Google Analytics is there; the last five say that nobody can tell. */
export const tagCheckStates = [
  'found',
  'missing',
  'container-only',
  'refused',
  'unreachable',
  'timeout',
  'not-html',
  'not-allowed',
] as const;
export type TagCheckState = (typeof tagCheckStates)[number];

/** What kinds of tag there are, most telling first. Segment and Zaraz may run Analytics out of the page's sight. */
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

/** Where a tag stands. `container` is a script that the page loads: a Tag Manager container, a Google tag, Segment. */
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
] as const;
export type TagPlace = (typeof tagPlaces)[number];

export const tagConfidences = ['certain', 'high'] as const;
export type TagConfidence = (typeof tagConfidences)[number];

/**
 * What to look at although the check came to an end. `retired`: Universal Analytics, switched off in July 2023.
 * `cut`: only the beginning of the page was read.
 */
export const tagWarnings = [
  'duplicate-id',
  'retired',
  'placeholder-id',
  'look-alike-host',
  'loader-not-seen',
  'container-unreadable',
  'cut',
] as const;
export type TagWarningCode = (typeof tagWarnings)[number];

/** Why a page could not be judged, beside its state. There is none for `not-allowed`: it says the same to everyone. */
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
  'slow-site',
  'busy',
] as const;
export type TagCheckReason = (typeof tagCheckReasons)[number];

/** What the visitor can do now. */
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
  'allow-check',
  'check-address',
  'fix-certificate',
  'try-later',
  'give-page',
  'give-public-address',
] as const;
export type NextStep = (typeof nextSteps)[number];

/** The message when Google Analytics is there, word for word; callers compare it. */
export const foundMessage = 'Google Analytics tags found.';
export const notFoundMessage = 'No Google Analytics tags found.';
export const unknownMessage = 'The website could not be checked.';

const share = z.number().check(z.minimum(0), z.maximum(1));

export const tagEvidence = z.object({
  kind: z.enum(tagKinds),
  /** Null where the tag takes its id from elsewhere at run time. */
  id: z.nullable(z.string()),
  place: z.enum(tagPlaces),
  /** The container it stands in, where the place is one. */
  within: z.nullable(z.string()),
  section: z.nullable(z.enum(['head', 'body'])),
  line: z.nullable(z.int()),
  /** From the first byte of the page to its last. */
  position: z.nullable(share),
  confidence: z.enum(tagConfidences),
});
export type TagEvidence = z.output<typeof tagEvidence>;

export const tagWarning = z.object({ code: z.enum(tagWarnings), id: z.nullable(z.string()) });
export type TagWarning = z.output<typeof tagWarning>;

export const tagCheckReply = z.object({
  message: z.string(),
  state: z.enum(tagCheckStates),
  reason: z.nullable(z.enum(tagCheckReasons)),
  /** The address asked for, as it was read; empty where it could not be. */
  url: z.string(),
  /** Where redirects led, if the page was read. */
  finalUrl: z.nullable(z.string()),
  /** The HTTP status of the page. */
  status: z.nullable(z.int()),
  tags: z.array(tagEvidence),
  warnings: z.array(tagWarning),
  /** Whether a default for consent mode is set before consent is asked. */
  consentDefault: z.boolean(),
  /** Where the head ends, from the first byte of the page to its last. */
  headEnds: z.nullable(share),
  nextStep: z.enum(nextSteps),
});
export type TagCheckReply = z.output<typeof tagCheckReply>;

const longestUrl = 2_000;

/** Whatever is typed may be asked about: an address that cannot be fetched is answered with a state. */
const websiteUrl = z.pipe(
  z.pipe(
    z.string({ error: ({ input }) => (input === undefined || input === null ? 'required' : 'wrongType') }),
    z.transform((typed: string) => typed.trim()),
  ),
  z.pipe(
    z.string().check(z.minLength(1, 'required'), z.maxLength(longestUrl, 'tooLong')),
    z.transform(withScheme),
  ),
);

export const checkTag = endpoint({
  path: '/analytics-check',
  summary: 'Read a public web page and say whether Google Analytics is on it, with the evidence.',
  body: z.object({ websiteUrl }),
  reply: tagCheckReply,
});
