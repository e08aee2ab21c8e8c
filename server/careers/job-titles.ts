import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale } from '../../contract/locales.ts';

const folder = join(import.meta.dirname, '../../content/jobs', defaultLocale);

/** Job titles by the path of the posting, without its slash. A title is the same in every language. */
export function readJobTitles(): ReadonlyMap<string, string> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return new Map(files.map((file) => [file.slice(0, -'.md'.length), titleIn(file)]));
}

function titleIn(file: string): string {
  const [, title] = /^title: (.+)$/m.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
  if (!title) throw new Error(`content/jobs/${defaultLocale}/${file} has no title`);
  return title.trim();
}
