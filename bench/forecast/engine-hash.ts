import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { specifiers } from '../../tests/architecture/import-rules.ts';

/** A hash of the engine's source files: `forecast/forecast.ts` and everything it imports. */
export function engineHash(): string {
  const hash = createHash('sha256');
  for (const file of importedFrom(join(import.meta.dirname, '../../forecast/forecast.ts')))
    hash.update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function importedFrom(entry: string): Set<string> {
  const found = new Set([entry]);
  // The loop also visits files added during it.
  for (const file of found)
    for (const name of specifiers(readFileSync(file, 'utf8'))) found.add(join(dirname(file), name));
  return found;
}
