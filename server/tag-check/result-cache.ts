/** A short-lived cache of results that also merges concurrent requests for the same key. */
interface ResultCache<T> {
  /** The cached or pending result, or a new one; `isCacheable` decides whether it is kept. */
  get(key: string, ask: () => Promise<T>, isCacheable: (result: T) => boolean): Promise<T>;
}

export function createResultCache<T>({ ms, max }: { ms: number; max: number }): ResultCache<T> {
  const known = new Map<string, Promise<T>>();

  function drop(key: string, result: Promise<T>): void {
    if (known.get(key) === result) known.delete(key);
  }

  return {
    get(key, ask, isCacheable) {
      const hit = known.get(key);
      if (hit) return hit;
      const result = ask();
      known.set(key, result);
      // The privacy policy promises that nothing stays in memory for longer.
      setTimeout(drop, ms, key, result).unref();
      const [oldest] = known.keys();
      if (known.size > max && oldest !== undefined) known.delete(oldest);
      result.then(
        (value) => {
          if (!isCacheable(value)) drop(key, result);
        },
        () => drop(key, result),
      );
      return result;
    },
  };
}
