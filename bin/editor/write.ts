import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { editorConfig } from '../../web/content-editor/config.ts';
import { editorFontCss, editorPage } from '../../web/content-editor/page.ts';
import type { ContentRepository } from '../../web/content-editor/repository.ts';

const web = join(import.meta.dirname, '../../web');
const resolve = createRequire(import.meta.url).resolve;

/** The site's typefaces, for the preview. */
const previewFonts = [
  {
    family: 'Bricolage',
    path: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  },
  {
    family: 'Instrument',
    path: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  },
];

interface EditorOptions {
  repository: ContentRepository;
  siteUrl: string;
  /** The URL of the editor's script; by default in the same folder. */
  scriptUrl: string | undefined;
}

/** Writes the page, its configuration and the preview's style sheet. */
export async function writeEditor(folder: string, { repository, siteUrl, scriptUrl }: EditorOptions) {
  await mkdir(folder, { recursive: true });
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  const config = stringify(editorConfig(repository, siteUrl), { aliasDuplicateObjects: false, lineWidth: 0 });
  await write(
    'config.yml',
    `# Written by npm run editor from the schemas in contract/. Do not edit.\n${config}`,
  );
  await write('index.html', editorPage(repository, scriptUrl));
  await write('start.js', "CMS.registerPreviewStyle('preview.css');\n");
  await write('fonts.css', editorFontCss());
  await write('preview.css', await previewCss());
  for (const { family, path } of previewFonts) await copyFile(resolve(path), join(folder, `${family}.woff2`));
}

/** The site's own text styles, so that the preview looks like a page. */
async function previewCss(): Promise<string> {
  const read = (name: string) => readFile(join(web, name), 'utf8');
  const faces = previewFonts.map(
    ({ family }) =>
      `@font-face { font-family: ${family}; font-weight: 200 800; src: url(${family}.woff2); }\n`,
  );
  const prose = (await read('ui/prose.module.css')).replaceAll('.prose', '[data-rich-text-preview]');
  return [...faces, await read('ui/base.css'), prose, await read('content-editor/preview.css')].join('');
}
