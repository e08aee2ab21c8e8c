import { fan } from '../../../ui/charts/fan.ts';
import { dots } from '../../../ui/charts/path.ts';
import { Field } from './field.tsx';

const paths = fan({ width: 640, height: 400, floor: 163, ceiling: 533, first: 16, last: 628 });

/** What happened meets a range of what may. */
export function FanArt() {
  return (
    <Field ground="var(--cobalt)" ruling="rgb(255 255 255/.16)" columns={26}>
      <path fill="var(--persimmon)" opacity=".42" d={paths.band90} />
      <path fill="var(--persimmon)" d={paths.band50} />
      <g fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round">
        <path stroke="var(--persimmon-2)" strokeWidth="2.5" strokeDasharray=".1 6" d={paths.earlier} />
        <path d={paths.actual} />
        <path strokeDasharray="9 8" d={paths.forecast} />
        <path strokeWidth="10" d={dots(paths.measured)} />
      </g>
      <path stroke="#fff" strokeWidth="3" d="M322 0v400" />
    </Field>
  );
}
