import { textAt } from './decode.ts';

/** Assigns an ID to each distinct value of a column, without decoding every cell. */
export interface StringPool {
  /** The ID of a value, or -1 if there are too many. Afterwards `isNew` is true if the value was new. */
  intern(bytes: Uint8Array, start: number, end: number): number;
  isNew(): boolean;
  getText(id: number): string;
  size(): number;
  clear(): void;
}

export function createStringPool(maxSize: number): StringPool {
  const capacity = 2 ** Math.ceil(Math.log2(maxSize * 2));
  const mask = capacity - 1;
  const ids = new Int32Array(capacity).fill(-1);
  const hashes = new Int32Array(maxSize);
  const starts = new Int32Array(maxSize + 1);
  let pool = new Uint8Array(1 << 12);
  let size = 0;
  let wasNew = false;

  function isSame(id: number, bytes: Uint8Array, start: number, end: number): boolean {
    const from = starts[id] as number;
    if ((starts[id + 1] as number) - from !== end - start) return false;
    for (let i = start, j = from; i < end; i++, j++) if (bytes[i] !== pool[j]) return false;
    return true;
  }

  return {
    intern(bytes, start, end) {
      let hash = 0x811c9dc5 | 0;
      for (let i = start; i < end; i++) hash = Math.imul(hash ^ (bytes[i] as number), 0x01000193);
      wasNew = false;
      let index = (hash ^ (hash >>> 15)) & mask;
      for (;;) {
        const id = ids[index] as number;
        if (id < 0) break;
        if (hashes[id] === hash && isSame(id, bytes, start, end)) return id;
        index = (index + 1) & mask;
      }
      if (size >= maxSize) return -1;
      const from = starts[size] as number;
      const to = from + end - start;
      if (to > pool.length) {
        const larger = new Uint8Array(Math.max(to, pool.length * 2));
        larger.set(pool);
        pool = larger;
      }
      pool.set(bytes.subarray(start, end), from);
      starts[size + 1] = to;
      hashes[size] = hash;
      ids[index] = size;
      wasNew = true;
      return size++;
    },
    isNew: () => wasNew,
    getText: (id) => textAt(pool, starts[id] as number, starts[id + 1] as number).trim(),
    size: () => size,
    clear() {
      ids.fill(-1);
      size = 0;
    },
  };
}
