import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { searchLocations } from '../../contract/locations.ts';
import { jsonRoute } from '../api/json-route.ts';
import type { RateLimit } from '../api/rate-limit.ts';
import type { Places } from './places.ts';

export function locationRoutes(
  app: FastifyInstance,
  { places, rateLimit }: { places: () => Promise<Places>; rateLimit: RateLimit },
): void {
  const enqueue = taskQueue();
  jsonRoute(app, rateLimit, {
    endpoint: searchLocations,
    limit: 'locations',
    async handle({ input }, locale) {
      const { search } = await places();
      return enqueue(() => search(input, locale));
    },
  });
}

/**
 * Runs tasks one after the other, each in its own turn of the event loop. A search takes milliseconds of the thread
 * that serves everything: forty at once would hold up every page and form until the last of them was done.
 */
export function taskQueue(): <T>(task: () => T) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const mine = last.then(() => nextTurn()).then(task);
    last = mine.catch(() => {});
    return mine;
  };
}
