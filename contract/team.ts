import { z } from 'zod';

/** The teams that pages refer to: each has one entry in the list. */
export const teams = ['forecasting', 'campaign', 'data', 'onboarding', 'care'] as const;
export type Team = (typeof teams)[number];

/** The drawings of `web/ui/team-card.tsx`; a portrait would add one name here and one entry there. */
const teamDrawings = ['fan', 'flights', 'cells', 'days', 'wave'] as const;
export type TeamDrawing = (typeof teamDrawings)[number];

/** `content/team/<locale>/team.json`: all members on the about and the team page, in order. */
export const teamSchema = z.strictObject({
  members: z
    .array(
      z.strictObject({
        name: z.string().min(1).describe('A team, or the first and last name of a person'),
        position: z.string().min(1).describe('What they do, in a sentence or two'),
        drawing: z.enum(teamDrawings).describe('The drawing on the card'),
        team: z
          .enum(teams)
          .optional()
          .describe('Which of our teams the entry is; left out for a person. Each team has one entry'),
      }),
    )
    .describe('The cards, in order'),
});
export type TeamMember = z.output<typeof teamSchema>['members'][number];
