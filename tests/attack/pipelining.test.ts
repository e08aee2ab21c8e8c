import { expect, test } from 'vitest';
import { searchLocations } from '../../contract/locations.ts';
import { exchange } from '../../server/testing/raw-requests.ts';
import { listen, testApp } from '../../server/testing/test-app.ts';
import { pageText } from '../../server/testing/test-site.ts';
import { attackedSite } from './attacked-site.ts';
import { parseResponses, pipelined, requestText } from './raw-http.ts';

const attacked = attackedSite();

function search(input: string): string {
  const lines = ['content-type: application/json', 'accept-language: en'];
  return requestText(searchLocations.path, { method: 'POST', lines, body: JSON.stringify({ input }) });
}

test('two hundred pipelined requests of all kinds get their own responses, in order', async () => {
  const kinds: [
    string,
    (response: { status: number; headers: Record<string, string>; body: string }) => boolean,
  ][] = [
    [requestText('/de/pricing'), ({ body }) => body.includes('<html lang="de"')],
    [search('hambur'), ({ body }) => body.startsWith('["Hamburg')],
    [requestText('/home'), ({ status, headers }) => status === 301 && headers.location === '/'],
    [requestText('/nowhere'), ({ status }) => status === 404],
    [search('paris'), ({ body }) => body.startsWith('["Paris')],
    [requestText('/healthz'), ({ body }) => body === '{"status":"ok"}'],
    [requestText('/api/openapi.json'), ({ body }) => body.includes('"openapi"')],
    [requestText('/console/api/session'), ({ status }) => status === 401],
  ];
  const sent = Array.from({ length: 25 }, () => kinds).flat();
  const responses = await pipelined(
    attacked.port,
    sent.map(([text]) => text),
  );
  expect(responses).toHaveLength(200);
  expect(responses.flatMap((response, i) => (sent[i]?.[1](response) ? [] : [i]))).toEqual([]);
});

test('noise after requests neither replaces nor corrupts a response', async () => {
  const app = await testApp();
  app.get('/slow', () => new Promise((resolve) => setTimeout(resolve, 100, 'slow but whole')));
  const port = await listen(app);
  const requests = ['/pricing', '/slow', '/pricing'].map((target) => requestText(target));
  const responses = parseResponses(await exchange(port, `${requests.join('')}noise\r\n\r\n`));
  expect(responses.map(({ status, body }) => [status, body])).toEqual([
    [200, pageText('en', 'Pricing')],
    [200, 'slow but whole'],
    [200, pageText('en', 'Pricing')],
    [400, ''],
  ]);
});
