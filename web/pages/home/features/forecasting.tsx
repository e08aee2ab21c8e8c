import { fan } from '../../../ui/charts/fan.ts';
import { line, type Point } from '../../../ui/charts/path.ts';
import { useMessages } from '../../../ui/page.tsx';
import f from './feature.module.css';
import { Feature } from './feature.tsx';
import s from './forecasting.module.css';

/** Four example signals; the first thirteen values are measured. */
const signals = [
  [33, 30, 31, 32, 30, 30, 30, 28, 27, 26, 24, 23, 21, 21, 21, 19, 16, 18, 16, 15, 12, 9, 10, 9, 5, 3],
  [3, 4, 8, 20, 10, 12, 11, 11, 12, 17, 24, 18, 27, 29, 25, 15, 17, 27, 33, 26, 22, 19, 18, 24, 28, 19],
  [14, 9, 4, 6, 6, 8, 9, 6, 3, 8, 12, 18, 22, 28, 26, 27, 26, 29, 33, 26, 30, 24, 28, 21, 20, 21],
  [33, 33, 29, 26, 23, 18, 14, 11, 8, 9, 7, 8, 11, 11, 12, 9, 8, 9, 6, 3, 5, 7, 9, 11, 8, 6],
];
const sum = fan({ width: 500, height: 140, floor: 206, ceiling: 500, first: 0, last: 500 });

export function Forecasting() {
  const t = useMessages().home.features.forecasting;
  return (
    <Feature messages={t} proof="/forecast-accuracy" place={f.forecasting}>
      <div role="img" aria-label={t.label}>
        {signals.map((values, i) => {
          const points = values.map((y, week): Point => [week * 20, y]);
          return (
            <div key={t.signals[i]} className={s.signal}>
              <span>{t.signals[i]}</span>
              <svg viewBox="0 0 500 36" preserveAspectRatio="none" aria-hidden="true">
                <path className={s.past} d={line(points.slice(0, 13))} />
                <path className={s.next} d={line(points.slice(12))} />
              </svg>
            </div>
          );
        })}
        <div className={`${s.signal} ${s.sum}`}>
          <span>{t.sum}</span>
          <MiniFan height={140} paths={sum} />
        </div>
      </div>
    </Feature>
  );
}

/** The example account's chart, small and without labels. */
export function MiniFan({ height, paths }: { height: number; paths: ReturnType<typeof fan> }) {
  return (
    <svg className={s.mini} viewBox={`0 0 500 ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path className={s.band90} d={paths.band90} />
      <path className={s.band50} d={paths.band50} />
      <path className={s.past} d={paths.actual} />
      <path className={s.next} d={paths.forecast} />
    </svg>
  );
}
