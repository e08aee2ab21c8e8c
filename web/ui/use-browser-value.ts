import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** A value that only the browser has, such as its date. `onServer` is used until the island is hydrated. */
export function useBrowserValue<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => onServer);
}

/** False while prerendering and until the island is hydrated. */
export function useHydrated(): boolean {
  return useBrowserValue(() => true, false);
}
