import { useEffect, useRef, useState } from 'react';
import { type Formatter, formatter } from '../../../../content/format.ts';
import type { home } from '../../../../content/messages/en/home.ts';
import type { Locale } from '../../../../contract/locales.ts';
import t from '../../../ui/text.module.css';
import s from './audience-selects.module.css';
import { audiences, devices, markets } from './heat.precomputed.ts';
import { heatCells, heatShade } from './heat.ts';

interface Props {
  locale: Locale;
  messages: typeof home.features.audience;
  /** The names of devices and audiences, by key. */
  names: Record<string, string>;
  /** The select that takes the focus, if any. */
  focused: number;
}

/** Market, device and audience, each with an option for all. */
export function AudienceSelects({ locale, messages, names, focused }: Props) {
  const format = formatter(locale);
  const group = useRef<HTMLDivElement>(null);
  const [finding, setFinding] = useState('');
  const segments = audiences.map((key) => names[key] ?? key);
  const codes = markets.map((market) => market.toUpperCase());
  const { market, device, audience } = messages.filters;
  const filters = [
    { ...market, values: codes },
    { ...device, values: devices.map((key) => names[key] ?? key) },
    { ...audience, values: segments },
  ];
  useEffect(() => group.current?.querySelectorAll('select')[focused]?.focus(), [focused]);

  function apply(): void {
    const selects = group.current?.querySelectorAll('select') ?? [];
    const [inMarket = 0, onDevice = 0, ofAudience = 0] = [...selects].map((select) => select.selectedIndex);
    const cells = heatCells({ market: inMarket, device: onDevice, audience: ofAudience });
    draw(cells, group.current?.closest('article')?.querySelector('tbody'), format);
    const [best] = cells
      .flatMap((row, segment) => row.map((value = 0, column) => ({ value, segment, column })))
      .sort((a, b) => b.value - a.value);
    if (!best) return;
    setFinding(
      messages.highest(segments[best.segment] ?? '', codes[best.column] ?? '', format.number(best.value)),
    );
  }

  return (
    <div ref={group} className={s.selects} onChange={apply}>
      {filters.map(({ label, all, values }) => (
        <select key={label} aria-label={label}>
          <option>{label + format.colon + all}</option>
          {values.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </select>
      ))}
      <p className={t.hidden} role="status">
        {finding}
      </p>
    </div>
  );
}

/** Cells that a filter leaves out keep their space. */
function draw(
  cells: ReturnType<typeof heatCells>,
  body: HTMLTableSectionElement | null | undefined,
  format: Formatter,
): void {
  cells.forEach((row, i) => {
    row.forEach((value, column) => {
      const cell = body?.rows[i]?.cells[column + 1];
      if (!cell) return;
      cell.className = value === undefined ? '' : (heatShade(value) ?? '');
      cell.textContent = value === undefined ? '' : format.number(value);
    });
  });
}
