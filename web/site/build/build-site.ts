import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown, ViteBuilder } from 'vite';
import { bootstrapSource } from './bootstrap-source.ts';
import { buildFonts, fontFaceCss, fontPreloads } from './fonts.ts';
import { buildIcons } from './icons.ts';
import { ogImage } from './og.ts';
import { hoistInlineStyles, markupOf, pageStyles } from './page-styles.ts';
import { inlineHash, type Output, writeSite } from './write-site.ts';

type Renderer = typeof import('../render.tsx');
type Bundle = Rolldown.RolldownOutput['output'];

/** Builds the client, then the renderer, then every page with the rules and scripts it needs. */
export async function buildSite(
  builder: ViteBuilder,
  { origin, outDir }: { origin: string; outDir: string },
) {
  const { client, console, ssr } = builder.environments;
  if (!client || !console || !ssr)
    throw new Error('vite.config.ts must define the environments client, console and ssr');
  const clientOutput = outputOf(await builder.build(client));
  const consoleOutput = outputOf(await builder.build(console));
  const ssrOutput = outputOf(await builder.build(ssr));
  const ssrDir = join(builder.config.root, ssr.config.build.outDir);
  const renderer: Renderer = await import(pathToFileURL(join(ssrDir, 'render.js')).href);
  const css = ssrOutput.find((file) => file.fileName.endsWith('.css'));
  if (!css) throw new Error('The renderer build emitted no stylesheet');
  const sheet = await readFile(join(ssrDir, css.fileName));

  const fonts = await buildFonts();
  const bootstrap = await bootstrapSource(builder.config.root);
  const scripts = { islands: entryOf(clientOutput), console: entryOf(consoleOutput) };
  const classesOfIslands = islandClasses(clientOutput);
  const consoleClasses = consoleOutput.flatMap(classesIn);
  const faces = fontFaceCss(fonts);
  const preloads = fontPreloads(fonts);

  const outputs: Output[] = [
    ...fonts.flatMap(({ files }) => files).map(({ path, body }) => hashed(path, 'font/woff2', body)),
    ...[...clientOutput, ...consoleOutput]
      .filter((file) => file.type === 'chunk')
      .map((file) =>
        hashed(file.fileName, 'text/javascript; charset=utf-8', 'code' in file ? file.code : ''),
      ),
    ...(await buildIcons()).map((icon) => ({ ...icon, immutable: false })),
  ];
  const summaries: Parameters<Renderer['textFiles']>[1] = [];

  for (const target of renderer.allTargets()) {
    const rendered = await renderer.renderPage(target, { bootstrap, ...scripts }, origin);
    const { html, css: inline } = hoistInlineStyles(rendered.html);
    const later = 'role' in target && target.role === 'console' ? consoleClasses : classesOfIslands(html);
    const used = pageStyles(sheet, markupOf(html, later));
    const styles = faces + used + inline;
    const body = html
      .replace('<style></style>', `<style>${styles}</style>`)
      .replace('<body>', `<body>${preloads}`);
    const inlineScripts = [
      ...body.matchAll(/<script(?: data-islands="[^"]*"| type="speculationrules")>(.*?)<\/script>/gs),
    ];
    const { head, noindex } = rendered;
    outputs.push({
      ...('route' in target
        ? { path: renderer.localPath(target.locale, target.route.path) }
        : { role: target.role }),
      type: 'text/html; charset=utf-8',
      immutable: false,
      body,
      page: {
        locale: target.locale,
        scripts: inlineScripts.map(([, text = '']) => inlineHash(text)),
        styles: [inlineHash(styles)],
        noindex,
      },
    });
    if (!('route' in target)) continue;
    const { route, locale } = target;
    const { title, description, modified } = head;
    summaries.push({ locale, path: route.path, title, description, modified });
    if (route.sameAs) continue;
    const headline = head.headline ?? title.split(' · ')[0] ?? title;
    const image = await ogImage({ title: headline, locale, art: head.today ?? 'none' });
    outputs.push({ path: renderer.ogImagePath(target), type: 'image/png', immutable: false, body: image });
  }
  for (const file of renderer.textFiles(origin, summaries)) outputs.push({ ...file, immutable: false });
  const redirects = Object.fromEntries(
    renderer.locales.flatMap((locale) =>
      Object.entries(renderer.redirects).map(([from, to]) => [
        renderer.localPath(locale, from),
        renderer.localPath(locale, to),
      ]),
    ),
  );
  await writeSite(outDir, { origin, redirects }, outputs);
}

function outputOf(result: Awaited<ReturnType<ViteBuilder['build']>>): Bundle {
  if (Array.isArray(result) || !('output' in result)) throw new Error('Expected one build result');
  return result.output;
}

function hashed(fileName: string, type: string, body: string | Uint8Array): Output {
  return { path: `/${fileName}`, type, immutable: true, body };
}

/** The path of a build's one entry. */
function entryOf(bundle: Bundle): string {
  const entry = bundle.find((file) => file.type === 'chunk' && file.isEntry);
  if (!entry) throw new Error('A build has no entry');
  return `/${entry.fileName}`;
}

/** The classes that a chunk spells out. */
function classesIn(file: Bundle[number]): string[] {
  return file.type === 'chunk' ? (file.code.match(/[\w-]+_[\w-]{6}\b/g) ?? []) : [];
}

/** For a page's HTML, the classes its islands may add later: all that their chunks spell out. */
function islandClasses(bundle: Bundle): (html: string) => string[] {
  const classes = new Map<string, string[]>();
  for (const file of bundle) {
    if (file.type !== 'chunk') continue;
    const name = /([^/]+)\.island\.tsx$/.exec(file.facadeModuleId ?? '')?.[1];
    if (!name) continue;
    classes.set(name, [...chunksFrom(bundle, file.fileName)].flatMap(classesIn));
  }
  return (html) =>
    [...html.matchAll(/data-island="([^"]+)"/g)].flatMap(([, name = '']) => classes.get(name) ?? []);
}

/** A chunk and all that it imports, directly or through others. */
function chunksFrom(
  bundle: Bundle,
  fileName: string,
  found = new Set<Rolldown.OutputChunk>(),
): Set<Rolldown.OutputChunk> {
  const chunk = bundle.find((file) => file.fileName === fileName);
  if (chunk?.type !== 'chunk' || found.has(chunk)) return found;
  found.add(chunk);
  for (const imported of chunk.imports) chunksFrom(bundle, imported, found);
  return found;
}
