import { parentPort, workerData } from 'node:worker_threads';
import { readBusyTimes } from './busy-times.ts';
import { CalendarError } from './calendar-error.ts';
import type { ThreadReply, ThreadRequest } from './read-calendar.ts';

/** Reads the calendar that the thread was started with. A file may keep a library busy for ever: its owner ends it. */
function reply({ file, hostTimeZone, within }: ThreadRequest): ThreadReply {
  try {
    return readBusyTimes(file, hostTimeZone, within);
  } catch (error) {
    return { problem: error instanceof CalendarError ? error.problem : 'notACalendar' };
  }
}

parentPort?.postMessage(reply(workerData as ThreadRequest));
