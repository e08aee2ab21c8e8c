/** Keeps answers for a short while, so that the same question asked again costs nothing. */
export interface RecentAnswers<T> {
  /** The answer known, or under way, or asked for now; `lasts` says whether it may be given again. */
  get(key: string, ask: () => Promise<T>, lasts: (answer: T) => boolean): Promise<T>;
}

export function recentAnswers<T>({ ms, most }: { ms: number; most: number }): RecentAnswers<T> {
  const known = new Map<string, { answer: Promise<T>; until: number }>();

  function drop(key: string, answer: Promise<T>): void {
    if (known.get(key)?.answer === answer) known.delete(key);
  }

  return {
    get(key, ask, lasts) {
      const hit = known.get(key);
      if (hit && hit.until > Date.now()) return hit.answer;
      const answer = ask();
      known.delete(key);
      known.set(key, { answer, until: Date.now() + ms });
      const [oldest] = known.keys();
      if (known.size > most && oldest !== undefined) known.delete(oldest);
      answer.then(
        (value) => {
          if (!lasts(value)) drop(key, answer);
        },
        () => drop(key, answer),
      );
      return answer;
    },
  };
}
