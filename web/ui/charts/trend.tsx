import fan from './fan.module.css';
import { band, line, type Point } from './path.ts';
import s from './trend.module.css';

const size = { width: 400, height: 40, margin: 3 };

/** A sparkline of the latest weeks and the forecast. */
export function Trend(props: {
  values: readonly number[];
  mean: readonly number[];
  low90: readonly number[];
  high90: readonly number[];
  /** Values that must fit as well, so that several trends can be compared. */
  scale?: readonly number[];
  label: string;
}) {
  const { values, mean, low90, high90, scale = [], label } = props;
  const everything = [...values, ...low90, ...high90, ...scale];
  const [low, high] = [Math.min(...everything), Math.max(...everything)];
  const x = (week: number) => (week / (values.length + mean.length - 1)) * size.width;
  const y = (value: number) =>
    size.height - size.margin - ((value - low) / (high - low || 1)) * (size.height - 2 * size.margin);
  const measured = values.map((value, week): Point => [x(week), y(value)]);
  const ahead = (list: readonly number[]): Point[] => [
    ...measured.slice(-1),
    ...list.map((value, week): Point => [x(values.length + week), y(value)]),
  ];
  return (
    <svg
      className={s.trend}
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path className={fan.band90} d={band(ahead(high90), ahead(low90))} />
      <path className={s.today} d={`M${Math.round(x(values.length - 0.5))} 0v${size.height}`} />
      <path className={fan.forecast} d={line(ahead(mean))} />
      <path className={fan.actual} d={line(measured)} />
    </svg>
  );
}
