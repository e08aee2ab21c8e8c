import {
  foundMessage,
  type NextStep,
  notFoundMessage,
  retiredMessage,
  type TagCheckResult,
  type TagVerdict,
  toVerdict,
  unknownMessage,
  unseenMessage,
} from '../../contract/tag-check.ts';
import type { Detection } from './detect/detection.ts';
import type { FetchError } from './fetch/fetch-error.ts';
import type { FetchedPage } from './fetch/fetch-public-page.ts';
import type { Verdict } from './verdict.ts';

const messages: Record<TagVerdict, string> = {
  found: foundMessage,
  retired: retiredMessage,
  none: notFoundMessage,
  unknown: unseenMessage,
};

export function resultForPage(
  url: string,
  page: FetchedPage,
  { outline, platform }: Detection,
  verdict: Verdict,
): TagCheckResult {
  const { state, tags, warnings, read, unread, consentDefault, nextStep } = verdict;
  return {
    message: messages[toVerdict(state)],
    verdict: toVerdict(state),
    state,
    reason: null,
    url,
    finalUrl: page.url.href,
    status: page.status,
    tags,
    warnings: page.cut ? [...warnings, { code: 'cut', id: null }] : warnings,
    read,
    unread,
    consentDefault,
    outline,
    platform: platform ?? page.platform,
    checkedAt: new Date().toISOString(),
    nextStep,
  };
}

/** The result for a page that could not be read. */
export function resultForError(url: string, { state, reason, status }: FetchError): TagCheckResult {
  return {
    message: unknownMessage,
    verdict: toVerdict(state),
    state,
    reason,
    url,
    finalUrl: null,
    status,
    tags: [],
    warnings: [],
    unread: [],
    consentDefault: false,
    outline: null,
    platform: null,
    checkedAt: new Date().toISOString(),
    nextStep: stepAfter(state, reason),
  };
}

function stepAfter(state: FetchError['state'], reason: FetchError['reason']): NextStep {
  if (state === 'not-allowed') return 'give-public-address';
  if (state === 'not-html') return 'give-page';
  if (state === 'timeout' || reason === 'server-error' || reason === 'rate-limited') return 'try-later';
  if (reason === 'not-found') return 'check-address';
  if (state === 'refused') return 'allow-check';
  return /^certificate|^no-secure/.test(reason ?? '') ? 'fix-certificate' : 'check-address';
}
