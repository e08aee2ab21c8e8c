import { type RequestListener, Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type Lane, LaneConnections } from './lane-connections.ts';
import { securityHeaders } from './security-headers.ts';

/** Longer than the usual minute of a proxy, so that it is never we who close a connection under a request. */
export const keepAliveSeconds = 72;

/** How long a client may take, in milliseconds. */
export const patience = {
  headers: 10_000,
  /** With its body: a resume of some megabytes takes this long on a slow line. */
  request: 120_000,
  silence: 60_000,
  /** How often the first two are looked after. */
  sweep: 2_000,
};

const farewell = { ...securityHeaders, 'content-length': '0', connection: 'close' };

/** An HTTP server that, told to close, lets every answer that has begun reach its end. */
export class HttpServer extends Server {
  #lingersUntil = 0;
  readonly #sockets = new Set<Socket>();
  readonly #lane: LaneConnections;

  constructor(listener: RequestListener, lane: Lane, { headers, request, silence, sweep } = patience) {
    super(
      {
        headersTimeout: headers,
        requestTimeout: request,
        connectionsCheckingInterval: sweep,
        keepAliveTimeout: keepAliveSeconds * 1000,
        optimizeEmptyRequests: true,
      },
      listener,
    );
    this.setTimeout(silence);
    // Node's own answer to what it does not know would go without our headers.
    this.on('checkExpectation', (_request, response) => response.writeHead(417, farewell).end());
    // Node's HTTP gets a connection when the lane has let go of it.
    const [takeOver] = this.listeners('connection');
    this.removeAllListeners('connection');
    this.#lane = new LaneConnections(lane, {
      firstMs: headers,
      silenceMs: keepAliveSeconds * 1000,
      takeOver: (socket) => takeOver?.call(this, socket),
    });
    this.once('listening', () => {
      const sweeping = setInterval(() => this.#lane.sweep(), sweep).unref();
      this.once('close', () => clearInterval(sweeping));
    });
    this.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
      this.#lane.add(socket);
    });
  }

  /**
   * Closes no connection that waits for so long, told to close or not. A proxy may just be sending on one; the answer
   * then tells it to send nothing more there.
   */
  linger(ms: number): void {
    this.#lingersUntil = performance.now() + ms;
  }

  override close(callback?: (error?: Error) => void): this {
    // Connections turn idle one by one; Node looks for idle ones but once. What has arrived meanwhile is read first.
    const sweep = setInterval(() => setImmediate(() => this.closeIdleConnections()), 50);
    this.once('close', () => clearInterval(sweep));
    return super.close(callback);
  }

  /** To Node a connection is idle as soon as its answer is handed over, with most of it perhaps still to be sent. */
  override closeIdleConnections(): void {
    this.#lane.flush();
    const sending = this.#sockets.values().some((socket) => socket.writableLength > 0);
    if (sending || performance.now() < this.#lingersUntil) return;
    super.closeIdleConnections();
    this.#lane.destroyAll();
  }

  override closeAllConnections(): void {
    super.closeAllConnections();
    this.#lane.destroyAll();
  }
}

/** Answers what is not HTTP, or came too slowly, and hangs up. Answers that are owed go first. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  const owed = owedAnswer(socket);
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
  } else if (owed) {
    socket.pause();
    owed.once('close', () => answerClientError(error, socket));
  } else {
    const status = clientErrorStatus(error.code);
    const lines = Object.entries(farewell).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`, () => socket.destroy());
  }
}

/** What a request before the faulty one waits for: ours would be taken for that, or get into it. */
function owedAnswer(socket: Socket): ServerResponse | undefined {
  const { _httpMessage: answer } = socket as Socket & { _httpMessage?: ServerResponse | null };
  return answer && (answer.headersSent || answer.req.complete) ? answer : undefined;
}

function clientErrorStatus(code: string | undefined): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return 400;
}
