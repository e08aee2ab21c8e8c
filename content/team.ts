import type { Messages } from './messages/en.ts';

/** The drawings of `web/ui/desk-artwork.tsx`; a portrait would be one more name here and one more entry there. */
export type Artwork = 'fan' | 'flights' | 'cells' | 'days' | 'wave';

/** A desk today; a person fills the same three fields. */
export interface TeamMember {
  name: string;
  position: string;
  image: Artwork;
}

/** Everyone on the about and the team page, in order. */
export function teamMembers({ team: { desks } }: Messages): TeamMember[] {
  return [
    { ...desks.forecasting, image: 'fan' },
    { ...desks.campaign, image: 'flights' },
    { ...desks.data, image: 'cells' },
    { ...desks.onboarding, image: 'days' },
    { ...desks.care, image: 'wave' },
  ];
}
