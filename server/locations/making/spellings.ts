import { fold } from '../fold.ts';

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };
const shortWords: [RegExp, string][] = [
  [/\b(?:saint|sankt)\b/g, 'st'],
  [/\bst\b/g, 'saint'],
  [/\bsainte\b/g, 'ste'],
  [/\bmount\b/g, 'mt'],
  [/\bmt\b/g, 'mount'],
  [/\bfort\b/g, 'ft'],
  [/\bft\b/g, 'fort'],
];
/** Words that nobody searches a place by. */
const fillers = new Set(
  'the and upon der die das den dem und von bei auf del los las les des sur sous aux dos das city stadt ville'.split(
    ' ',
  ),
);

/** The folded forms in which people type a name: "Köln" is koln and koeln, "St. John's" also saint johns. */
export function spellings(name: string): string[] {
  const lower = name.normalize('NFC').toLowerCase();
  const typed = [lower, lower.replace(/[äöüøå]/g, (letter) => umlauts[letter] ?? letter)];
  const folded = typed.flatMap((text) => [fold(text), fold(text.replace(/['’‘ʻʼ`´]/g, ''))]);
  return [
    ...new Set(
      folded.flatMap((text) => [text, ...shortWords.map(([word, other]) => text.replace(word, other))]),
    ),
  ].filter(Boolean);
}

/** What is left of a folded name from each of its later words on: "york" of "new york". */
export function endings(folded: string): string[] {
  const words = folded.split(' ');
  return words.flatMap((word, i) =>
    i > 0 && word.length > 2 && !fillers.has(word) ? words.slice(i).join(' ') : [],
  );
}
