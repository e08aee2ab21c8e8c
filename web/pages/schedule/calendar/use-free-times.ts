import { startTransition, useEffect, useState } from 'react';
import { type Day, type Month, monthOf } from '../../../../contract/calendar.ts';
import { findFreeTimes, type MeetingDay, timeSlots } from '../../../../contract/meeting.ts';
import { call } from '../../../api.ts';

const answerWithinMs = 15_000;

/** From when to when one can book, as the server's clock has it. */
export interface Bounds {
  today: Day;
  last: Day;
}

/** What is known of a month; what could not be had may be asked for again. */
export type FreeTimes =
  | { is: 'waiting' }
  | { is: 'failed'; again: boolean }
  | ({ is: 'known'; days: ReadonlyMap<Day, MeetingDay> } & Bounds);

const waiting: FreeTimes = { is: 'waiting' };

/** The free times of a month at an offset, asked for anew whenever either changes. What was known is shown meanwhile. */
export function useFreeTimes(month: Month | undefined, offset: number | undefined) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, FreeTimes>>(new Map());
  const [asked, setAsked] = useState(0);
  const key = `${month} ${offset}`;

  function put(change: (before: FreeTimes) => FreeTimes) {
    setAnswers((all) => new Map(all).set(key, change(all.get(key) ?? waiting)));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` counts the times one wants it anew
  useEffect(() => {
    if (month === undefined || offset === undefined) return;
    const abort = new AbortController();
    const late = setTimeout(() => abort.abort('late'), answerWithinMs);
    ask(month, offset, abort.signal).then(
      (known) => startTransition(() => put(() => known)),
      () => abort.signal.reason === 'left' || put((before) => (before.is === 'known' ? before : failed)),
    );
    return () => {
      clearTimeout(late);
      abort.abort('left');
    };
  }, [month, offset, asked]);

  return {
    times: answers.get(key) ?? waiting,
    /** The same for every month, so the last answer will do. */
    bounds: [...answers.values()].findLast((answer) => answer.is === 'known') as Bounds | undefined,
    /** What is known of a day, in view or not. */
    dayOf(date: Day): MeetingDay | undefined {
      const seen = [`${monthOf(date)} ${offset}`, key].map((name) => answers.get(name));
      return seen.map((answer) => (answer?.is === 'known' ? answer.days.get(date) : undefined)).find(Boolean);
    },
    refresh() {
      setAsked((count) => count + 1);
      put((before) => (before.is === 'failed' ? { ...failed, again: true } : before));
    },
    /** The server said which times of a day are still free. */
    correct(date: Day, free: readonly string[]) {
      put((before) => {
        const day = before.is === 'known' && before.days.get(date);
        if (!day) return before;
        const corrected: MeetingDay = {
          date,
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

const failed: FreeTimes = { is: 'failed', again: false };

async function ask(month: Month, offset: number, signal: AbortSignal): Promise<FreeTimes> {
  const answer = await call(findFreeTimes, { month, offset }, signal);
  if (!answer.ok) return failed;
  const { today, last, days } = answer.reply;
  return { is: 'known', today, last, days: new Map(days.map((day) => [day.date, day])) };
}
