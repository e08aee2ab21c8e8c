import { useEffect, useState } from 'react';
import type { DescribedNote } from '../../../content/describe-report.ts';
import type { forecastNotes } from '../../../content/messages/en/forecast-notes.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { ReadReport } from './forecast.worker.ts';
import type { Failure } from './use-forecaster.ts';
import type { ReadingWords } from './words.ts';

interface Loaded {
  words: ReadingWords;
  notes: typeof forecastNotes;
  describe: typeof import('../../../content/describe-report.ts');
}

/** What there is to say about a file that was read. Its words are loaded apart, to keep the page small. */
export function useReadingWords(locale: Locale, report: ReadReport | undefined, failed: Failure | undefined) {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => void load(locale).then(setLoaded, () => {}), [locale]);
  if (!loaded) return undefined;
  const { words, notes, describe } = loaded;
  const problem =
    failed && 'why' in failed ? describe.describeProblem(failed.why.problem, notes, locale) : undefined;
  return {
    words,
    notes: (report?.notes ?? []).map((note): DescribedNote => describe.describeNote(note, notes, locale)),
    problem: problem ? `${problem.title} ${problem.detail}` : '',
  };
}

async function load(locale: Locale): Promise<Loaded> {
  const [reading, notes, describe] = await Promise.all([
    import(`../../../content/messages/${locale}/forecast-reading.ts`),
    import(`../../../content/messages/${locale}/forecast-notes.ts`),
    import('../../../content/describe-report.ts'),
  ]);
  return { words: reading.forecastReading, notes: notes.forecastNotes, describe };
}
