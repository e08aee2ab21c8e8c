import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { closeChip, FilterChip, useClosingChips } from './filter-chip.tsx';
import s from './page-filters.module.css';

export interface FilterMessages {
  label: string;
  colon: string;
  clear: string;
  withoutScript: string;
  /** The finding without a filter. */
  finding: string;
}

export interface FilterOptions {
  label: string;
  /** The first option means no filter. */
  options: string[];
}

/** The result of a choice: a sentence, and a drawing for each region of the page. */
export interface View {
  finding: string;
  parts: ReactNode[];
}

/** A region that is redrawn while a filter is on. */
export function Region({ children }: { children: ReactNode }) {
  return (
    <div data-region="">
      <div className={s.everything}>{children}</div>
    </div>
  );
}

/** Chips that filter the regions of a page: the selection replaces the complete drawing. */
export function PageFilters<Name extends string>(props: {
  messages: FilterMessages;
  chips: Record<Name, FilterOptions>;
  /** Undefined until its data has loaded. */
  buildView: ((choice: Record<Name, number>) => View) | undefined;
}) {
  const { messages, chips, buildView } = props;
  const names = Object.keys(chips) as Name[];
  const everything = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
  const [choice, setChoice] = useState(everything);
  const group = useRef<HTMLDivElement>(null);
  useEarlierChoice(group, names, setChoice);
  const onKeyDown = useClosingChips(group);
  const isFiltered = names.some((name) => choice[name] > 0);
  const view = isFiltered ? buildView?.(choice) : undefined;
  return (
    <div className={s.filters}>
      <div ref={group} className={s.chips} role="group" aria-label={messages.label} onKeyDown={onKeyDown}>
        {names.map((name) => (
          <FilterChip
            key={name}
            {...{ name, ...chips[name] }}
            group="filters"
            colon={messages.colon}
            withoutScript={messages.withoutScript}
            chosen={choice[name]}
            onChoose={(option) => setChoice({ ...choice, [name]: option })}
          />
        ))}
        {isFiltered && (
          <button
            type="button"
            className={s.clear}
            onClick={() => {
              setChoice(everything);
              group.current?.querySelector('summary')?.focus();
            }}
          >
            {messages.clear}
          </button>
        )}
      </div>
      <p role="status">{view?.finding ?? messages.finding}</p>
      {view && <Filtered parts={view.parts} />}
    </div>
  );
}

function Filtered({ parts }: { parts: readonly ReactNode[] }) {
  const [regions, setRegions] = useState<Element[]>([]);
  useEffect(() => {
    const found = [...document.querySelectorAll('[data-region]')];
    setRegions(found);
    for (const region of found) region.setAttribute('data-filtered', '');
    return () => {
      for (const region of found) region.removeAttribute('data-filtered');
    };
  }, []);
  return regions.map((region, i) => createPortal(<div>{parts[i]}</div>, region));
}

/** A value may have been selected before this script was loaded. */
function useEarlierChoice<Name extends string>(
  group: RefObject<HTMLElement | null>,
  names: readonly Name[],
  setChoice: (choice: Record<Name, number>) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was chosen before
  useEffect(() => {
    const chosen = (name: Name) =>
      Number(group.current?.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.value ?? 0);
    const choice = Object.fromEntries(names.map((name) => [name, chosen(name)])) as Record<Name, number>;
    if (names.every((name) => choice[name] === 0)) return;
    setChoice(choice);
    // Arrow keys may still be moving to another value.
    const chip = group.current?.querySelector<HTMLDetailsElement>('details[open]:not(:has(:focus-visible))');
    closeChip(chip ?? null);
  }, []);
}
