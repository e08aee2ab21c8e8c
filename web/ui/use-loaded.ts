import { startTransition, useEffect, useState } from 'react';

/** What is loaded with an island's script, to keep the page small. Undefined until then, and if it fails. */
export function useLoaded<Loaded extends object>(load: () => Promise<Loaded>): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page has one language
  useEffect(() => {
    load().then(
      (found) => startTransition(() => setLoaded(found)),
      () => {},
    );
  }, []);
  return loaded;
}
