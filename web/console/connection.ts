/** The state of the connection, as of the last calls to the server. */
interface Connection {
  /** True if the last call got no response. */
  offline: boolean;
  signedOut: boolean;
  /** Incremented each time the server comes back, so that views refetch. */
  reconnects: number;
}

let connection: Connection = { offline: false, signedOut: false, reconnects: 0 };
const listeners = new Set<() => void>();

export function currentConnection(): Connection {
  return connection;
}

export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function markOffline(): void {
  change({ offline: true });
}

/** Called on each response. `signedOut` is omitted if the response does not depend on the session. */
export function markOnline(signedOut = connection.signedOut): void {
  const { offline, reconnects } = connection;
  change({ offline: false, signedOut, reconnects: offline ? reconnects + 1 : reconnects });
}

function change(next: Partial<Connection>): void {
  const same = Object.entries(next).every(([key, value]) => connection[key as keyof Connection] === value);
  if (same) return;
  connection = { ...connection, ...next };
  for (const listener of listeners) listener();
}
