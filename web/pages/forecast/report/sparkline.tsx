import s from './help.module.css';

/** The weeks of a metric as a line, to recognise rather than read. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const highest = Math.max(...values, 1);
  const points = values.map(
    (value, i) =>
      `${((i / Math.max(1, values.length - 1)) * 100).toFixed(1)} ${(38 - (value / highest) * 36).toFixed(1)}`,
  );
  return (
    <svg className={s.sparkline} viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${points.join('L')}`} />
    </svg>
  );
}
