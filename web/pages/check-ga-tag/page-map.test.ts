import { expect, test } from 'vitest';
import type { TagEvidence } from '../../../contract/tag-check.ts';
import { marksOf, mostLevels } from './page-map.tsx';

function tag(id: string | null, position: number | null, more: Partial<TagEvidence> = {}): TagEvidence {
  return {
    kind: 'ga4',
    id,
    place: 'script-url',
    within: null,
    section: 'head',
    line: 1,
    position,
    confidence: 'certain',
    ...more,
  };
}

test('each id is marked once at its first position; tags without position or id are left out', () => {
  const marks = marksOf([
    tag('G-B', 0.4),
    tag('G-A', 0.1),
    tag('G-B', 0.3),
    tag(null, 0.2),
    tag('G-C', null, { place: 'container' }),
  ]);
  expect(marks.map(({ id, position }) => [id, position])).toEqual([
    ['G-A', 0.1],
    ['G-B', 0.3],
  ]);
});

test('labels that would overlap are stacked until there is no room', () => {
  const close = Array.from({ length: mostLevels + 1 }, (_, i) => tag(`G-${i}`, 0.01 * i));
  expect(marksOf(close).map(({ level }) => level)).toEqual([undefined, 3, 2, 1, 0]);
  const late = close.map((one) => ({ ...one, position: 0.9 + (one.position ?? 0) }));
  expect(marksOf(late).map(({ level }) => level)).toEqual([0, 1, 2, 3, undefined]);
  expect(marksOf([tag('G-A', 0.1), tag('G-B', 0.9)]).map(({ level }) => level)).toEqual([0, 0]);
});

test('a label in the second half is left of its mark', () => {
  expect(marksOf([tag('G-A', 0.2), tag('G-B', 0.99)]).map(({ isLeft }) => isLeft)).toEqual([false, true]);
});
