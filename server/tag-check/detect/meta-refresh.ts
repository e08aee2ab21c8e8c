/** A page that leaves sooner than this was never meant to be read. */
const longestWait = 3;

/** Where `<meta http-equiv="refresh" content="0; url=/en/">` sends browsers, if it does so at once. */
export function readRefresh(attributes: ReadonlyMap<string, string>, base: URL): string | null {
  if (attributes.get('http-equiv')?.toLowerCase() !== 'refresh') return null;
  const content = attributes.get('content') ?? '';
  const [, wait = '', target = ''] =
    /^\s*(\d*)[\d.]*\s*[;,]?\s*(?:url\s*=\s*)?['"]?([^'"]*)/i.exec(content) ?? [];
  const url = target.trim() && Number(wait) <= longestWait ? URL.parse(target.trim(), base) : null;
  return url && /^https?:$/.test(url.protocol) && url.href !== base.href ? url.href : null;
}
