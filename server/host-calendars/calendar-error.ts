import type { CalendarProblem } from '../../contract/console/host-calendar.ts';

/** Why a calendar was not read. It never contains the address. */
export class CalendarError extends Error {
  override name = 'CalendarError';
  readonly problem: CalendarProblem;

  constructor(problem: CalendarProblem) {
    super(problem);
    this.problem = problem;
  }
}
