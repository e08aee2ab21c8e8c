import { expect, test } from 'vitest';
import { exchange } from '../../server/testing/raw-requests.ts';
import { attackedSite } from './attacked-site.ts';
import { parseResponses, pipelined } from './raw-http.ts';

const attacked = attackedSite();
const second = 'GET /robots.txt HTTP/1.1\r\nhost: x\r\n\r\n';
const chunkedBody = `0\r\n\r\n${second}`;

/** A POST with these header lines, followed by `rest`. */
function post(lines: string[], rest: string): string {
  const all = ['host: x', 'content-type: application/json', ...lines];
  return `POST /search-locations/search HTTP/1.1\r\n${all.join('\r\n')}\r\n\r\n${rest}`;
}

const te = 'transfer-encoding: chunked';

test.each([
  ['a content-length and chunked', post(['content-length: 6', te], chunkedBody)],
  ['chunked and a content-length', post([te, `content-length: ${chunkedBody.length}`], chunkedBody)],
  ['two content-lengths', post(['content-length: 0', `content-length: ${second.length}`], second)],
  ['two equal content-lengths', post(['content-length: 5', 'content-length: 5'], `12345${second}`)],
  ['two content-lengths in one line', post(['content-length: 0, 5'], second)],
  ['a content-length with a sign', post(['content-length: +5'], `12345${second}`)],
  ['a negative content-length', post(['content-length: -1'], second)],
  ['a hexadecimal content-length', post(['content-length: 0x5'], second)],
  ['a content-length with a space in it', post(['content-length: 1 0'], second)],
  ['a huge content-length', post([`content-length: ${'9'.repeat(40)}`], second)],
  ['an unknown transfer-encoding', post(['transfer-encoding: xchunked'], chunkedBody)],
  ['chunked that is not last', post(['transfer-encoding: chunked, identity'], chunkedBody)],
  ['a quoted transfer-encoding', post(['transfer-encoding: "chunked"'], chunkedBody)],
  ['two transfer-encodings', post([te, 'transfer-encoding: identity'], chunkedBody)],
  ['a space before the colon of transfer-encoding', post(['transfer-encoding : chunked'], chunkedBody)],
  ['a space before the colon of content-length', post([`content-length : ${second.length}`], second)],
  ['a transfer-encoding on a folded line', post(['transfer-encoding:\r\n chunked'], chunkedBody)],
  ['a folded header', post(['x-a: b\r\n c', te], chunkedBody)],
  ['a header line that begins with a space', post([' content-length: 5'], `12345${second}`)],
  ['a transfer-encoding after a vertical tab', post(['transfer-encoding:\x0bchunked'], chunkedBody)],
  ['a null byte in a header', post(['x-a: b\0c', 'content-length: 0'], second)],
  ['a header name with a space', post(['content length: 5', 'content-length: 0'], second)],
  ['a header without a colon', post(['content-length 5', 'content-length: 0'], second)],
  ['lines that end with a bare line feed', `POST / HTTP/1.1\nhost: x\ncontent-length: 0\n\n${second}`],
  [
    'one line that ends with a bare line feed',
    post(['x-a: b\ncontent-length: 5', 'content-length: 0'], second),
  ],
  [
    'lines that end with a bare carriage return',
    post(['x-a: b\rcontent-length: 5', 'content-length: 0'], second),
  ],
  ['a chunk size with a sign', post([te], `+0\r\n\r\n${second}`)],
  ['a chunk size with 0x', post([te], `0x0\r\n\r\n${second}`)],
  ['an empty chunk size', post([te], `\r\n\r\n${second}`)],
  ['a chunk that ends with a bare line feed', post([te], `0\n\n${second}`)],
  ['a chunk longer than its size', post([te], `1\r\nabc\r\n0\r\n\r\n${second}`)],
  ['a huge chunk size', post([te], `${'f'.repeat(20)}\r\n${second}`)],
  ['an endless chunk extension', post([te], `1;${'a'.repeat(20_000)}\r\na\r\n${chunkedBody}`)],
  ['a bare line feed in a chunk extension', post([te], `0;a\nb\r\n\r\n${second}`)],
  ['transfer-encoding: identity', post(['transfer-encoding: identity'], second)],
  [
    'transfer-encoding: identity on a GET',
    `GET / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: identity\r\n\r\n${second}`,
  ],
  ['no host', `GET / HTTP/1.1\r\n\r\n${second}`],
  ['two hosts', `GET / HTTP/1.1\r\nhost: x\r\nhost: y\r\n\r\n${second}`],
  ['an unknown HTTP version', `GET / HTTP/1.9\r\nhost: x\r\n\r\n${second}`],
  ['the HTTP/2 preface', `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${second}`],
])('%s is rejected, and nothing after it is read as a request', async (_what, text) => {
  const responses = parseResponses(await exchange(attacked.port, text));
  expect(responses).toMatchObject([
    { status: 400, headers: { connection: 'close', 'x-frame-options': 'DENY' }, body: '' },
  ]);
});

test('a valid chunk extension changes neither the body nor the next request', async () => {
  const body = '{"input":""}';
  const chunk = `${body.length.toString(16)};a=b;c="d"\r\n${body}\r\n0;e\r\nx-trailer: y\r\n\r\n`;
  const responses = await pipelined(attacked.port, [post([te], chunk), second]);
  expect(responses.map(({ status, body: text }) => [status, text.slice(0, 10)])).toEqual([
    [200, '[]'],
    [200, 'User-agent'],
  ]);
});
