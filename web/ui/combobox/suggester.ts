export type Find = (typed: string, signal: AbortSignal) => Promise<readonly string[]>;

/** Debounced suggestions for the latest input. Stale responses are dropped; blank input and failures show nothing. */
export function suggester(
  find: Find,
  pauseMs: number,
  show: (found: readonly string[], typed: string) => void,
) {
  let asked = new AbortController();

  function cancel(): void {
    asked.abort();
  }
  function ask(typed: string): void {
    cancel();
    asked = new AbortController();
    const { signal } = asked;
    if (typed.trim() === '') {
      show([], typed);
      return;
    }
    setTimeout(async () => {
      if (signal.aborted) return;
      const found = await find(typed, signal).catch(() => []);
      if (!signal.aborted) show(found, typed);
    }, pauseMs);
  }
  return { ask, cancel };
}
