import { useMemo, useSyncExternalStore } from 'react';
import { addressOf, type Place, placeOf } from './place.ts';

const moved = 'console-moved';

/** What the address asks for, now and after every step back or forth. */
export function usePlace(): Place {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  return useMemo(() => placeOf(search), [search]);
}

export type How = 'push' | 'replace';

/** Shows another place. `carried` is what must not stand in an address, such as a name. */
export function go(place: Partial<Place>, how: How = 'push', carried: unknown = null): void {
  const address = addressOf(place);
  if (how === 'push') history.pushState(carried, '', address);
  else history.replaceState(carried, '', address);
  dispatchEvent(new Event(moved));
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  addEventListener(moved, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(moved, listener);
  };
}
