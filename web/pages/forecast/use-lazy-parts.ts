import { useEffect, useMemo, useState } from 'react';
import type { DescribedNote } from '../../../content/describe-report.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { MovingParts } from './chart/moving.tsx';
import type { HelpProps } from './report/help-props.ts';
import type { MovingMessages, ReadingMessages, StateMessages } from './text/forecast-messages.ts';
import type { SegmentMessages } from './text/segment-messages.ts';
import type { ReadReport } from './worker/forecast.worker.ts';

type NoteMessages = HelpProps['notes'];
type HelpMessages = HelpProps['help'];

/** Parts that the page does not show at first are lazy, with their messages and styles, to keep the page small. */
function useLazy<Parts>(load: (locale: Locale) => Promise<Parts>, locale: Locale): Parts | undefined {
  const [parts, setParts] = useState<Parts>();
  useEffect(() => void load(locale).then(setParts, () => {}), [load, locale]);
  return parts;
}

/** Settled once every part around the chart has loaded, or cannot be: arriving later, it would move the chart. */
export function untilPartsLoaded(locale: Locale): Promise<unknown> {
  const parts = [loadSegmentParts, loadMovingParts, loadStateParts, loadReadingParts];
  return Promise.allSettled(parts.map((load) => load(locale)));
}

/** The filters and the table of segments. */
export function useSegmentParts(locale: Locale) {
  return useLazy(loadSegmentParts, locale);
}

async function loadSegmentParts(locale: Locale) {
  const [{ Filters }, { SegmentTable }, texts, { forecastSegments }] = await Promise.all([
    import('./segments/filters.tsx'),
    import('./segments/segment-table.tsx'),
    import('./text/segment-messages.ts'),
    import(`../../../content/messages/${locale}/forecast-segments.ts`),
  ]);
  return { Filters, SegmentTable, ...texts, segmentMessages: forecastSegments as SegmentMessages };
}

/** Moves the frame of the overview. */
export function useMovingParts(locale: Locale) {
  return useLazy(loadMovingParts, locale);
}

async function loadMovingParts(locale: Locale): Promise<MovingParts> {
  const [parts, { forecastMoving }] = await Promise.all([
    import('./chart/moving.tsx'),
    import(`../../../content/messages/${locale}/forecast-moving.ts`),
  ]);
  return { ...parts, messages: forecastMoving as MovingMessages };
}

/** Texts and marks where an ordinary forecast would mislead. */
export function useStateParts(locale: Locale) {
  return useLazy(loadStateParts, locale);
}

export type StateParts = Awaited<ReturnType<typeof loadStateParts>>;

async function loadStateParts(locale: Locale) {
  const [boxes, pills, came, marks, bar, index, describe, { forecastStates }] = await Promise.all([
    import('./states/state-boxes.tsx'),
    import('./states/left-out-pills.tsx'),
    import('./states/what-came.tsx'),
    import('./states/chart-marks.tsx'),
    import('./states/month-bar.tsx'),
    import('./states/section-index.tsx'),
    import('./states/describe-state.ts'),
    import(`../../../content/messages/${locale}/forecast-states.ts`),
  ]);
  const parts = { ...boxes, ...pills, ...came, ...marks, ...bar, ...index, ...describe };
  return { ...parts, messages: forecastStates as StateMessages };
}

/** The notes on a file that was read, and the parts that show them. */
export function useReadingParts(locale: Locale, report: ReadReport | undefined) {
  const loaded = useLazy(loadReadingParts, locale);
  return useMemo(() => {
    if (!loaded) return undefined;
    const { describeNote, noteMessages, ...parts } = loaded;
    return {
      ...parts,
      noteMessages,
      notes: (report?.notes ?? []).map((note): DescribedNote => describeNote(note, noteMessages, locale)),
    };
  }, [loaded, locale, report]);
}

async function loadReadingParts(locale: Locale) {
  const [{ Failed }, { Sheets }, { Duplicates }, { Reading }, ...others] = await Promise.all([
    import('./report/failed.tsx'),
    import('./report/sheets.tsx'),
    import('./report/duplicates.tsx'),
    import('./report/reading.tsx'),
    import('./notices.tsx'),
    import('../../../content/describe-report.ts'),
    import(`../../../content/messages/${locale}/forecast-reading.ts`),
    import(`../../../content/messages/${locale}/forecast-notes.ts`),
    import(`../../../content/messages/${locale}/forecast-help.ts`),
  ]);
  const [{ Notices }, { describeNote }, { forecastReading }, { forecastNotes }, { forecastHelp }] = others;
  return {
    ...{ Failed, Sheets, Duplicates, Reading, Notices, describeNote },
    messages: forecastReading as ReadingMessages,
    noteMessages: forecastNotes as NoteMessages,
    help: forecastHelp as HelpMessages,
  };
}
