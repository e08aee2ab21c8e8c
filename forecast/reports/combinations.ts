/** Sums for each combination of the dimensions' values that occurs. */
export interface Combinations {
  /** Adds the values of a row. Returns false if there are too many combinations. */
  add(names: Int32Array, slot: number, values: Float64Array): boolean;
  /** The IDs of the values of each combination. */
  ids: readonly number[][];
  /** A combination may have several entries for a slot. */
  entries(): Entries;
}

/** The sums of combinations in the slots in which they occur, few if there are many combinations. */
export interface Entries {
  count: number;
  /** The slot of each entry, and the index of its combination in the list of IDs. */
  slots: Int32Array;
  places: Int32Array;
  /** The numbers of all entries, one entry after another. */
  sums: Float64Array;
}

const most = { combinations: 5000, numbers: 8_000_000 };
const entriesAtFirst = 4096;

export function createCombinations(width: number): Combinations {
  const known = new Map<number, number>();
  const ids: number[][] = [];
  const latest = new Int32Array(most.combinations).fill(-1);
  let count = 0;
  let slots = new Int32Array(entriesAtFirst);
  let places = new Int32Array(entriesAtFirst);
  let sums = new Float64Array(entriesAtFirst * width);

  /** -1 if there are too many. */
  function findIndex(names: Int32Array): number {
    let key = 0;
    for (let d = 0; d < names.length; d++) {
      const id = names[d] as number;
      if (id < 0) return -1;
      // There are at most 5,000 names, so that four of them still fit into a safe integer.
      key = key * 5000 + id;
    }
    const place = known.get(key);
    if (place !== undefined) return place;
    if (ids.length >= most.combinations) return -1;
    known.set(key, ids.length);
    return ids.push([...names]) - 1;
  }

  function grow(): void {
    const length = slots.length * 2;
    slots = copied(slots, new Int32Array(length));
    places = copied(places, new Int32Array(length));
    sums = copied(sums, new Float64Array(length * width));
  }

  return {
    add(names, slot, values) {
      const place = findIndex(names);
      if (place < 0) return false;
      // Rows of the same combination and slot are mostly adjacent.
      let entry = latest[place] as number;
      if (entry < 0 || slots[entry] !== slot) {
        if ((count + 1) * width > most.numbers) return false;
        if (count === slots.length) grow();
        entry = count++;
        slots[entry] = slot;
        places[entry] = place;
        latest[place] = entry;
      }
      const base = entry * width;
      for (let m = 0; m < width; m++) sums[base + m] = (sums[base + m] as number) + (values[m] as number);
      return true;
    },
    ids,
    entries: () => ({ count, slots, places, sums }),
  };
}

function copied<Numbers extends Int32Array | Float64Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from);
  return to;
}
