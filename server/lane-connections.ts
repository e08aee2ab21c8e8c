import type { Socket } from 'node:net';

/** Answers a request if it can, from the bytes as they came. */
export type Lane = (bytes: Buffer, socket: Socket) => readonly Buffer[] | undefined;

interface LaneEnds {
  /** How long a first request may take to come, and how long there may be silence after it, in milliseconds. */
  firstMs: number;
  silenceMs: number;
  /** Gets a connection for good; what was read and not answered is put back for it. */
  takeOver(socket: Socket): void;
}

interface Connection {
  /** How much had come when it was last looked at, and since when it has not been more. */
  bytesRead: number;
  since: number;
  leave(): void;
}

interface Answer {
  socket: Socket;
  parts: readonly Buffer[];
}

/** Connections on which a lane answers what it can. The first request that it cannot answer takes its connection along. */
export class LaneConnections {
  readonly #lane: Lane;
  readonly #ends: LaneEnds;
  readonly #connections = new Map<Socket, Connection>();
  #answers: Answer[] = [];

  constructor(lane: Lane, ends: LaneEnds) {
    this.#lane = lane;
    this.#ends = ends;
  }

  add(socket: Socket): void {
    const onData = (bytes: Buffer) => {
      // Who asks on before the answer is out, or does not take it, is for Node to hold back.
      const parts = socket.writableLength === 0 ? this.#lane(bytes, socket) : undefined;
      if (!parts) return leave(bytes);
      // What was asked at once is read as a whole before it is answered: under load that makes a fifth more answers.
      if (this.#answers.push({ socket, parts }) === 1) setImmediate(() => this.flush());
    };
    const onEnd = () => {
      this.flush();
      socket.end();
    };
    const onTimeout = () => socket.destroy();
    const onClose = () => this.#connections.delete(socket);
    // The close that follows is all there is to do.
    const onError = () => {};
    const leave = (unanswered?: Buffer) => {
      this.flush();
      this.#connections.delete(socket);
      socket.off('data', onData).pause();
      // Not at once: after what came last a stream reads on once more, and Node's parser takes no more while it waits.
      setImmediate(() => {
        socket.off('end', onEnd).off('timeout', onTimeout).off('close', onClose).off('error', onError);
        if (socket.destroyed) return;
        this.#ends.takeOver(socket);
        if (unanswered) socket.unshift(unanswered);
        socket.resume();
      });
    };

    this.#connections.set(socket, { bytesRead: 0, since: performance.now(), leave });
    socket.on('data', onData).on('end', onEnd).on('timeout', onTimeout);
    socket.on('close', onClose).on('error', onError);
  }

  /** Sends the answers that are held back. */
  flush(): void {
    const answers = this.#answers;
    this.#answers = [];
    for (const { socket, parts } of answers) for (const part of parts) socket.write(part);
  }

  /** Lets go of who is silent. Called now and then: a timer for every connection would cost a fifth of the answers. */
  sweep(): void {
    const { firstMs, silenceMs } = this.#ends;
    const now = performance.now();
    for (const [socket, connection] of this.#connections) {
      const silentMs = now - connection.since;
      if (socket.bytesRead !== connection.bytesRead) {
        Object.assign(connection, { bytesRead: socket.bytesRead, since: now });
      } else if (socket.writableLength > 0) {
        connection.since = now;
        // Only a timer notices that parts of an answer are taken.
        if (socket.timeout !== silenceMs) socket.setTimeout(silenceMs);
      } else if (socket.bytesRead === 0) {
        if (silentMs >= firstMs) connection.leave();
      } else if (silentMs >= silenceMs) {
        socket.destroy();
      }
    }
  }

  destroyAll(): void {
    for (const socket of this.#connections.keys()) socket.destroy();
  }
}
