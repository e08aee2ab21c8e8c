import { fold } from './fold.ts';

/** One way to understand an input: the beginning of a name, and words that narrow the search. */
export interface Reading {
  name: string;
  narrowing: string[];
  /** Whether the name is written out, so that only whole words of it count. */
  isWhole: boolean;
}

const maxInput = 100;
/** More words than any place has with its region and country. */
const maxWords = 16;
/** How many of the last words may narrow without a comma before them: "united states of america". */
const maxNarrowing = 4;

/** The ways to understand an input, the likeliest first: "paris tx" is a name, else a name and a region. */
export function readingsOf(input: string): Reading[] {
  const [before = '', ...after] = input.slice(0, maxInput).split(/[,;，、]/);
  const words = wordsOf(before);
  const narrowing = after.flatMap(wordsOf).filter(isNoNumber);
  if (words.length === 0) return narrowing.length > 0 ? readingsOf(narrowing.join(' ')) : [];
  if (words.length + narrowing.length > maxWords) return [];
  const readings = splits(words, narrowing);
  const withoutNumbers = words.filter(isNoNumber);
  if (withoutNumbers.length > 0 && withoutNumbers.length < words.length) {
    readings.push(...splits(withoutNumbers, narrowing));
  }
  return readings;
}

function splits(words: string[], narrowing: string[]): Reading[] {
  return words.slice(0, maxNarrowing + 1).map((_, i) => ({
    name: words.slice(0, words.length - i).join(' '),
    narrowing: [...words.slice(words.length - i), ...narrowing],
    isWhole: i > 0,
  }));
}

function wordsOf(text: string): string[] {
  return fold(text).split(' ').filter(Boolean);
}

/** Postcodes and house numbers narrow nothing. */
function isNoNumber(word: string): boolean {
  return !/^\d+$/.test(word);
}
