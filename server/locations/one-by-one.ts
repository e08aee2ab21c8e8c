import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Runs tasks one after the other, each in a turn of the event loop of its own. A search takes milliseconds of the thread
 * that everything shares: forty at once would hold up every page and form until the last of them was done.
 */
export function oneByOne(): <T>(task: () => T) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const mine = last.then(() => nextTurn()).then(task);
    last = mine.catch(() => {});
    return mine;
  };
}
