import type { CSSProperties, Ref } from 'react';
import type { Formatter } from '../../../content/format.ts';
import type { home } from '../../../content/messages/en/home.ts';
import fanStyles from '../../ui/charts/fan.module.css';
import { fan } from '../../ui/charts/fan.ts';
import { dots, line } from '../../ui/charts/path.ts';
import s from './fan-chart.module.css';
import { bandShare, columns, type HeroView, middle } from './view.ts';

export const frame = { width: 1352, height: 720, week: 52 };
const { width, height, week: weekWidth } = frame;
const grid = [200, 300, 400, 500];
/** Below this, the chat button is in the margin next to the drawing. */
const lowestAxisLabel = 0.5;
const dipWeek = 19;
/** The last weeks, above which the label of the forecast's end is. */
const weeksUnderEnd = 8;
/** The weeks whose ranges are named. Around the second one the wide range is level, so that its name fits inside. */
const [week50, week90] = [9, 4];

interface DrawingProps {
  view: HeroView;
  /** The text alternative. */
  label: string;
  t: (typeof home)['fan'];
  format: Pick<Formatter, 'number' | 'range'>;
  /** What the dotted line shows. */
  earlier?: string | undefined;
  /** The part that glides. */
  glide?: Ref<SVGGElement>;
}

export function FanDrawing({ view, label, t, format, earlier = t.past, glide }: DrawingProps) {
  const { floor, ceiling } = view.scale;
  const { x, y, ...paths } = fan(
    { width, height, floor, ceiling, first: weekWidth / 2, last: width - weekWidth / 2 },
    view,
  );
  const values = grid.filter(
    (value) => value > floor && value < ceiling && y(value) < height * lowestAxisLabel,
  );
  const at = (week: number, value: number) =>
    ({ '--x': week, '--y': ((y(value) / height) * 100).toFixed(1) }) as CSSProperties;
  const misses = view.misses.map(({ week, expected, actual }) =>
    line([
      [x(week), y(expected)],
      [x(week), y(actual)],
    ]),
  );
  const outside = dots(
    view.misses.filter(({ isOutside }) => isOutside).map(({ week, actual }) => [x(week), y(actual)]),
  );
  const isResting = view.moved === 0;
  const end = view.moved < 0 ? undefined : view.expected.at(-1);
  const last = view.expected.slice(-weeksUnderEnd);
  const [named50, named90] = [view.expected[week50], view.expected[week90]];
  const { actual, lead = 0 } = view;
  const isFalling = (actual[lead + middle - 1] ?? 0) < (actual[lead] ?? 0);
  return (
    <>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
        <path className={s.grid} d={values.map((v) => `M676 ${Math.round(y(v))}h676`).join('')} />
        <g ref={glide}>
          <path className={fanStyles.band90} d={paths.band90} />
          <path className={fanStyles.band50} d={paths.band50} />
          <path className={s.earlier} d={paths.earlier} />
          {misses.length > 0 && <path className={s.miss} d={misses.join('')} />}
          <path className={s.forecast} d={paths.forecast} />
          <path className={s.expected} d={dots(paths.expected)} />
          <path className={s.hollow} d={dots(paths.expected)} />
          <path className={s.actual} d={paths.actual} />
          {outside && (
            <>
              <path className={s.ring} d={outside} />
              <path className={s.hole} d={outside} />
            </>
          )}
          <path className={s.measured} d={dots(paths.measured)} />
        </g>
        {isResting && <path className={s.lead} d={`M1014 ${Math.round(y(267))}v44`} />}
      </svg>
      {values.map((value) => (
        <span key={value} className={`${s.label} ${s.axis}`} style={at(columns, value)} aria-hidden="true">
          {format.number(value)}
        </span>
      ))}
      <span
        className={`${s.label} ${s.past} ${isFalling ? s.falling : ''}`}
        style={{ '--band': bandShare } as CSSProperties}
        aria-hidden="true"
      >
        <b>{t.actual}</b>
        {view.moved >= 0 && <i>{earlier}</i>}
      </span>
      {isResting && (
        <span className={`${s.label} ${s.dip}`} style={at(dipWeek + 0.5, 245)} aria-hidden="true">
          {t.dip}
        </span>
      )}
      {end && (
        <span
          className={`${s.label} ${s.end} ${isResting ? s.resting : ''}`}
          style={at(columns - 0.5, Math.max(...last.map(({ range90 }) => range90.hi)))}
          aria-hidden="true"
        >
          <b>{t.expected(format.number(end.mid))}</b>
          {t.cases(format.range(end.range90))}
        </span>
      )}
      {named50 && named90 && isResting && (
        <>
          <span
            className={`${s.label} ${s.range}`}
            style={at(middle + week50 + 0.35, (named50.mid + 2 * named50.range50.lo) / 3)}
            aria-hidden="true"
          >
            {t.range50}
          </span>
          <span
            className={`${s.label} ${s.range}`}
            style={at(middle + week90, (named90.range50.lo + named90.range90.lo) / 2)}
            aria-hidden="true"
          >
            {t.range90}
          </span>
        </>
      )}
    </>
  );
}

export function labelAtRest(
  view: HeroView,
  t: (typeof home)['fan'],
  format: Pick<Formatter, 'number'>,
): string {
  const end = view.expected.at(-1);
  const { actual, lead = 0 } = view;
  return t.label({
    first: format.number(actual[lead] ?? 0),
    last: format.number(actual.at(-1) ?? 0),
    end: format.number(end?.mid ?? 0),
    lo: format.number(end?.range90.lo ?? 0),
    hi: format.number(end?.range90.hi ?? 0),
  });
}
