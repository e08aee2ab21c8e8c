import { privacyFront, termsFront } from '../../contract/legal.ts';
import type { Locale } from '../../contract/locales.ts';
import { readDocuments } from './read-documents.ts';

const policies = readDocuments(
  import.meta.glob<string>('../../content/legal/*/privacy.md', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
  privacyFront,
);
const terms = readDocuments(
  import.meta.glob<string>('../../content/legal/*/terms.md', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
  termsFront,
);
const help = readDocuments(
  import.meta.glob<string>('../../content/help/*/help.md', { eager: true, query: '?raw', import: 'default' }),
  termsFront,
);

export const privacyPolicy = (locale: Locale) => inLanguage(policies, locale);
export const termsAndConditions = (locale: Locale) => inLanguage(terms, locale);
export const helpText = (locale: Locale) => inLanguage(help, locale);

function inLanguage<Document extends { locale: Locale }>(documents: Document[], locale: Locale): Document {
  const found = documents.find((document) => document.locale === locale);
  if (!found) throw new Error(`A text is missing in ${locale}`);
  return found;
}
