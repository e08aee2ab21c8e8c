import { expect, test } from 'vitest';
import { createLead } from '../../contract/sales.ts';
import { exchange } from '../../server/testing/raw-requests.ts';
import { attackedSite } from './attacked-site.ts';
import { parseResponses, pipelined, requestText } from './raw-http.ts';

const attacked = attackedSite();
const json = 'content-type: application/json';

test.each([
  ['a path of 20 KB', requestText(`/${'a'.repeat(20_000)}`)],
  ['a query of 20 KB', requestText(`/?${'a'.repeat(20_000)}`)],
  ['a header of 20 KB', requestText('/', { lines: [`cookie: ${'a'.repeat(20_000)}`] })],
  ['a header name of 20 KB', requestText('/', { lines: [`${'a'.repeat(20_000)}: b`] })],
  [
    'three thousand headers',
    requestText('/', { lines: Array.from({ length: 3_000 }, (_, i) => `x-${i}: ${i}`) }),
  ],
])('%s is rejected before it is read to the end', async (_what, text) => {
  const [response, ...more] = parseResponses(await exchange(attacked.port, text));
  expect(response).toMatchObject({
    status: 431,
    headers: { connection: 'close', 'x-frame-options': 'DENY' },
  });
  expect(more).toEqual([]);
});

test('the longest allowed URL gets the not-found page, and the next request on the connection works', async () => {
  const responses = await pipelined(attacked.port, [
    requestText(`/${'a/'.repeat(6_000)}`),
    requestText('/pricing'),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([404, 200]);
});

test.each([
  ['with a content-length of ten gigabytes', [json, 'content-length: 10000000000']],
  ['that never ends', [json, 'transfer-encoding: chunked']],
])('a body %s is rejected once it is too large', async (_what, lines) => {
  const chunk = `4000\r\n${' '.repeat(0x4000)}\r\n`;
  const body = lines[1]?.includes('chunked') ? chunk.repeat(5) : '{"a":';
  const text = `${requestText(createLead.path, { method: 'POST', lines })}${body}`;
  const [response, ...more] = parseResponses(await exchange(attacked.port, text));
  expect(response).toMatchObject({ status: 413, headers: { connection: 'close' } });
  expect(JSON.parse(response?.body ?? '')).toMatchObject({ code: 'tooLarge' });
  expect(more).toEqual([]);
});

test('JSON nested as deep as 64 KB allow is rejected like any other invalid input', async () => {
  const body = `${'{"fullName":['.repeat(2_000)}${']}'.repeat(2_000)}`;
  const [response] = await pipelined(attacked.port, [
    requestText(createLead.path, { method: 'POST', lines: [json], body }),
  ]);
  expect(response?.status).toBe(422);
});
