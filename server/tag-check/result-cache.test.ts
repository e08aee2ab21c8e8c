import { expect, onTestFinished, test, vi } from 'vitest';
import { createResultCache } from './result-cache.ts';

/** Records every cache miss. */
function counted(max: number, isCacheable: (response: string) => boolean = () => true) {
  const results = createResultCache<string>({ ms: 60_000, max });
  const asked: string[] = [];
  const get = (key: string, response: () => Promise<string> = async () => key) =>
    results.get(
      key,
      () => {
        asked.push(key);
        return response();
      },
      isCacheable,
    );
  return { asked, get };
}

test('a key is computed once, even while it is pending', async () => {
  const { asked, get } = counted(10);
  expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['a', 'a', 'b']);
  expect(await get('a')).toBe('a');
  expect(asked).toEqual(['a', 'b']);
});

test('only the latest answers are kept', async () => {
  const { asked, get } = counted(2);
  for (const key of ['a', 'b', 'c', 'c', 'b', 'a']) await get(key);
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});

test('failures and uncacheable answers are not cached', async () => {
  const { asked, get } = counted(10, (response) => response !== 'late');
  await expect(get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await get('b', async () => 'late')).toBe('late');
  expect([await get('a'), await get('b')]).toEqual(['a', 'b']);
  expect(asked).toEqual(['a', 'b', 'a', 'b']);
});

test('results expire whether or not they are requested again', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { asked, get } = counted(10);
  await get('a');
  vi.advanceTimersByTime(59_999);
  await get('a');
  expect(asked).toEqual(['a']);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(vi.getTimerCount()).toBe(0);
  await get('a');
  expect(asked).toEqual(['a', 'a']);
});
