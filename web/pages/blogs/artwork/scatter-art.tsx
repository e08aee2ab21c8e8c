import { dots, type Point } from '../../../ui/charts/path.ts';
import { Field } from './field.tsx';

/** Dots along the diagonal that stray a little more the further they go. */
const points = Array.from({ length: 58 }, (_, i): Point => {
  const x = 28 + i * 10.2;
  const stray = Math.sin(i * 2.4) * 0.6 + Math.sin(i * 5.3) * 0.4;
  return [x, 400 - x * 0.625 + stray * (8 + x * 0.055)];
});
const forecastFrom = 42;

/** Predicted against actual. */
export function ScatterArt() {
  return (
    <Field ground="var(--ink)" ruling="rgb(255 255 255/.1)">
      <path fill="#fff" opacity=".1" d="M0 400 640 60V-60z" />
      <path stroke="#fff" strokeWidth="2" d="M0 400 640 0" />
      <g strokeWidth="13" strokeLinecap="round">
        <path stroke="var(--cobalt-2)" d={dots(points.slice(0, forecastFrom))} />
        <path stroke="var(--persimmon)" d={dots(points.slice(forecastFrom))} />
      </g>
    </Field>
  );
}
