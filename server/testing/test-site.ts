import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Locale, locales, localPath } from '../../contract/locales.ts';
import type { SiteFile, SiteManifest } from '../../contract/site-manifest.ts';

export const scriptHash = "'sha256-c2NyaXB0'";
export const styleHash = "'sha256-c3R5bGU='";

/** The text of a page of the test site. */
export function pageText(locale: Locale, title: string): string {
  return `<!doctype html><html lang="${locale}"><title>${title}</title>${`<p>${title} in ${locale}</p>`.repeat(40)}</html>`;
}

/** Writes a small built site into a fresh folder, the way the build does, and says where. `more` adds files by path. */
export async function writeTestSite(more: Record<string, string> = {}): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'test-site-'));
  const files = await Promise.all([
    ...locales.flatMap((locale) => [
      writePage(dir, locale, 'Home', { path: localPath(locale, '/') }),
      writePage(dir, locale, 'Pricing', { path: localPath(locale, '/pricing') }),
      writePage(dir, locale, 'Meeting', { path: localPath(locale, '/ScheduleMeeting') }),
      writePage(dir, locale, 'Not found', { role: 'not-found' }),
      writePage(dir, locale, 'Failed', { role: 'error' }),
    ]),
    writeAsset(
      dir,
      '/assets/app-4f2a.js',
      'text/javascript; charset=utf-8',
      'let x = 1;\n'.repeat(100),
      true,
    ),
    writeAsset(dir, '/robots.txt', 'text/plain; charset=utf-8', 'User-agent: *\n'),
    writeAsset(dir, '/og/home.png', 'image/png', 'not really a picture'),
    ...Object.entries(more).map(([path, text]) => writeAsset(dir, path, 'application/octet-stream', text)),
  ]);
  const manifest: SiteManifest = {
    origin: 'https://www.example.com',
    files,
    redirects: Object.fromEntries(
      locales.map((locale) => [localPath(locale, '/home'), localPath(locale, '/')]),
    ),
  };
  await writeFile(join(dir, 'site.json'), JSON.stringify(manifest));
  return dir;
}

async function writePage(
  dir: string,
  locale: Locale,
  title: string,
  place: Pick<SiteFile, 'path' | 'role'>,
): Promise<SiteFile> {
  const file = `${locale}/${title}.html`;
  await writeCompressed(dir, file, pageText(locale, title));
  const page = { locale, scripts: [scriptHash], styles: [styleHash], noindex: place.role !== undefined };
  return { ...place, file, type: 'text/html; charset=utf-8', compressed: true, immutable: false, page };
}

async function writeAsset(
  dir: string,
  path: string,
  type: string,
  text: string,
  immutable = false,
): Promise<SiteFile> {
  const file = path.slice(1);
  await writeCompressed(dir, file, text);
  return { path, file, type, compressed: immutable, immutable };
}

async function writeCompressed(dir: string, file: string, text: string): Promise<void> {
  const path = join(dir, 'site', file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  await writeFile(`${path}.br`, brotliCompressSync(text));
  await writeFile(`${path}.gz`, gzipSync(text));
}
