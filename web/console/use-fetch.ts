import { useEffect, useEffectEvent, useState } from 'react';
import type * as z from 'zod/mini';
import { get } from './api.ts';
import { toQueryString } from './location.ts';
import { shownPages } from './session-storage.ts';

interface Fetched<Data> {
  data: Data | undefined;
  /** Why there is no data. */
  problem: string | undefined;
}

/** Fetches a path, and again whenever `refreshKey` changes. Old data stays until the new arrives. */
export function useFetch<Reply extends z.ZodMiniType>(
  path: string | undefined,
  reply: Reply,
  refreshKey: number,
): Fetched<z.output<Reply>> {
  const [known, setKnown] = useState<{ path: string } & Fetched<z.output<Reply>>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key refetches
  useEffect(() => {
    if (path === undefined) return;
    const unmount = new AbortController();
    get(path, reply, unmount.signal).then((result) => {
      if (unmount.signal.aborted) return;
      if (result.is === 'done') setKnown({ path, data: result.reply, problem: undefined });
      if (result.is === 'error') setKnown({ path, data: undefined, problem: result.message });
    });
    return () => unmount.abort();
  }, [path, reply, refreshKey]);
  return known && known.path === path ? known : { data: undefined, problem: undefined };
}

/** A list, from its first page to the last one loaded. */
interface Pages<Page, Item> {
  path: string;
  items: Item[];
  first: Page;
  last: Page;
  count: number;
}

/** A paginated list. Old rows stay until the new ones arrive. */
export function usePages<Reply extends z.ZodMiniType<{ next: string | null }>, Item extends { id: string }>(
  path: string,
  reply: Reply,
  getItems: (page: z.output<Reply>) => Item[],
  refreshKey: number,
) {
  type Loaded = Pages<z.output<Reply>, Item>;
  const [loaded, setLoaded] = useState<Loaded>();
  const [problem, setProblem] = useState<{ path: string; message: string }>();
  const [loadingMore, setLoadingMore] = useState(false);

  async function readNext(before?: Loaded, signal?: AbortSignal): Promise<Loaded | undefined> {
    const separator = path.includes('?') ? '&' : '?';
    const after = before ? separator + toQueryString({ after: before.last.next ?? undefined }) : '';
    const result = await get(path + after, reply, signal);
    if (result.is === 'error' && !signal?.aborted) setProblem({ path, message: result.message });
    if (result.is !== 'done') return undefined;
    const { items = [], first = result.reply, count = 0 } = before ?? {};
    // A row may have moved to a later page between the requests.
    const known = new Set(items.map(({ id }) => id));
    const more = getItems(result.reply).filter(({ id }) => !known.has(id));
    return { path, items: [...items, ...more], first, last: result.reply, count: count + 1 };
  }
  const readAll = useEffectEvent(async (signal: AbortSignal) => {
    const wanted = loaded?.path === path ? loaded.count : shownPages.read(path);
    let found: Loaded | undefined;
    do found = await readNext(found, signal);
    while (found && found.last.next !== null && found.count < wanted);
    if (found && !signal.aborted) setLoaded(found);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key refetches
  useEffect(() => {
    const unmount = new AbortController();
    readAll(unmount.signal);
    return () => unmount.abort();
  }, [path, refreshKey]);

  async function showMore() {
    if (!loaded?.last.next || loadingMore) return;
    setLoadingMore(true);
    const found = await readNext(loaded);
    setLoadingMore(false);
    if (!found) return;
    shownPages.keep(path, found.count);
    setLoaded((now) => (now?.path === found.path ? found : now));
  }
  const current = loaded?.path === path ? loaded : undefined;
  return {
    items: current?.items,
    hasMore: current?.last.next != null,
    /** Possibly still those of the previous path. */
    loaded,
    problem: problem?.path === path ? problem.message : undefined,
    loadingMore,
    showMore,
  };
}
