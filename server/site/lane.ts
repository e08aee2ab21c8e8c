import type { Socket } from 'node:net';
import { keepAliveSeconds } from '../http-server.ts';
import type { Lane } from '../lane-connections.ts';
import { transportSecurity } from '../security-headers.ts';
import { type Encoding, namesEtag, preferredEncoding } from './negotiation.ts';
import { readPlainGet } from './plain-get.ts';
import type { Headers, Representation } from './resource.ts';
import type { Site } from './site.ts';

export interface LaneRules {
  /** A closed lane leaves every request to the app. */
  isOpen(): boolean;
  isSecure(forwardedProto: string | undefined, socket: Socket): boolean;
  /** Hears of every answer. */
  count(): void;
}

/** An answer with its head written out in full but for the last lines. */
interface Answer {
  head: string;
  body?: Representation['body'];
}

interface Prepared {
  etag: string;
  whole: Answer;
  unchanged: Answer;
}

/** Larger files are sent after their head, not copied behind it. */
const joinedLimit = 32 * 1024;

/**
 * A short way past Node's HTTP and the app for the files of the site: it answers what `answerFromSite` would.
 * `docs/decisions/0006-file-lane.md` has the figures.
 */
export function openLane(site: Site, { isOpen, isSecure, count }: LaneRules): Lane {
  const files = new Map<string, Record<Encoding, Prepared>>();
  for (const [path, { br, gzip, identity }] of site.files) {
    files.set(path, { br: prepare(br), gzip: prepare(gzip), identity: prepare(identity) });
  }
  const write = createWriter('');
  const writeSecure = createWriter(headerLines(transportSecurity));

  return function answer(bytes, socket) {
    const request = readPlainGet(bytes);
    const file = request && files.get(request.path);
    if (!file || !isOpen()) return;
    count();
    const { headers } = request;
    const { etag, unchanged, whole } = file[preferredEncoding(headers.get('accept-encoding'))];
    const chosen = namesEtag(headers.get('if-none-match'), etag) ? unchanged : whole;
    return isSecure(headers.get('x-forwarded-proto'), socket) ? writeSecure(chosen) : write(chosen);
  };
}

function prepare({ body, etag, headers, unchangedHeaders }: Representation): Prepared {
  return {
    etag,
    whole: { head: `HTTP/1.1 200 OK\r\n${headerLines(headers)}`, body },
    unchanged: { head: `HTTP/1.1 304 Not Modified\r\n${headerLines(unchangedHeaders)}` },
  };
}

/** Writes answers out with these lines and the date. Within a second, which has one date, each is written but once. */
function createWriter(extraLines: string): (answer: Answer) => readonly Buffer[] {
  const written = new Map<Answer, readonly Buffer[]>();
  let currentSecond = 0;
  let lastLines = '';

  return function write(answer) {
    const second = Math.floor(Date.now() / 1000);
    if (second !== currentSecond) {
      currentSecond = second;
      written.clear();
      const date = new Date(second * 1000).toUTCString();
      lastLines = `${extraLines}date: ${date}\r\nconnection: keep-alive\r\nkeep-alive: timeout=${keepAliveSeconds}\r\n\r\n`;
    }
    let parts = written.get(answer);
    if (!parts) {
      parts = join(Buffer.from(answer.head + lastLines, 'latin1'), answer.body?.());
      written.set(answer, parts);
    }
    return parts;
  };
}

function join(head: Buffer, body: Buffer = Buffer.alloc(0)): readonly Buffer[] {
  return body.length > joinedLimit ? [head, body] : [Buffer.concat([head, body])];
}

function headerLines(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
}
