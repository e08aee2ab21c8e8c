import type { FastifyInstance } from 'fastify';
import { searchLocations } from '../../contract/locations.ts';
import { jsonRoute } from '../api/json-route.ts';
import type { TakeTurn } from '../api/limits.ts';
import type { Places } from './places.ts';

export function locationRoutes(
  app: FastifyInstance,
  { places, takeTurn }: { places: () => Promise<Places>; takeTurn: TakeTurn },
): void {
  jsonRoute(app, takeTurn, {
    endpoint: searchLocations,
    limit: 'locations',
    receive: async ({ input }, locale) => (await places()).search(input, locale),
  });
}
