import type { Import } from './import-rules.ts';

/** The parts of a layer in rows: a part imports only from rows below, or from its own row if that import is mutual. */
export function sortIntoLevels(layer: string, imports: Import[]): string[][] {
  const inside = imports
    .filter(({ from, to }) => from.startsWith(`${layer}/`) && to.startsWith(`${layer}/`))
    .map(({ from, to }) => ({ from: partName(from), to: partName(to) }));
  const parts = new Set(inside.flatMap(({ from, to }) => [from, to]));
  const next = new Map<string, Set<string>>();
  for (const part of parts) {
    next.set(
      part,
      new Set(inside.filter(({ from, to }) => from === part && to !== part).map(({ to }) => to)),
    );
  }
  const within = new Map([...parts].map((part) => [part, reach(part, next)]));
  function isNeighbour(one: string, other: string): boolean {
    return Boolean(within.get(one)?.has(other) && within.get(other)?.has(one));
  }
  const heights = new Map<string, number>();
  function levelHeight(part: string): number {
    const known = heights.get(part);
    if (known !== undefined) return known;
    const below = [...(within.get(part) ?? [])].filter((other) => !isNeighbour(part, other));
    const height = Math.max(0, ...below.map((other) => levelHeight(other) + 1));
    heights.set(part, height);
    return height;
  }
  const rows = Map.groupBy([...parts].sort(), levelHeight);
  return [...rows].sort(([one], [other]) => other - one).map(([, row]) => row);
}

/** A folder of a layer, or a file at its top level. */
function partName(file: string): string {
  return (file.split('/')[1] ?? '').replace(/\.[a-z.]+$/, '');
}

function reach(part: string, next: Map<string, Set<string>>): Set<string> {
  const seen = new Set<string>();
  const open = [part];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const to of next.get(at) ?? []) {
      if (seen.has(to)) continue;
      seen.add(to);
      open.push(to);
    }
  }
  return seen;
}
