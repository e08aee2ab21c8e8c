import type { FastifyInstance } from 'fastify';
import { searchLocations } from '../../contract/locations.ts';
import { jsonRoute } from '../api/json-route.ts';
import type { TakeTurn } from '../api/limits.ts';
import { oneByOne } from './one-by-one.ts';
import type { Places } from './places.ts';

export function locationRoutes(
  app: FastifyInstance,
  { places, takeTurn }: { places: () => Promise<Places>; takeTurn: TakeTurn },
): void {
  const inTurn = oneByOne();
  jsonRoute(app, takeTurn, {
    endpoint: searchLocations,
    limit: 'locations',
    async receive({ input }, locale) {
      const { search } = await places();
      return inTurn(() => search(input, locale));
    },
  });
}
