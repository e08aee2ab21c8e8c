import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Formatter, formatter } from '../../../content/format.ts';
import { type Day, localDay } from '../../../contract/calendar.ts';
import type { Locale } from '../../../contract/locales.ts';
import { closeChip, FilterChip, useClosingChips } from '../../ui/filter-chip.tsx';
import { defineIsland } from '../../ui/island-definition.ts';
import { weekFrom } from '../../ui/sheet-weeks.ts';
import s from './filters.module.css';
import { HeatMap, HeatMapTable, type Shown } from './heat-map.tsx';
import { Slope } from './slope.tsx';
import { type Choice, everything, findingOf, isFilter, lastWeek, rowsOf, type Words } from './view.ts';

export interface FilterProps {
  locale: Locale;
  label: string;
  colon: string;
  clear: string;
  withoutScript: string;
  /** What everything together shows. */
  finding: string;
  today: string;
  table: Shown['table'];
  market: { label: string; options: string[] };
  device: { label: string; options: string[] };
}

/** The words come with the script, to keep the page small. */
interface Speech {
  words: Words;
  format: Formatter;
  today: Day;
}

/** Filters the map and the slope: what they show is drawn in place of everything. */
function AudienceFilters(props: FilterProps) {
  const { market, device } = props;
  const [choice, setChoice] = useState(everything);
  const group = useRef<HTMLDivElement>(null);
  const speech = useSpeech(props.locale);
  const isFiltered = isFilter(choice);
  useEarlierChoice(group, setChoice);
  const onKeyDown = useClosingChips(group);
  const chip = (name: keyof Choice, { label, options }: FilterProps['market']) => (
    <FilterChip
      {...{ name, label, options }}
      group="filters"
      colon={props.colon}
      withoutScript={props.withoutScript}
      chosen={choice[name]}
      onChoose={(option) => setChoice({ ...choice, [name]: option })}
    />
  );
  return (
    <div className={s.filters}>
      <div ref={group} className={s.chips} role="group" aria-label={props.label} onKeyDown={onKeyDown}>
        {chip('market', market)}
        {chip('device', device)}
        {isFiltered && (
          <button
            type="button"
            className={s.clear}
            onClick={() => {
              setChoice(everything);
              group.current?.querySelector('summary')?.focus();
            }}
          >
            {props.clear}
          </button>
        )}
      </div>
      <p role="status">{isFiltered && speech ? findingOf(choice, speech) : props.finding}</p>
      {isFiltered && speech && <Filtered shown={shownOf(choice, speech, props.table)} today={props.today} />}
    </div>
  );
}

function shownOf(choice: Choice, { words, format, today }: Speech, table: Shown['table']): Shown {
  const week = (offset: number) => format.week(weekFrom(today, offset));
  const withLastWeek = (text: (week: string) => string) => text(week(lastWeek));
  return { rows: rowsOf(choice), words, format, week, withLastWeek, table };
}

function Filtered({ shown, today }: { shown: Shown; today: string }) {
  const [regions, setRegions] = useState<Element[]>([]);
  useEffect(() => {
    const found = [...document.querySelectorAll('[data-region]')];
    setRegions(found);
    for (const region of found) region.setAttribute('data-filtered', '');
    return () => {
      for (const region of found) region.removeAttribute('data-filtered');
    };
  }, []);
  const parts = [
    <HeatMap key="map" {...shown} />,
    <HeatMapTable key="table" {...shown} />,
    <Slope key="slope" {...shown} today={today} />,
  ];
  return regions.map((region, i) => createPortal(<div>{parts[i]}</div>, region));
}

/** A value may have been chosen before this script was there. */
function useEarlierChoice(group: RefObject<HTMLElement | null>, setChoice: (choice: Choice) => void): void {
  useEffect(() => {
    const chosen = (name: keyof Choice) =>
      Number(group.current?.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.value ?? 0);
    const choice = { market: chosen('market'), device: chosen('device') };
    if (!isFilter(choice)) return;
    setChoice(choice);
    // Arrow keys may still be on their way to another value.
    const chip = group.current?.querySelector<HTMLDetailsElement>('details[open]:not(:has(:focus-visible))');
    closeChip(chip ?? null);
  }, [group, setChoice]);
}

function useSpeech(locale: Locale): Speech | undefined {
  const [speech, setSpeech] = useState<Speech>();
  useEffect(() => {
    import(`../../../content/messages/${locale}/audience-analysis.ts`).then(
      ({ audienceAnalysis: words }) =>
        startTransition(() => setSpeech({ words, format: formatter(locale), today: localDay() })),
      () => {},
    );
  }, [locale]);
  return speech;
}

export const island = defineIsland('audience-filters', AudienceFilters);
