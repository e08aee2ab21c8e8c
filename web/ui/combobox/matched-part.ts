/** Splits a suggestion around the matched text, from the start of a word, ignoring accents and case. */
export function matchedPart(
  suggestion: string,
  typed: string,
): [before: string, match: string, after: string] {
  const letters = [...suggestion];
  const folded = letters.map(fold);
  const wanted = fold(typed.trim());
  const starts = letters.flatMap((_, i) => (i === 0 || /[\s,'’(-]/.test(letters[i - 1] ?? '') ? [i] : []));
  for (const start of wanted === '' ? [] : starts) {
    let end = start;
    let covered = '';
    while (covered.length < wanted.length && end < folded.length) covered += folded[end++];
    if (covered.startsWith(wanted)) {
      return [letters.slice(0, start), letters.slice(start, end), letters.slice(end)].map((part) =>
        part.join(''),
      ) as [string, string, string];
    }
  }
  return [suggestion, '', ''];
}

/** Without accents, in lower case. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
