import type { CSSProperties } from 'react';
import record from '../../../content/forecast-accuracy.json' with { type: 'json' };
import { ChartTable } from '../../ui/charts/chart-table.tsx';
import { Readable } from '../../ui/charts/readable.tsx';
import { usePage } from '../../ui/page.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';
import s from './spread.module.css';

const { histogram } = record;
const tallest = Math.max(...histogram);
/** The last column has everything that is further off. */
const last = histogram.length - 1;
const limit = 5;

/** How far the totals were off, a column for each percentage point. */
export function Spread() {
  const { format, messages } = usePage();
  const t = messages.forecastAccuracy.spread;
  const percent = (points: number) => format.percent(points / 100);
  const classOf = (column: number) => {
    if (column === last) return s.far;
    return column < limit ? undefined : s.further;
  };
  return (
    <Sheet spaced labelledBy="spread" className={s.section}>
      <SectionHead id="spread" title={t.title}>
        {t.lede}
      </SectionHead>
      <figure>
        <figcaption className={s.caption}>
          <b>{t.chart}</b> <span>{t.note}</span>
        </figcaption>
        <Readable>
          <div className={s.columns} role="img" aria-label={t.label}>
            {histogram.map((count, column) => (
              <i
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the percentage
                key={column}
                className={classOf(column)}
                style={{ '--n': ((92 * count) / tallest).toFixed(1) } as CSSProperties}
              >
                {count > 0 && <u>{count}</u>}
              </i>
            ))}
            <span className={s.limit}>
              <b>{t.limit}</b>
            </span>
            <span className={s.worst}>{t.worst}</span>
          </div>
          <div className={s.axis} aria-hidden="true">
            {histogram.map((_, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the percentage
              <i key={column}>{column % limit === 0 && percent(column)}</i>
            ))}
          </div>
        </Readable>
        <ul className={s.key}>
          <li>{t.within}</li>
          <li className={s.further}>{t.further}</li>
          <li className={s.far}>{t.far}</li>
        </ul>
        <ChartTable
          summary={messages.home.fan.asTable}
          head={[t.error, t.checks]}
          rows={histogram.map((count, column) => [
            column === last ? t.orMore(percent(column)) : format.percentRange({ lo: column, hi: column + 1 }),
            format.number(count),
          ])}
        />
      </figure>
    </Sheet>
  );
}
