import fc from 'fast-check';
import { attack, expectNoFailure, expectResponses, postHead, sendRaw } from '../attack.ts';

const odd = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom('\0', '\r', '\n', '\u202e', '%', '%00', '%ff', '..', '//', 'A'.repeat(20_000), '\ud800'),
);
const method = fc.oneof(
  fc.constantFrom('GET', 'POST', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'TRACE', 'CONNECT', 'PRI'),
  odd,
);
const path = fc.oneof(
  fc.constantFrom(
    '/',
    '*',
    '/de/pricing',
    '/console',
    '/console/api/session',
    '/meeting/x',
    '/api/docs',
    'http://a/b',
    '/healthz',
  ),
  fc.array(odd, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`),
);
const headerName = fc.oneof(
  fc.constantFrom('host', 'content-length', 'transfer-encoding', 'connection', 'expect', 'upgrade', 'accept'),
  fc.constantFrom(
    'accept-encoding',
    'accept-language',
    'cookie',
    'if-none-match',
    'range',
    'x-forwarded-for',
    'origin',
    'content-type',
    'te',
  ),
  odd,
);
const headerValue = fc.oneof(
  fc.constantFrom(
    'x',
    '0',
    '-1',
    '5',
    '99999999999999999999',
    'chunked',
    'identity',
    'close',
    '100-continue',
    'h2c',
    '*',
    'gzip;q=NaN',
  ),
  odd,
);
const lineEnd = fc.constantFrom('\r\n', '\r\n', '\r\n', '\r\n', '\n', '\r', '\r\n ');
const head = fc
  .record({
    method,
    path,
    version: fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', ''),
    headers: fc.array(fc.tuple(headerName, headerValue, lineEnd), { maxLength: 12 }),
    many: fc.constantFrom(0, 0, 0, 3_000),
    body: fc.oneof(fc.constant(''), odd, fc.constant('0\r\n\r\n'), fc.constant('5\r\nhello\r\n')),
  })
  .map(
    ({ method, path, version, headers, many, body }) =>
      `${method} ${path} ${version}\r\n${headers.map(([name, value, end]) => `${name}: ${value}${end}`).join('')}${'a: b\r\n'.repeat(many)}\r\n${body}`,
  );

/** Header blocks of all kinds, one or several per connection, truncated anywhere. */
export const headerBlocks = attack({
  name: 'header blocks',
  inputs: fc.record({
    heads: fc.array(head, { minLength: 1, maxLength: 3 }),
    cut: fc.double({ min: 0, max: 1.5, noNaN: true }),
  }),
  atOnce: 20,
  async runAttack({ heads, cut }, { port }) {
    const text = heads.join('');
    expectNoFailure(await sendRaw(port, [text.slice(0, Math.ceil(text.length * cut))], { halfClose: true }));
  },
});

const endpoints = [
  '/wish-list/create',
  '/search-locations/search',
  '/meetings/book',
  '/sales-leads/create',
  '/support-requests/create',
  '/form-opened',
  '/page-opened',
  '/console/api/sign-in',
] as const;
const pages = [
  '/join-the-waitlist',
  '/de/Sales',
  '/ScheduleMeeting',
  '/fr/check-GA-tag',
  '/es/Comingsoon',
] as const;
const fieldName = fc.constantFrom(
  'fullName',
  'name',
  'email',
  'input',
  'location',
  'start',
  'offset',
  'form',
  'password',
  'message',
  '__proto__',
  'constructor',
  'toString',
  'websiteUrl',
);
const deep = fc.nat(30_000).map((depth) => '['.repeat(depth) + ']'.repeat(depth));
const json = fc.oneof(
  fc.json({ maxDepth: 4, stringUnit: 'binary' }),
  fc
    .dictionary(fieldName, fc.jsonValue({ maxDepth: 2, stringUnit: 'binary' }))
    .map((value) => JSON.stringify(value)),
  deep,
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '{"a":1e999}',
    '"\\ud800"',
    '{"input":"\\u0000"}',
    '\ufeff{}',
    '{"input":"a","input":{}}',
    '',
  ),
);
const urlEncoded = fc
  .array(fc.tuple(fieldName, fc.string({ unit: 'binary', maxLength: 200 })), { maxLength: 30 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));

/** Invalid JSON and form bodies, to every endpoint and to pages that accept posts. */
export const bodies = attack({
  name: 'JSON and form bodies',
  inputs: fc.oneof(
    fc.record({ path: fc.constantFrom(...endpoints), type: fc.constant('application/json'), body: json }),
    fc.record({
      path: fc.constantFrom(...pages),
      type: fc.constant('application/x-www-form-urlencoded'),
      body: urlEncoded,
    }),
  ),
  atOnce: 10,
  async runAttack({ path, type, body }, { port }) {
    const bytes = Buffer.from(body);
    expectResponses(await sendRaw(port, [postHead(path, type, bytes.length), bytes]));
  },
});
