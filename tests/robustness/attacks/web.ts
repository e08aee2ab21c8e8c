import fc from 'fast-check';
import { checkTag } from '../../../contract/tag-check.ts';
import { attack, expectResponses, postJson } from '../attack.ts';
import type { DnsResponse } from '../hostile-dns.ts';
import type { Step } from '../hostile-servers.ts';
import type { TargetServer } from '../hunted-server.ts';

let names = 0;

/** Runs a tag check of a site whose name server and web server behave as instructed. */
async function check(
  targetServer: TargetServer,
  scheme: string,
  dns: DnsResponse[][],
  site: Step[],
): Promise<void> {
  const name = `s${++names}-hunt.example`;
  targetServer.dns.behave(name, dns);
  targetServer.site.behave(name, site);
  try {
    const websiteUrl = `${scheme}://${name}:${targetServer.site.port}/`;
    const statuses = await postJson(targetServer.port, checkTag.path, { websiteUrl });
    expectResponses(statuses);
    if (statuses[0] !== 200) throw new Error(`the check returned ${statuses[0]}`);
  } finally {
    targetServer.dns.forget(name);
    targetServer.site.forget(name);
  }
}

const page = Buffer.from(
  'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\nconnection: close\r\n\r\n<!doctype html><title>A</title>',
);
const servedPage: Step[] = [{ write: page }, { act: 'end' }];
const here = { type: 'A', address: '127.0.0.1' } as const;

const address = fc.oneof(
  fc.constant(here),
  fc.ipV4().map((address) => ({ type: 'A' as const, address })),
  fc
    .constantFrom('::1', '2001:db8::1', '::ffff:127.0.0.1')
    .map((address) => ({ type: 'AAAA' as const, address })),
);
const alias = fc
  .constantFrom('s1-hunt.example', 'nowhere.example', 'localhost', 'a'.repeat(63))
  .map((target) => ({ type: 'CNAME' as const, target }));
const noise = fc
  .uint8Array({ maxLength: 40 })
  .map((data) => ({ type: 'raw' as const, data: Buffer.from(data) }));
const records = fc.oneof(
  fc.constant([]),
  fc.array(alias, { minLength: 1, maxLength: 3 }),
  fc.array(address, { minLength: 1, maxLength: 4 }),
  fc.array(fc.oneof(address, alias, noise), { minLength: 1, maxLength: 6 }),
  fc.oneof(address, alias).map((one) => Array(500).fill(one)),
);
/** Half of the replies are well-formed, whatever they contain. */
const dnsResponse: fc.Arbitrary<DnsResponse> = fc.oneof(
  fc.record({ records }),
  fc.record({
    records,
    code: fc.constantFrom(0, 1, 2, 3, 5, 15),
    truncated: fc.boolean(),
    cut: fc.option(fc.nat(60), { nil: undefined }),
    delayMs: fc.constantFrom(0, 0, 100, 2_500),
    times: fc.constantFrom(1, 0, 3),
  }),
);

/** Name servers that reply with nothing, aliases, hundreds of records, the wrong family or garbage, late, or differently each time. */
export const dnsResponses = attack({
  name: 'DNS answers',
  isSlow: true,
  inputs: fc.oneof(
    dnsResponse.map((response) => [[response]]),
    fc.array(fc.array(dnsResponse, { maxLength: 2 }), { minLength: 1, maxLength: 4 }),
  ),
  atOnce: 30,
  runAttack: (responses, targetServer) => check(targetServer, 'http', responses, servedPage),
});

const chunk = fc.oneof(
  fc.constantFrom(
    'HTTP/1.1 200 OK\r\n',
    'HTTP/1.1 302 Found\r\nlocation: /\r\n',
    'HTTP/1.1 302 Found\r\nlocation: https://[::1\r\n',
    'HTTP/1.1 204 No Content\r\n',
    'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n',
    'HTTP/1.1 100 Continue\r\n\r\n',
    'HTTP/1.1 103 Early Hints\r\n\r\n',
    'HTTP/1.1 999 \r\n',
    'HTTP/2 200\r\n',
  ),
  fc.constantFrom(
    'content-type: text/html\r\n',
    'content-length: 10\r\n',
    'content-length: -5\r\n',
    'content-length: 1\r\ncontent-length: 2\r\n',
    'transfer-encoding: chunked\r\n',
    'content-encoding: gzip\r\n',
    'content-encoding: br, gzip, deflate, zstd\r\n',
    'content-encoding: x\r\n',
    `x: ${'y'.repeat(70_000)}\r\n`,
    'set-cookie: \0\r\n',
  ),
  fc.constantFrom(
    '\r\n',
    '\n',
    '0\r\n\r\n',
    'ffffffffffffffff\r\n',
    '5\r\nhello',
    '\x1f\x8b\x08\x00',
    '<script>',
    '<!doctype html>',
  ),
  fc.constantFrom(
    '<meta http-equiv=refresh content="0;url=/x">',
    '<'.repeat(50_000),
    '<div>'.repeat(20_000),
    '\x15\x03\x03\x00\x02\x02\x28',
  ),
  fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: chunk.map((text) => ({ write: Buffer.from(text, 'latin1') })) },
  { weight: 1, arbitrary: fc.constantFrom<Step>({ act: 'end' }, { act: 'reset' }, { act: 'wait' }) },
);

/** Web servers that break framing, encodings or the TLS handshake, or stop in the middle. */
export const webServers = attack({
  name: 'web servers',
  isSlow: true,
  inputs: fc.record({
    scheme: fc.constantFrom('http', 'http', 'http', 'https'),
    steps: fc.array(step, { maxLength: 10 }),
  }),
  atOnce: 30,
  runAttack: ({ scheme, steps }, targetServer) => check(targetServer, scheme, [[{ records: [here] }]], steps),
});
