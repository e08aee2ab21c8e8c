export type Find = (typed: string, signal: AbortSignal) => Promise<readonly string[]>;

/**
 * Asks for suggestions once typing pauses, and shows the answer to what was typed last. Late answers are
 * dropped; nothing typed and a failure both show nothing.
 */
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
