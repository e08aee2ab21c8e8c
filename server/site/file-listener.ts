import type { IncomingMessage, ServerResponse } from 'node:http';
import { splitTarget } from '../request-path.ts';
import { transportSecurity } from '../security-headers.ts';
import type { LaneRules } from './lane.ts';
import { namesEtag, preferredEncoding } from './negotiation.ts';
import type { Site } from './site.ts';

/** Answers a request if it is for a file. */
export type FileListener = (request: IncomingMessage, response: ServerResponse) => boolean;

/** The lane for connections that have left it: past the app still, though not past Node's HTTP. */
export function createFileListener(site: Site, { isOpen, isSecure, count }: LaneRules): FileListener {
  return function answer(request, response) {
    const { headers, method, socket, url = '' } = request;
    const file = site.files.get(splitTarget(url).path);
    if (!file || (method !== 'GET' && method !== 'HEAD') || !isOpen()) return false;
    count();
    const representation = file[preferredEncoding(headers['accept-encoding'])];
    const unchanged = namesEtag(headers['if-none-match'], representation.etag);
    response.writeHead(unchanged ? 304 : 200, {
      ...(unchanged ? representation.unchangedHeaders : representation.headers),
      ...(isSecure(headers['x-forwarded-proto']?.toString(), socket) && transportSecurity),
    });
    response.end(unchanged || method === 'HEAD' ? undefined : representation.body());
    return true;
  };
}
