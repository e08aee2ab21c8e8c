import { settings } from '../../content/settings.ts';
import type { CalendarProblem } from '../../contract/console/host-calendar.ts';
import { FetchError } from '../tag-check/fetch/fetch-error.ts';
import { createFetcher, type FetcherOptions, type FetchPage } from '../tag-check/fetch/fetch-public-page.ts';
import { CalendarError } from './calendar-error.ts';

const maxMs = 12_000;
/** A full calendar of ten years has about four megabytes. */
const maxBytes = 8 * 1024 * 1024;

/** Fetches public addresses only, and only over TLS: the URL is a secret. */
export function createCalendarFetcher(options: FetcherOptions = {}): FetchPage {
  return createFetcher({
    ports: [443],
    maxBytes,
    userAgent: `${settings.brand}Calendar/1.0`,
    ...options,
  });
}

/** Returns the complete text of a calendar, or throws a `CalendarError`. */
export async function fetchCalendar(fetchPage: FetchPage, url: string): Promise<string> {
  const signal = AbortSignal.timeout(maxMs);
  const { bytes, cut } = await fetchPage(new URL(url), { signal, expect: 'calendar' }).catch((error) => {
    throw error instanceof FetchError ? new CalendarError(toCalendarProblem(error)) : error;
  });
  // A truncated calendar would free the times that it lacks.
  if (cut !== null) throw new CalendarError(cuts[cut]);
  return bytes.toString('utf8');
}

const cuts = { size: 'tooLarge', time: 'tooSlow', broken: 'unreachable' } as const;

function toCalendarProblem({ state, reason, status }: FetchError): CalendarProblem {
  if (state === 'not-allowed') return 'notAllowed';
  if (state === 'timeout') return 'tooSlow';
  if (status === 404 || status === 410) return 'notFound';
  return reason !== null && state === 'refused' && (status ?? 0) < 500 ? 'refused' : 'unreachable';
}
