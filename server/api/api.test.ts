import { expect, test } from 'vitest';
import { onPostgres } from '../testing/on-each-engine.ts';
import { postJson } from '../testing/post.ts';

const path = '/search-locations/search';
const { api } = onPostgres();

test('a page of another site gets 403, whatever it sends', async () => {
  const { app } = await api();
  for (const origin of ['https://evil.example', 'null', 'http://localhost:80.evil.example']) {
    const headers = { origin, host: 'localhost:80' };
    const response = await app.inject({ method: 'POST', url: path, payload: { input: 'Ham' }, headers });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({
      message:
        'This page isn’t allowed to send us data. Open the form on forespan.example and send it from there.',
      code: 'forbidden',
    });
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
  }
});

test('a request from another site opens a page of ours, but its scripts cannot read it', async () => {
  const { app } = await api();
  const headers = { origin: 'https://evil.example', accept: 'text/html' };
  for (const method of ['GET', 'HEAD'] as const) {
    const response = await app.inject({ method, url: '/check-GA-tag?url=agency.example', headers });
    expect([method, response.statusCode]).toEqual([method, 200]);
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
  }
});

test('our own pages may post, and so may programs without an origin', async () => {
  const { app } = await api();
  for (const headers of [{}, { host: 'www.example.com', origin: 'https://www.example.com' }]) {
    const response = await app.inject({ method: 'POST', url: path, payload: { input: '' }, headers });
    expect([response.statusCode, response.json()]).toEqual([200, []]);
  }
});

test('a configured origin may post after a preflight', async () => {
  const { app } = await api({ ALLOWED_ORIGINS: 'https://cdn.example' });
  const headers = { origin: 'https://cdn.example', 'access-control-request-method': 'POST' };
  const asked = await app.inject({ method: 'OPTIONS', url: path, headers });
  expect(asked.statusCode).toBe(204);
  expect(asked.headers).toMatchObject({
    'access-control-allow-origin': 'https://cdn.example',
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type, accept-language',
  });
  const received = await app.inject({ method: 'POST', url: path, payload: { input: '' }, headers });
  expect(received.headers).toMatchObject({
    'access-control-allow-origin': 'https://cdn.example',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'Origin',
  });
  const other = { ...headers, origin: 'https://evil.example' };
  expect((await app.inject({ method: 'OPTIONS', url: path, headers: other })).statusCode).toBe(403);
});

test('a configured origin can read Retry-After', async () => {
  const { app } = await api({ ALLOWED_ORIGINS: 'https://cdn.example', RATE_LIMITS: 'on' });
  const headers = { origin: 'https://cdn.example' };
  const count = () => postJson(app, '/form-opened', { form: 'waitlist' }, headers);
  let last = await count();
  for (let i = 0; i < 60; i++) last = await count();
  expect(last.statusCode).toBe(429);
  expect(last.headers).toMatchObject({
    'access-control-allow-origin': 'https://cdn.example',
    'access-control-expose-headers': 'retry-after',
    'retry-after': expect.stringMatching(/^\d+$/),
  });
});

test.each([
  ['of plain text', '{"input":"Ham"}', 415, 'unsupportedType'],
  ['that is cut off', '{"input"', 400, 'badRequest'],
  ['that is empty', '', 400, 'badRequest'],
  ['with a list', '[]', 400, 'badRequest'],
  ['with null', 'null', 400, 'badRequest'],
  ['over the limit', JSON.stringify({ input: 'x'.repeat(65_536) }), 413, 'tooLarge'],
  ['with a number for a text', '{"input":7}', 422, 'wrongType'],
  ['with a prototype', '{"__proto__":{"input":"x"}}', 400, 'badRequest'],
])('a body %s is refused, and a configured origin can read why', async (what, payload, status, code) => {
  const { app } = await api({ ALLOWED_ORIGINS: 'https://cdn.example' });
  const type = what === 'of plain text' ? 'text/plain' : 'application/json';
  const headers = { origin: 'https://cdn.example', 'content-type': type };
  const response = await app.inject({ method: 'POST', url: path, payload, headers });
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ code, message: expect.any(String) });
  expect(response.headers['access-control-allow-origin']).toBe('https://cdn.example');
});

test.each(['GET', 'PUT', 'PATCH', 'DELETE'] as const)('%s gets 405', async (method) => {
  const { app } = await api();
  const response = await app.inject({ method, url: path, headers: { accept: 'application/json' } });
  expect(response.statusCode).toBe(405);
  expect(response.headers.allow).toBe('POST');
});

test('opening an API path in a browser says that there is no page', async () => {
  const { app } = await api();
  const response = await app.inject({ url: path, headers: { accept: 'text/html' } });
  expect(response.statusCode).toBe(405);
  expect(response.body).toContain('<title>Not found</title>');
});

test('every operation has a name and documents its errors, for generated clients', async () => {
  const { app } = await api({ PUBLIC_URL: 'https://www.example.com' });
  const document = (await app.inject('/api/openapi.json')).json();
  expect(document.servers).toEqual([{ url: 'https://www.example.com' }]);
  expect(document.security).toEqual([]);
  const operations: { operationId: string; responses: Record<string, { $ref?: string }> }[] =
    Object.values<object>(document.paths).flatMap((item) => Object.values(item));
  const names = operations.map(({ operationId }) => operationId);
  expect(names).toContain('createApplication');
  expect(new Set(names).size).toBe(names.length);
  for (const { operationId, responses } of operations) {
    expect(operationId).toMatch(/^[a-z][A-Za-z]+$/);
    for (const status of ['400', '403', '413', '415', '422', '429', '503', 'default']) {
      const name = responses[status]?.$ref?.replace('#/components/responses/', '') ?? '';
      const { description, content } = document.components.responses[name];
      expect(description).not.toBe('');
      expect(content['application/json'].schema).toEqual({ $ref: '#/components/schemas/Problem' });
    }
  }
  const { required, properties } = document.components.schemas.Problem;
  const error = (await app.inject({ method: 'POST', url: path, payload: {} })).json();
  expect(Object.keys(error)).toEqual(expect.arrayContaining(required));
  expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(error)));
});

test('the API is described as OpenAPI and as a page', async () => {
  const { app } = await api();
  const { openapi, paths } = (await app.inject('/api/openapi.json')).json();
  expect(openapi).toBe('3.1.0');
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/wish-list/create', path]));
  expect(Object.keys(paths).filter((each) => each.includes('waitlist'))).toEqual([]);
  const { required, properties } =
    paths['/wish-list/create'].post.requestBody.content['application/json'].schema;
  expect(required).toEqual([
    'fullName',
    'email',
    'location',
    'agencyName',
    'companyWebsite',
    'linkedInPage',
    'reportingTools',
    'pointOfContactEmail',
  ]);
  expect(properties.monthlyAdSpend.enum).toEqual(['$100K–$500K', '$500K–$1M', '$1M–$5M', '$5M+']);
  const page = await app.inject('/api/docs');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('<code>POST /wish-list/create</code>');
  expect(page.body).toContain('<h2>Errors</h2>');
  expect(page.body).toContain('<code>Retry-After</code>');
  expect(page.headers['content-security-policy']).toMatch(/style-src 'sha256-/);
});
