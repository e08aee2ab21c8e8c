/** A path without what does not count: case, percent-encoding, repeated and trailing slashes. */
export function spelling(path: string): string {
  return decoded(path)
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
    .toLowerCase();
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
