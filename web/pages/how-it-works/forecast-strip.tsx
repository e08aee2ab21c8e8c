import { drawing, forecast, measured } from '../../sample-account/example-plan.ts';
import plot from '../../ui/charts/plot.module.css';
import { usePage } from '../../ui/page.tsx';
import s from './forecast-strip.module.css';
import p from './plan.module.css';
import state from './state.module.css';

/** Conversions a week: a wide range, a narrower one once there is a budget, then the actual values. */
export function ForecastStrip() {
  const { format, messages } = usePage();
  const t = messages.howItWorks.plan;
  const expected = forecast.map(({ mid }) => format.number(mid));
  return (
    <div className={p.columns}>
      <span className={`${p.label} ${s.label}`}>
        <em>1</em>
        {t.conversions}
      </span>
      <div className={`${plot.plot} ${s.plot}`}>
        <svg viewBox={drawing.viewBox} preserveAspectRatio="none" aria-hidden="true">
          <path className={`${s.range90} ${state.undecided}`} d={drawing.wide} />
          <g className={state.decided}>
            <path className={s.range90} d={drawing.range90} />
            <path className={s.range50} d={drawing.range50} />
          </g>
          <path className={s.expected} d={drawing.expected} />
          <g className={state.running}>
            <path className={s.past} d={drawing.past} />
            <path className={s.earlier} d={drawing.earlier} />
            <path className={s.measured} d={drawing.measured} />
            <path className={s.dots} d={drawing.dots} />
          </g>
        </svg>
        <b className={state.undecided}>{t.wide}</b>
        <b className={state.narrow}>{t.narrow({ from: expected[0] ?? '', to: expected.at(-1) ?? '' })}</b>
        <b className={`${s.inside} ${state.running}`}>{t.inside(format.list(measured.map(format.number)))}</b>
      </div>
    </div>
  );
}
