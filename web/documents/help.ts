import { termsFront } from '../../contract/legal.ts';
import type { Locale } from '../../contract/locales.ts';
import { readDocuments } from './read-documents.ts';

const texts = readDocuments(
  import.meta.glob<string>('../../content/help/*/help.md', { eager: true, query: '?raw', import: 'default' }),
  termsFront,
);

export function helpText(locale: Locale) {
  const found = texts.find((text) => text.locale === locale);
  if (!found) throw new Error(`content/help has no text in ${locale}`);
  return found;
}
