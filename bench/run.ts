import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** `npm run bench [name …] [-- options]`: runs the named benchmarks, or all of them, one after another. */
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''));
const given = process.argv.slice(2);
const firstOption = given.findIndex((argument) => argument.startsWith('-'));
const selected = firstOption < 0 ? given : given.slice(0, firstOption);
const unknown = selected.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`No such benchmark: ${unknown.join(', ')}. There are: ${names.join(', ')}.\n`);
  process.exit(1);
}
for (const name of selected.length > 0 ? selected : names) {
  process.stdout.write(`\n== ${name} ==\n`);
  const { bench } = await import(join(import.meta.dirname, `${name}.bench.ts`));
  await bench();
}
// A benchmark may have left a connection open.
process.exit();
