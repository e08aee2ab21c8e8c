import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The failure of a statement: an error with an SQLSTATE, a lost connection, noise, or a late response. */
export type Fault = { sqlState: string } | { act: 'reset' | 'noise' | 'late' };

export interface HostileDatabase {
  port: number;
  /** Lets `after` more statements pass, then fails the next one. */
  failAfter(after: number, fault: Fault): void;
  recover(): void;
  /** How many statements were sent since the last `failAfter`. */
  statements(): number;
  close(): Promise<void>;
}

const lateMs = 1_500;

/** A proxy between the server and PostgreSQL that understands the protocol and fails statements on demand. */
export async function startHostileDatabase(target: URL): Promise<HostileDatabase> {
  let plan: { left: number; fault: Fault } | undefined;
  let statements = 0;
  const sockets = new Set<Socket>();

  function takeNextFault(): Fault | undefined {
    statements++;
    if (!plan || plan.left-- > 0) return undefined;
    const { fault } = plan;
    plan = undefined;
    return fault;
  }

  const server = createServer((client) => {
    const real = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [client, real],
      [real, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
    /** The transaction state that PostgreSQL last reported: `I` idle, `T` in a transaction, `E` in a failed one. */
    let transaction = 'I';
    real.on('data', (bytes) => {
      const ready = bytes.lastIndexOf(readyHead);
      if (ready >= 0 && ready + 6 === bytes.length) transaction = String.fromCharCode(bytes[ready + 5] ?? 73);
      client.write(bytes);
    });
    let rest = Buffer.alloc(0);
    let held: Buffer[] = [];
    let started = false;
    client.on('data', (bytes) => {
      rest = Buffer.concat([rest, bytes]);
      for (
        let length = messageLength(rest, started);
        length !== undefined;
        length = messageLength(rest, started)
      ) {
        const message = rest.subarray(0, length);
        rest = rest.subarray(length);
        if (!started) {
          started = true;
          real.write(message);
        } else {
          held.push(message);
          // A statement is complete with its Sync, or as a simple Query.
          if (message[0] === 0x53 || message[0] === 0x51) {
            const statement = Buffer.concat(held);
            held = [];
            send(statement);
          } else if (message[0] === 0x58 || message[0] === 0x70) {
            held = [];
            real.write(message);
          }
        }
      }
    });

    function send(statement: Buffer): void {
      const fault = takeNextFault();
      if (!fault) real.write(statement);
      else if ('sqlState' in fault) {
        if (transaction === 'T') transaction = 'E';
        client.write(Buffer.concat([errorResponse(fault.sqlState), readyForQuery(transaction)]));
      } else if (fault.act === 'reset') client.resetAndDestroy();
      else if (fault.act === 'noise') client.write(Buffer.from('HTTP/1.1 400 Bad Request\r\n\r\n'));
      else setTimeout(() => real.write(statement), lateMs).unref();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    failAfter(after, fault) {
      statements = 0;
      plan = { left: after, fault };
    },
    recover() {
      plan = undefined;
    },
    statements: () => statements,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const readyHead = Buffer.from([0x5a, 0, 0, 0, 5]);

/** The length of the first message, if it is complete. The startup message has no type byte. */
function messageLength(bytes: Buffer, started: boolean): number | undefined {
  const head = started ? 1 : 0;
  if (bytes.length < head + 4) return undefined;
  const length = bytes.readUInt32BE(head) + head;
  return bytes.length >= length ? length : undefined;
}

function errorResponse(sqlState: string): Buffer {
  const fields = Buffer.from(`SERROR\0VERROR\0C${sqlState}\0Mfailed by the hunt\0\0`);
  const head = Buffer.from([0x45, 0, 0, 0, 0]);
  head.writeUInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

function readyForQuery(transaction: string): Buffer {
  return Buffer.concat([readyHead, Buffer.from(transaction)]);
}
