import type { Terms } from './gazetteer.ts';

/** Come after every byte of a term, and after the end of one and the space but before its letters. */
const [last, afterWord] = ['~', '!'];

/** The terms that begin with a text, or with the words of it: the first of them, and the one after the last. */
export function termsFrom(terms: Terms, text: string, isWhole: boolean): [number, number] {
  return [
    firstAtOrAfter(terms, Buffer.from(text)),
    firstAtOrAfter(terms, Buffer.from(text + (isWhole ? afterWord : last))),
  ];
}

export function termLength({ termStarts }: Terms, term: number): number {
  return (termStarts[term + 1] ?? 0) - (termStarts[term] ?? 0) - 1;
}

export function textsOf({ terms, termStarts }: Terms, first: number, end: number): string[] {
  const [from, to] = [termStarts[first] ?? 0, termStarts[end] ?? 0];
  return Buffer.from(terms.buffer, terms.byteOffset + from, to - from)
    .toString('latin1')
    .split('\n');
}

function firstAtOrAfter({ terms, termStarts }: Terms, wanted: Uint8Array): number {
  let low = 0;
  let high = termStarts.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(terms, termStarts[middle] ?? 0, wanted)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isBefore(terms: Uint8Array, start: number, wanted: Uint8Array): boolean {
  for (let i = 0; i < wanted.length; i++) {
    const difference = (terms[start + i] ?? 0) - (wanted[i] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
