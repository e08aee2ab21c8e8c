import { useEffect, useEffectEvent, useState } from 'react';
import { list, type Row, type View } from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import type { SubjectKind } from '../../../contract/console/subjects.ts';
import { ask } from '../api.ts';
import { queryOf } from '../place.ts';
import { shownPages } from '../shown-pages.ts';
import { startOfDay } from '../time.ts';

interface Held {
  key: string;
  kind: SubjectKind;
  rows: Row[];
  next: string | null;
  total: number;
  pages: number;
}

/**
 * What the server is asked for. Where its address says nothing, a list is all that still waits for somebody. Days are the
 * operator's own: they begin where this browser says so.
 */
export function queryOfView({ from, to, ...view }: View): string {
  return queryOf({
    status: 'open',
    sort: 'newest',
    ...view,
    from: from && startOfDay(from),
    to: to && startOfDay(to, 1),
  });
}

/** The rows of a view. Whatever is shown stays until what takes its place is there. */
export function useList(kind: SubjectKind, view: View, round: number) {
  const query = queryOfView(view);
  const key = `${kind}?${query}`;
  const [held, setHeld] = useState<Held>();
  const [refused, setRefused] = useState<{ key: string; message: string }>();
  const [adding, setAdding] = useState(false);

  const pagesHeld = useEffectEvent(() => (held?.key === key ? held.pages : shownPages.read(key)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    const left = new AbortController();
    load(kind, query, pagesHeld(), left.signal).then((found) => {
      if (left.signal.aborted || !found) return;
      if (typeof found === 'string') setRefused({ key, message: found });
      else setHeld({ key, kind, ...found });
    });
    return () => left.abort();
  }, [key, round]);

  async function showMore() {
    if (!held?.next || adding) return;
    setAdding(true);
    const answer = await ask(`${consoleApi.list(kind)}?${query}&${queryOf({ after: held.next })}`, list);
    setAdding(false);
    if (answer.is !== 'done') return;
    const { rows, next, total } = answer.reply;
    shownPages.keep(key, held.pages + 1);
    setHeld((now) =>
      now?.key === key ? { ...now, rows: joined(now.rows, rows), next, total, pages: now.pages + 1 } : now,
    );
  }

  return {
    /** Rows of this kind, if only of the view before. */
    shown: held?.kind === kind ? held : undefined,
    /** What is shown is what was asked for. */
    settled: held?.key === key,
    refused: refused?.key === key ? refused.message : undefined,
    adding,
    showMore,
  };
}

async function load(kind: SubjectKind, query: string, pages: number, signal: AbortSignal) {
  let rows: Row[] = [];
  let next: string | null = null;
  let total = 0;
  for (let page = 0; page < pages; page += 1) {
    if (page > 0 && next === null) break;
    const after = next === null ? '' : `&${queryOf({ after: next })}`;
    const answer: Awaited<ReturnType<typeof askList>> = await askList(kind, query + after, signal);
    if (answer.is === 'refused') return answer.message;
    if (answer.is !== 'done') return undefined;
    rows = joined(rows, answer.reply.rows);
    ({ next, total } = answer.reply);
  }
  return { rows, next, total, pages };
}

function askList(kind: SubjectKind, query: string, signal: AbortSignal) {
  return ask(`${consoleApi.list(kind)}?${query}`, list, signal);
}

/** A row that moved between two pages while they were read must not stand in both. */
function joined(before: Row[], more: Row[]): Row[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...more.filter(({ id }) => !known.has(id))];
}
