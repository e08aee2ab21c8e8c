const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ə: 'a',
  // Persian and Arabic keyboards type these two letters differently.
  ک: 'ك',
  ی: 'ي',
};
/** The accents of Latin, Greek and Cyrillic, and the vowel points of Arabic and Hebrew. */
const optionalMarks = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u064b-\u065f\u0670]/g;

/** Lower case, without accents, only letters and digits with single spaces: the form in which names are compared. */
export function fold(text: string): string {
  // Most names are plain ASCII, and this is called often.
  if (!/[^ -~]/.test(text)) {
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  }
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(optionalMarks, '')
    .replace(/[^\x20-\x7f]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };
const abbreviations: [RegExp, string][] = [
  [/\b(?:saint|sankt)\b/g, 'st'],
  [/\bst\b/g, 'saint'],
  [/\bsainte\b/g, 'ste'],
  [/\bmount\b/g, 'mt'],
  [/\bmt\b/g, 'mount'],
  [/\bfort\b/g, 'ft'],
  [/\bft\b/g, 'fort'],
];

/** The folded forms in which people type a name: "Köln" as koln and koeln, "St. John's" also as saint johns. */
export function spellings(name: string): string[] {
  const lower = name.normalize('NFC').toLowerCase();
  const typed = [lower, lower.replace(/[äöüøå]/g, (letter) => umlauts[letter] ?? letter)];
  const folded = typed.flatMap((text) => [fold(text), fold(text.replace(/['’‘ʻʼ`´.]/g, ''))]);
  return [
    ...new Set(
      folded.flatMap((text) => [text, ...abbreviations.map(([word, other]) => text.replace(word, other))]),
    ),
  ].filter(Boolean);
}

/** Words that do not distinguish places. */
const fillers = new Set(
  'the and upon der die das den dem und von bei auf del los las les des sur sous aux dos das city stadt ville'.split(
    ' ',
  ),
);

/** The endings of a folded name that start at a later word: "york" for "new york". */
export function endings(folded: string): string[] {
  const words = folded.split(' ');
  return words.flatMap((word, i) =>
    i > 0 && word.length > 2 && !fillers.has(word) ? words.slice(i).join(' ') : [],
  );
}
