import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { editorFonts, editorPackage, editorScript } from '../../web/content-editor/editor-files.ts';

const run = promisify(execFile);

/** Extracts the editor's script and fonts from its npm package. Throws if one differs from the pinned file. */
export async function fetchEditor(folder: string) {
  const temporary = await mkdtemp(join(tmpdir(), 'editor-'));
  try {
    const { name, version } = editorPackage;
    const { stdout } = await run('npm', ['pack', '--silent', `${name}@${version}`], { cwd: temporary });
    await run('tar', ['-xzf', stdout.trim()], { cwd: temporary });
    for (const file of [editorScript, ...editorFonts]) {
      const bytes = await readFile(join(temporary, 'package', file.path));
      const hash = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
      if (hash !== file.integrity)
        throw new Error(`${file.path} of ${name}@${version} is not the pinned file.`);
      await writeFile(join(folder, file.name), bytes);
    }
  } finally {
    await rm(temporary, { recursive: true });
  }
}
