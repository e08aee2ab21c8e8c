import { locales } from '../../contract/locales.ts';
import { type TagVerdict, tagCheckStates, toVerdict } from '../../contract/tag-check.ts';
import { checkMessages, forecastMessages } from '../messages.ts';

/** Results of our tools that were sent with an application, parsed from the sentences that store them. */
export interface ToolResults {
  history: { weeks: number; first: string; last: string } | undefined;
  tagCheck: { url: string; verdict: TagVerdict } | undefined;
}

const histories = locales.map((locale) => {
  const { history } = forecastMessages[locale].tool.outputs.carry;
  const pattern = breakable(history)
    .replace('{weeks}', '(\\d{1,4})')
    .replace('{first}', '(.+)')
    .replace('{last}', '(.+)');
  return new RegExp(`^${pattern}$`);
});

/** How the line with the checked page and its result ends. */
const verdicts = locales.flatMap((locale) =>
  tagCheckStates.map((state) => ({
    end: breakable(`: ${checkMessages[locale].answer.titles[state]}`),
    verdict: toVerdict(state),
  })),
);

/** Replaces non-breaking spaces, which earlier texts did not have. */
function breakable(text: string): string {
  return text.replaceAll('\u2060', '').replaceAll(/[\u00a0\u202f]/g, ' ');
}

export function readToolResults(text: string): ToolResults {
  const results: ToolResults = { history: undefined, tagCheck: undefined };
  for (const line of breakable(text).split('\n')) {
    for (const pattern of histories) {
      const [, weeks, first = '', last = ''] = pattern.exec(line) ?? [];
      if (weeks !== undefined) results.history ??= { weeks: Number(weeks), first, last };
    }
    const found = verdicts.find(({ end }) => line.endsWith(end));
    if (found) results.tagCheck ??= { url: line.slice(0, -found.end.length), verdict: found.verdict };
  }
  return results;
}
