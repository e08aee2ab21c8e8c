import { expect, test } from 'vitest';

// A separate copy: other files in this worker request ids with their clock set ahead.
const own: string = './uuid7.ts?own';
const { uuid7 }: typeof import('./uuid7.ts') = await import(/* @vite-ignore */ own);

function readTime(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}

test('an id is a version 7 UUID with its time of creation', () => {
  const before = Date.now();
  const id = uuid7();
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(readTime(id)).toBeGreaterThanOrEqual(before);
  expect(readTime(id)).toBeLessThanOrEqual(Date.now() + 1);
});

test('ids sort in order of creation, even within a millisecond', () => {
  const ids = Array.from({ length: 20_000 }, () => uuid7());
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

test('new ids sort after old ones even if the clock is set back', () => {
  const later = uuid7(Date.now() + 5_000);
  expect(uuid7() > later).toBe(true);
});

test('the remaining bits are random', () => {
  const tails = Array.from({ length: 1_000 }, () => uuid7().slice(19));
  expect(new Set(tails).size).toBe(1_000);
});
