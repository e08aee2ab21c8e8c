/** The keys of a message tree down to its texts and functions, as `home.hero.title.0`. */
export function leavesOf(tree: object, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? leavesOf(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  );
}

/** The same tree, noting each leaf that is read. */
export function watched<Tree extends object>(tree: Tree, read: Set<string>, prefix = ''): Tree {
  return new Proxy(tree, {
    get(target, key, receiver) {
      const value: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return value;
      if (typeof value === 'object' && value !== null) return watched(value, read, `${prefix}${key}.`);
      read.add(prefix + key);
      return value;
    },
  });
}
