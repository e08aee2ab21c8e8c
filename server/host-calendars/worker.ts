import type { Logger } from 'pino';
import type { Db } from '../db/db.ts';
import { findHost } from '../hosts/store.ts';
import { startPolling } from '../poll.ts';
import type { FetchPage } from '../tag-check/fetch/fetch-public-page.ts';
import { CalendarError } from './calendar-error.ts';
import { createCalendarFetcher, fetchCalendar } from './fetch-calendar.ts';
import { readCalendar } from './read-calendar.ts';
import { claimCalendar, saveBusyTimes, saveProblem } from './store.ts';

const pollMs = 15_000;
const dayMs = 86_400_000;
/** A host can be booked up to a year ahead. */
const daysAhead = 370;

export interface HostCalendars {
  /** Reads a host's calendar now. Resolves when that has succeeded or failed. */
  read(hostId: string): Promise<void>;
  stop(): Promise<void>;
}

interface Dependencies {
  db: Db;
  whenReady: Promise<void>;
  logger: Pick<Logger, 'warn'>;
  /** Tests pass one that may reach this machine. */
  fetchPage?: FetchPage | undefined;
}

/** Reads the hosts' own calendars, one after another, while the server runs. Several instances share the work. */
export function startHostCalendars(deps: Dependencies): HostCalendars {
  const { db, logger, fetchPage = createCalendarFetcher() } = deps;
  /** Returns false if no calendar was due. */
  async function readNext(hostId: string | null): Promise<boolean> {
    const claimed = await claimCalendar(db, hostId);
    const host = claimed && (await findHost(db, claimed.hostId));
    if (!host) return false;
    try {
      const file = await fetchCalendar(fetchPage, claimed.url);
      const now = Date.now();
      const within = { start: new Date(now - dayMs), end: new Date(now + daysAhead * dayMs) };
      await saveBusyTimes(db, claimed, await readCalendar({ file, hostTimeZone: host.timeZone, within }));
    } catch (error) {
      if (!(error instanceof CalendarError)) throw error;
      await saveProblem(db, claimed, error.problem);
      logger.warn({ host: host.id, problem: error.problem }, 'a host’s calendar cannot be read');
    }
    return true;
  }

  const { stop } = startPolling(() => readNext(null), {
    ...deps,
    everyMs: pollMs,
    failure: 'hosts’ calendars are waiting for the database',
  });
  return {
    async read(hostId) {
      await readNext(hostId);
    },
    stop,
  };
}
