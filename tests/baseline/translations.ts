import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, type Locale, locales } from '../../contract/locales.ts';

/** For each text, such as `jobs/…/business-manager-uk.md`, a hash per language. */
export type TextHashes = Record<string, Record<Locale, string>>;

const content = join(import.meta.dirname, '../../content');
const kinds = ['articles', 'help', 'jobs', 'legal', 'messages', 'team'];

export function hashTexts(): TextHashes {
  const names = kinds.flatMap((kind) =>
    readdirSync(join(content, kind, defaultLocale)).map((file) => ({ kind, file })),
  );
  return Object.fromEntries(
    names.map(({ kind, file }) => {
      const hash = (locale: Locale) =>
        hashText(readFileSync(join(content, kind, locale, file), 'utf8'), file);
      const hashes = Object.fromEntries(locales.map((locale) => [locale, hash(locale)]));
      return [`${kind}/…/${file}`, hashes as Record<Locale, string>];
    }),
  );
}

/** For a TypeScript file, hashes only quoted text: a renamed key or a comment changes no text. */
function hashText(text: string, file: string): string {
  const said = file.endsWith('.ts')
    ? text
        .replaceAll(/^import .*$/gm, '')
        .match(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g)
        ?.join('\n')
    : text;
  return createHash('sha256')
    .update(said ?? '')
    .digest('hex')
    .slice(0, 12);
}

/** Translations that are unchanged since they were recorded, although the English text has changed. */
export function staleTranslations(recorded: TextHashes, current: TextHashes): string[] {
  return Object.entries(current).flatMap(([name, now]) => {
    const before = recorded[name];
    if (!before || before[defaultLocale] === now[defaultLocale]) return [];
    const stale = locales.filter((locale) => locale !== defaultLocale && before[locale] === now[locale]);
    return stale.map((locale) => `content/${name.replace('…', locale)}`);
  });
}
