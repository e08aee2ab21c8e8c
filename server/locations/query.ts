import { fold } from './spelling.ts';

/** One interpretation of an input: the beginning of a name, and words of its region or country. */
export interface Interpretation {
  name: string;
  within: string[];
  /** True if the name is complete, so that it has to end at the end of a word. */
  isWhole: boolean;
}

const maxInput = 100;
/** More words than any place has with its region and country. */
const maxWords = 16;
/** How many of the last words may name the region and country without a comma: "united states of america". */
const maxWithin = 4;

const postcodes = [
  // SW1A 1AA, EC2A, E1 6AN
  /(?<![\p{L}\d])[a-z]{1,2}\d[a-z\d]?(?:\s*\d[a-z]{2})?(?![\p{L}\d])/giu,
  // 10115, D-10115, 10001-2345
  /(?<![\p{L}\d])(?:[a-z]{1,3}-)?\d{4,5}(?:-\d{4})?(?![\p{L}\d])/giu,
];

/** The interpretations of an input, the likeliest first: "paris tx" is a name, or a name and a region. */
export function interpretQuery(input: string): Interpretation[] {
  const typed = input.slice(0, maxInput);
  const withoutPostcodes = postcodes.reduce((text, postcode) => text.replace(postcode, ' '), typed);
  const [before = [], ...after] = withoutPostcodes
    .split(/[,;，、]/)
    .map(splitWords)
    .filter((words) => words.length > 0);
  const within = after.flat().filter((word) => !/^\d/.test(word));
  if (before.length + within.length > maxWords) return [];
  const readings = splits(before, within);
  // A house number, or the alias in a suggestion: "Kolkata (Calcutta), West Bengal, India".
  for (const unneeded of [/(?<![\p{L}\d])\d+\p{L}{0,3}(?![\p{L}\d])/gu, /\([^()]*\)/g]) {
    const words = splitWords(withoutPostcodes.split(/[,;，、]/)[0]?.replace(unneeded, ' ') ?? '');
    if (words.length > 0 && words.length < before.length) readings.push(...splits(words, within));
  }
  // In reverse order: "Germany, Berlin".
  const [first = '', ...rest] = before;
  const last = after.at(-1);
  if (last)
    readings.push({
      name: last.join(' '),
      within: [...before, ...after.slice(0, -1).flat()],
      isWhole: false,
    });
  else if (rest.length > 0) readings.push({ name: rest.join(' '), within: [first], isWhole: false });
  return readings;
}

function splits(words: string[], within: string[]): Interpretation[] {
  return words.slice(0, maxWithin + 1).map((_, i) => ({
    name: words.slice(0, words.length - i).join(' '),
    within: [...words.slice(words.length - i), ...within],
    isWhole: i > 0,
  }));
}

function splitWords(text: string): string[] {
  return fold(text).split(' ').filter(Boolean);
}
