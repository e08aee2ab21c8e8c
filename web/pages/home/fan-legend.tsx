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
  const words = messages.home.fan;
  return (
    <figcaption className={s.legend} data-later="phone" data-region="legend">
      <div className={h.rest}>
        <LegendText words={words} keys={<FanKeys actual={words.actual} ahead={words} />}>
          <FanTable
            view={viewAt(realToday)}
            week={(offset) => <Week offset={offset} />}
            words={words}
            format={format}
          />
        </LegendText>
      </div>
    </figcaption>
  );
}

type Words = (typeof home)['fan'];

/** `keys` say what the lines mean. */
export function LegendText(props: { words: Words; keys: ReactNode; children: ReactNode }) {
  const { words, keys, children } = props;
  return (
    <>
      <div className={s.caption}>
        <b>{words.title}</b> <span>{words.note}</span>
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
  words: Words;
  format: Pick<Formatter, 'number'>;
}

export function FanTable({ view, week, words, format }: TableProps) {
  return (
    <ChartTable
      summary={words.asTable}
      head={[words.week, words.actual, words.low, words.mid, words.high]}
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
