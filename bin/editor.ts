/**
 * `npm run editor [-- --fetch] [-- --serve]`: writes the content editor to `editor/`, from the schemas of the content.
 * `--fetch` downloads the editor's script from npm, `--serve` serves the folder at http://localhost:8090 to work on
 * this checkout.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { settings } from '../content/settings.ts';
import { editorScript } from '../web/content-editor/editor-files.ts';
import { localCheckout, readRepository } from '../web/content-editor/repository.ts';
import { fetchEditor } from './editor/fetch.ts';
import { serveFolder } from './editor/serve.ts';
import { writeEditor } from './editor/write.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { fetch: { type: 'boolean' }, serve: { type: 'boolean' } },
});
const folder = positionals[0] ?? 'editor';

try {
  const repository = readRepository(process.env);
  const scriptUrl = process.env.EDITOR_SCRIPT || undefined;
  await writeEditor(folder, {
    repository: repository ?? localCheckout,
    siteUrl: process.env.PUBLIC_URL || `https://${settings.domain}`,
    scriptUrl,
  });
  say(`The content editor is in ${folder}/.`);
  if (!repository) say('CONTENT_REPOSITORY is not set: it opens a checkout on the same machine only.');
  if (values.fetch) await fetchEditor(folder);
  if (!scriptUrl && !existsSync(join(folder, editorScript.name)))
    say(`Its script is not there yet: npm run editor -- --fetch puts ${editorScript.name} beside it.`);
  if (values.serve) say(`Open ${(await serveFolder(folder, 8090)).url} in Chrome or Edge. Ctrl+C ends it.`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}

function say(text: string) {
  process.stdout.write(`${text}\n`);
}
