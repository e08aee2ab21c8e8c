import type { CalendarProblem } from '../../contract/console/host-calendar.ts';

/** A calendar could not be read. The message never contains the URL. */
export class CalendarError extends Error {
  override name = 'CalendarError';
  readonly problem: CalendarProblem;

  constructor(problem: CalendarProblem) {
    super(problem);
    this.problem = problem;
  }
}
