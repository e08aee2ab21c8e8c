import { useEffect, useEffectEvent, useState } from 'react';
import type * as z from 'zod/mini';
import { ask } from './api.ts';
import { queryOf } from './place.ts';
import { shownPages } from './shown-pages.ts';

interface Held<Item> {
  path: string;
  items: Item[];
  next: string | null;
  pages: number;
}

/** A list read page by page. What is shown stays until what takes its place is there. */
export function usePages<Reply extends z.ZodMiniType<{ next: string | null }>, Item extends { id: string }>(
  path: string,
  reply: Reply,
  itemsOf: (page: z.output<Reply>) => Item[],
  round: number,
) {
  const [held, setHeld] = useState<Held<Item>>();
  const [adding, setAdding] = useState(false);

  async function read(from: Held<Item>, signal?: AbortSignal): Promise<Held<Item> | undefined> {
    const separator = path.includes('?') ? '&' : '?';
    const address = from.next === null ? path : path + separator + queryOf({ after: from.next });
    const answer = await ask(address, reply, signal);
    if (answer.is !== 'done') return undefined;
    const known = new Set(from.items.map(({ id }) => id));
    const more = itemsOf(answer.reply).filter(({ id }) => !known.has(id));
    return { path, items: [...from.items, ...more], next: answer.reply.next, pages: from.pages + 1 };
  }
  const readAll = useEffectEvent(async (signal: AbortSignal) => {
    const wanted = held?.path === path ? held.pages : shownPages.read(path);
    let found: Held<Item> | undefined = { path, items: [], next: null, pages: 0 };
    do found = await read(found, signal);
    while (found && found.next !== null && found.pages < wanted);
    if (found && !signal.aborted) setHeld(found);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    const left = new AbortController();
    readAll(left.signal);
    return () => left.abort();
  }, [path, round]);

  async function showMore() {
    if (!held?.next || adding) return;
    setAdding(true);
    const found = await read(held);
    setAdding(false);
    if (found) shownPages.keep(path, found.pages);
    if (found) setHeld((now) => (now?.path === found.path ? found : now));
  }
  const current = held?.path === path ? held : undefined;
  return { items: current?.items, hasMore: current?.next != null, adding, showMore };
}
