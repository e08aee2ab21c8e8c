import { idsOfContainer } from '../../server/tag-check/detect/container.ts';
import { detectTags } from '../../server/tag-check/detect/detect-tags.ts';
import { isAnalytics, judge, type Verdict } from '../../server/tag-check/verdict.ts';
import { type CorpusPage, readPages } from './read-pages.ts';

export interface Measurement {
  pages: number;
  withAnalytics: number;
  precision: number;
  recall: number;
  /** Pages whose result differs from the expected one, and how. */
  wrong: string[];
}

/** Checks every page of the corpus and compares the results with the expected ones. */
export function measure(pages: readonly CorpusPage[] = readPages()): Measurement {
  const answers = pages.map((page) => ({ page, verdict: check(page) }));
  const count = (detected: boolean, actual: boolean) =>
    answers.filter(({ page, verdict }) => (verdict.state === 'found') === detected && page.found === actual)
      .length;
  return {
    pages: pages.length,
    withAnalytics: pages.filter(({ found }) => found).length,
    precision: count(true, true) / (count(true, true) + count(true, false)),
    recall: count(true, true) / (count(true, true) + count(false, true)),
    wrong: answers.flatMap(({ page, verdict }) => differences(page, verdict)),
  };
}

function check({ html, url, scripts }: CorpusPage): Verdict {
  const detection = detectTags(html, url);
  const sources = detection.sources.map((source) => {
    const script = scripts.get(source.id);
    return { source, reading: script === undefined ? null : idsOfContainer(script) };
  });
  return judge(detection, sources);
}

function differences(page: CorpusPage, verdict: Verdict): string[] {
  const detected = verdict.tags.flatMap(({ kind, id }) => (isAnalytics(kind) && id ? [id] : []));
  const ids = page.found ? [...new Set(detected)].sort().join(' ') : '';
  const problems = [
    verdict.state !== page.state && `is ${verdict.state}, not ${page.state}`,
    ids !== [...page.ids].sort().join(' ') && `has ${ids || 'no ids'}, not ${page.ids.join(' ')}`,
    verdict.consentDefault !== page.consentDefault && `consent default is ${verdict.consentDefault}`,
    page.warning && !verdict.warnings.some(({ code }) => code === page.warning) && `lacks ${page.warning}`,
  ].filter(Boolean);
  return problems.length > 0 ? [`${page.file}: ${page.name}: ${problems.join('; ')}`] : [];
}
