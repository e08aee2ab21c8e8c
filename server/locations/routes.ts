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
 * Runs tasks one at a time, each in its own turn of the event loop. A search blocks the main thread for milliseconds:
 * forty at once would delay every page and form until the last was done.
 */
export function taskQueue(): <T>(task: () => T) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const mine = last.then(() => nextTurn()).then(task);
    last = mine.catch(() => {});
    return mine;
  };
}
