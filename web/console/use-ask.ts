import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { ask } from './api.ts';

export interface Asked<Data> {
  data: Data | undefined;
  /** Why there is none. */
  refused: string | undefined;
}

/** Asks for what lies at a path, and again whenever `round` changes; what was known stays until the answer comes. */
export function useAsk<Reply extends z.ZodMiniType>(
  path: string | undefined,
  reply: Reply,
  round: number,
): Asked<z.output<Reply>> {
  const [known, setKnown] = useState<{ path: string } & Asked<z.output<Reply>>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    if (path === undefined) return;
    const left = new AbortController();
    ask(path, reply, left.signal).then((answer) => {
      if (left.signal.aborted) return;
      if (answer.is === 'done') setKnown({ path, data: answer.reply, refused: undefined });
      if (answer.is === 'refused') setKnown({ path, data: undefined, refused: answer.message });
    });
    return () => left.abort();
  }, [path, reply, round]);
  return known && known.path === path ? known : { data: undefined, refused: undefined };
}
