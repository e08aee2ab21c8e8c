/** @module-tag sweep */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../server/testing/start-server.ts';
import { browseSite, desktop, formReady } from './browser/browse-site.ts';
import { replaceFile, startDev } from './dev-server.ts';

const { site, visit } = browseSite(async () => {
  const dev = await startDev();
  return { ...dev, close: dev.stop };
});

function get(path: string, accept = 'text/html'): Promise<Response> {
  return fetch(site.url + path, { redirect: 'manual', headers: { accept } });
}

test('`npm run dev` serves all that the server serves, without a build', async () => {
  const responses = {
    '/de/pricing': [200, 'text/html', '<html lang="de"'],
    '/web/site/islands.ts': [200, 'text/javascript', 'sales-form.island.tsx'],
    '/meeting/unknown': [404, 'text/html', '<html lang="en">'],
    '/console': [200, 'text/html', '/web/console/main.tsx'],
    '/robots.txt': [200, 'text/plain', `Sitemap: ${site.url}/sitemap.xml`],
    '/sitemap.xml': [200, 'application/xml', `<loc>${site.url}/fr/pricing</loc>`],
    '/llms.txt': [200, 'text/plain', `${site.url}/pricing`],
    '/es/rss.xml': [200, 'application/rss+xml', '<language>es</language>'],
    '/.well-known/security.txt': [200, 'text/plain', 'Contact: mailto:'],
    '/og/en/home.png': [200, 'image/png', 'PNG'],
    '/favicon.svg': [200, 'image/svg+xml', '<svg'],
    '/healthz': [200, 'application/json', 'ok'],
    '/api/docs': [200, 'text/html', ''],
    '/fr/nowhere': [404, 'text/html', '<html lang="fr">'],
  } as const;
  for (const [path, [status, type, text]] of Object.entries(responses)) {
    const response = await get(path);
    expect([path, response.status, response.headers.get('content-type')?.split(';')[0]]).toEqual([
      path,
      status,
      type,
    ]);
    expect(await response.text()).toContain(text);
  }
  for (const [from, to] of [
    ['/home', '/'],
    ['/en/pricing?a=1', '/pricing?a=1'],
    ['/de/PRICING/?a=1', '/de/pricing?a=1'],
    ['/security.txt', '/.well-known/security.txt'],
  ] as const) {
    const response = await get(from);
    expect([response.status, response.headers.get('location')]).toEqual([301, to]);
  }
  expect(existsSync(join(site.folder, 'dist'))).toBe(false);
});

test('a form posted without a script is given back filled in, with the page as it was saved last', async () => {
  const file = join(site.folder, 'content/messages/de/sales.ts');
  const text = await readFile(file, 'utf8');
  await replaceFile(file, text.replace(/submit: '[^']+'/, "submit: 'Frisch gespeichert'"));
  const send = async () =>
    fetch(`${site.url}/de/Sales`, {
      method: 'POST',
      headers: { accept: 'text/html' },
      body: new URLSearchParams({ fullName: 'Ada Lovelace' }),
    }).then(async (response) => ({ status: response.status, page: await response.text() }));
  await expect.poll(send, { timeout: 20_000 }).toMatchObject({
    status: 422,
    page: expect.stringMatching(/value="Ada Lovelace"[\s\S]*Frisch gespeichert/),
  });
});

test('a saved island is refreshed in place: input is kept', async () => {
  const page = await visit('/Sales', desktop);
  await formReady(page);
  await page.getByLabel('Full name').fill('Ada Lovelace');
  const island = join(site.folder, 'web/pages/sales/sales-form.island.tsx');
  const text = await readFile(island, 'utf8');
  await replaceFile(island, text.replace('label={submitLabel(text, isKept, when)}', 'label="Saved again"'));
  await page.getByRole('button', { name: 'Saved again' }).waitFor({ timeout: 20_000 });
  expect(await page.getByLabel('Full name').inputValue()).toBe('Ada Lovelace');
});

test('a server file that is replaced restarts the server, twice in a row', async () => {
  const file = join(site.folder, 'server/site/security-txt.ts');
  const text = await readFile(file, 'utf8');
  for (const contact of ['first@site.test', 'second@site.test']) {
    await replaceFile(file, text.replace('mailto:', `mailto:${contact}?`));
    await expect
      .poll(async () => (await get('/.well-known/security.txt')).text(), { timeout: 20_000 })
      .toContain(contact);
  }
});

test('a port that is in use is reported in one sentence', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '0.0.0.0');
  onTestFinished(() => void other.close());
  const dev = await startDev(port);
  onTestFinished(dev.stop);
  expect(dev.output()).toBe(
    `Port ${port} is taken by another program: stop it, or set PORT to another one.\n`,
  );
});
