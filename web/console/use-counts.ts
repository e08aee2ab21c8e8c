import { useRef, useState } from 'react';
import { type Counts, counts as countsReply } from '../../contract/console/inbox.ts';
import { consoleApi } from '../../contract/console/paths.ts';
import { get } from './api.ts';
import { usePolling } from './use-polling.ts';

const everyMs = 5_000;

/** The navigation's counts, polled while it is shown and the tab is visible. */
export function useCounts(
  onChange: () => void,
  isShown: boolean,
): { counts: Counts | undefined; poll: () => void } {
  const [counts, setCounts] = useState<Counts>();
  const version = useRef<string>(undefined);

  async function poll() {
    if (document.hidden || !isShown) return;
    const result = await get(consoleApi.counts, countsReply);
    if (result.is !== 'done') return;
    const before = version.current;
    version.current = result.reply.version;
    setCounts(result.reply);
    if (before !== undefined && before !== version.current) onChange();
  }
  usePolling(poll, everyMs, isShown);
  return { counts, poll: () => void poll() };
}
