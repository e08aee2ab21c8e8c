import { useEffect, useMemo, useState } from 'react';
import type { DescribedNote } from '../../../content/describe-report.ts';
import type { forecastNotes } from '../../../content/messages/en/forecast-notes.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { ReadReport } from './forecast.worker.ts';
import type { Failure } from './forecaster-state.ts';
import type { SegmentWords } from './segment-words.ts';
import type { MovingWords, ReadingWords } from './words.ts';

/** Parts that the page does not show at first are loaded apart with their words and styles, to keep it small. */
function useLate<Parts>(load: (locale: Locale) => Promise<Parts>, locale: Locale): Parts | undefined {
  const [parts, setParts] = useState<Parts>();
  useEffect(() => void load(locale).then(setParts, () => {}), [load, locale]);
  return parts;
}

/** The filters and the table of segments. */
export function useSegmentParts(locale: Locale) {
  return useLate(loadSegmentParts, locale);
}

async function loadSegmentParts(locale: Locale) {
  const [{ Filters }, { SegmentTable }, texts, { forecastSegments }] = await Promise.all([
    import('./filters.tsx'),
    import('./segment-table.tsx'),
    import('./segment-words.ts'),
    import(`../../../content/messages/${locale}/forecast-segments.ts`),
  ]);
  return { Filters, SegmentTable, ...texts, segmentWords: forecastSegments as SegmentWords };
}

/** What moves the frame of the overview. */
export function useMovingParts(locale: Locale) {
  return useLate(loadMovingParts, locale);
}

async function loadMovingParts(locale: Locale) {
  const [parts, { forecastMoving }] = await Promise.all([
    import('./moving.tsx'),
    import(`../../../content/messages/${locale}/forecast-moving.ts`),
  ]);
  return { ...parts, words: forecastMoving as MovingWords };
}

/** What there is to say about a file that was read, and the parts that say it. */
export function useReadingParts(locale: Locale, report: ReadReport | undefined, failed: Failure | undefined) {
  const loaded = useLate(loadReadingParts, locale);
  return useMemo(() => {
    if (!loaded) return undefined;
    const { notes, describeNote, describeProblem, ...parts } = loaded;
    const problem = failed && 'why' in failed && describeProblem(failed.why.problem, notes, locale);
    return {
      ...parts,
      notes: (report?.notes ?? []).map((note): DescribedNote => describeNote(note, notes, locale)),
      problem: problem ? `${problem.title} ${problem.detail}` : '',
    };
  }, [loaded, locale, report, failed]);
}

async function loadReadingParts(locale: Locale) {
  const [{ Failed, Reading }, { Notices }, describe, { forecastReading }, { forecastNotes: notes }] =
    await Promise.all([
      import('./reading.tsx'),
      import('./notices.tsx'),
      import('../../../content/describe-report.ts'),
      import(`../../../content/messages/${locale}/forecast-reading.ts`),
      import(`../../../content/messages/${locale}/forecast-notes.ts`),
    ]);
  return {
    ...{ Failed, Reading, Notices, ...describe },
    words: forecastReading as ReadingWords,
    notes: notes as typeof forecastNotes,
  };
}
