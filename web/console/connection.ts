/** What every call to the server tells the whole console. */
export interface Connection {
  /** The last call got no answer. */
  away: boolean;
  /** Somebody must sign in first. */
  signedOut: boolean;
  /** How often the server came back: whoever waits for an answer asks again. */
  round: number;
}

let connection: Connection = { away: false, signedOut: false, round: 0 };
const listeners = new Set<() => void>();

export function currentConnection(): Connection {
  return connection;
}

export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function noteAway(): void {
  change({ away: true });
}

/** An answer came. One that does not tell whether somebody is signed in leaves that as it was. */
export function noteAnswer(signedOut = connection.signedOut): void {
  const { away, round } = connection;
  change({ away: false, signedOut, round: away ? round + 1 : round });
}

function change(next: Partial<Connection>): void {
  const same = Object.entries(next).every(([key, value]) => connection[key as keyof Connection] === value);
  if (same) return;
  connection = { ...connection, ...next };
  for (const listener of listeners) listener();
}
