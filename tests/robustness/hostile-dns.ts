import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import ipaddr from 'ipaddr.js';

type DnsRecord =
  | { type: 'A' | 'AAAA'; address: string }
  | { type: 'CNAME'; target: string }
  | { type: 'raw'; data: Buffer };

/** One reply of a name server. */
export interface DnsResponse {
  records: readonly DnsRecord[];
  /** The response code: 0 for no error, 2 for a server failure, 3 for an unknown name. */
  code?: number;
  truncated?: boolean;
  /** How many bytes of the reply are sent. */
  cut?: number | undefined;
  delayMs?: number;
  /** How often the reply is sent. */
  times?: number;
}

export interface HostileDns {
  /** Such as `127.0.0.1:5353`. */
  address: string;
  /** Sets the replies for a name: the first query gets the first list, and so on; the last one is repeated. */
  behave(name: string, responses: readonly (readonly DnsResponse[])[]): void;
  forget(name: string): void;
  close(): void;
}

const types = { A: 1, CNAME: 5, AAAA: 28 };

export async function startHostileDns(): Promise<HostileDns> {
  const socket = createSocket('udp4');
  const behaviours = new Map<string, { responses: readonly (readonly DnsResponse[])[]; asked: number }>();
  socket.on('message', (query, { port, address }) => {
    const { name, end } = readQuestion(query);
    const behaviour = behaviours.get(name);
    if (!behaviour) return;
    const { responses } = behaviour;
    const replies = responses[Math.min(behaviour.asked++, responses.length - 1)] ?? [];
    for (const reply of replies) {
      const bytes = encode(query, end, reply).subarray(0, reply.cut);
      for (let time = 0; time < (reply.times ?? 1); time++) {
        setTimeout(() => socket.send(bytes, port, address, () => {}), reply.delayMs ?? 0).unref();
      }
    }
  });
  socket.on('error', () => {});
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    behave: (name, responses) => void behaviours.set(name, { responses: responses, asked: 0 }),
    forget: (name) => void behaviours.delete(name),
    close: () => void socket.close(),
  };
}

function readQuestion(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 };
}

function encode(query: Buffer, end: number, { records, code = 0, truncated = false }: DnsResponse): Buffer {
  const header = Buffer.from(query.subarray(0, 12));
  header.writeUInt16BE(0x8180 | code | (truncated ? 0x0200 : 0), 2);
  header.writeUInt16BE(records.length, 6);
  header.writeUInt32BE(0, 8);
  // The most that fits into a datagram.
  return Buffer.concat([header, query.subarray(12, end), ...records.map(encodeRecord)]).subarray(0, 60_000);
}

function encodeRecord(record: DnsRecord): Buffer {
  if (record.type === 'raw') return record.data;
  const data =
    record.type === 'CNAME'
      ? encodeName(record.target)
      : Buffer.from(ipaddr.parse(record.address).toByteArray());
  const head = Buffer.from([0xc0, 12, 0, types[record.type], 0, 1, 0, 0, 0, 0, 0, data.length]);
  return Buffer.concat([head, data]);
}

function encodeName(name: string): Buffer {
  const labels = name
    .split('.')
    .map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)]));
  return Buffer.concat([...labels, Buffer.from([0])]);
}
