import type { Statistics } from '../../../contract/console/statistics.ts';
import { type SpeedMetric, speedMetrics } from '../../../contract/page-views.ts';
import { ChartTable } from '../../ui/charts/chart-table.tsx';
import s from './statistics.module.css';

type Speed = Statistics['speeds']['all'][SpeedMetric];

/** With fewer page views, the slowest quarter is meaningless. */
const fewestViews = 20;

/** The limits of good and of poor, as in web.dev/vitals. */
const limits: Record<SpeedMetric, { name: string; short: string; good: number; poor: number }> = {
  lcp: { name: 'Largest paint', short: 'LCP', good: 2_500, poor: 4_000 },
  inp: { name: 'Slowest response', short: 'INP', good: 200, poor: 500 },
  cls: { name: 'Layout shift', short: 'CLS', good: 0.1, poor: 0.25 },
};

/** How fast the pages were for visitors. */
export function Speeds({ of: { all, pages } }: { of: Statistics['speeds'] }) {
  return (
    <section className={s.figure} aria-labelledby="speeds">
      <h2 id="speeds">Page speed, last 28 days</h2>
      <p className={s.finding}>{speedFinding(all)}</p>
      <dl className={s.speeds}>
        {speedMetrics.map((metric) => (
          <div key={metric}>
            <dt>
              {limits[metric].name} <abbr>{limits[metric].short}</abbr>
            </dt>
            <dd>
              <b>{speedText(metric, all[metric])}</b>
              <span>
                {all[metric].views < fewestViews
                  ? `${all[metric].views} measured`
                  : `${ratings[rate(metric, all[metric])]}, ${all[metric].views.toLocaleString('en')} measured`}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      {pages.length > 0 && (
        <ChartTable
          summary="Show the speed of each page"
          head={['Page', 'Views', ...speedMetrics.map((metric) => limits[metric].short)]}
          rows={pages.map(({ page, speeds }) => [
            page,
            Math.max(...speedMetrics.map((metric) => speeds[metric].views)).toLocaleString('en'),
            ...speedMetrics.map((metric) => speedText(metric, speeds[metric])),
          ])}
        />
      )}
    </section>
  );
}

export function speedFinding(all: Statistics['speeds']['all']): string {
  const known = speedMetrics.filter((metric) => all[metric].views >= fewestViews);
  if (known.length === 0) {
    return speedMetrics.every((metric) => all[metric].views === 0)
      ? 'Nothing has been measured in the last 28 days, so page speed is not known.'
      : 'Too few page views were measured to judge.';
  }
  const of = (metrics: readonly SpeedMetric[]) =>
    new Intl.ListFormat('en-GB').format(metrics.map((metric) => limits[metric].name.toLowerCase()));
  const poorer = known.filter((metric) => rate(metric, all[metric]) !== 'good');
  if (poorer.length > 0) return `Good in fewer than three out of four page views: ${of(poorer)}.`;
  return known.length === speedMetrics.length
    ? 'All three were good in at least three out of four page views.'
    : `Good in at least three out of four page views: ${of(known)}. The rest was measured too rarely.`;
}

type Rating = 'good' | 'fair' | 'poor';
const ratings: Record<Rating, string> = { good: 'good', fair: 'needs improvement', poor: 'poor' };

function rate(metric: SpeedMetric, { p75, isBeyond }: Speed): Rating {
  const { good, poor } = limits[metric];
  if (isBeyond || p75 === null || p75 > poor) return 'poor';
  return p75 <= good ? 'good' : 'fair';
}

/** `1.2 s`, `48 ms`, `0.02`; an en dash if unknown. */
export function speedText(metric: SpeedMetric, { views, p75, isBeyond }: Speed): string {
  if (p75 === null || views < fewestViews) return '–';
  const over = isBeyond ? 'over ' : '';
  if (metric === 'cls') return over + p75.toFixed(2);
  return over + (p75 < 1_000 ? `${Math.round(p75)} ms` : `${(p75 / 1_000).toFixed(1)} s`);
}
