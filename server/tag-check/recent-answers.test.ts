import { expect, test } from 'vitest';
import { recentAnswers } from './recent-answers.ts';

/** Counts how often each question is really asked. */
function counted(most: number, lasts: (answer: string) => boolean = () => true) {
  const answers = recentAnswers<string>({ ms: 60_000, most });
  const asked: string[] = [];
  const get = (key: string, answer: () => Promise<string> = async () => key) =>
    answers.get(
      key,
      () => {
        asked.push(key);
        return answer();
      },
      lasts,
    );
  return { asked, get };
}

test('a question is asked once, also while its answer is under way', async () => {
  const { asked, get } = counted(10);
  expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['a', 'a', 'b']);
  expect(await get('a')).toBe('a');
  expect(asked).toEqual(['a', 'b']);
});

test('only so many answers are kept, the latest ones', async () => {
  const { asked, get } = counted(2);
  for (const key of ['a', 'b', 'c', 'c', 'b', 'a']) await get(key);
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});

test('failures, and answers that do not last, are asked for again', async () => {
  const { asked, get } = counted(10, (answer) => answer !== 'late');
  await expect(get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await get('b', async () => 'late')).toBe('late');
  expect([await get('a'), await get('b')]).toEqual(['a', 'b']);
  expect(asked).toEqual(['a', 'b', 'a', 'b']);
});
