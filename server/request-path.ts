/** Splits a request target at its `?`. Also accepts the absolute form that HTTP allows. */
export function splitTarget(target: string): { path: string; query: string } {
  const local = target.replace(/^https?:\/\/[^/?]*/i, '') || '/';
  const cut = local.indexOf('?');
  return cut === -1 ? { path: local, query: '' } : { path: local.slice(0, cut), query: local.slice(cut) };
}
