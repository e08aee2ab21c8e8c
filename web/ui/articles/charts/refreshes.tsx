import type { CSSProperties } from 'react';
import { sum } from '../../../../forecast/numeric.ts';
import { type PageContext, usePage } from '../../page.tsx';
import { type ArticleChart, ChartFigure, Plot, XAxis, YLabel } from './chart-figure.tsx';
import l from './lines.module.css';
import s from './refreshes.module.css';
import { weeksLooked } from './week-columns.ts';

/** Thousands of dollars a week: January's plan, and actual spend after each refresh. */
const plan = [...Array<number>(13).fill(26), ...Array<number>(13).fill(30)];
const ran = [
  26, 26, 26, 26, 26, 20, 20, 19, 19, 29, 31, 32, 32, 34, 37, 38, 38, 37, 32, 31, 29, 28, 24, 23, 22, 23,
];
/** January to June in calendar weeks, with a refresh at each start but the first. */
const monthWeeks = [5, 4, 5, 4, 4, 4];
const peakEnd = sum(monthWeeks.slice(0, 4));
const refreshWeeks = monthWeeks.slice(0, -1).map((_, i) => sum(monthWeeks.slice(0, i + 1)));

const total = sum(plan);
const moved = sum(ran.map((budget, i) => Math.abs(budget - (plan[i] ?? 0)))) / 2;

const columnWidth = 50;
const width = ran.length * columnWidth;
const height = 400;

function y(budget: number): number {
  return Math.round(height - ((budget - 10) / 32) * height);
}
/** A value holds for its week, then steps. */
function steps(values: readonly number[]): string {
  return values
    .map(
      (value, i) =>
        `${i === 0 ? `M0 ${y(value)}` : value === values[i - 1] ? '' : `V${y(value)}`}h${columnWidth}`,
    )
    .join('');
}

/** The share of the budget spent in other weeks than planned. */
function figure({ format }: PageContext): string {
  return format.percentTenths(moved / total);
}

function Chart() {
  const page = usePage();
  const { format, messages } = page;
  const t = messages.article.charts.refreshes;
  const money = (thousands: number) => format.moneyShort(thousands * 1000);
  const values = {
    total: money(total),
    moved: money(moved),
    refreshes: format.number(refreshWeeks.length),
  };
  const percent = (share: number) => (share * 100).toFixed(1);
  const afterPeak = { '--x': percent(peakEnd / ran.length), '--y': percent(y(Math.max(...ran)) / height) };
  return (
    <ChartFigure
      title={t.title}
      note={t.note(weeksLooked(page, 1, ran.length))}
      keys={[
        ['actual', t.ran],
        ['plan', t.plan],
        ['thin', t.refresh],
      ]}
      finding={t.finding(values)}
      table={{
        head: [messages.article.week, t.plan, t.ran],
        rows: ran.map((budget, i) => [format.week(i + 1), money(plan[i] ?? 0), money(budget)]),
      }}
    >
      <Plot
        label={t.label(values)}
        width={width}
        height={height}
        labels={
          <>
            {[10, 20, 30, 40].map((value) => (
              <YLabel key={value} at={(y(value) / height) * 100}>
                {money(value)}
              </YLabel>
            ))}
            <span className={s.peak} style={afterPeak as CSSProperties}>
              {t.peak}
            </span>
          </>
        }
      >
        <path className={l.grid} d={[10, 20, 30, 40].map((value) => `M0 ${y(value)}h${width}`).join('')} />
        <path
          className={s.refresh}
          d={refreshWeeks.map((week) => `M${week * columnWidth} 0v${height}`).join('')}
        />
        <path className={l.plan} d={steps(plan)} />
        <path className={l.actual} d={steps(ran)} />
      </Plot>
      <XAxis
        columns={monthWeeks.map((weeks, i) => ({
          name: format.month(new Date(Date.UTC(2026, i, 1))),
          width: weeks,
        }))}
      />
    </ChartFigure>
  );
}

export const refreshes: ArticleChart = { Chart, figure };
