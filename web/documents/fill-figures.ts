import { measuredFigures } from '../../content/accuracy-figures.ts';
import { figures } from '../../content/figures.ts';
import { settings } from '../../content/settings.ts';
import type { Locale } from '../../contract/locales.ts';
import type { ContentProblem } from './content-problem.ts';

/** Replaces `{{key}}` with figures and names. `firstLine` is the line of the file on which the text begins. */
export function fillFigures(
  text: string,
  locale: Locale,
  file: string,
  firstLine = 1,
): { text: string; problems: ContentProblem[] } {
  const { brand, legalEntity, domain, email } = settings;
  const values: Record<string, string> = {
    ...figures(locale),
    ...measuredFigures(locale),
    ...{ brand, legalEntity, domain, email },
  };
  const problems: ContentProblem[] = [];
  const filled = text.replace(/\{\{(\w+)\}\}/g, (placeholder, key: string, at: number) => {
    if (Object.hasOwn(values, key)) return values[key] ?? '';
    const line = text.slice(0, at).split('\n').length + firstLine - 1;
    problems.push({ file, line, message: `${placeholder} is not a figure of content/figures.ts` });
    return placeholder;
  });
  return { text: filled, problems };
}
