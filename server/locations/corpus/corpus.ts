import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../../contract/locales.ts';

/** What a visitor types into a location field, and the suggestions they expect. */
export interface Query {
  locale: Locale;
  typed: string;
  /** Correct labels, with "…" for a region of any name. Empty if nothing should be suggested. */
  expected: string[];
  /** 1 where the label has to come first. */
  within: number;
}

export function readQueries(file: 'queries' | 'held-out'): Query[] {
  const lines = readFileSync(join(import.meta.dirname, `${file}.tsv`), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.slice(1).map((line) => {
    const [locale = '', typed = '', expected = '', within = '1'] = line.split('\t');
    return {
      locale: locale as Locale,
      typed,
      expected: expected === '—' ? [] : expected.split(' | '),
      within: Number(within),
    };
  });
}

export function isAsExpected(found: string[], { expected, within }: Query): boolean {
  if (expected.length === 0) return found.length === 0;
  return found.slice(0, within).some((suggestion) => expected.some((label) => isLabel(suggestion, label)));
}

/** "Cologne (Köln), North Rhine-Westphalia, Germany" is "Cologne, …, Germany". */
function isLabel(suggestion: string, label: string): boolean {
  const withoutAlias = suggestion.replace(/ \([^()]*\)(?=,|$)/, '');
  return [suggestion, withoutAlias].some((each) => {
    const parts = each.split(', ');
    const wanted = label.split(', ');
    if (!wanted.includes('…')) return each === label;
    return parts.length <= 3 && parts[0] === wanted[0] && parts.at(-1) === wanted.at(-1);
  });
}
