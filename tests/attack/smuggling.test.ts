import { expect, test } from 'vitest';
import { exchange } from '../../server/testing/exchange.ts';
import { attackedSite } from './attacked-site.ts';
import { answersIn, pipelined } from './wire.ts';

const attacked = attackedSite();
const second = 'GET /robots.txt HTTP/1.1\r\nhost: x\r\n\r\n';
const chunkedBody = `0\r\n\r\n${second}`;

/** A post with these lines after its first, and what follows its head. */
function post(lines: string[], rest: string): string {
  const all = ['host: x', 'content-type: application/json', ...lines];
  return `POST /search-locations/search HTTP/1.1\r\n${all.join('\r\n')}\r\n\r\n${rest}`;
}

const te = 'transfer-encoding: chunked';

test.each([
  ['a length and chunks', post(['content-length: 6', te], chunkedBody)],
  ['chunks and a length', post([te, `content-length: ${chunkedBody.length}`], chunkedBody)],
  ['two lengths', post(['content-length: 0', `content-length: ${second.length}`], second)],
  ['two equal lengths', post(['content-length: 5', 'content-length: 5'], `12345${second}`)],
  ['two lengths in one line', post(['content-length: 0, 5'], second)],
  ['a length with a sign', post(['content-length: +5'], `12345${second}`)],
  ['a negative length', post(['content-length: -1'], second)],
  ['a length in hexadecimal', post(['content-length: 0x5'], second)],
  ['a length with a blank in it', post(['content-length: 1 0'], second)],
  ['a length past all bounds', post([`content-length: ${'9'.repeat(40)}`], second)],
  ['an unknown coding', post(['transfer-encoding: xchunked'], chunkedBody)],
  ['chunks that are not last', post(['transfer-encoding: chunked, identity'], chunkedBody)],
  ['a coding in quotes', post(['transfer-encoding: "chunked"'], chunkedBody)],
  ['a coding told twice', post([te, 'transfer-encoding: identity'], chunkedBody)],
  ['a blank before the colon of a coding', post(['transfer-encoding : chunked'], chunkedBody)],
  ['a blank before the colon of a length', post([`content-length : ${second.length}`], second)],
  ['a coding on a folded line', post(['transfer-encoding:\r\n chunked'], chunkedBody)],
  ['a folded header', post(['x-a: b\r\n c', te], chunkedBody)],
  ['a line that begins with a blank', post([' content-length: 5'], `12345${second}`)],
  ['a coding behind a vertical tab', post(['transfer-encoding:\x0bchunked'], chunkedBody)],
  ['a null in a header', post(['x-a: b\0c', 'content-length: 0'], second)],
  ['a header name with a blank', post(['content length: 5', 'content-length: 0'], second)],
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
  ['a chunk size of nothing', post([te], `\r\n\r\n${second}`)],
  ['a chunk that ends with a bare line feed', post([te], `0\n\n${second}`)],
  ['a chunk longer than told', post([te], `1\r\nabc\r\n0\r\n\r\n${second}`)],
  ['a chunk size past all bounds', post([te], `${'f'.repeat(20)}\r\n${second}`)],
  ['a chunk extension without end', post([te], `1;${'a'.repeat(20_000)}\r\na\r\n${chunkedBody}`)],
  ['a bare line feed in a chunk extension', post([te], `0;a\nb\r\n\r\n${second}`)],
  ['a coding that is none', post(['transfer-encoding: identity'], second)],
  [
    'a coding that is none, of a GET',
    `GET / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: identity\r\n\r\n${second}`,
  ],
  ['no host', `GET / HTTP/1.1\r\n\r\n${second}`],
  ['two hosts', `GET / HTTP/1.1\r\nhost: x\r\nhost: y\r\n\r\n${second}`],
  ['a version that is none', `GET / HTTP/1.9\r\nhost: x\r\n\r\n${second}`],
  ['the preface of HTTP/2', `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${second}`],
])('%s is refused, and nothing behind it is taken for a request', async (_what, text) => {
  const answers = answersIn(await exchange(attacked.port, text));
  expect(answers).toMatchObject([
    { status: 400, headers: { connection: 'close', 'x-frame-options': 'DENY' }, body: '' },
  ]);
});

test('a chunk extension, which HTTP allows, changes neither the body nor what follows it', async () => {
  const body = '{"input":""}';
  const chunk = `${body.length.toString(16)};a=b;c="d"\r\n${body}\r\n0;e\r\nx-trailer: y\r\n\r\n`;
  const answers = await pipelined(attacked.port, [post([te], chunk), second]);
  expect(answers.map(({ status, body: said }) => [status, said.slice(0, 10)])).toEqual([
    [200, '[]'],
    [200, 'User-agent'],
  ]);
});
