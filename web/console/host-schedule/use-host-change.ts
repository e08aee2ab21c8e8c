import { consoleApi } from '../../../contract/console/paths.ts';
import type { Host, HostSettings } from '../../../contract/host.ts';
import { useAction } from '../use-action.ts';

/** Saves changes to one host. */
export function useHostChange(host: Host) {
  const { run, busy, problem } = useAction();
  return {
    busy,
    problem,
    save(change: Partial<HostSettings & { retired: boolean }>, announcement: string): Promise<boolean> {
      return run(consoleApi.host(host.id), { ...host, ...change, seen: host.updatedAt }, announcement);
    },
  };
}
