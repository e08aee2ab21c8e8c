import type { TagEvidence } from '../../../contract/tag-check.ts';

export interface MapMark {
  id: string;
  kind: 'live' | 'retired' | 'other';
  /** From the first byte of the page to its last. */
  position: number;
  /** How high its label stands; none where there is no room. */
  level: number | undefined;
  /** Its label reads towards the beginning of the page. */
  isLeft: boolean;
}

export const mostLevels = 4;
/** The share of the strip a label takes, at most: that of the narrowest phone. */
const labelShare = 0.34;

/** Where each id first stands on the page. Labels that would meet stand above each other. */
export function marksOf(tags: readonly TagEvidence[]): MapMark[] {
  const first = new Map<string, { tag: TagEvidence; position: number }>();
  for (const tag of tags) {
    const { id, position } = tag;
    if (id === null || position === null) continue;
    const known = first.get(id);
    if (!known || position < known.position) first.set(id, { tag, position });
  }
  const taken: [from: number, to: number][][] = Array.from({ length: mostLevels }, () => []);
  const inOrder = [...first.values()].sort((a, b) => a.position - b.position);
  return inOrder.map(({ tag, position }) => {
    const isLeft = position > 0.5;
    const span = isLeft
      ? ([position - labelShare, position] as const)
      : ([position, position + labelShare] as const);
    const free = taken.findIndex((spans) => spans.every(([from, to]) => span[1] <= from || span[0] >= to));
    taken[free]?.push([...span]);
    return { id: tag.id ?? '', kind: markKind(tag), position, level: free < 0 ? undefined : free, isLeft };
  });
}

function markKind({ kind }: TagEvidence): MapMark['kind'] {
  if (kind === 'universal-analytics') return 'retired';
  return kind === 'ga4' || kind === 'google-tag' ? 'live' : 'other';
}
