import { startTransition, useEffect, useState } from 'react';
import { type Day, type Month, toMonth } from '../../../../contract/calendar.ts';
import { findFreeTimes, type MeetingDay, timeSlots } from '../../../../contract/meeting.ts';
import { call } from '../../../api.ts';

const timeoutMs = 15_000;

/** The bookable days by the server's clock. */
export interface Bounds {
  today: Day;
  last: Day;
}

export type FreeTimes =
  | { is: 'waiting' }
  | { is: 'failed'; retrying: boolean }
  | ({ is: 'known'; days: ReadonlyMap<Day, MeetingDay> } & Bounds);

const waiting: FreeTimes = { is: 'waiting' };

/** The free times of months at an offset, refetched when either changes. Old ones are shown meanwhile. */
export function useFreeTimes(months: readonly Month[], offset: number | undefined) {
  const [results, setResults] = useState<ReadonlyMap<string, FreeTimes>>(new Map());
  const [requests, setRequests] = useState(0);
  const monthKey = (month: Month) => `${month} ${offset}`;
  const shown = months.map((month) => results.get(monthKey(month)) ?? waiting);

  function put(month: Month, change: (before: FreeTimes) => FreeTimes) {
    const key = monthKey(month);
    setResults((all) => new Map(all).set(key, change(all.get(key) ?? waiting)));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `requests` goes up on each refresh
  useEffect(() => {
    if (offset === undefined) return;
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort('timeout'), timeoutMs);
    for (const month of months)
      fetchTimes(month, offset, abort.signal).then(
        (known) => startTransition(() => put(month, () => known)),
        () =>
          abort.signal.reason === 'unmounted' ||
          put(month, (before) => (before.is === 'known' ? before : failed)),
      );
    return () => {
      clearTimeout(timer);
      abort.abort('unmounted');
    };
  }, [months.join(), offset, requests]);

  return {
    times: together(shown),
    /** The same for every month. */
    bounds: [...results.values()].findLast((result) => result.is === 'known') as Bounds | undefined,
    /** Undefined until its month has loaded. */
    findDay(date: Day): MeetingDay | undefined {
      const seen = [results.get(monthKey(toMonth(date))), ...shown];
      return seen.map((result) => (result?.is === 'known' ? result.days.get(date) : undefined)).find(Boolean);
    },
    refresh() {
      setRequests((count) => count + 1);
      for (const month of months)
        put(month, (before) => (before.is === 'failed' ? { ...failed, retrying: true } : before));
    },
    /** Applies the free times from a problem response. */
    correct(date: Day, free: readonly string[]) {
      for (const month of months)
        put(month, (before) => {
          const day = before.is === 'known' && before.days.get(date);
          if (!day) return before;
          const corrected: MeetingDay = {
            ...day,
            state: free.length > 0 ? 'open' : 'booked',
            free: day.free.filter((time) => free.includes(time)),
            taken: timeSlots.filter(
              (time) => day.taken.includes(time) || (day.free.includes(time) && !free.includes(time)),
            ),
          };
          return { ...before, days: new Map(before.days).set(date, corrected) };
        });
    },
  };
}

/** Known once every month is; failed as soon as one has failed. */
function together(results: readonly FreeTimes[]): FreeTimes {
  const known = results.filter((result) => result.is === 'known');
  const [first] = known;
  if (!first || known.length < results.length) return results.find(({ is }) => is === 'failed') ?? waiting;
  return { ...first, days: new Map(known.flatMap(({ days }) => [...days])) };
}

const failed: FreeTimes = { is: 'failed', retrying: false };

async function fetchTimes(month: Month, offset: number, signal: AbortSignal): Promise<FreeTimes> {
  const result = await call(findFreeTimes, { month, offset }, signal);
  if (!result.ok) return failed;
  const { today, last, days } = result.reply;
  return { is: 'known', today, last, days: new Map(days.map((day) => [day.date, day])) };
}
