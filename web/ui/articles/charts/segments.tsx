import type { CSSProperties } from 'react';
import { band, line, type Point } from '../../charts/path.ts';
import { type PageContext, usePage } from '../../page.tsx';
import { type ArticleChart, ChartFigure, Plot, XAxis } from './chart-figure.tsx';
import l from './lines.module.css';
import s from './segments.module.css';
import { columnMiddle, firstWeek, sheetWidth, weekAxis, weeksLooked } from './week-columns.ts';

/**
 * Conversions per week from the bottom layer up; `worth` is a conversion's value, relative to a first-week average of
 * 100.
 */
const segments = [
  { name: 'pastBuyers', worth: 134, weekly: [96, 95, 93, 92, 89, 87, 84, 81, 78, 75, 72, 69, 66] },
  { name: 'cart', worth: 104, weekly: [58, 55, 61, 57, 54, 60, 57, 53, 58, 56, 52, 57, 56] },
  { name: 'returning', worth: 88, weekly: [52, 55, 49, 53, 56, 51, 54, 55, 51, 56, 53, 57, 54] },
  { name: 'lookalike', worth: 70, weekly: [34, 34, 35, 36, 37, 37, 39, 40, 40, 42, 43, 43, 44] },
  { name: 'newVisitors', worth: 56, weekly: [40, 42, 42, 43, 45, 48, 49, 51, 54, 55, 57, 60, 62] },
] as const;
const shades = [s.shade5, s.shade4, s.shade3, s.shade2, s.shade1];

const weekCount = segments[0].weekly.length;
const lastWeek = weekCount - 1;
const height = 400;
const ceiling = 310;

/** The sum of the layers below `layer` in a week. */
function stacked(layer: number, week: number): number {
  return segments.slice(0, layer).reduce((sum, { weekly }) => sum + (weekly[week] ?? 0), 0);
}
function total(week: number): number {
  return stacked(segments.length, week);
}
function value(week: number): number {
  return segments.reduce((sum, { worth, weekly }) => sum + worth * (weekly[week] ?? 0), 0);
}
function change(name: (typeof segments)[number]['name']): number {
  const weekly = segments.find((segment) => segment.name === name)?.weekly ?? [];
  return (weekly[lastWeek] ?? 0) / (weekly[0] ?? 1) - 1;
}
function y(conversions: number): number {
  return height - (conversions / ceiling) * height;
}

/** The upper edge of the layers below `layer`, from the left edge to Today. */
function edge(layer: number): Point[] {
  const points = Array.from({ length: weekCount }, (_, i): Point => [columnMiddle(i), y(stacked(layer, i))]);
  return [[0, y(stacked(layer, 0))], ...points, [sheetWidth, y(stacked(layer, lastWeek))]];
}

/** The change in value from the first week to the last. */
function figure({ format }: PageContext): string {
  const share = value(lastWeek) / value(0) - 1;
  return `${share < 0 ? '−' : '+'}${format.percentTenths(Math.abs(share))}`;
}

function Chart() {
  const page = usePage();
  const { format, messages } = page;
  const t = messages.article.charts.segments;
  const values = {
    first: format.number(total(0)),
    last: format.number(total(lastWeek)),
    falling: format.percent(Math.round(-change('pastBuyers') * 100) / 100),
    rising: format.percent(Math.round(change('newVisitors') * 100) / 100),
  };
  const at = (layer: number, week: number) => {
    const middle = stacked(layer, week) + (segments[layer]?.weekly[week] ?? 0) / 2;
    return { '--y': ((y(middle) / height) * 100).toFixed(1) } as CSSProperties;
  };
  const top = { '--y': ((y(total(0)) / height) * 100).toFixed(1) } as CSSProperties;
  const labels = (
    <>
      <span className={`${s.total} ${s.first}`} style={top}>
        {t.total} <b>{values.first}</b>
      </span>
      <span className={`${s.total} ${s.last}`} style={top}>
        <b>{values.last}</b>
      </span>
      {segments.map(({ name, worth, weekly }, i) => (
        <span key={name} className={`${s.layer} ${shades[i]}`}>
          <span className={s.first} style={at(i, 0)}>
            <b>{format.number(weekly[0])}</b> {t.names[name]} <i>{t.worth(format.number(worth))}</i>
          </span>
          <span className={s.last} style={at(i, lastWeek)}>
            <b>{format.number(weekly[lastWeek] ?? 0)}</b>
          </span>
        </span>
      ))}
    </>
  );
  return (
    <ChartFigure
      title={t.title}
      note={t.note(weeksLooked(page))}
      finding={t.finding(values)}
      table={{
        head: [messages.article.week, ...segments.map(({ name }) => t.names[name]), t.total],
        rows: Array.from({ length: weekCount }, (_, i) => [
          format.week(firstWeek + i),
          ...segments.map(({ weekly }) => format.number(weekly[i] ?? 0)),
          format.number(total(i)),
        ]),
      }}
    >
      <Plot label={t.label(values)} width={sheetWidth} height={height} labels={labels}>
        {segments.map(({ name }, i) => (
          <path key={name} className={`${s.area} ${shades[i]}`} d={band(edge(i + 1), edge(i))} />
        ))}
        <path className={l.actual} d={line(edge(segments.length))} />
      </Plot>
      <XAxis columns={weekAxis(page)} />
    </ChartFigure>
  );
}

export const segmentsChart: ArticleChart = { Chart, figure };
