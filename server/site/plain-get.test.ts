import { expect, test } from 'vitest';
import { readPlainGet } from './plain-get.ts';

function read(text: string) {
  return readPlainGet(Buffer.from(text, 'latin1'));
}

test('the request of a browser is read', () => {
  const request = read(
    [
      'GET /de/pricing?utm_source=x&q=%20a HTTP/1.1',
      'Host: forespan.example',
      'Connection: keep-alive',
      'sec-ch-ua: "Chromium";v="156", "Not)A;Brand";v="24"',
      'User-Agent: Mozilla/5.0 (Linux; Android 10; K)',
      'Accept-Encoding:gzip, deflate, br\t ',
      'If-None-Match: ',
      'X-Forwarded-Proto: \thttps',
      '\r\n',
    ].join('\r\n'),
  );
  expect(request?.path).toBe('/de/pricing');
  expect(request?.headers.get('accept-encoding')).toBe('gzip, deflate, br');
  expect(request?.headers.get('if-none-match')).toBe('');
  expect(request?.headers.get('x-forwarded-proto')).toBe('https');
});

const lines = 'host: x\r\naccept: */*\r\n';

test.each([
  ['nothing', ''],
  ['an empty line', '\r\n'],
  ['half a head', `GET / HTTP/1.1\r\n${lines}`],
  ['a head without its last byte', `GET / HTTP/1.1\r\n${lines}\r`],
  ['two requests', `GET / HTTP/1.1\r\n${lines}\r\n`.repeat(2)],
  ['a byte too many', `GET / HTTP/1.1\r\n${lines}\r\n!`],
  ['an empty line first', `\r\nGET / HTTP/1.1\r\n${lines}\r\n`],
  ['no header', 'GET / HTTP/1.1\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\naccept: */*\r\n\r\n'],
  ['two hosts', `GET / HTTP/1.1\r\n${lines}Host: y\r\n\r\n`],
  ['a header twice', `GET / HTTP/1.1\r\n${lines}accept: */*\r\n\r\n`],
  ['a post', `POST / HTTP/1.1\r\n${lines}\r\n`],
  ['a head request', `HEAD / HTTP/1.1\r\n${lines}\r\n`],
  ['a method in lower case', `get / HTTP/1.1\r\n${lines}\r\n`],
  ['another version', `GET / HTTP/1.0\r\n${lines}\r\n`],
  ['the absolute form', `GET http://x/ HTTP/1.1\r\n${lines}\r\n`],
  ['a fragment', `GET /#top HTTP/1.1\r\n${lines}\r\n`],
  ['a fragment in the query', `GET /?a#top HTTP/1.1\r\n${lines}\r\n`],
  ['two blanks', `GET  / HTTP/1.1\r\n${lines}\r\n`],
  ['a blank in the target', `GET /a b HTTP/1.1\r\n${lines}\r\n`],
  ['a target that is not ASCII', `GET /\xfc HTTP/1.1\r\n${lines}\r\n`],
  ['a header that is not ASCII', `GET / HTTP/1.1\r\n${lines}x-a: \xfc\r\n\r\n`],
  ['a null in a header', `GET / HTTP/1.1\r\n${lines}x-a: b\0c\r\n\r\n`],
  ['a header name with a blank', `GET / HTTP/1.1\r\n${lines}x a: b\r\n\r\n`],
  ['a blank before a colon', `GET / HTTP/1.1\r\n${lines}x-a : b\r\n\r\n`],
  ['a header without a colon', `GET / HTTP/1.1\r\n${lines}x-a\r\n\r\n`],
  ['a header without a name', `GET / HTTP/1.1\r\n${lines}: b\r\n\r\n`],
  ['a folded header', `GET / HTTP/1.1\r\n${lines}x-a: b\r\n c\r\n\r\n`],
  ['bare line feeds', `GET / HTTP/1.1\n${lines.replaceAll('\r', '')}\n`],
  ['one bare line feed', `GET / HTTP/1.1\r\n${lines}x-a: b\nx-b: c\r\n\r\n`],
  ['one bare carriage return', `GET / HTTP/1.1\r\n${lines}x-a: b\rx-b: c\r\n\r\n`],
  ['a length', `GET / HTTP/1.1\r\n${lines}Content-Length: 0\r\n\r\n`],
  ['a coding', `GET / HTTP/1.1\r\n${lines}transfer-encoding: chunked\r\n\r\n`],
  ['a wish to be told to go on', `GET / HTTP/1.1\r\n${lines}expect: 100-continue\r\n\r\n`],
  ['a change of protocol', `GET / HTTP/1.1\r\n${lines}upgrade: h2c\r\n\r\n`],
  ['a wish to hang up', `GET / HTTP/1.1\r\n${lines}connection: close\r\n\r\n`],
  ['headers for this hop', `GET / HTTP/1.1\r\n${lines}connection: keep-alive, x-a\r\n\r\n`],
  ['eight kilobytes and more', `GET / HTTP/1.1\r\n${lines}x-a: ${'b'.repeat(8192)}\r\n\r\n`],
])('%s is left to Node', (_what, text) => {
  expect(read(text)).toBeUndefined();
});

test('blanks without end cost no more than other bytes', { timeout: 10_000 }, () => {
  const blanks = `GET / HTTP/1.1\r\n${lines}x-a:${' '.repeat(8000)}\0\r\n\r\n`;
  // Tried anew from each blank, these took half a minute.
  for (let i = 0; i < 200; i++) expect(read(blanks)).toBeUndefined();
});
