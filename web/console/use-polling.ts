import { useEffect, useEffectEvent } from 'react';

/** Polls now, every `everyMs`, when the tab is shown again and when `key` changes, but never while it is hidden. */
export function usePolling(poll: () => unknown, everyMs: number, key: unknown): void {
  const pollIfSeen = useEffectEvent(() => void (document.hidden || poll()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key polls again
  useEffect(() => {
    const listener = () => pollIfSeen();
    listener();
    const timer = setInterval(listener, everyMs);
    document.addEventListener('visibilitychange', listener);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', listener);
    };
  }, [everyMs, key]);
}
