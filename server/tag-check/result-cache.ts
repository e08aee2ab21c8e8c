/** A short-lived cache of results that also merges concurrent requests for the same key. */
interface AnswerCache<T> {
  /** The cached or pending result, or a new one; `isCacheable` decides whether it is kept. */
  get(key: string, ask: () => Promise<T>, isCacheable: (response: T) => boolean): Promise<T>;
}

export function createResultCache<T>({ ms, most }: { ms: number; most: number }): AnswerCache<T> {
  const known = new Map<string, Promise<T>>();

  function drop(key: string, response: Promise<T>): void {
    if (known.get(key) === response) known.delete(key);
  }

  return {
    get(key, ask, isCacheable) {
      const hit = known.get(key);
      if (hit) return hit;
      const response = ask();
      known.set(key, response);
      // The privacy policy promises that nothing stays in memory for longer.
      setTimeout(drop, ms, key, response).unref();
      const [oldest] = known.keys();
      if (known.size > most && oldest !== undefined) known.delete(oldest);
      response.then(
        (value) => {
          if (!isCacheable(value)) drop(key, response);
        },
        () => drop(key, response),
      );
      return response;
    },
  };
}
