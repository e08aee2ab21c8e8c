import { type TeamMember, teamMembers } from '../../content/team.ts';
import { DeskArtwork } from './desk-artwork.tsx';
import s from './desk-card.module.css';
import { useMessages } from './page.tsx';

type Heading = 'h2' | 'h3';

/** The whole team as a grid of cards. */
export function DeskCards({ heading }: { heading: Heading }) {
  return (
    <ul className={s.cards}>
      {teamMembers(useMessages()).map((member) => (
        <DeskCard key={member.name} member={member} heading={heading} />
      ))}
    </ul>
  );
}

function DeskCard({ member, heading: Name }: { member: TeamMember; heading: Heading }) {
  return (
    <li>
      <DeskArtwork of={member.image} />
      <Name className={s.name}>{member.name}</Name>
      <p>{member.position}</p>
    </li>
  );
}
