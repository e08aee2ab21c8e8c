import { defaultLocale, type Locale, locales } from '../../contract/locales.ts';
import type { Messages } from './messages.ts';

const files = import.meta.glob<Partial<Messages>>('./*/*.ts', { eager: true });
const names = Object.keys(files).flatMap((path) => path.split(`./${defaultLocale}/`)[1] ?? []);

const missing = locales.flatMap((locale) =>
  names.filter((name) => !files[`./${locale}/${name}`]).map((name) => `content/messages/${locale}/${name}`),
);
if (missing.length > 0) throw new Error(`Not translated yet, please add:\n${missing.join('\n')}`);

/** Everything the site says, in every language. For Vite only: the server reads the files it needs. */
export const catalogue = Object.fromEntries(
  locales.map((locale) => [locale, Object.assign({}, ...names.map((name) => files[`./${locale}/${name}`]))]),
) as Record<Locale, Messages>;
