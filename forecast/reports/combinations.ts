import type { Sums } from './slots.ts';

/** Sums for each combination of the dimensions' values that occurs. */
export interface Combinations {
  /** Adds the values of a row. False if there are too many combinations to do so. */
  add(names: Int32Array, slot: number, values: Float64Array): boolean;
  /** The IDs of the values of each combination. */
  ids: readonly number[][];
  /** For each slot the sums of all combinations, one after the other. */
  bySlot: readonly Sums[];
}

const most = { combinations: 5000, numbers: 8_000_000 };

/** Rows mostly come by day, so what belongs to a day is kept together. */
export function createCombinations(width: number): Combinations {
  const places = new Map<number, number>();
  const ids: number[][] = [];
  const bySlot: Sums[] = [];
  let numbers = 0;

  /** -1 if there are too many. */
  function placeOf(names: Int32Array): number {
    let key = 0;
    for (let d = 0; d < names.length; d++) {
      const id = names[d] as number;
      if (id < 0) return -1;
      // There are at most 5,000 names, so that four of them still fit into a safe integer.
      key = key * 5000 + id;
    }
    const known = places.get(key);
    if (known !== undefined) return known;
    if (ids.length >= most.combinations) return -1;
    places.set(key, ids.length);
    return ids.push([...names]) - 1;
  }

  return {
    add(names, slot, values) {
      const place = placeOf(names);
      if (place < 0) return false;
      const base = place * width;
      let sums = bySlot[slot];
      if (sums === undefined || base >= sums.length) {
        const length = Math.ceil(ids.length * 1.25) * width;
        if (numbers + length > most.numbers) return false;
        const larger = new Float64Array(length);
        if (sums) larger.set(sums);
        numbers += length - (sums?.length ?? 0);
        bySlot[slot] = larger;
        sums = larger;
      }
      for (let m = 0; m < width; m++) sums[base + m] = (sums[base + m] as number) + (values[m] as number);
      return true;
    },
    ids,
    bySlot,
  };
}
