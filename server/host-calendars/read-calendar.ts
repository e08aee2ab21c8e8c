import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CalendarProblem } from '../../contract/console/host-calendar.ts';
import type { Span } from '../hosts/working-time.ts';
import type { BusyTimes } from './busy-times.ts';
import { CalendarError } from './calendar-error.ts';

export interface ThreadRequest {
  file: string;
  hostTimeZone: string;
  within: Span;
}
export type ThreadResult = BusyTimes | { problem: CalendarProblem };

const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };
/** A large calendar takes two seconds; one that takes this long repeats endlessly. */
const maxMs = 20_000;

/**
 * Reads a calendar file in its own thread, which is terminated afterwards: a file cannot block the server or use up its
 * memory, and the library is not loaded unless a host has a calendar.
 */
export async function readCalendar(request: ThreadRequest, ms = maxMs): Promise<BusyTimes> {
  const thread = new Worker(new URL('./calendar-thread.ts', import.meta.url), {
    name: 'calendar',
    workerData: request,
    resourceLimits: memory,
  });
  try {
    const [result] = (await once(thread, 'message', { signal: AbortSignal.timeout(ms) })) as [ThreadResult];
    if ('problem' in result) throw new CalendarError(result.problem);
    return result;
  } catch (error) {
    // Too slow, or out of memory.
    throw error instanceof CalendarError ? error : new CalendarError('tooMuch');
  } finally {
    await thread.terminate();
  }
}
