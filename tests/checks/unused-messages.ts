/** The paths of all messages in a tree, such as `home.hero.title.0`. */
export function listLeaves(tree: object, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? listLeaves(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  );
}

/** The same tree, recording each message that is read. */
export function watched<Tree extends object>(tree: Tree, read: Set<string>, prefix = ''): Tree {
  const branches = new Map<string, object>();
  return new Proxy(tree, {
    get(target, key, receiver) {
      const value: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return value;
      if (typeof value === 'object' && value !== null) {
        const branch = branches.get(key) ?? watched(value, read, `${prefix}${key}.`);
        branches.set(key, branch);
        return branch;
      }
      read.add(prefix + key);
      return value;
    },
  });
}
