import { expect, test } from 'vitest';
import { taskQueue } from './routes.ts';

test('the queue yields between tasks, and a failing task does not block the next', async () => {
  const enqueue = taskQueue();
  const order: string[] = [];
  const other = () => setImmediate(() => order.push('other'));
  const tasks = ['a', 'b', 'c'].map((name) =>
    enqueue(() => {
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
