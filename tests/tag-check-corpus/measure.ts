import { type TagCheckResult, type TagVerdict, toVerdict } from '../../contract/tag-check.ts';
import { isAnalytics } from '../../server/tag-check/list-warnings.ts';
import { type CheckedPage, checkPages, type TagCheckParts } from './check-pages.ts';
import { type CorpusPage, readPages } from './read-pages.ts';
import { pageKey, readTruths, readVerdict, type Truth } from './truth.ts';

/** A page with the correct verdict and the tag check's. */
export interface Score {
  page: CorpusPage;
  truth: TagVerdict;
  verdict: TagVerdict;
  ids: string;
  reply: TagCheckResult;
}

export interface Measurement {
  scores: Score[];
  /** Pages reported without Analytics, or only with Universal Analytics, although they may have it. */
  falseNone: string[];
  /** Pages reported with Analytics, or with Universal Analytics, although they may not have it. */
  falseFound: string[];
  /** Pages without a verdict, although a person could give one. */
  cannotSay: string[];
  /** Pages whose result differs from the expected one, and how. */
  wrong: string[];
}

/** Checks every page of the corpus over HTTP and compares the results with the correct ones. */
export async function measure(
  pages: readonly CorpusPage[] = readPages(),
  check?: TagCheckParts,
): Promise<Measurement> {
  const truths = readTruths();
  const checked = await checkPages(pages, check);
  const scores = checked.map(({ page, reply }) => ({
    page,
    truth: readVerdict(page, truths),
    verdict: toVerdict(reply.state),
    ids: readIds(reply),
    reply,
  }));
  const named = (isWrong: (score: Score) => boolean) =>
    scores.filter(isWrong).map(({ page }) => pageKey(page));
  return {
    scores,
    falseNone: named(isFalseNone),
    falseFound: named(isFalseFound),
    cannotSay: named(({ truth, verdict }) => verdict === 'unknown' && truth !== 'unknown'),
    wrong: checked.flatMap((one) =>
      one.page.verdict ? differences(one) : differencesFromSeen(one, truths.get(pageKey(one.page))),
    ),
  };
}

export function isFalseNone({ truth, verdict }: Score): boolean {
  return (verdict === 'none' && truth !== 'none') || (verdict === 'retired' && truth === 'found');
}

export function isFalseFound({ truth, verdict }: Score): boolean {
  return (verdict === 'found' || verdict === 'retired') && truth !== verdict && truth !== 'found';
}

function readIds(reply: TagCheckResult): string {
  const detected = reply.tags.flatMap(({ kind, id }) => (isAnalytics(kind) && id ? [id] : []));
  return [...new Set(detected)].sort().join(' ');
}

/** The ids that the browser saw on a page and the check does not report. */
function differencesFromSeen({ page, reply }: CheckedPage, truth: Truth | undefined): string[] {
  const missed = truth?.ids.filter((id) => !readIds(reply).includes(id)) ?? [];
  if (reply.state !== truth?.seen || missed.length === 0) return [];
  return [`${pageKey(page)}: has ${readIds(reply)}, not ${missed.join(' ')}`];
}

function differences({ page, reply }: CheckedPage): string[] {
  const ids = /^(found|retired)$/.test(page.verdict ?? '') ? readIds(reply) : '';
  const usual = { found: 'found', retired: 'retired', none: 'missing', unknown: 'unseen' };
  const state = page.state ?? usual[page.verdict ?? 'unknown'];
  const unread = (reply.unread ?? []).map(({ kind, what, reason }) => `${kind} ${what} ${reason}`).join(', ');
  const problems = [
    reply.state !== state && `is ${reply.state} (${reply.reason}), not ${state}`,
    ids !== [...page.ids].sort().join(' ') && `has ${ids || 'no ids'}, not ${page.ids.join(' ')}`,
    reply.consentDefault !== page.consentDefault && `consent default is ${reply.consentDefault}`,
    page.warning && !reply.warnings.some(({ code }) => code === page.warning) && `lacks ${page.warning}`,
    page.unread && !unread.includes(page.unread) && `unread are ${unread || 'none'}, not ${page.unread}`,
    page.verdict !== 'unknown' && unread && `unread: ${unread}`,
  ].filter(Boolean);
  return problems.length > 0 ? [`${pageKey(page)}: ${problems.join('; ')}`] : [];
}
