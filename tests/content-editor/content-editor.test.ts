import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { sameInEveryLanguage } from '../../contract/same-in-every-language.ts';
import { programEnv } from '../../server/testing/programs.ts';
import { type EditorField, editorFields } from '../../web/content-editor/fields.ts';
import { config, editedFiles, isEmpty, readValues, rewrite } from './edited-files.ts';

const root = join(import.meta.dirname, '../..');
const publishedSchema = JSON.parse(
  readFileSync(join(import.meta.dirname, 'sveltia-cms.schema.json'), 'utf8'),
);
const isConfig = new Ajv({ strict: false, validateFormats: false }).compile(publishedSchema);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'editor-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function writeEditor(env: Record<string, string> = {}) {
  const program = join(root, 'bin/editor.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program, folder], {
    env: { ...programEnv, ...env },
  });
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const written = parse(await readFile(join(folder, 'config.yml'), 'utf8'));
  return { stdout, page, config: written };
}

test('the configuration keeps to the schema that Sveltia CMS publishes', async () => {
  const written = await writeEditor();
  isConfig(written.config);
  expect(isConfig.errors ?? []).toEqual([]);
  const misspelt = { ...config, output: { omit_empty_fields: true } };
  expect(isConfig(misspelt)).toBe(false);
});

test('every text and data file can be edited, in every language', () => {
  const notEdited = [
    'content/gazetteer/*',
    'content/accuracy-download.json',
    'content/forecast-accuracy.json',
  ];
  const content = globSync('content/**/*.{md,json}', { cwd: root, exclude: notEdited });
  const edited = editedFiles().map(({ path }) => path);
  expect(content.length).toBeGreaterThan(45);
  expect(content.filter((path) => !edited.includes(path))).toEqual([]);
});

test('a file that is saved with nothing changed is the same, byte for byte', () => {
  for (const file of editedFiles()) {
    expect(rewrite(file), file.path).toBe(readFileSync(join(root, file.path), 'utf8'));
  }
});

test('every value that a file has passes the limits that the editor shows', () => {
  const problems = editedFiles().flatMap((file) =>
    findProblems(readValues(file), file.fields).map((problem) => `${file.path}: ${problem}`),
  );
  expect(problems).toEqual([]);
});

test('a value outside the limits is found', () => {
  const fields = editorFields(z.strictObject({ title: z.string().max(3), days: z.array(z.string()) }));
  expect(findProblems({ title: 'long', days: [] }, fields)).toEqual(['title', 'days']);
});

function findProblems(values: Record<string, unknown>, fields: EditorField[]): string[] {
  return fields
    .filter(({ name }) => name !== 'body')
    .flatMap((field) => {
      const { name, required, pattern, minlength = 0, maxlength = Number.MAX_VALUE } = field;
      const value = values[name];
      if (isEmpty(value)) return required ? [name] : [];
      if (field.fields)
        return (Array.isArray(value) ? value : [value]).flatMap((item) =>
          findProblems(item, field.fields ?? []),
        );
      if (typeof value !== 'string') return [];
      const isOutside = value.length > Number(maxlength) || value.length < Number(minlength);
      return isOutside || (pattern && !new RegExp(String((pattern as string[])[0])).test(value))
        ? [name]
        : [];
    });
}

test('a field’s name, hint, options and limits are those of its schema', () => {
  const schema = z.strictObject({
    headLine: z.string().max(9).describe('Its headline'),
    summary: z.string().min(80).max(170),
    day: sameInEveryLanguage(z.iso.date()).optional(),
    mode: z.enum(['a', 'b']),
    count: z.int().positive().max(5),
    team: z.array(z.strictObject({ name: z.string() })),
    isShown: z.boolean(),
  });
  expect(editorFields(schema)).toMatchObject([
    {
      name: 'headLine',
      label: 'Head line',
      widget: 'string',
      hint: 'Its headline',
      required: true,
      i18n: true,
    },
    { widget: 'text', minlength: 80, maxlength: 170 },
    { widget: 'datetime', format: 'YYYY-MM-DD', required: false, i18n: 'duplicate' },
    { widget: 'select', options: ['a', 'b'] },
    { widget: 'number', value_type: 'int', min: 1, max: 5 },
    { widget: 'list', fields: [{ name: 'name', widget: 'string' }] },
    { widget: 'boolean' },
  ]);
});

