import { type Locale, locales } from '../../contract/locales.ts';
import { type TeamMember, teamSchema, teams } from '../../contract/team.ts';
import { type ContentProblem, refuseProblems } from './content-problem.ts';
import { fillFigures } from './fill-figures.ts';
import { readData } from './read-data.ts';

/**
 * All team members, in every language. Throws if a language is missing, names a team twice or not at all, or has
 * different entries than the others.
 */
export function readTeam(files: Record<string, string>): Record<Locale, TeamMember[]> {
  const problems: ContentProblem[] = [];
  const read = locales.map((locale) => {
    const file = `content/team/${locale}/team.json`;
    const [, source] = Object.entries(files).find(([path]) => path.endsWith(file)) ?? [];
    if (source === undefined) {
      problems.push({ file, message: 'is missing' });
      return [locale, []] as const;
    }
    const filled = fillFigures(source, locale, file);
    const checked = readData(file, filled.text, teamSchema);
    problems.push(...filled.problems, ...checked.problems);
    const { members = [] } = checked.data ?? {};
    const line = checked.lines.get('members');
    if (checked.data)
      for (const team of teams) {
        const count = members.filter((member) => member.team === team).length;
        if (count !== 1)
          problems.push({
            file,
            line,
            field: 'members',
            message: `${team} has ${count} entries instead of one`,
          });
      }
    return [locale, members] as const;
  });
  refuseProblems(problems);
  const [[, english] = [undefined, []]] = read;
  const kinds = (members: readonly TeamMember[]) =>
    members.map(({ team, drawing }) => `${team ?? 'a person'} with ${drawing}`).join(', ');
  refuseProblems(
    read
      .filter(([, members]) => kinds(members) !== kinds(english))
      .map(([locale, members]) => ({
        file: `content/team/${locale}/team.json`,
        field: 'members',
        message: `has ${kinds(members)}; in English there are ${kinds(english)}`,
      })),
  );
  return Object.fromEntries(read) as Record<Locale, TeamMember[]>;
}
