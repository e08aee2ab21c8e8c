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
  const marks = [...first.values()].map(({ tag, position }) => ({
    id: tag.id ?? '',
    kind: markKind(tag),
    position,
    level: undefined,
    isLeft: position > 0.5,
  }));
  return withLevels(marks.sort((a, b) => a.position - b.position));
}

/** From the middle outwards, so that no line runs through a label. */
function withLevels(marks: readonly MapMark[]): MapMark[] {
  const taken: [from: number, to: number][][] = Array.from({ length: mostLevels }, () => []);
  const place = (mark: MapMark): MapMark => {
    const { position, isLeft } = mark;
    const from = isLeft ? position - labelShare : position;
    const to = from + labelShare;
    const level = taken.findIndex((spans) => spans.every((span) => to <= span[0] || from >= span[1]));
    taken[level]?.push([from, to]);
    return { ...mark, level: level < 0 ? undefined : level };
  };
  const before = marks.filter(({ isLeft }) => !isLeft).toReversed();
  return [...before.map(place).reverse(), ...marks.filter(({ isLeft }) => isLeft).map(place)];
}

function markKind({ kind }: TagEvidence): MapMark['kind'] {
  if (kind === 'universal-analytics') return 'retired';
  return kind === 'ga4' || kind === 'google-tag' ? 'live' : 'other';
}
