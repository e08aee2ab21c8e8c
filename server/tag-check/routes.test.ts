import { expect, test } from 'vitest';
import { describeTagCheck } from '../../content/tag-check/describe-tag-check.ts';
import { locales, localPath } from '../../contract/locales.ts';
import { foundMessage, tagCheckResult, unknownMessage } from '../../contract/tag-check.ts';
import { escapeHtml } from '../html.ts';
import { apiMessages, checkMessages, formMessages } from '../messages.ts';
import { onPostgres } from '../testing/on-each-engine.ts';
import { postForm, postJson } from '../testing/post.ts';
import { createTagCheck } from './check.ts';
import { loopbackFetcher, startSite } from './testing/fetching.ts';

const { api } = onPostgres();

const pages: Record<string, string> = {
  '/with': `<!doctype html><head><script async src="https://www.googletagmanager.com/gtag/js?id=G-7K2M4Q9XTB"></script>
<script>gtag('config', 'G-7K2M4Q9XTB'); gtag('config', 'UA-12345678-1');</script></head><body>Shop</body>`,
  '/without': '<!doctype html><head><title>&lt;b&gt;</title></head><body>Shop</body>',
  '/webflow': '<!doctype html><html data-wf-site="1"><head></head><body>Shop</body>',
};

/** Starts the server and a site that it may check. */
async function start(variables: NodeJS.ProcessEnv = {}) {
  const shop = await startSite((request, response) => {
    const page = pages[request.url ?? ''];
    response.writeHead(page ? 200 : 403, { 'content-type': 'text/html' }).end(page);
  });
  const tagCheck = createTagCheck({
    ports: [shop.port],
    budgetMs: 60_000,
    fetchPage: loopbackFetcher(shop),
    toAddress: () => shop.at('/script', 'scripts.example'),
  });
  const { app } = await api(variables, { tagCheck });
  const ask = (payload: object, headers = {}) => postJson(app, '/analytics-check', payload, headers);
  async function post(path: string, websiteUrl: string) {
    const { statusCode, headers, body } = await postForm(app, path, { websiteUrl });
    return { statusCode, headers, body: body.replaceAll('&nbsp;', '\u00a0') };
  }
  return { app, shop, ask, post };
}

test('the reply has the exact message that Analytics was found, with the evidence', async () => {
  const { shop, ask } = await start();
  const response = await ask({ websiteUrl: shop.at('/with').href });
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
  const reply = tagCheckResult.parse(response.json());
  expect(reply).toMatchObject({ message: foundMessage, state: 'found' });
  expect(reply.tags.map(({ id }) => id)).toContain('G-7K2M4Q9XTB');
});

test('by default the server may not check this machine', async () => {
  const { app } = await api();
  for (const websiteUrl of [
    'http://127.0.0.1',
    'localhost',
    'http://[::ffff:10.0.0.1]/',
    'ftp://a.example',
  ]) {
    const response = await postJson(app, '/analytics-check', { websiteUrl });
    expect([response.statusCode, response.json()]).toMatchObject([
      200,
      { message: unknownMessage, state: 'not-allowed', nextStep: 'give-public-address' },
    ]);
  }
});

test('an empty or missing address is refused in the requested language', async () => {
  const { ask } = await start();
  for (const payload of [{}, { websiteUrl: '  ' }]) {
    const response = await ask(payload, { 'accept-language': 'de' });
    expect([response.statusCode, response.json()]).toEqual([
      422,
      {
        message: formMessages.de.banner.required,
        code: 'required',
        fields: checkMessages.de.form.required,
      },
    ]);
  }
});

