import { ChartTable } from '../../ui/charts/chart-table.tsx';
import { FanKeys } from '../../ui/charts/fan-keys.tsx';
import { conversions, range90 } from '../../ui/charts/series.ts';
import { Week } from '../../ui/dated.tsx';
import { usePage } from '../../ui/page.tsx';
import { weeksBehind } from '../../ui/sheet-weeks.ts';
import s from './fan-legend.module.css';

/** The legend of the hero's chart, and its numbers as a table. */
export function FanLegend() {
  const { format, messages } = usePage();
  const t = messages.home.fan;
  return (
    <figcaption className={s.legend} data-later="phone">
      <div className={s.caption}>
        <b>{t.title}</b> <span>{t.note}</span>
        <FanKeys actual={t.actual} ahead={t} />
      </div>
      <ChartTable summary={t.asTable} head={[t.week, t.actual, t.low, t.mid, t.high]} rows={tableRows()} />
    </figcaption>
  );

  function tableRows() {
    return [
      ...conversions.actual.map((value, i) => [
        <Week key="week" offset={i - weeksBehind} />,
        format.number(value),
        '–',
        '–',
        '–',
      ]),
      ...conversions.forecast.map((point, i) => [
        <Week key="week" offset={i} />,
        '–',
        format.number(range90(point).lo),
        format.number(point.mid),
        format.number(range90(point).hi),
      ]),
    ];
  }
}
