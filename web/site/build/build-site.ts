import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Rolldown, ViteBuilder } from 'vite';
import type { SiteFile, SiteManifest } from '../../../contract/site-manifest.ts';
import { refuseProblems } from '../../documents/content-problem.ts';
import { refuseLegalGaps } from '../legal-gaps.ts';
import { bootstrapSource } from './bootstrap-source.ts';
import { checkContent } from './check-content.ts';
import { buildFonts } from './fonts.ts';
import { buildIcons } from './icons.ts';
import { listOfflineFiles } from './offline-files.ts';
import { createPageStyler } from './page-styles.ts';
import { type BuiltFile, type PlannedFile, type Renderer, siteFiles, siteRedirects } from './site-files.ts';

type Bundle = Rolldown.RolldownOutput['output'];

/** Bundles the scripts and the renderer, renders every file of the site, and writes them. */
export async function buildSite(
  builder: ViteBuilder,
  { origin, outDir }: { origin: string; outDir: string },
): Promise<void> {
  refuseProblems(checkContent(builder.config.root));
  const islands = await bundle(builder, 'client');
  const visit = await bundle(builder, 'visit');
  const console = await bundle(builder, 'console');
  const { renderer, sheet } = await bundleRenderer(builder);
  refuseLegalGaps(origin, renderer.legalGaps(), (text) => builder.config.logger.warn(text));
  const planned = siteFiles(renderer, {
    origin,
    assets: {
      bootstrap: await bootstrapSource(builder.config.root),
      islands: findEntry(islands, 'islands'),
      visit: findEntry(visit, 'visit'),
      console: findEntry(console, 'console'),
    },
    scripts: [...islands, ...visit, ...console].flatMap(pickScript),
    styles: islands.flatMap((file) => (file.fileName.endsWith('.css') ? pickAsset(file) : [])),
    fonts: await buildFonts(),
    icons: await buildIcons(),
    style: createPageStyler(sheet, islands, console),
    offline: {
      script: findEntry(visit, 'offline'),
      listFiles: (island, locale) => listOfflineFiles(islands, island, locale),
    },
  });
  const files = await makeFiles(planned);
  const builtOn = new Date().toISOString().slice(0, 10);
  const manifest = { origin, builtOn, redirects: siteRedirects(renderer), jobs: renderer.lastDays() };
  await writeSite(outDir, manifest, files);
}

async function bundle(builder: ViteBuilder, environment: string): Promise<Bundle> {
  const config = builder.environments[environment];
  if (!config) throw new Error(`vite.config.ts has no environment named ${environment}`);
  const result = await builder.build(config);
  if (Array.isArray(result) || !('output' in result)) throw new Error('Expected one build result');
  return result.output;
}

/** Bundles the renderer and loads it, with the site's style sheet. */
async function bundleRenderer(builder: ViteBuilder): Promise<{ renderer: Renderer; sheet: Uint8Array }> {
  const output = await bundle(builder, 'ssr');
  const css = output.find((file) => file.fileName.endsWith('.css'));
  if (!css) throw new Error('The renderer build emitted no style sheet');
  const dir = join(builder.config.root, builder.environments.ssr?.config.build.outDir ?? '');
  return {
    renderer: await import(pathToFileURL(join(dir, 'render.js')).href),
    sheet: await readFile(join(dir, css.fileName)),
  };
}

/** Picks chunks and workers: Vite bundles the latter separately and provides them as assets. */
function pickScript(file: Bundle[number]): { fileName: string; code: string }[] {
  if (file.type === 'chunk') return [file];
  return file.fileName.endsWith('.js') ? pickAsset(file) : [];
}

function pickAsset(file: Bundle[number]): { fileName: string; code: string }[] {
  return file.type === 'asset' ? [{ fileName: file.fileName, code: String(file.source) }] : [];
}

/** The path of a bundle's entry. */
function findEntry(output: Bundle, name: string): string {
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry && file.name === name);
  if (!entry) throw new Error(`No build has the entry ${name}`);
  return `/${entry.fileName}`;
}

interface MadeFile extends PlannedFile, BuiltFile {
  /** Absent if the file would not get smaller. */
  compressed: Promise<{ br: Buffer; gz: Buffer }> | undefined;
}

/** Creates files, and each file they share only once. Compresses some while others are made. */
async function makeFiles(planned: PlannedFile[]): Promise<MadeFile[]> {
  const shared = new Map<PlannedFile['path'], PlannedFile>();
  const made = await Promise.all(
    planned.map(async (file) => {
      const { shared: others = [], ...content } = await file.make();
      for (const other of others) shared.set(other.path, other);
      const compressed = compressible.test(file.type) ? compress(content.body) : undefined;
      return { ...file, ...content, compressed };
    }),
  );
  return shared.size ? [...made, ...(await makeFiles([...shared.values()]))] : made;
}

const br = promisify(brotliCompress);
const gz = promisify(gzip);
const compressible = /^(text|application\/(json|xml|manifest|rss|javascript)|image\/svg)/;

async function compress(body: BuiltFile['body']): Promise<{ br: Buffer; gz: Buffer }> {
  const bytes = Buffer.from(body);
  const [smallest, other] = await Promise.all([br(bytes), gz(bytes, { level: 9 })]);
  return { br: smallest, gz: other };
}

/** Writes every file with its compressed versions, and the manifest the server reads. */
async function writeSite(dir: string, site: Omit<SiteManifest, 'files'>, outputs: MadeFile[]): Promise<void> {
  await rm(join(dir, 'site'), { recursive: true, force: true });
  const files = await Promise.all(
    outputs.map(async ({ body, compressed, make: _make, locale: _locale, ...output }): Promise<SiteFile> => {
      const file = fileName(output);
      const target = join(dir, 'site', file);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, body);
      const versions = await compressed;
      for (const [encoding, bytes] of Object.entries(versions ?? {}))
        await writeFile(`${target}.${encoding}`, bytes);
      return { ...output, file, compressed: versions !== undefined };
    }),
  );
  const manifest: SiteManifest = { ...site, files };
  await writeFile(join(dir, 'site.json'), JSON.stringify(manifest, null, 1));
}

function fileName({
  path,
  role,
  page,
  doubleOptIn,
  closedJob,
}: Pick<SiteFile, 'path' | 'role' | 'page' | 'doubleOptIn' | 'closedJob'>): string {
  if (role) return `${role}.${page?.locale}.html`;
  const name = (path ?? '').slice(1);
  if (!page) return name;
  const variant = `${doubleOptIn ? '.opt-in' : ''}${closedJob ? '.closed' : ''}`;
  return `${name}${name === '' || name.endsWith('/') ? 'index' : ''}${variant}.html`;
}
