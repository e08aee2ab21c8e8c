/** A GET with nothing in it that could be read in two ways. */
export interface PlainGet {
  path: string;
  /** By their names in lower case. */
  headers: ReadonlyMap<string, string>;
}

const longest = 8 * 1024;
const requestLine = /^GET (\/[!"$->@-~]*)(?:\?[!"$-~]*)? HTTP\/1\.1\r\n/;
// No two parts in a row take the same byte: a line that fails would be tried anew for each.
const headerLine = /([!#$%&'*+.^_`|~\w-]+):([\t -~]*)\r\n/y;
/** They announce a body, or a change of protocol. */
const unusual = ['content-length', 'expect', 'transfer-encoding', 'upgrade'];

/**
 * Reads a request that came in one piece and alone. Nothing is guessed: what is not written as browsers and
 * proxies write it, or names a header twice, is left to Node's parser.
 */
export function readPlainGet(bytes: Buffer): PlainGet | undefined {
  if (bytes.length > longest) return;
  const text = bytes.toString('latin1');
  const [line, path] = requestLine.exec(text) ?? [];
  if (line === undefined || path === undefined) return;
  const headers = readHeaders(text, line.length);
  if (!headers?.has('host') || unusual.some((name) => headers.has(name))) return;
  const connection = headers.get('connection');
  if (connection !== undefined && connection.toLowerCase() !== 'keep-alive') return;
  return { path, headers };
}

/** The header lines from a place on, if nothing but the empty line follows them. */
function readHeaders(text: string, from: number): Map<string, string> | undefined {
  const headers = new Map<string, string>();
  const end = text.length - 2;
  let at = from;
  while (at < end) {
    headerLine.lastIndex = at;
    const [line, name, value] = headerLine.exec(text) ?? [];
    if (line === undefined || name === undefined || value === undefined) return;
    const known = name.toLowerCase();
    if (headers.has(known)) return;
    headers.set(known, value.trim());
    at += line.length;
  }
  return at === end && text.endsWith('\r\n') ? headers : undefined;
}
