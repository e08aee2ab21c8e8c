import { expect, test } from 'vitest';
import { createCheckQueue } from './check-queue.ts';

const patient = () => AbortSignal.timeout(60_000);

test('concurrency is limited in total and per key', async () => {
  const { run } = createCheckQueue({ total: 3, perKey: 2, waiting: 100 });
  const running: string[] = [];
  let maxInAll = 0;
  let mostOfA = 0;
  await Promise.all(
    Array.from('aaaabbbccdaaab', (key) =>
      run(key, patient(), async () => {
        running.push(key);
        maxInAll = Math.max(maxInAll, running.length);
        mostOfA = Math.max(mostOfA, running.filter((one) => one === 'a').length);
        await new Promise((resolve) => setTimeout(resolve, 5));
        running.splice(running.indexOf(key), 1);
      }),
    ),
  );
  expect([maxInAll, mostOfA]).toEqual([3, 2]);
});

test('a failed task frees its slot', async () => {
  const { run } = createCheckQueue({ total: 1, perKey: 1, waiting: 1 });
  await expect(run('a', patient(), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await run('a', patient(), async () => 'yes')).toBe('yes');
});

test('a task that waits too long, or finds the queue full, is refused as busy', async () => {
  const { run } = createCheckQueue({ total: 1, perKey: 1, waiting: 1 });
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = run('a', patient(), () => promise);
  const hurried = run('b', AbortSignal.timeout(20), async () => 'never');
  await expect(run('c', patient(), async () => 'never')).rejects.toMatchObject({
    state: 'timeout',
    reason: 'busy',
  });
  await expect(hurried).rejects.toMatchObject({ state: 'timeout', reason: 'busy' });
  resolve('done');
  expect(await first).toBe('done');
  expect(await run('b', patient(), async () => 'now')).toBe('now');
});
