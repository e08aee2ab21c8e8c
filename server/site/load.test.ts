import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeTestSite } from '../testing/test-site.ts';
import { loadSite } from './load.ts';

test('a folder without a build says what to do', async () => {
  await expect(loadSite('/nowhere')).rejects.toThrow(
    'There is no built site in /nowhere: run `npm run build` first.',
  );
});

test('a build that lacks a file says which', async () => {
  const dir = await writeTestSite();
  await rm(join(dir, 'site/de/Pricing.html.br'));
  await expect(loadSite(dir)).rejects.toThrow(/incomplete.*de\/Pricing\.html/);
});

test('a build that lacks an error page says which', async () => {
  const dir = await writeTestSite();
  const manifest = JSON.parse(await readFile(join(dir, 'site.json'), 'utf8'));
  manifest.files = manifest.files.filter(
    ({ role, page }: { role?: string; page?: { locale: string } }) =>
      !(role === 'error' && page?.locale === 'fr'),
  );
  await writeFile(join(dir, 'site.json'), JSON.stringify(manifest));
  await expect(loadSite(dir)).rejects.toThrow('no error page in fr');
});
