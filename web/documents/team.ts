import type { Locale } from '../../contract/locales.ts';
import type { Team, TeamMember } from '../../contract/team.ts';
import { readTeam } from './read-team.ts';

const members = readTeam(
  import.meta.glob<string>('../../content/team/*/team.json', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** All members on the about and the team page, in order. */
export function teamMembers(locale: Locale): readonly TeamMember[] {
  return members[locale];
}

export function teamName(locale: Locale, team: Team): string {
  return members[locale].find((member) => member.team === team)?.name ?? '';
}
