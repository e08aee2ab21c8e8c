import { test } from 'vitest';
import { type Locale, locales } from '../../contract/locales.ts';

/**
 * Runs a test in English with every change, and in the other languages with the sweeps; `%s` in its name is the
 * language. Add German, which has the longest words, for layout; name none if the server's tests cover the language.
 */
export function testInEachLanguage(
  name: string,
  run: (locale: Locale) => Promise<void>,
  everyChange: readonly Locale[] = ['en'],
): void {
  for (const locale of locales) {
    const tags = everyChange.includes(locale) ? [] : ['sweep'];
    test(name.replace('%s', locale), { tags }, () => run(locale));
  }
}
