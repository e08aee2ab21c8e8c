import type { ReactNode } from 'react';
import type { ArticleChartName } from '../../../contract/article.ts';
import { fan } from '../charts/fan.ts';
import { dots, line, type Point } from '../charts/path.ts';
import { blocks, RuledArtwork } from '../charts/ruled-artwork.tsx';

/** A card's artwork matches its article's chart. */
export const artwork: Record<ArticleChartName, () => ReactNode> = {
  tabs: WindowsArt,
  segments: HeatArt,
  refreshes: FlightsArt,
  ranges: RangesArt,
  accuracy: ScatterArt,
};

const planPaths = fan({ width: 400, height: 208, floor: 202, ceiling: 540, first: 12, last: 392 });

const smallCharts = [
  [0, 16, 19, 15, 22, 38, 52, 46, 39],
  [52, 30, 0, 20, 0, 13, 29, 30, 46],
  [50, 44, 33, 7, 0, 4, 3, 27, 52],
  [24, 17, 38, 5, 0, 28, 52, 20, 13],
  [50, 52, 38, 40, 30, 24, 17, 22, 0],
  [9, 3, 10, 23, 52, 39, 1, 0, 9],
  [52, 40, 48, 42, 28, 29, 18, 13, 0],
  [25, 13, 18, 34, 52, 35, 22, 19, 0],
  [0, 32, 52, 35, 20, 43, 38, 18, 49],
  [50, 52, 43, 31, 30, 18, 13, 0, 1],
];
const corner = (i: number): Point => [24 + (i % 5) * 120, 28 + Math.floor(i / 5) * 112];
const smallLines = smallCharts.map((values, i) => {
  const [left, top] = corner(i);
  return line(values.map((value, n): Point => [left + 12 + n * 10, top + 28 + value]));
});

/** Ten small charts behind one plan. */
function WindowsArt() {
  return (
    <RuledArtwork ground="var(--cobalt-2)">
      <path fill="#fff" d={blocks(smallCharts.map((_, i) => [...corner(i), 104, 92] as const))} />
      <path fill="var(--cobalt)" d={blocks(smallCharts.map((_, i) => [...corner(i), 104, 14] as const))} />
      <path fill="none" stroke="var(--cobalt)" strokeWidth="2.5" d={smallLines.join('')} />
      <path fill="#fff" stroke="var(--ink)" strokeWidth="3" d="M188 168h428v208H188z" />
      <path fill="var(--ink)" d="M188 168h428v18H188z" />
      <g transform="translate(204 166)" fill="none" strokeWidth="4">
        <path fill="var(--persimmon-2)" d={planPaths.band90} />
        <path stroke="var(--cobalt)" d={planPaths.actual} />
        <path stroke="var(--persimmon-line)" d={planPaths.forecast} />
      </g>
    </RuledArtwork>
  );
}

const heatColumns = 13;
const heatRows = 8;
const today = 9;
const heatCell = { width: 49, height: 50 };
const cobalt = ['#f1f3fa', 'var(--cobalt-1)', '#cbd6fb', '#93a9f4', '#3557e0', 'var(--cobalt-deep)'];
const persimmon = ['var(--persimmon-1)', 'var(--persimmon-2)', '#fda67f', 'var(--persimmon)'];

/** A wave that shifts from row to row and grows after Today. */
function warmth(column: number, row: number): number {
  const wave = (1 + Math.sin(column * 0.55 - row * 0.8 + 0.4) * Math.cos(row * 0.35)) / 2;
  return column < today ? wave : Math.min(0.99, wave + (column - today + 1) * 0.14);
}
function heatCells(from: number, to: number, shades: readonly string[]) {
  return shades.map((fill, shade) => ({
    fill,
    d: blocks(
      Array.from(
        { length: (to - from) * heatRows },
        (_, i) => [from + Math.floor(i / heatRows), i % heatRows] as const,
      )
        .filter(([column, row]) => Math.floor(warmth(column, row) * shades.length) === shade)
        .map(
          ([column, row]) =>
            [
              column * (heatCell.width + 1),
              row * heatCell.height,
              heatCell.width,
              heatCell.height - 1,
            ] as const,
        ),
    ),
  }));
}

