import type { ReactNode } from 'react';
import plot from '../../ui/charts/plot.module.css';
import { usePage } from '../../ui/page.tsx';
import { Chevron } from './chevron.tsx';
import s from './fan-chart.module.css';
import { FanDrawing, labelAtRest } from './fan-drawing.tsx';
import { FanLegend } from './fan-legend.tsx';
import h from './hero.module.css';
import { viewAt } from './view.ts';

/** The hero's chart: the past in a band under the headline, and the forecast as a range. */
export function FanChart({ readout }: { readout: ReactNode }) {
  const { format, messages } = usePage();
  const { fan: t, moveToday } = messages.home;
  const view = viewAt(0);
  return (
    <figure className={s.fan}>
      <div className={`${plot.plot} ${s.plot}`} data-region="plot" data-later="">
        <div className={h.rest}>
          <FanDrawing view={view} label={labelAtRest(view, t, format)} t={t} format={format} />
        </div>
        {readout}
      </div>
      <i className={s.today} data-line="" />
      <button type="button" className={s.grip} tabIndex={-1} aria-hidden="true" data-handle="">
        <Chevron to="left" />
        <Chevron to="right" />
      </button>
      <p className={s.hint}>
        <b>{moveToday.hint.title}</b> <span className={s.keys}>{moveToday.hint.keys}</span>
        <span className={s.touch}>{moveToday.hint.touch}</span>
      </p>
      <FanLegend />
    </figure>
  );
}
