import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, transformWithOxc } from 'vite';

/** The inline script as a classic script: wrapped, so that its names do not become globals. */
export async function bootstrapSource(root: string): Promise<string> {
  const file = join(root, 'web/site/bootstrap.ts');
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { target: 'es2022' });
  const wrapped = `(() => {${code.replace('export {};', '')}})();`;
  const { code: small, errors } = await minify(file, wrapped, { compress: true, mangle: true });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return small.trim();
}
