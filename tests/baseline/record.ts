import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { measurePages } from './page-sizes.ts';
import { hashTexts } from './translations.ts';

/** `npm run baseline`: records the sizes and texts that the tests compare with. */
const sizes = measurePages();
const texts = hashTexts();
await write('page-sizes.json', sizes);
await write('texts.json', texts);
process.stdout.write(
  `Recorded ${Object.keys(sizes).length} page sizes and ${Object.keys(texts).length} texts.\n`,
);

function write(name: string, value: object): Promise<void> {
  return writeFile(join(import.meta.dirname, name), `${JSON.stringify(value, null, 2)}\n`);
}
