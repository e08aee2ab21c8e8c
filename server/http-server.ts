import {
  type IncomingMessage,
  type RequestListener,
  Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay, setImmediate as eventLoopTurn } from 'node:timers/promises';
import { securityHeaders } from './security-headers.ts';

/** Longer than the usual minute of proxies, so that we never close a connection that a proxy is about to use. */
export const keepAliveSeconds = 72;

/** How long a client may take, in milliseconds. */
export const timeouts = {
  headers: 10_000,
  /** Including the body: a resume of a few megabytes takes this long on a slow line. */
  request: 120_000,
  silence: 60_000,
  /** How often the first two are checked. */
  sweep: 2_000,
};

const closeHeaders = { ...securityHeaders, 'content-length': '0', connection: 'close' };

/** An HTTP server that finishes every response before it closes. */
export class HttpServer extends Server {
  #isDraining = false;
  #lingersUntil = 0;
  #arrived = 0;
  readonly #sockets = new Set<Socket>();

  constructor(listener: RequestListener, { headers, request, silence, sweep } = timeouts) {
    super(
      {
        headersTimeout: headers,
        requestTimeout: request,
        connectionsCheckingInterval: sweep,
        keepAliveTimeout: keepAliveSeconds * 1000,
        optimizeEmptyRequests: true,
        // Node itself would reject a request without a Host, but without our headers.
        requireHostHeader: false,
      },
      (incoming, response) => {
        this.#arrived++;
        if (isAmbiguous(incoming)) response.writeHead(400, closeHeaders).end();
        else listener(incoming, response);
      },
    );
    this.setTimeout(silence);
    // Node's own response to an unknown expectation would lack our headers.
    this.on('checkExpectation', (_request, response) => response.writeHead(417, closeHeaders).end());
    this.on('connection', (socket) => {
      this.#arrived++;
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
  }

  /**
   * Keeps serving for `healthMs` while `/healthz` fails, so that proxies with health checks stop sending. Once closed,
   * it keeps idle connections for `lingerMs` more, because a proxy may be about to send on one; from then on, responses
   * tell it to send nothing more. Not earlier: each response would cost a new connection while the port is about to
   * close.
   */
  async drain(healthMs: number, lingerMs: number): Promise<void> {
    this.#isDraining = true;
    await delay(healthMs);
    await this.#untilQuiet();
    this.#lingersUntil = performance.now() + lingerMs;
  }

  /**
   * Waits until a turn of the event loop brings nothing new. Closing the port resets connections that wait to be
   * accepted, and each turn accepts only one; closing a connection loses a request that has arrived on it but was not
   * read.
   */
  async #untilQuiet(): Promise<void> {
    for (let arrived = -1, turns = 0; arrived !== this.#arrived && turns < 1_000; turns++) {
      arrived = this.#arrived;
      await eventLoopTurn();
    }
  }

  get isDraining(): boolean {
    return this.#isDraining;
  }

  override close(callback?: (error?: Error) => void): this {
    // Connections become idle one by one, and Node checks for idle ones only once.
    const sweep = setInterval(() => void this.#untilQuiet().then(() => this.closeIdleConnections()), 50);
    this.once('close', () => clearInterval(sweep));
    return super.close(callback);
  }

  /** Node considers a connection idle as soon as its response is buffered, even if most of it is unsent. */
  override closeIdleConnections(): void {
    const sending = this.#sockets.values().some((socket) => socket.writableLength > 0);
    if (sending || performance.now() < this.#lingersUntil) return;
    super.closeIdleConnections();
  }
}

/**
 * True if two parsers could disagree about the request's host or length (request smuggling). Node's parser accepts
 * these.
 */
function isAmbiguous({ httpVersion, headers, headersDistinct }: IncomingMessage): boolean {
  const hosts = headersDistinct.host?.length ?? 0;
  const isHostUnclear = httpVersion === '1.1' ? hosts !== 1 : hosts > 1;
  const coding = headers['transfer-encoding'];
  return isHostUnclear || (coding !== undefined && coding.toLowerCase() !== 'chunked');
}

/** Responds to malformed or slow requests and closes the connection, after the responses to earlier requests. */
export function handleClientError(error: Error & { code?: string }, socket: Socket): void {
  const pending = pendingResponse(socket);
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
  } else if (pending) {
    socket.pause();
    pending.once('close', () => handleClientError(error, socket));
  } else {
    const status = clientErrorStatus(error.code);
    const lines = Object.entries(closeHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`, () => socket.destroy());
  }
}

/** The response to an earlier request on the connection that is still unsent: ours would be taken for it. */
function pendingResponse(socket: Socket): ServerResponse | undefined {
  const { _httpMessage: pending } = socket as Socket & { _httpMessage?: ServerResponse | null };
  return pending && (pending.headersSent || pending.req.complete) ? pending : undefined;
}

function clientErrorStatus(code: string | undefined): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return 400;
}