/** Audiences by week, before and after Today. */
function HeatArt() {
  return (
    <RuledArtwork ground="#fff">
      {[...heatCells(0, today, cobalt), ...heatCells(today, heatColumns, persimmon)].map(({ fill, d }) => (
        <path key={fill} fill={fill} d={d} />
      ))}
      <path stroke="var(--ink)" strokeWidth="4" d={`M${today * 50 - 1} 0v400`} />
    </RuledArtwork>
  );
}

/** Flights after Today. */
function FlightsArt() {
  return (
    <RuledArtwork ground="var(--persimmon)" ruling="rgb(19 21 27/.16)">
      <path
        fill="#fff"
        d={blocks([
          [66, 44, 574, 36],
          [164, 148, 240, 36],
          [312, 252, 290, 36],
        ])}
      />
      <path
        fill="var(--ink)"
        d={`${blocks([
          [66, 96, 290, 36],
          [115, 200, 142, 36],
        ])}M428 297l25 25-25 25-25-25z`}
      />
      <path
        fill="var(--persimmon-2)"
        d={blocks([
          [361, 96, 279, 36],
          [460, 148, 180, 36],
        ])}
      />
      <path fill="none" stroke="var(--ink)" strokeWidth="4" d="M96 297l25 25-25 25-25-25z" />
      <path stroke="var(--ink)" strokeWidth="5" d="M60 0v400" />
    </RuledArtwork>
  );
}

/** Seven widening ranges, and the results. */
const outcomes = [
  { mid: 190, half: 70, actual: 154 },
  { mid: 226, half: 96, actual: 194 },
  { mid: 262, half: 120, actual: 312 },
  { mid: 296, half: 146, actual: 226 },
  { mid: 326, half: 172, actual: 458 },
  { mid: 362, half: 196, actual: 250 },
  { mid: 392, half: 220, actual: 470 },
].map((row, i) => ({ ...row, y: 50 + i * 50 }));

/** Ranges and their results. */
function RangesArt() {
  return (
    <RuledArtwork ground="#fff" ruling="rgb(19 21 27/.09)" outlined>
      <g stroke="var(--persimmon-line)">
        <path
          strokeWidth="3"
          d={outcomes.map(({ mid, half, y }) => `M${mid - half} ${y}h${half * 2}`).join('')}
        />
        <path
          stroke="none"
          fill="var(--persimmon-2)"
          d={blocks(outcomes.map(({ mid, half, y }) => [mid - half / 2, y - 14, half, 28] as const))}
        />
        <path strokeWidth="5" d={outcomes.map(({ mid, y }) => `M${mid} ${y - 14}v28`).join('')} />
      </g>
      <path
        stroke="var(--cobalt)"
        strokeWidth="17"
        strokeLinecap="round"
        d={dots(outcomes.map(({ actual, y }): Point => [actual, y]))}
      />
    </RuledArtwork>
  );
}

/** Dots along the diagonal with growing deviations. */
const strayDots = Array.from({ length: 58 }, (_, i): Point => {
  const x = 28 + i * 10.2;
  const stray = Math.sin(i * 2.4) * 0.6 + Math.sin(i * 5.3) * 0.4;
  return [x, 400 - x * 0.625 + stray * (8 + x * 0.055)];
});
const forecastFrom = 42;

/** Predicted against actual. */
function ScatterArt() {
  return (
    <RuledArtwork ground="var(--ink)" ruling="rgb(255 255 255/.1)">
      <path fill="#fff" opacity=".1" d="M0 400 640 60V-60z" />
      <path stroke="#fff" strokeWidth="2" d="M0 400 640 0" />
      <g strokeWidth="13" strokeLinecap="round">
        <path stroke="var(--cobalt-2)" d={dots(strayDots.slice(0, forecastFrom))} />
        <path stroke="var(--persimmon)" d={dots(strayDots.slice(forecastFrom))} />
      </g>
    </RuledArtwork>
  );
}
