import type { ReactNode } from 'react';
import { facts } from '../../contract/facts.ts';
import type { TeamDrawing, TeamMember } from '../../contract/team.ts';
import { teamMembers } from '../documents/team.ts';
import { dots } from './charts/path.ts';
import { usePage } from './page.tsx';
import s from './team-card.module.css';

type Heading = 'h2' | 'h3';

export function TeamCards({ heading }: { heading: Heading }) {
  return (
    <ul className={s.cards}>
      {teamMembers(usePage().locale).map((member) => (
        <TeamCard key={member.name} member={member} heading={heading} />
      ))}
    </ul>
  );
}

function TeamCard({ member, heading: Name }: { member: TeamMember; heading: Heading }) {
  return (
    <li>
      <TeamArtwork of={member.drawing} />
      <Name className={s.name}>{member.name}</Name>
      <p>{member.position}</p>
    </li>
  );
}

/** With two steps between the palette's cobalts. */
const ramp = ['var(--cobalt-1)', '#cbd6fb', '#93a9f4', '#3557e0', 'var(--cobalt-deep)'];
const rampOrder = [0, 2, 4, 1, 3];

/** All cells of one shade as one path. */
function cells(shade: number): string {
  return Array.from({ length: 40 }, (_, i) => ({ column: i % 10, row: Math.floor(i / 10) }))
    .filter(({ column, row }) => rampOrder[(column - row + 5) % 5] === shade)
    .map(({ column, row }) => `M${8 + 23 * column} ${14 + 24 * row}h21v22h-21z`)
    .join('');
}

const trialDays = Array.from({ length: facts.trialDays }, (_, i) => `M${23 + 15 * i} 48h12v24h-12z`).join('');

const drawings: Record<TeamDrawing, ReactNode> = {
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
      <path d="M8 14h104v20H8zM60 42h52v20H60z" fill="var(--cobalt)" />
      <path d="M112 14h32v20h-32zM112 42h76v20h-76z" fill="var(--persimmon)" />
      <path d="M136 70h96v20h-96z" fill="var(--persimmon-2)" />
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

/** Decorative: the text next to it says the same. */
export function TeamArtwork({ of }: { of: TeamDrawing }) {
  return (
    <svg className={s.artwork} viewBox="0 0 240 120" preserveAspectRatio="none" aria-hidden="true">
      {drawings[of]}
    </svg>
  );
}
