import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Find, suggester } from './suggester.ts';

const pauseMs = 20;

/** A suggester that records its requests and results. */
function watched(find: Find) {
  const asked: string[] = [];
  const shown: [typed: string, ...found: string[]][] = [];
  const { ask, cancel } = suggester(
    (typed, signal) => {
      asked.push(typed);
      return find(typed, signal);
    },
    pauseMs,
    (found, typed) => shown.push([typed, ...found]),
  );
  return { ask, cancel, asked, shown };
}

test('only the text at a pause is requested', async () => {
  const { ask, asked, shown } = watched(async (typed) => [`${typed}burg`]);
  for (const typed of ['h', 'ha', 'ham']) ask(typed);
  expect(asked).toEqual([]);
  await wait(3 * pauseMs);
  expect(asked).toEqual(['ham']);
  expect(shown).toEqual([['ham', 'hamburg']]);
});

test('a stale response is dropped and its request aborted', async () => {
  let aborted = false;
  const { ask, shown } = watched(async (typed, signal) => {
    if (typed === 'ham') await wait(6 * pauseMs);
    aborted ||= signal.aborted;
    return [typed];
  });
  ask('ham');
  await wait(2 * pauseMs);
  ask('hamm');
  await wait(10 * pauseMs);
  expect(shown).toEqual([['hamm', 'hamm']]);
  expect(aborted).toBe(true);
});

test('blank input makes no request and empties the list at once', async () => {
  const { ask, asked, shown } = watched(async () => ['never']);
  ask('ham');
  ask('  ');
  expect(shown).toEqual([['  ']]);
  await wait(3 * pauseMs);
  expect(asked).toEqual([]);
});

test('a failure empties the list', async () => {
  const { ask, shown } = watched(() => Promise.reject(new Error('no network')));
  ask('ham');
  await wait(3 * pauseMs);
  expect(shown).toEqual([['ham']]);
});

test('a cancelled request shows nothing', async () => {
  const { ask, cancel, asked, shown } = watched(async () => ['never']);
  ask('ham');
  cancel();
  await wait(3 * pauseMs);
  expect([asked, shown]).toEqual([[], []]);
});
