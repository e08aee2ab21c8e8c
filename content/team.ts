import type { Messages } from './messages/messages.ts';

/** The drawings of `web/ui/team-card.tsx`; a portrait would be one more name here and one more entry there. */
export type Artwork = 'fan' | 'flights' | 'cells' | 'days' | 'wave';

/** A team today; a person fills the same three fields. */
export interface TeamMember {
  name: string;
  position: string;
  image: Artwork;
}

/** Everyone on the about and the team page, in order. */
export function teamMembers({ team: { teams } }: Messages): TeamMember[] {
  return [
    { ...teams.forecasting, image: 'fan' },
    { ...teams.campaign, image: 'flights' },
    { ...teams.data, image: 'cells' },
    { ...teams.onboarding, image: 'days' },
    { ...teams.care, image: 'wave' },
  ];
}
