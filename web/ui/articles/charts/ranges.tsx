import { type Forecast, range50, range90 } from '../../../sample-account/series.ts';
import { dots, type Point } from '../../charts/path.ts';
import { type PageContext, usePage } from '../../page.tsx';
import { type ArticleChart, ChartFigure, Plot, XAxis, YLabel } from './chart-figure.tsx';
import l from './lines.module.css';
import s from './ranges.module.css';
import { columnMiddle, firstWeek, sheetWidth, weekAxis, weeksLooked } from './week-columns.ts';

/** A fictitious account: March's forecast, and the actual values. */
const weeks: (Forecast & { actual: number })[] = [
  { mid: 180, half90: 9, actual: 176 },
  { mid: 184, half90: 12, actual: 188 },
  { mid: 189, half90: 14, actual: 180 },
  { mid: 195, half90: 16, actual: 203 },
  { mid: 199, half90: 18, actual: 193 },
  { mid: 203, half90: 20, actual: 179 },
  { mid: 198, half90: 22, actual: 211 },
  { mid: 192, half90: 24, actual: 188 },
  { mid: 201, half90: 26, actual: 216 },
  { mid: 212, half90: 28, actual: 201 },
  { mid: 221, half90: 30, actual: 240 },
  { mid: 230, half90: 32, actual: 226 },
  { mid: 238, half90: 34, actual: 247 },
];
/** The competing pitch's single number. */
const promise = 220;

const inside = weeks.filter((week) => holds(range90(week), week.actual)).length;
const insideHalf = weeks.filter((week) => holds(range50(week), week.actual)).length;
const below = weeks.filter(({ actual }) => actual < promise).length;

const height = 400;
const barWidth = 44;

function holds({ lo, hi }: { lo: number; hi: number }, value: number): boolean {
  return value >= lo && value <= hi;
}
function y(value: number): number {
  return Math.round(height - ((value - 150) / 130) * height);
}
function bars(getRange: (week: Forecast) => { lo: number; hi: number }): string {
  return weeks
    .map((week, i) => {
      const { lo, hi } = getRange(week);
      return `M${columnMiddle(i) - barWidth / 2} ${y(hi)}h${barWidth}V${y(lo)}h-${barWidth}z`;
    })
    .join('');
}

function figure({ format }: PageContext): string {
  return `${format.number(inside)}/${format.number(weeks.length)}`;
}

function Chart() {
  const page = usePage();
  const { format, messages } = page;
  const t = messages.article.charts.ranges;
  const counts = {
    inside: format.number(inside),
    weeks: format.number(weeks.length),
    half: format.number(insideHalf),
    promise: format.number(promise),
    below: format.number(below),
  };
  return (
    <ChartFigure
      title={t.title}
      note={t.note(weeksLooked(page))}
      keys={[
        ['dot', t.actual],
        ['half', t.inner],
        ['nine', t.outer],
        ['plan', t.promise(counts.promise)],
      ]}
      finding={t.finding(counts)}
      table={{
        head: [messages.article.week, t.low, t.mid, t.high, t.came],
        rows: weeks.map((week, i) => {
          const { lo, hi } = range90(week);
          return [
            format.week(firstWeek + i),
            ...[lo, week.mid, hi, week.actual].map((n) => format.number(n)),
          ];
        }),
      }}
    >
      <Plot
        label={t.label(counts)}
        width={sheetWidth}
        height={height}
        labels={[150, 200, 250].map((value) => (
          <YLabel key={value} at={(y(value) / height) * 100}>
            {format.number(value)}
          </YLabel>
        ))}
      >
        <path
          className={l.grid}
          d={[150, 200, 250].map((value) => `M0 ${y(value)}h${sheetWidth}`).join('')}
        />
        <path className={s.nine} d={bars(range90)} />
        <path className={s.half} d={bars(range50)} />
        <path
          className={s.middle}
          d={weeks.map(({ mid }, i) => `M${columnMiddle(i) - barWidth / 2} ${y(mid)}h${barWidth}`).join('')}
        />
        <path className={l.plan} d={`M0 ${y(promise)}h${sheetWidth}`} />
        <path
          className={`${l.dots} ${s.came}`}
          d={dots(weeks.map(({ actual }, i): Point => [columnMiddle(i), y(actual)]))}
        />
      </Plot>
      <XAxis columns={weekAxis(page)} />
    </ChartFigure>
  );
}

export const ranges: ArticleChart = { Chart, figure };
