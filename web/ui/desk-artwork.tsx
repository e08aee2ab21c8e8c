import type { ReactNode } from 'react';
import type { Artwork } from '../../content/team.ts';
import { facts } from '../../contract/facts.ts';
import { dots } from './charts/path.ts';
import s from './desk-card.module.css';

/** Two more steps between the cobalts of the palette. */
const ramp = ['var(--cobalt-1)', '#cbd6fb', '#93a9f4', '#3557e0', 'var(--cobalt-deep)'];
const rampOrder = [0, 2, 4, 1, 3];

/** All cells of one shade in one path: ten to a row, each row a step further. */
function cells(shade: number): string {
  return Array.from({ length: 40 }, (_, i) => ({ column: i % 10, row: Math.floor(i / 10) }))
    .filter(({ column, row }) => rampOrder[(column - row + 5) % 5] === shade)
    .map(({ column, row }) => `M${8 + 23 * column} ${14 + 24 * row}h21v22h-21z`)
    .join('');
}

const trialDays = Array.from({ length: facts.trialDays }, (_, i) => `M${23 + 15 * i} 48h12v24h-12z`).join('');

const drawings: Record<Artwork, ReactNode> = {
  fan: (
    <>
      <path d="M112 62 232 6v108Z" fill="var(--persimmon-2)" />
      <path d="M112 62 232 36v48Z" fill="var(--persimmon)" />
      <path d="M8 96l44-16 32 6 28-24" className={s.measured} />
      <path d="M112 0v120" className={s.today} />
    </>
  ),
  flights: (
    <>
      <path d="M8 14h120v20H8z" fill="var(--cobalt)" />
      <path d="M60 42h120v20H60z" fill="var(--persimmon)" />
      <path d="M96 70h136v20H96z" fill="var(--persimmon-2)" />
      <path d="M112 0v120" className={s.today} />
    </>
  ),
  cells: ramp.map((fill, shade) => <path key={fill} d={cells(shade)} fill={fill} />),
  days: (
    <>
      <path d="M8 60h225" className={s.hair} />
      <path d="M8 36h12v48H8z" fill="var(--persimmon)" />
      <path d={trialDays} fill="var(--persimmon-2)" />
    </>
  ),
  wave: (
    <>
      <path d="M8 60C30 88 44 34 74 34s36 52 66 52 36-52 66-52c14 0 20 10 26 22" className={s.measured} />
      <path
        d={dots([
          [74, 34],
          [140, 86],
          [206, 34],
        ])}
        className={s.dots}
      />
    </>
  ),
};

/** A desk as a drawing, in the marks of the charts. It says nothing the words beside it do not. */
export function DeskArtwork({ of }: { of: Artwork }) {
  return (
    <svg className={s.artwork} viewBox="0 0 240 120" preserveAspectRatio="none" aria-hidden="true">
      {drawings[of]}
    </svg>
  );
}
