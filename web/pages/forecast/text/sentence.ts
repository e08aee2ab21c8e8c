/** Text, with links to numbers that are shown elsewhere on the page. */
export type Sentence = (string | Linked)[];

interface Linked {
  text: string;
  /** ID of the linked element. */
  shownAt: string;
}

/** IDs that the summary links to. */
export const shownAt = {
  /** The tab of the chosen metric, which has its total. */
  total: 'total',
  chart: 'chart',
  meanError: 'mean-error',
  /** A week's row in the table, by its distance from Today. */
  week: (ahead: number) => `week-${ahead}`,
};

export function plainText(sentences: readonly Sentence[]): string {
  return sentences
    .map((parts) => parts.map((part) => (typeof part === 'string' ? part : part.text)).join(''))
    .join(' ');
}

/** Like `fill`, with links for values that have one. */
export function fillLinked(sentence: string, values: Record<string, string | Linked>): Sentence {
  return sentence.split(/\{(\w+)\}/).map((part, i) => (i % 2 === 1 ? (values[part] ?? part) : part));
}

export function linked(text: string, to: string): Linked {
  return { text, shownAt: to };
}
