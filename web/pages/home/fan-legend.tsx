import { ChartTable } from '../../ui/charts/chart-table.tsx';
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
        <ul>
          <li className={s.keyActual}>{t.actual}</li>
          <li className={s.keyForecast}>{t.forecast}</li>
          <li className={s.key50}>{t.range50}</li>
          <li className={s.key90}>{t.range90}</li>
        </ul>
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
