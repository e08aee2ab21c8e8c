import { fan } from '../../../ui/charts/fan.ts';
import { line, type Point } from '../../../ui/charts/path.ts';
import { blocks, Field } from './field.tsx';

const paths = fan({ width: 400, height: 208, floor: 202, ceiling: 540, first: 12, last: 392 });

/** Ten small charts, each of its own mind. */
const small = [
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
const lines = small.map((values, i) => {
  const [left, top] = corner(i);
  return line(values.map((value, n): Point => [left + 12 + n * 10, top + 28 + value]));
});

/** Ten windows behind one plan. */
export function WindowsArt() {
  return (
    <Field ground="var(--cobalt-2)">
      <path fill="#fff" d={blocks(small.map((_, i) => [...corner(i), 104, 92] as const))} />
      <path fill="var(--cobalt)" d={blocks(small.map((_, i) => [...corner(i), 104, 14] as const))} />
      <path fill="none" stroke="var(--cobalt)" strokeWidth="2.5" d={lines.join('')} />
      <path fill="#fff" stroke="var(--ink)" strokeWidth="3" d="M188 168h428v208H188z" />
      <path fill="var(--ink)" d="M188 168h428v18H188z" />
      <g transform="translate(204 166)" fill="none" strokeWidth="4">
        <path fill="var(--persimmon-2)" d={paths.band90} />
        <path stroke="var(--cobalt)" d={paths.actual} />
        <path stroke="var(--persimmon-line)" d={paths.forecast} />
      </g>
    </Field>
  );
}
