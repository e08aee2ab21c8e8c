import { maxSuggestions, searchLocations } from '../../../contract/locations.ts';
import { call } from '../../api.ts';

/** Places for what is typed into the location field; none where the server gives none. */
export async function findPlaces(typed: string, signal: AbortSignal): Promise<readonly string[]> {
  const answer = await call(searchLocations, { input: typed }, signal);
  return answer.ok ? [...new Set(answer.reply)].slice(0, maxSuggestions) : [];
}
