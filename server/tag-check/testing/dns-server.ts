import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { isIP } from 'node:net';
import { onTestFinished } from 'vitest';

interface DnsServer {
  /** In the form `127.0.0.1:5353`. */
  address: string;
  /** The names queried for IPv4 addresses, in order. */
  asked: string[];
}

/**
 * A local name server with scripted answers, computed for each query: IPv4 addresses, and CNAMEs, which it also returns
 * for IPv6 queries. Closed when the test ends.
 */
export async function startDnsServer(
  response: (name: string, times: number) => string[],
): Promise<DnsServer> {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (query, { port, address }) => {
    const { name, type, end } = readQuestion(query);
    const isIPv4 = type === 1;
    if (isIPv4) asked.push(name);
    const records = response(name, asked.filter((one) => one === name).length);
    const given = isIPv4 ? records : records.filter((record) => !isIP(record));
    socket.send(reply(query, end, given), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  onTestFinished(() => {
    socket.close();
  });
  return { address: `127.0.0.1:${socket.address().port}`, asked };
}

function readQuestion(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

function reply(query: Buffer, end: number, records: readonly string[]): Buffer {
  const header = Buffer.from(query.subarray(0, 12));
  header.writeUInt16BE(0x8180, 2);
  header.writeUInt16BE(records.length, 6);
  header.writeUInt32BE(0, 8);
  return Buffer.concat([header, query.subarray(12, end), ...records.map(encodeRecord)]);
}

function encodeRecord(record: string): Buffer {
  const [type, data] = isIP(record)
    ? [1, record.split('.').map(Number)]
    : [5, [...record.split('.').flatMap((label) => [label.length, ...Buffer.from(label)]), 0]];
  return Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, data.length, ...data]);
}
