import { type SettingsFile, settingsSchema } from '../../contract/settings.ts';
import { type ContentProblem, refuseProblems } from './content-problem.ts';
import { readData } from './read-data.ts';

export const settingsPath = 'content/settings.json';

/** Throws if a setting is missing or wrong. */
export function checkSettings(source: string): SettingsFile | undefined {
  const { data, problems } = readData(settingsPath, source, settingsSchema);
  refuseProblems(problems.length > 0 ? problems : findSyntaxProblem(source));
  return data;
}

/** YAML accepts what JSON does not: comments and trailing commas. */
function findSyntaxProblem(source: string): ContentProblem[] {
  try {
    JSON.parse(source);
    return [];
  } catch (error) {
    const { message } = error as Error;
    const [, line] = /\(line (\d+)/.exec(message) ?? [];
    return [{ file: settingsPath, line: line === undefined ? undefined : Number(line), message }];
  }
}
