import { dots, type Point } from '../../../ui/charts/path.ts';
import { blocks, Field } from './field.tsx';

/** Middle and half width of seven ranges that grow, and where the result fell. */
const rows = [
  { mid: 190, half: 70, came: 154 },
  { mid: 226, half: 96, came: 194 },
  { mid: 262, half: 120, came: 312 },
  { mid: 296, half: 146, came: 226 },
  { mid: 326, half: 172, came: 458 },
  { mid: 362, half: 196, came: 250 },
  { mid: 392, half: 220, came: 470 },
].map((row, i) => ({ ...row, y: 50 + i * 50 }));

/** Ranges, and the outcomes that followed. */
export function RangesArt() {
  return (
    <Field ground="#fff" ruling="rgb(19 21 27/.09)" outlined>
      <g stroke="var(--persimmon-line)">
        <path
          strokeWidth="3"
          d={rows.map(({ mid, half, y }) => `M${mid - half} ${y}h${half * 2}`).join('')}
        />
        <path
          stroke="none"
          fill="var(--persimmon-2)"
          d={blocks(rows.map(({ mid, half, y }) => [mid - half / 2, y - 14, half, 28] as const))}
        />
        <path strokeWidth="5" d={rows.map(({ mid, y }) => `M${mid} ${y - 14}v28`).join('')} />
      </g>
      <path
        stroke="var(--cobalt)"
        strokeWidth="17"
        strokeLinecap="round"
        d={dots(rows.map(({ came, y }): Point => [came, y]))}
      />
    </Field>
  );
}
