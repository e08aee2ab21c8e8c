import { conversions } from '../../sample-account/series.ts';
import { fan } from '../../ui/charts/fan.ts';
import { dots, line, type Point } from '../../ui/charts/path.ts';
import s from './drawings.module.css';

/** Drawings are 200 × 120. */
const whole = fan({ width: 200, height: 120, floor: 205, ceiling: 500, first: 0, last: 200 });

/** Other accounts in the same weeks. */
const market: Point[] = [
  [44, 53],
  [24, 67],
  [83, 68],
  [148, 91],
  [151, 24],
  [184, 104],
  [36, 13],
  [171, 94],
  [112, 105],
  [30, 27],
  [108, 68],
  [123, 67],
  [52, 57],
  [162, 79],
  [90, 47],
  [80, 18],
  [6, 63],
  [47, 32],
  [181, 27],
  [72, 25],
  [193, 65],
  [36, 88],
  [87, 93],
  [102, 100],
  [113, 31],
  [77, 84],
  [67, 66],
  [179, 41],
  [129, 48],
  [5, 33],
];

export function Collection() {
  const own = conversions.actual.map((value, week): Point => [4 + week * 16, 112 - (value - 205) * 1.2]);
  return (
    <>
      <path className={s.market} d={dots(market)} />
      <path className={s.own} d={dots(own)} />
    </>
  );
}

export function Recommendations() {
  return (
    <>
      <path className={s.first} d="M0 4h200v18H0z" />
      <path className={s.others} d="M0 28h152v18H0zM0 52h118v18H0zM0 76h84v18H0zM0 100h46v18H0z" />
    </>
  );
}

export function Analytics() {
  return (
    <>
      <path className={s.band90} d={whole.band90} />
      <path className={s.band50} d={whole.band50} />
      <path className={s.measured} d={whole.actual} />
      <path className={s.forecast} d={whole.forecast} />
    </>
  );
}

/** Four panels: trend, ranking, budget, forecast. */
export function Visualization() {
  const trend = conversions.actual.map((value, week): Point => [8 + week * 7, 50 - (value - 212) / 2]);
  return (
    <>
      <path className={s.trendPanel} d="M0 0h100v57H0z" />
      <path className={s.onTrend} d={line(trend)} />
      <path className={s.rankPanel} d="M104 0h96v57h-96z" />
      <path className={s.onRank} d="M112 9h80v10h-80zM112 24h52v10h-52zM112 39h30v10h-30z" />
      <path className={s.budgetPanel} d="M0 62h64v58H0z" />
      <path className={s.onBudget} d="M10 112V92h12v20M28 112V80h12v32M46 112V70h10v42" />
      <path className={s.forecastPanel} d="M68 62h132v58H68z" />
      <path className={s.onForecastRange} d="M76 106l38-14 36-6 42-20v38l-42-2-36 2z" />
      <path className={s.onForecast} d="M76 106l38-11 36-4 42-11" />
    </>
  );
}

export function Improvement() {
  return (
    <>
      <path className={s.forecast} d="M80 88V64h40V40h40V16h40" />
      <path className={s.measured} d="M0 112h40V88h40" />
      <path className={s.own} d="M80 88h0" />
    </>
  );
}
