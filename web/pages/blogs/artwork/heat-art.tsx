import { blocks, Field } from './field.tsx';

const columns = 13;
const rows = 8;
const today = 9;
const cell = { width: 49, height: 50 };
const cobalt = ['#f1f3fa', 'var(--cobalt-1)', '#cbd6fb', '#93a9f4', '#3557e0', 'var(--cobalt-deep)'];
const persimmon = ['var(--persimmon-1)', 'var(--persimmon-2)', '#fda67f', 'var(--persimmon)'];

/** A wave of warmth that moves to the right from row to row and grows after Today. */
function warmth(column: number, row: number): number {
  const wave = (1 + Math.sin(column * 0.55 - row * 0.8 + 0.4) * Math.cos(row * 0.35)) / 2;
  return column < today ? wave : Math.min(0.99, wave + (column - today + 1) * 0.14);
}
function cells(from: number, to: number, shades: readonly string[]) {
  return shades.map((fill, shade) => ({
    fill,
    d: blocks(
      Array.from({ length: (to - from) * rows }, (_, i) => [from + Math.floor(i / rows), i % rows] as const)
        .filter(([column, row]) => Math.floor(warmth(column, row) * shades.length) === shade)
        .map(
          ([column, row]) =>
            [column * (cell.width + 1), row * cell.height, cell.width, cell.height - 1] as const,
        ),
    ),
  }));
}

/** Audiences by week, before and after Today. */
export function HeatArt() {
  return (
    <Field ground="#fff">
      {[...cells(0, today, cobalt), ...cells(today, columns, persimmon)].map(({ fill, d }) => (
        <path key={fill} fill={fill} d={d} />
      ))}
      <path stroke="var(--ink)" strokeWidth="4" d={`M${today * 50 - 1} 0v400`} />
    </Field>
  );
}
