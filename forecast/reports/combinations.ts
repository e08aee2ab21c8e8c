/** The sums of each combination of the dimensions' values that occurs. */
export interface Combinations {
  /** Adds the values of a row. Returns false if there are too many combinations. */
  add(names: Int32Array, bucket: number, values: Float64Array): boolean;
  /** The IDs of the values of each combination. */
  ids: readonly number[][];
  /** A combination may have several entries for the same bucket. */
  entries(): Entries;
}

/** Sums by combination and bucket. Only pairs that occur have entries: with many combinations, each has few buckets. */
export interface Entries {
  count: number;
  /** The bucket of each entry. */
  buckets: Int32Array;
  /** The index of each entry's combination in `ids`. */
  indexes: Int32Array;
  /** The numbers of all entries, one after another. */
  sums: Float64Array;
}

const max = { combinations: 5000, numbers: 8_000_000 };
const initialEntries = 4096;

export function createCombinations(width: number): Combinations {
  const known = new Map<number, number>();
  const ids: number[][] = [];
  const latest = new Int32Array(max.combinations).fill(-1);
  let count = 0;
  let buckets = new Int32Array(initialEntries);
  let indexes = new Int32Array(initialEntries);
  let sums = new Float64Array(initialEntries * width);

  /** -1 if there are too many. */
  function findIndex(names: Int32Array): number {
    let key = 0;
    for (let d = 0; d < names.length; d++) {
      const id = names[d] as number;
      if (id < 0) return -1;
      // With at most 5,000 names, four IDs fit into a safe integer.
      key = key * 5000 + id;
    }
    const index = known.get(key);
    if (index !== undefined) return index;
    if (ids.length >= max.combinations) return -1;
    known.set(key, ids.length);
    return ids.push([...names]) - 1;
  }

  function grow(): void {
    const length = buckets.length * 2;
    buckets = copyInto(buckets, new Int32Array(length));
    indexes = copyInto(indexes, new Int32Array(length));
    sums = copyInto(sums, new Float64Array(length * width));
  }

  return {
    add(names, bucket, values) {
      const index = findIndex(names);
      if (index < 0) return false;
      // Rows of the same combination and bucket are mostly adjacent.
      let entry = latest[index] as number;
      if (entry < 0 || buckets[entry] !== bucket) {
        if ((count + 1) * width > max.numbers) return false;
        if (count === buckets.length) grow();
        entry = count++;
        buckets[entry] = bucket;
        indexes[entry] = index;
        latest[index] = entry;
      }
      const base = entry * width;
      for (let m = 0; m < width; m++) sums[base + m] = (sums[base + m] as number) + (values[m] as number);
      return true;
    },
    ids,
    entries: () => ({ count, buckets, indexes, sums }),
  };
}

function copyInto<Numbers extends Int32Array | Float64Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from);
  return to;
}
