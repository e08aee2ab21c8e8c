import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, transformWithOxc } from 'vite';
import { defaultLocale, languageStorageKey, locales } from '../../../contract/locales.ts';
import { firstVisitKey } from '../../../contract/visit.ts';

const prefixed = locales.filter((locale) => locale !== defaultLocale);

/** The names that the script declares but does not define. */
const define = {
  firstVisitKey: JSON.stringify(firstVisitKey),
  languageStorageKey: JSON.stringify(languageStorageKey),
  defaultLocale: JSON.stringify(defaultLocale),
  prefixedLocale: `/^(${prefixed.join('|')})$/`,
};

/** The inline script as a classic script: wrapped, so that its names do not become globals. */
export async function bootstrapSource(root: string): Promise<string> {
  const file = join(root, 'web/site/bootstrap.ts');
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { target: 'es2022', define });
  const wrapped = `(() => {${code.replace('export {};', '')}})();`;
  const { code: small, errors } = await minify(file, wrapped, { compress: true, mangle: true });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return small.trim();
}
