import { conversions } from '../../../sample-account/series.ts';
import { dots, line, type Point } from '../../charts/path.ts';
import { type PageContext, usePage } from '../../page.tsx';
import { type ArticleChart, ChartFigure, Plot, XAxis, YLabel } from './chart-figure.tsx';
import l from './lines.module.css';
import { columnMiddle, firstWeek, sheetWidth, weekAxis, weeksLooked } from './week-columns.ts';

const { actual, earlier } = conversions;
const height = 400;
const gridValues = [200, 225, 250, 275, 300];

/** A week's absolute error as a share of the actual value. */
const misses = actual.map((value, i) => Math.abs((earlier[i] ?? value) - value) / value);
const worst = Math.max(...misses);
const average = misses.reduce((sum, miss) => sum + miss, 0) / misses.length;

function y(value: number): number {
  return height - ((value - 200) / 110) * height;
}
function points(values: readonly number[]): Point[] {
  return values.map((value, i) => [columnMiddle(i), y(value)]);
}

/** 100 % less the average weekly error. */
function figure({ format }: PageContext): string {
  return format.percentTenths(1 - average);
}

function Chart() {
  const page = usePage();
  const { format, messages } = page;
  const t = messages.article.charts.accuracy;
  const number = (value = 0) => format.number(value);
  const label = t.label({
    worst: format.percent(worst),
    first: number(actual[0]),
    firstForecast: number(earlier[0]),
    last: number(actual.at(-1)),
    lastForecast: number(earlier.at(-1)),
  });
  const sticks = points(actual).map(([x, top], i) =>
    line([
      [x, top],
      [x, y(earlier[i] ?? 0)],
    ]),
  );
  return (
    <ChartFigure
      title={t.title}
      note={t.note(weeksLooked(page))}
      keys={[
        ['actual', t.actual],
        ['earlier', t.forecast],
        ['miss', t.miss],
      ]}
      finding={t.finding({ worst: format.percentTenths(worst), average: format.percentTenths(average) })}
      table={{
        head: [messages.article.week, t.forecast, t.actual, t.miss],
        rows: actual.map((value, i) => [
          format.week(firstWeek + i),
          number(earlier[i]),
          number(value),
          format.percentTenths(misses[i] ?? 0),
        ]),
      }}
    >
      <Plot
        label={label}
        width={sheetWidth}
        height={height}
        labels={[200, 250, 300].map((value) => (
          <YLabel key={value} at={(y(value) / height) * 100}>
            {format.number(value)}
          </YLabel>
        ))}
      >
        <path
          className={l.grid}
          d={gridValues.map((value) => `M0 ${Math.round(y(value))}h${sheetWidth}`).join('')}
        />
        <path className={l.miss} d={sticks.join('')} />
        <path className={l.earlier} d={line(points(earlier))} />
        <path className={l.actual} d={line(points(actual))} />
        <path className={l.dots} d={dots(points(actual))} />
      </Plot>
      <XAxis columns={weekAxis(page)} />
    </ChartFigure>
  );
}

export const accuracy: ArticleChart = { Chart, figure };
