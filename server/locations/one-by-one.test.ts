import { expect, test } from 'vitest';
import { oneByOne } from './one-by-one.ts';

test('between two tasks everything else gets its turn, and one that fails holds up none', async () => {
  const inTurn = oneByOne();
  const order: string[] = [];
  const other = () => setImmediate(() => order.push('other'));
  const tasks = ['a', 'b', 'c'].map((name) =>
    inTurn(() => {
      order.push(name);
      other();
      if (name === 'b') throw new Error('no');
      return name;
    }),
  );
  expect(await Promise.allSettled(tasks)).toMatchObject([
    { value: 'a' },
    { reason: new Error('no') },
    { value: 'c' },
  ]);
  expect(order.slice(0, 5)).toEqual(['a', 'other', 'b', 'other', 'c']);
});
