import { useEffect, useRef, useState } from 'react';
import { type Formatter, formatter } from '../../../../content/format.ts';
import type { home } from '../../../../content/messages/en/home.ts';
import type { Locale } from '../../../../contract/locales.ts';
import { defineIsland } from '../../../ui/island-definition.ts';
import t from '../../../ui/text.module.css';
import s from './audience.module.css';
import { cellsOf, shadeOf } from './heat.ts';

interface Props {
  locale: Locale;
  /** Market, device and audience: the name of each, what stands for all its values, and the values. */
  filters: string[][];
}

/** Filters the table beside them, which the page has drawn for everything. */
function AudienceChips({ locale, filters }: Props) {
  const format = formatter(locale);
  const group = useRef<HTMLDivElement>(null);
  /** Nothing until the script is there. */
  const [finding, setFinding] = useState<string>();

  async function apply(): Promise<void> {
    const chosen = [...(group.current?.querySelectorAll('select') ?? [])].map((each) => each.selectedIndex);
    const [market = 0, device = 0, audience = 0] = chosen;
    // Values may have been chosen before this script was there.
    if (finding === undefined && !chosen.some((option) => option > 0)) return setFinding('');
    const cells = cellsOf({ market, device, audience });
    draw(cells, group.current?.closest('article')?.querySelector('tbody'), format);
    // The words come later, to keep the page small; without them the table still follows.
    const loaded = await import(`../../../../content/messages/${locale}/home.ts`).catch(() => undefined);
    if (loaded) setFinding(findingOf(cells, filters, loaded.home, format));
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void apply(), []);

  return (
    <div ref={group} className={s.filters} onChange={() => void apply()}>
      {filters.map(([label = '', all, ...values]) => (
        <select key={label} aria-label={label}>
          <option>{label + format.colon + all}</option>
          {values.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </select>
      ))}
      {finding !== undefined && (
        <p className={t.hidden} role="status">
          {finding}
        </p>
      )}
    </div>
  );
}

/** The cells that a filter leaves out keep their place. */
function draw(
  cells: ReturnType<typeof cellsOf>,
  body: HTMLTableSectionElement | null | undefined,
  format: Formatter,
): void {
  cells.forEach((row, i) => {
    row.forEach((value, column) => {
      const cell = body?.rows[i]?.cells[column + 1];
      if (!cell) return;
      cell.className = value === undefined ? '' : (shadeOf(value) ?? '');
      cell.textContent = value === undefined ? '' : format.number(value);
    });
  });
}

/** Where the highest of the cells is. */
function findingOf(
  cells: ReturnType<typeof cellsOf>,
  [market, , audience]: Props['filters'],
  words: typeof home,
  format: Formatter,
): string {
  const [best] = cells
    .flatMap((row, segment) => row.map((value = 0, column) => ({ value, segment, column })))
    .sort((a, b) => b.value - a.value);
  if (!best) return '';
  return words.features.audience.highest(
    audience?.[best.segment + 2] ?? '',
    market?.[best.column + 2] ?? '',
    format.number(best.value),
  );
}

export const island = defineIsland('audience-chips', AudienceChips);
