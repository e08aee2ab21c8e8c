import type { ReactNode } from 'react';
import type { Formatter } from '../../../content/format.ts';
import { ChartTable } from '../../ui/charts/chart-table.tsx';
import { weeksBehind } from '../../ui/sheet-weeks.ts';
import hidden from '../../ui/text.module.css';
import s from './heat-map.module.css';
import type { Messages, Row } from './view.ts';

const measured = [s.m0, s.m1, s.m2, s.m3, s.m4, s.m5];
const forecast = [s.f0, s.f1, s.f2, s.f3, s.f4, s.f5];
/** Starting at each of these indices, cells are one shade darker. */
const limits = [76, 92, 109, 128, 150];

/** The data that the page and its island need to show some rows. */
export interface Shown {
  rows: readonly Row[];
  messages: Messages;
  format: Formatter;
  /** Shows a week by its offset from the current one. */
  week: (offset: number) => ReactNode;
  /** Inserts the last week into a sentence. */
  withLastWeek: (text: (week: string) => string) => ReactNode;
  table: { summary: string; short: string; week: string };
}

/** From 0, the lightest, to 5. */
export function shadeAt(index: number): number {
  return limits.filter((limit) => index >= limit).length;
}

/** A row of weeks per segment, crossed by the Today line. */
export function HeatMap({ rows, messages, format, withLastWeek }: Shown) {
  const t = messages.map;
  const byEnd = rows.toSorted((a, b) => b.end - a.end);
  const named = (row?: Row) => ({ name: row ? t.segments[row.name] : '', end: format.number(row?.end ?? 0) });
  return (
    <>
      <p className={hidden.hidden}>
        {withLastWeek((week) => t.finding({ best: named(byEnd[0]), weakest: named(byEnd.at(-1)), week }))}
      </p>
      <ol>
        {rows.map(({ name, weeks, now, end, ahead }) => (
          <li key={name} className={s.segment}>
            <div className={s.head}>
              <h2>{t.segments[name]}</h2>
              <p>
                <b>{format.number(now)}</b> {t.now}
                {ahead !== 0 && <span className={s.ahead}>{t.status.ahead(format.signed(ahead))}</span>}
                {', '}
                <b className={s.next}>{format.number(end)}</b> {withLastWeek(t.expected)}
              </p>
            </div>
            <div className={s.cells} aria-hidden="true">
              {weeks.map((index, week) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the week
                <i key={week} className={(week < weeksBehind ? measured : forecast)[shadeAt(index)]}>
                  {index}
                </i>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

export function HeatMapTable({ rows, messages, format, week, table }: Shown) {
  const [first] = rows;
  return (
    <ChartTable
      summary={table.summary}
      short={table.short}
      head={[table.week, ...rows.map(({ name }) => messages.map.segments[name])]}
      rows={(first?.weeks ?? []).map((_, i) => [
        <span key="week">{week(i - weeksBehind)}</span>,
        ...rows.map(({ weeks }) => format.number(weeks[i] ?? 0)),
      ])}
    />
  );
}
