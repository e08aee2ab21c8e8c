import { type RequestListener, Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { securityHeaders } from './security-headers.ts';

/** Longer than the usual minute of a proxy, so that it is never we who close a connection under a request. */
export const keepAliveSeconds = 72;

/** An HTTP server that, told to close, lets every answer that has begun reach its end. */
export class HttpServer extends Server {
  readonly #sockets = new Set<Socket>();

  constructor(listener: RequestListener) {
    super(
      {
        headersTimeout: 10_000,
        // A resume of some megabytes takes this long on a slow line.
        requestTimeout: 120_000,
        keepAliveTimeout: keepAliveSeconds * 1000,
        optimizeEmptyRequests: true,
      },
      listener,
    );
    this.setTimeout(60_000);
    this.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
  }

  override close(callback?: (error?: Error) => void): this {
    // Connections turn idle one by one; Node looks for idle ones but once.
    const sweep = setInterval(() => this.closeIdleConnections(), 50);
    this.once('close', () => clearInterval(sweep));
    return super.close(callback);
  }

  /** To Node a connection is idle as soon as its answer is handed over, with most of it perhaps still to be sent. */
  override closeIdleConnections(): void {
    const sending = this.#sockets.values().some((socket) => socket.writableLength > 0);
    if (!sending) super.closeIdleConnections();
  }
}

/** Answers what is not HTTP, or came too slowly, and hangs up. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = clientErrorStatus(error.code);
  const headers = Object.entries({ ...securityHeaders, 'content-length': '0', connection: 'close' });
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n`, () => socket.destroy());
}

function clientErrorStatus(code: string | undefined): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return 400;
}
