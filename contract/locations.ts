import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const maxSuggestions = 8;

/** Places that match what is typed, as "City, Region, Country" in the language of the request. */
export const searchLocations = endpoint({
  path: '/search-locations/search',
  summary: 'Suggest places for a location field, as "City, Region, Country" in the language asked for.',
  body: z.object({ input: z.string('wrongType') }),
  reply: z.array(z.string()),
});
