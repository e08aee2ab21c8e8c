import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { attribute, walkElements } from '../html.ts';
import { apiMessages } from '../messages.ts';
import { lead } from '../sales/testing/lead.ts';
import { onPostgres } from '../testing/on-each-engine.ts';
import { postForm, postJson } from '../testing/post.ts';
import { requiredFields } from '../waitlist/testing/application.ts';

const { api } = onPostgres();

type Call = (app: FastifyInstance) => Promise<LightMyRequestResponse>;

async function statuses(app: FastifyInstance, times: number, call: Call): Promise<number[]> {
  const seen: number[] = [];
  for (let i = 0; i < times; i++) seen.push((await call(app)).statusCode);
  return seen;
}

const browser = { accept: 'text/html' };
const typed = { ...lead, email: '"><script>alert(1)</script>' };

interface Flood {
  name: string;
  call: Call;
  allowed: number;
  status: number;
}

const floods: Flood[] = [
  { name: 'invalid posts', call: (app) => postForm(app, '/Sales', typed), allowed: 60, status: 422 },
  {
    name: 'posts of the wrong type',
    call: (app) => app.inject({ method: 'POST', url: '/de/Sales', payload: { a: 1 }, headers: browser }),
    allowed: 60,
    status: 415,
  },
  {
    name: 'linked checks',
    call: (app) => app.inject({ url: '/check-GA-tag?url=agency.example', headers: browser }),
    allowed: 120,
    status: 200,
  },
  {
    name: 'posts to the Coming soon page',
    call: (app) => postForm(app, '/fr/Comingsoon', { email: 'zoe@agency.example' }),
    allowed: 120,
    status: 200,
  },
  {
    name: 'broken links of a confirmation',
    call: (app) => app.inject({ url: '/confirm-application/unknown', headers: browser }),
    allowed: 120,
    status: 404,
  },
  {
    name: 'confirmations of nothing',
    call: (app) => postForm(app, '/confirm-application/confirm', { token: 'unknown' }),
    allowed: 120,
    status: 404,
  },
  {
    name: 'unknown meetings',
    call: (app) => app.inject({ url: '/es/meeting/unknown', headers: browser }),
    allowed: 120,
    status: 404,
  },
];

test.each(floods)('a flood of $name gets a small page with 429', async ({ call, allowed, status }) => {
  const { app } = await api({ RATE_LIMITS: 'on' });
  expect(await statuses(app, allowed, call)).toEqual(Array(allowed).fill(status));
  const refused = await call(app);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['content-type']).toContain('text/html');
  expect(refused.headers['cache-control']).toBe('no-store');
  expect(refused.body.length).toBeLessThan(4_000);
  expect(refused.body).toContain('<h1>');
});

test.each<[string, Call, number]>([
  ['invalid', (app) => postJson(app, '/sales-leads/create', typed), 422],
  [
    'malformed',
    (app) =>
      app.inject({
        method: 'POST',
        url: '/sales-leads/create',
        payload: '{',
        headers: { 'content-type': 'application/json' },
      }),
    400,
  ],
])(
  'a flood of %s JSON gets 429, and a valid lead from the same address still gets through',
  async (_what, call, status) => {
    const { app } = await api({ RATE_LIMITS: 'on' });
    expect(await statuses(app, 61, call)).toEqual([...Array(60).fill(status), 429]);
    expect((await call(app)).json()).toMatchObject({ code: 'tooMany' });
    expect((await postJson(app, '/sales-leads/create', lead)).statusCode).toBe(200);
  },
);

test('a visitor who mistypes twenty times still gets through', async () => {
  const { app } = await api({ RATE_LIMITS: 'on' });
  await statuses(app, 20, (it) => postForm(it, '/join-the-waitlist', { ...requiredFields, email: 'zoe@' }));
  expect((await postForm(app, '/join-the-waitlist', requiredFields)).statusCode).toBe(303);
});

function elementsIn(html: string) {
  return [...walkElements(parse(html))];
}

test('over the limit the page keeps what was typed, and its button sends it again', async () => {
  const { app } = await api({ RATE_LIMITS: 'on' });
  await statuses(app, 60, (it) => postForm(it, '/de/Sales', typed));
  const { body } = await postForm(app, '/de/Sales', typed);
  const elements = elementsIn(body);
  expect(elements.some(({ tagName }) => tagName === 'script')).toBe(false);
  const form = elements.find(({ tagName }) => tagName === 'form');
  expect(form && [attribute(form, 'method'), attribute(form, 'action')]).toEqual(['post', '/de/Sales']);
  const inputs = elements.filter(({ tagName }) => tagName === 'input');
  const kept = inputs.map((input) => [attribute(input, 'name'), attribute(input, 'value')]);
  expect(Object.fromEntries(kept)).toEqual(typed);
  expect(body).toContain(apiMessages.de.tooManyPage.kept);
  expect(body).not.toContain(apiMessages.de.tooManyPage.lostFile);
  expect((await postForm(app, '/de/Sales', lead)).statusCode).toBe(303);
});

test('a page that nothing was typed into only links back', async () => {
  const { app } = await api({ RATE_LIMITS: 'on' });
  const url = '/check-GA-tag?url=agency.example&x="><b>';
  await statuses(app, 120, (it) => it.inject({ url, headers: browser }));
  const { body } = await app.inject({ url, headers: browser });
  expect(body).not.toContain('<form');
  expect(body).not.toContain(apiMessages.en.tooManyPage.kept);
  const link = elementsIn(body).find(({ tagName }) => tagName === 'a');
  expect(link && attribute(link, 'href')).toMatch(/^\/check-GA-tag\?url=agency\.example/);
});
