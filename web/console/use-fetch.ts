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

interface Loaded<Item> {
  path: string;
  items: Item[];
  next: string | null;
  pages: number;
}

/** A paginated list. Old rows stay until the new ones arrive. */
export function usePages<Reply extends z.ZodMiniType<{ next: string | null }>, Item extends { id: string }>(
  path: string,
  reply: Reply,
  getItems: (page: z.output<Reply>) => Item[],
  refreshKey: number,
) {
  const [loaded, setLoaded] = useState<Loaded<Item>>();
  const [loadingMore, setLoadingMore] = useState(false);

  async function read(from: Loaded<Item>, signal?: AbortSignal): Promise<Loaded<Item> | undefined> {
    const separator = path.includes('?') ? '&' : '?';
    const url = from.next === null ? path : path + separator + toQueryString({ after: from.next });
    const result = await get(url, reply, signal);
    if (result.is !== 'done') return undefined;
    const known = new Set(from.items.map(({ id }) => id));
    const more = getItems(result.reply).filter(({ id }) => !known.has(id));
    return { path, items: [...from.items, ...more], next: result.reply.next, pages: from.pages + 1 };
  }
  const readAll = useEffectEvent(async (signal: AbortSignal) => {
    const wanted = loaded?.path === path ? loaded.pages : shownPages.read(path);
    let found: Loaded<Item> | undefined = { path, items: [], next: null, pages: 0 };
    do found = await read(found, signal);
    while (found && found.next !== null && found.pages < wanted);
    if (found && !signal.aborted) setLoaded(found);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key refetches
  useEffect(() => {
    const unmount = new AbortController();
    readAll(unmount.signal);
    return () => unmount.abort();
  }, [path, refreshKey]);

  async function showMore() {
    if (!loaded?.next || loadingMore) return;
    setLoadingMore(true);
    const found = await read(loaded);
    setLoadingMore(false);
    if (found) shownPages.keep(path, found.pages);
    if (found) setLoaded((now) => (now?.path === found.path ? found : now));
  }
  const current = loaded?.path === path ? loaded : undefined;
  return { items: current?.items, hasMore: current?.next != null, loadingMore, showMore };
}
