import type { ReactNode } from 'react';
import type { Formatter } from '../../../content/format.ts';
import type { home } from '../../../content/messages/en/home.ts';
import { ChartTable } from '../../ui/charts/chart-table.tsx';
import { Week } from '../../ui/dated.tsx';
import { usePage } from '../../ui/page.tsx';
import s from './fan-legend.module.css';
import h from './hero.module.css';
import { columns, type HeroView, middle, viewAt } from './view.ts';

/** The caption of the hero's chart, and its numbers as a table. */
export function FanLegend() {
  const { format, messages } = usePage();
  const t = messages.home.fan;
  return (
    <figcaption className={s.legend} data-region="legend">
      <div className={h.rest}>
        <Caption t={t}>
          <FanTable view={viewAt(0)} week={(offset) => <Week offset={offset} />} t={t} format={format} />
        </Caption>
      </div>
    </figcaption>
  );
}

type Messages = (typeof home)['fan'];

export function Caption({ t, children }: { t: Messages; children: ReactNode }) {
  return (
    <div className={s.caption}>
      <b>{t.title}</b> <span>{t.note}</span>
      {children}
    </div>
  );
}

interface TableProps {
  view: HeroView;
  /** The name of the week this many weeks from the real one. */
  week: (offset: number) => ReactNode;
  t: Messages;
  format: Pick<Formatter, 'number'>;
}

export function FanTable({ view, week, t, format }: TableProps) {
  const { lead = 0 } = view;
  return (
    <ChartTable
      summary={t.asTable}
      short={t.short}
      head={[t.week, t.actual, t.low, t.mid, t.high]}
      rows={Array.from({ length: columns }, (_, column) => {
        const actual = view.actual[lead + column];
        const expected = view.expected[column - view.at];
        return [
          week(column - middle + view.moved),
          ...[actual, expected?.range90.lo, expected?.mid, expected?.range90.hi].map((value) =>
            value === undefined ? '–' : format.number(value),
          ),
        ];
      })}
    />
  );
}
