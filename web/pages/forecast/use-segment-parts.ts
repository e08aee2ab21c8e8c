import { useEffect, useState } from 'react';
import type { Locale } from '../../../contract/locales.ts';

type Parts = Awaited<ReturnType<typeof load>>;

/** The filters, the table of segments and their words are loaded apart, to keep the page small. */
export function useSegmentParts(locale: Locale): Parts | undefined {
  const [parts, setParts] = useState<Parts>();
  useEffect(() => void load(locale).then(setParts, () => {}), [locale]);
  return parts;
}

async function load(locale: Locale) {
  const [{ Filters }, { SegmentTable }, texts, { forecastSegments }] = await Promise.all([
    import('./filters.tsx'),
    import('./segment-table.tsx'),
    import('./segment-words.ts'),
    import(`../../../content/messages/${locale}/forecast-segments.ts`),
  ]);
  return {
    Filters,
    SegmentTable,
    ...texts,
    segmentWords: forecastSegments as import('./segment-words.ts').SegmentWords,
  };
}
