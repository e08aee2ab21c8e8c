import { parentPort, workerData } from 'node:worker_threads';
import { readBusyTimes } from './busy-times.ts';
import { CalendarError } from './calendar-error.ts';
import type { ThreadRequest, ThreadResult } from './read-calendar.ts';

/**
 * Reads the calendar that the thread was started with. A file may keep the library busy forever; the main thread
 * terminates it.
 */
function read({ file, hostTimeZone, within }: ThreadRequest): ThreadResult {
  try {
    return readBusyTimes(file, hostTimeZone, within);
  } catch (error) {
    return { problem: error instanceof CalendarError ? error.problem : 'notACalendar' };
  }
}

parentPort?.postMessage(read(workerData as ThreadRequest));
