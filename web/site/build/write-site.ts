import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SiteFile, SiteManifest } from '../../../contract/site-manifest.ts';

const br = promisify(brotliCompress);
const gz = promisify(gzip);

/** A file of the site before it is written. */
export interface Output extends Omit<SiteFile, 'file' | 'compressed'> {
  body: string | Uint8Array;
}

function fileName({ path, role, page }: Output): string {
  if (role) return `${role}.${page?.locale}.html`;
  const name = (path ?? '').slice(1);
  return page ? `${name}${name === '' || name.endsWith('/') ? 'index' : ''}.html` : name;
}

const compressible = /^(text|application\/(json|xml|manifest|rss|javascript)|image\/svg)/;

/** Writes every file with its compressed twins, and the manifest the server reads. */
export async function writeSite(
  dir: string,
  site: Pick<SiteManifest, 'origin' | 'redirects'>,
  outputs: Output[],
) {
  await rm(join(dir, 'site'), { recursive: true, force: true });
  const files = await Promise.all(
    outputs.map(async ({ body, ...output }): Promise<SiteFile> => {
      const file = fileName({ ...output, body });
      const target = join(dir, 'site', file);
      const bytes = Buffer.from(body);
      const compressed = compressible.test(output.type);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, bytes);
      if (compressed) {
        const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
        await writeFile(`${target}.br`, await br(bytes, { params: size }));
        await writeFile(`${target}.gz`, await gz(bytes, { level: 9 }));
      }
      return { ...output, file, compressed };
    }),
  );
  const manifest: SiteManifest = { ...site, files };
  await writeFile(join(dir, 'site.json'), JSON.stringify(manifest, null, 1));
}

/** The CSP source of an inline script or style. */
export function inlineHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
