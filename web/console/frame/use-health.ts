import { useEffect, useEffectEvent, useState } from 'react';
import { type Health, health as healthResponse } from '../../../contract/console/health.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { get } from '../api.ts';
import { toQueryString } from '../location.ts';

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

  const read = useEffectEvent(async () => {
    if (document.hidden || !isShown) return;
    const result = await get(`${consoleApi.health}?${toQueryString({ timeZone })}`, healthResponse);
    setState(result.is === 'done' ? { is: 'known', health: result.reply } : { is: 'unknown' });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key reads again, and so does the end of the set-up
  useEffect(() => void read(), [isShown, refreshKey]);
  useEffect(() => {
    const timer = setInterval(() => void read(), everyMs);
    const seen = () => void read();
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, []);
  return state;
}
