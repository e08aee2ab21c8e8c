import type { IncomingMessage, ServerResponse } from 'node:http';
import { keepAliveSeconds } from '../http-server.ts';
import { transportSecurity } from '../security-headers.ts';
import { type Encoding, namesEtag, preferredEncoding } from './negotiation.ts';
import type { Headers, Representation } from './resource.ts';
import type { Site } from './site.ts';

/** Answers a request if it can. */
export type Lane = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface LaneRules {
  /** A closed lane leaves every request to the app. */
  isOpen(): boolean;
  isSecure(request: IncomingMessage): boolean;
}

/** What a file answers, with the head of the response written out in full but for its last lines. */
interface Prepared {
  body: Representation['body'];
  etag: string;
  head: string;
  unchangedHead: string;
}

/**
 * A short way past the app for the files of the site: it answers what `answerFromSite` would. Node checks and
 * joins the headers of every response anew; the one way round that is `_header`, where it keeps the joined
 * text. `docs/decisions/0006-file-lane.md` has the figures.
 */
export function openLane(site: Site, { isOpen, isSecure }: LaneRules): Lane {
  const files = new Map<string, Record<Encoding, Prepared>>();
  for (const [path, { br, gzip, identity }] of site.files) {
    files.set(path, { br: prepare(br), gzip: prepare(gzip), identity: prepare(identity) });
  }
  const secureLines = headerLines(transportSecurity);

  return function answer(request, response) {
    const { headers, method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const cut = url.indexOf('?');
    const file = files.get(cut === -1 ? url : url.slice(0, cut));
    if (!file || !response.shouldKeepAlive || !isOpen()) return false;

    const prepared = file[preferredEncoding(headers['accept-encoding'])];
    const unchanged = namesEtag(headers['if-none-match'], prepared.etag);
    const head = unchanged ? prepared.unchangedHead : prepared.head;
    response.statusCode = unchanged ? 304 : 200;
    (response as ServerResponse & { _header: string })._header =
      (isSecure(request) ? head + secureLines : head) + lastLines();
    response.end(unchanged || method === 'HEAD' ? undefined : prepared.body());
    return true;
  };
}

function prepare({ body, etag, headers, unchangedHeaders }: Representation): Prepared {
  return {
    body,
    etag,
    head: `HTTP/1.1 200 OK\r\n${headerLines(headers)}`,
    unchangedHead: `HTTP/1.1 304 Not Modified\r\n${headerLines(unchangedHeaders)}`,
  };
}

function headerLines(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
}

let currentSecond = 0;
let currentLines = '';

function lastLines(): string {
  const second = Math.floor(Date.now() / 1000);
  if (second !== currentSecond) {
    currentSecond = second;
    const date = new Date(second * 1000).toUTCString();
    currentLines = `date: ${date}\r\nconnection: keep-alive\r\nkeep-alive: timeout=${keepAliveSeconds}\r\n\r\n`;
  }
  return currentLines;
}
