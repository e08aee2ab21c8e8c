interface Named {
  id: string;
  name: string;
}

/** Hosts' names without what all of them begin with: `London` for `Onboarding team, London`. */
export function shortNames(hosts: readonly Named[]): (host: Named) => string {
  const [first] = hosts;
  const prefix = first && hosts.length > 1 ? first.name.slice(0, first.name.lastIndexOf(', ') + 1) : '';
  const isShared = hosts.every(({ name }) => name.startsWith(`${prefix} `));
  return ({ name }) => (prefix !== '' && isShared ? name.slice(prefix.length + 1) : name);
}