test('a figure in a headline counts as one character', () => {
  const fields = editorFields(z.strictObject({ title: z.string().max(9) }));
  const limit = new RegExp(String(fields.map(({ pattern }) => (pattern as string[])[0])));
  expect(['{{planMonthsWord}} months', '1234567890', '{{broken'].map((title) => limit.test(title))).toEqual([
    true,
    false,
    false,
  ]);
});

test('a field that the editor has no control for is named', () => {
  expect(() => editorFields(z.strictObject({ price: z.number().or(z.string()) }))).toThrow(/field price/);
});

test.each([
  [
    {
      CONTENT_REPOSITORY: 'https://github.com/forespan/site.git',
      EDITOR_SIGN_IN_URL: 'https://auth.example',
    },
    { name: 'github', repo: 'forespan/site', branch: 'main', base_url: 'https://auth.example' },
    'https://api.github.com;',
  ],
  [
    {
      CONTENT_REPOSITORY: 'https://gitlab.com/forespan/web/site',
      CONTENT_BRANCH: 'live',
      EDITOR_APP_ID: 'a1',
    },
    { name: 'gitlab', repo: 'forespan/web/site', branch: 'live', auth_type: 'pkce', app_id: 'a1' },
    'https://gitlab.com;',
  ],
  [
    { CONTENT_REPOSITORY: 'https://git.example.com/forespan/site', CONTENT_SERVICE: 'gitea' },
    {
      name: 'gitea',
      repo: 'forespan/site',
      api_root: 'https://git.example.com/api/v1',
      base_url: 'https://git.example.com',
    },
    'https://git.example.com;',
  ],
])('the content can be in a repository such as %o', async (env, backend, connection) => {
  const written = await writeEditor(env);
  expect(written.config.backend).toMatchObject(backend);
  expect(isConfig(written.config)).toBe(true);
  expect(written.page).toContain(`connect-src 'self' data: blob: ${connection}`);
});

test.each([
  [{ CONTENT_REPOSITORY: 'forespan/site' }, 'CONTENT_REPOSITORY must be an address'],
  [{ CONTENT_REPOSITORY: 'https://git.example.com/forespan/site' }, 'CONTENT_SERVICE must be one of'],
])('%o is refused with a reason', async (env, reason) => {
  await expect(writeEditor(env)).rejects.toMatchObject({ stderr: expect.stringContaining(reason) });
});

test('without settings it opens a checkout, loads one pinned script from its own folder, and says so', async () => {
  const { page, stdout } = await writeEditor();
  expect(stdout).toContain('CONTENT_REPOSITORY is not set: it opens a checkout on the same machine only.');
  expect(stdout).toContain('npm run editor -- --fetch');
  const scripts = [...page.matchAll(/<script src="([^"]+)"(?: integrity="(sha384-[^"]{64})")?/g)];
  expect(scripts.map(([, source, integrity]) => [source, Boolean(integrity)])).toEqual([
    ['sveltia-cms.js', true],
    ['start.js', false],
  ]);
  expect(page).toContain("script-src 'self'; ");
  expect(page.match(/(?:src|href)="(?:https?:)?\/\//g)).toBeNull();
  const linked = [
    'config.yml',
    'fonts.css',
    'preview.css',
    'start.js',
    'Bricolage.woff2',
    'Instrument.woff2',
  ];
  expect(await readdir(folder)).toEqual(expect.arrayContaining(linked));
});

test('the script can be on a CDN, where its hash is checked as well', async () => {
  const { page } = await writeEditor({ EDITOR_SCRIPT: 'https://cdn.example/sveltia-cms.js' });
  expect(page).toMatch(/<script src="https:\/\/cdn\.example\/sveltia-cms\.js" integrity="sha384-/);
  expect(page).toContain("script-src 'self' https://cdn.example;");
});