test('checks are rate-limited per client', async () => {
  const { shop, ask, post } = await start({ RATE_LIMITS: 'on' });
  const websiteUrl = shop.at('/without').href;
  for (let turn = 0; turn < 20; turn++) expect((await ask({ websiteUrl })).statusCode).toBe(200);
  const refused = await ask({ websiteUrl }, { 'accept-language': 'fr' });
  expect([refused.statusCode, refused.json().message]).toEqual([
    429,
    apiMessages.fr.tooManyFor('10 minutes'),
  ]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const page = await post('/check-GA-tag', websiteUrl);
  expect(page.statusCode).toBe(429);
  expect(page.body).toContain(apiMessages.en.tooManyFor('10 minutes'));
  expect(page.body).toContain(escapeHtml(websiteUrl));
});

test.each(locales)('without JavaScript the page itself shows the result in %s', async (locale) => {
  const { shop, ask, post } = await start();
  const path = localPath(locale, '/check-GA-tag');
  const { answer } = checkMessages[locale];

  const found = await post(path, shop.at('/with').href);
  expect(found.statusCode).toBe(200);
  expect(found.headers['cache-control']).toBe('no-store');
  expect(found.body).toContain(`<div data-mark="good"><h2 data-text="title">${answer.titles.found}</h2>`);
  expect(found.body).not.toContain('What the check reads');
  expect(found.body).not.toContain('data-href="developer"');
  const reply = tagCheckResult.parse((await ask({ websiteUrl: shop.at('/with').href })).json());
  const link = `https://www.example.com${path}?${new URLSearchParams({ url: shop.at('/with').href })}`;
  const { map, notes } = describeTagCheck(reply, answer, { locale, link });
  expect(map?.rows.length).toBeGreaterThan(4);
  expect(found.body.match(/<li data-each="rows"/g)).toHaveLength(map?.rows.length ?? 0);
  expect(found.body.match(/<li data-each="notes"/g)).toHaveLength(notes.length);
  expect(found.body).toContain(
    `<b data-text="name">UA-12345678-1</b><em data-only="word" data-text="word">${answer.retired}</em>`,
  );
  expect(found.body).toContain(`value="${escapeHtml(link)}"`);

  const missing = await post(path, shop.at('/without').href);
  expect(missing.body).toContain(answer.titles.missing);
  expect(missing.body).toContain(escapeHtml(answer.nextSteps['add-tag'].next));
  expect(missing.body).toMatch(/data-href="ticket" href="mailto:[^"]*shop\.example/);
  expect(missing.body).toContain('<li data-each="rows" data-mark="slot">');
  expect(missing.body).toContain(escapeHtml(answer.developer.places.plain));
  expect(missing.body).toContain(`name="websiteUrl" value="${shop.at('/without').href}"`);

  const refused = await post(path, shop.at('/elsewhere').href);
  expect(refused.body).toContain(answer.titles.refused);
  expect(refused.body).toContain(answer.nextSteps['allow-check'].next);

  const empty = await post(path, ' ');
  expect(empty.statusCode).toBe(422);
  expect(empty.body).toContain(
    `<p data-error-for="websiteUrl">${checkMessages[locale].form.required.websiteUrl}</p>`,
  );
});

test('the input is repeated as escaped text', async () => {
  const { post } = await start();
  const page = await post('/check-GA-tag', '"><script>alert(1)</script>');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain(checkMessages.en.answer.titles['not-allowed']);
  expect(page.body).not.toContain('<script>alert');
});

test('the note for a developer says where the platform keeps the tag', async () => {
  const { shop, ask, post } = await start();
  const { href } = shop.at('/webflow');
  expect((await ask({ websiteUrl: href })).json()).toMatchObject({ state: 'missing', platform: 'webflow' });
  const page = await post('/fr/check-GA-tag', href);
  expect(page.body).toContain(escapeHtml(checkMessages.fr.answer.developer.places.webflow));
});

test('a link fills in the address and, without JavaScript, leads to the result', async () => {
  const { app, shop } = await start();
  const { href } = shop.at('/with');
  const query = new URLSearchParams({ url: href });
  const filled = await app.inject({ url: `/de/check-GA-tag?${query}` });
  expect([filled.statusCode, filled.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(filled.body).toContain(`name="websiteUrl" value="${href}"`);
  const [, next = ''] =
    /<noscript><meta http-equiv="refresh" content="0; url=([^"]+)"><\/noscript>/.exec(filled.body) ?? [];
  const result = await app.inject({ url: next.replaceAll('&amp;', '&') });
  expect(result.body).toContain(checkMessages.de.answer.titles.found);

  const plain = await app.inject({ url: '/check-GA-tag?utm_source=mail' });
  expect(plain.body).not.toContain('http-equiv="refresh"');
  expect(plain.headers.etag).toBeDefined();
  const hostile = await app.inject({
    url: `/check-GA-tag?${new URLSearchParams({ url: '"></noscript><script>alert(1)</script>' })}`,
  });
  expect(hostile.body).not.toContain('<script>alert');
});
