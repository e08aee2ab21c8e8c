import { useState } from 'react';
import { type Health, health as healthResponse } from '../../../contract/console/health.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { get } from '../api.ts';
import { toQueryString } from '../location.ts';
import { usePolling } from '../use-polling.ts';

const everyMs = 60_000;
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** `unknown` if the last request got no response: the previous state may no longer apply. */
export type HealthState = { is: 'checking' } | { is: 'known'; health: Health } | { is: 'unknown' };

/**
 * The state of the health strip: polled every minute while the tab is visible, and refetched whenever `refreshKey`
 * changes.
 */
export function useHealth(isShown: boolean, refreshKey: number): HealthState {
  const [state, setState] = useState<HealthState>({ is: 'checking' });

  async function read() {
    if (!isShown) return;
    const result = await get(`${consoleApi.health}?${toQueryString({ timeZone })}`, healthResponse);
    setState(result.is === 'done' ? { is: 'known', health: result.reply } : { is: 'unknown' });
  }
  usePolling(read, everyMs, `${isShown} ${refreshKey}`);
  return state;
}
