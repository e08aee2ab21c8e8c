import { Refusal } from '../../refusal.ts';

/** What became of an act. */
export type Outcome = 'done' | 'gone' | 'changed' | 'anotherOpen' | 'timeTaken' | 'timePast' | 'meetingOver';

/** Nothing where it is done; else it refuses, and says why. */
export function refuseUnlessDone(outcome: Outcome): void {
  if (outcome === 'done') return;
  if (outcome === 'gone') throw new Refusal(404);
  throw new Refusal(409, { code: outcome === 'changed' ? 'changedMeanwhile' : outcome });
}

/** Whether a statement failed because the same thing is there already. */
export function isDuplicate(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return (code ?? cause?.code) === '23505';
}
