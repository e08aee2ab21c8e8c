import { useSyncExternalStore } from 'react';

/** Whether the script has arrived; until then the browser itself checks and sends. */
export function useAwake(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, onServer);
}

const neverChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;
