import { selfSigned } from '../../tag-check/testing/certificate.ts';
import { startSite } from '../../tag-check/testing/fetching.ts';
import { createCalendarFetcher } from '../fetch-calendar.ts';

const name = 'calendar.example';
/** Created on import, before any test sets the clock. */
const certificate = selfSigned({ name });

/** The secret part of the address. */
export const secret = 'private-8f2c1d5e';

/** A site that serves a calendar over TLS, and a fetcher that treats it as public. */
export async function calendarSite(text: string) {
  const sent = { text, status: 200, requests: 0, headers: {} as Record<string, string> };
  const site = await startSite((_request, response) => {
    sent.requests++;
    response.writeHead(sent.status, { 'content-type': 'text/calendar', ...sent.headers }).end(sent.text);
  }, certificate);
  return {
    sent,
    url: site.at(`/${secret}/basic.ics`, name).href,
    parts: {
      fetchCalendarPage: createCalendarFetcher({
        ports: [site.port],
        ca: certificate.cert,
        resolve: async () => ['127.0.0.1'],
        isAllowedAddress: (address) => address === '127.0.0.1',
      }),
    },
  };
}
