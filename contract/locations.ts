import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const maxSuggestions = 8;

/**
 * Towns, regions and countries that match the input, as "City, Region, Country" in the language of the request. A typed
 * name that is not the one shown follows in parentheses: "Kolkata (Calcutta), West Bengal, India".
 */
export const searchLocations = endpoint({
  operationId: 'searchLocations',
  path: '/search-locations/search',
  summary: 'Suggest places for a location field, as "City, Region, Country" in the requested language.',
  body: z.object({ input: z.string('wrongType') }),
  response: z.array(z.string()),
});
