import type { ReactNode } from 'react';
import type { Formatter } from '../../../content/format.ts';
import type { home } from '../../../content/messages/en/home.ts';
import { ChartTable } from '../../ui/charts/chart-table.tsx';
import { FanKeys } from '../../ui/charts/fan-keys.tsx';
import { Week } from '../../ui/dated.tsx';
import { usePage } from '../../ui/page.tsx';
import s from './fan-legend.module.css';
import h from './hero.module.css';
import { columns, type HeroView, realToday, viewAt } from './view.ts';

/** The legend of the hero's chart, and its numbers as a table. */
export function FanLegend() {
  const { format, messages } = usePage();
  const t = messages.home.fan;
  return (
    <figcaption className={s.legend} data-later="phone" data-region="legend">
      <div className={h.rest}>
        <LegendText t={t} keys={<FanKeys actual={t.actual} ahead={t} />}>
          <FanTable
            view={viewAt(realToday)}
            week={(offset) => <Week offset={offset} />}
            t={t}
            format={format}
          />
        </LegendText>
      </div>
    </figcaption>
  );
}

type Messages = (typeof home)['fan'];

/** `keys` say what the lines mean. */
export function LegendText(props: { t: Messages; keys: ReactNode; children: ReactNode }) {
  const { t, keys, children } = props;
  return (
    <>
      <div className={s.caption}>
        <b>{t.title}</b> <span>{t.note}</span>
        {keys}
      </div>
      {children}
    </>
  );
}

interface TableProps {
  view: HeroView;
  /** The name of the week so far from the real one. */
  week: (offset: number) => ReactNode;
  t: Messages;
  format: Pick<Formatter, 'number'>;
}

export function FanTable({ view, week, t, format }: TableProps) {
  return (
    <ChartTable
      summary={t.asTable}
      head={[t.week, t.actual, t.low, t.mid, t.high]}
      rows={Array.from({ length: columns }, (_, column) => {
        const actual = view.actual[column];
        const expected = view.expected[column - view.at];
        return [
          week(column - realToday),
          ...[actual, expected?.range90.lo, expected?.mid, expected?.range90.hi].map((value) =>
            value === undefined ? '–' : format.number(value),
          ),
        ];
      })}
    />
  );
}
