import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { pagePolicy } from '../../security-headers.ts';
import { programEnv } from '../../testing/programs.ts';
import { scriptHash, styleHash, writeTestSite } from '../../testing/test-site.ts';
import { exportPage, exportSite } from './export-site.ts';

const api = 'https://api.example';
const dist = writeTestSite();
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

function read(name: string): Promise<string> {
  return readFile(join(folder, name), 'utf8');
}

async function runExport(env: NodeJS.ProcessEnv, ...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    env: { ...programEnv, ...env },
  });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { out, err, code };
}

test('files are where hosts expect them, without the console', async () => {
  await exportSite(await dist, folder, api);
  for (const name of ['index.html', 'pricing.html', 'de/index.html', '404.html', 'fr/404.html', 'robots.txt'])
    expect(existsSync(join(folder, name)), name).toBe(true);
  expect(await read('assets/app-4f2a.js')).toContain('let x = 1;');
  for (const name of ['console.en.html', 'error.en.html', 'pricing.html.br'])
    expect(existsSync(join(folder, name)), name).toBe(false);
});

test('the export has a security.txt that expires within a year', async () => {
  await exportSite(await dist, folder, api);
  const text = await read('.well-known/security.txt');
  expect(text).toContain('Canonical: https://www.example.com/.well-known/security.txt\n');
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  expect(expires - Date.now()).toBeGreaterThan(300 * 86_400_000);
  expect(expires - Date.now()).toBeLessThan(365 * 86_400_000);
  expect(await read('_redirects')).toContain('/security.txt /.well-known/security.txt 301\n');
});

test('a page has its policy, including the API, before every script', async () => {
  await exportSite(await dist, folder, api);
  const page = await read('de/pricing.html');
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(page);
  const served = pagePolicy({ locale: 'de', scripts: [scriptHash], styles: [styleHash], noindex: false });
  expect(policy?.[1]).toBe(
    served
      .replace("connect-src 'self'", `connect-src 'self' ${api}`)
      .replace("form-action 'self'", `form-action 'self' ${api}`)
      .replace("frame-ancestors 'none'; ", ''),
  );
  expect(policy?.index).toBeLessThan(200);
  expect(page).toContain(`<html lang="de" data-api="${api}">`);
});

test('forms post to the API, both in the page and in the props of its island', () => {
  const form = '<form method="post" action="/x#y"></form>';
  const search = '<form action="/search"></form>';
  const island = (name: string, html: string, action: string) =>
    `<div data-island="${name}" data-props='${JSON.stringify({ action, b: '"' })}'>${html}</div>`;
  const html = `<html><head><meta charset="utf-8"></head>${island('f', form, '/x')}${island('s', search, '/search')}</html>`;
  const page = exportPage(html, { locale: 'en', scripts: [], styles: [], noindex: false }, api);
  expect(page).toContain(`<form method="post" action="${api}/x#y">`);
  expect(page).toContain(
    `data-props="{&quot;action&quot;:&quot;${api}/x&quot;,&quot;b&quot;:&quot;\\&quot;&quot;}"`,
  );
  expect(page).toContain('<form action="/search">');
  expect(page).toContain('{&quot;action&quot;:&quot;/search&quot;');
});

test('no path gets a header twice, and no line exceeds the limits of hosts', async () => {
  await exportSite(await dist, folder, api);
  const headers = await read('_headers');
  const blocks = headers.trim().split(/\n(?=\/)/);
  const readNames = (block: string): string[] => block.match(/(?<=^ {2})[\w-]+/gm) ?? [];
  const [everywhere, ...others] = blocks.map((block) => readNames(block));
  expect(everywhere).toEqual(
    expect.arrayContaining(['Content-Security-Policy', 'Strict-Transport-Security', 'X-Frame-Options']),
  );
  for (const names of others) expect(names.filter((name) => everywhere?.includes(name))).toEqual([]);
  expect(headers).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  expect(headers).toContain('/og/*\n  Cache-Control: public, max-age=86400\n');
  expect(headers.split('\n').filter((line) => line.length > 2_000)).toEqual([]);
  expect(blocks.length).toBeLessThan(100);
});

test('old names, other spellings and private links are redirected', async () => {
  await exportSite(await dist, folder, api);
  const lines = (await read('_redirects')).trim().split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '/home / 301',
      '/en/pricing /pricing 301',
      '/de/schedulemeeting /de/ScheduleMeeting 301',
      `/meeting/* ${api}/meeting/:splat 302`,
      `/console ${api}/console 302`,
      `/fr/confirm-application/* ${api}/fr/confirm-application/:splat 302`,
      '/de/* /de/404.html 404',
    ]),
  );
  const firstOfMany = lines.findIndex((line) => line.includes('*'));
  expect(lines.slice(firstOfMany).every((line) => line.includes('*'))).toBe(true);
});

test('an earlier export is overwritten, any other folder is refused', async () => {
  await exportSite(await dist, folder, api);
  await exportSite(await dist, folder, 'https://new.example');
  expect(await read('index.html')).toContain('data-api="https://new.example"');
  const other = await mkdtemp(join(tmpdir(), 'other-'));
  onTestFinished(() => rm(other, { recursive: true, force: true }));
  await writeFile(join(other, 'index.html'), 'mine');
  await expect(exportSite(await dist, other, api)).rejects.toThrow('contains other files');
  expect(await readFile(join(other, 'index.html'), 'utf8')).toBe('mine');
});

test('the command needs the address of the API', async () => {
  expect(await runExport({}, folder, await dist)).toMatchObject({
    code: 1,
    err: 'Name the origin of the API: SITE_API_URL=https://api.example npm run export -- <folder>\n',
  });
  expect(await runExport({ SITE_API_URL: 'api' }, folder, await dist)).toMatchObject({
    code: 1,
    err: 'SITE_API_URL must be an origin such as https://www.example.com, without a path\n',
  });
  const variables = { SITE_API_URL: `${api}/`, DOUBLE_OPT_IN: 'on' };
  const { code, out } = await runExport(variables, folder, await dist);
  expect(code).toBe(0);
  expect(await read('de/thank-you-page.html')).toContain('Click in de');
  expect(out).toContain(`${api}, which has to run with ALLOWED_ORIGINS=https://www.example.com`);
});
