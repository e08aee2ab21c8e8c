/** Files are read as UTF-8, in which every delimiter is a single byte. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';
type NotText = 'workbook' | 'archive' | 'pdf' | 'picture' | 'binary';

/** The number of bytes in which the type of a file is detected. */
export const sniffedBytes = 4096;

const utf8 = new TextDecoder();
const windows1252 = new TextDecoder('windows-1252');

/** The first bytes of files that are not text. */
const signatures: Record<NotText, string[]> = {
  workbook: ['\xd0\xcf\x11\xe0'],
  pdf: ['%PDF'],
  archive: ['\x1f\x8b', 'Rar!', '7z\xbc\xaf', 'BZh', '\xfd7zXZ'],
  picture: ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'RIFF'],
  binary: ['\x7fELF', 'SQLite format'],
};

function startsWith(bytes: Uint8Array, mark: string): boolean {
  return [...mark].every((character, i) => bytes[i] === character.charCodeAt(0));
}

export function detectEncoding(
  head: Uint8Array,
): { encoding: Encoding; skip: number } | { notText: NotText } {
  const [a, b, c, d] = head;
  if (a === 0xef && b === 0xbb && c === 0xbf) return { encoding: 'utf-8', skip: 3 };
  if (a === 0xff && b === 0xfe) return { encoding: 'utf-16le', skip: 2 };
  if (a === 0xfe && b === 0xff) return { encoding: 'utf-16be', skip: 2 };

  const head1252 = windows1252.decode(head.subarray(0, sniffedBytes));
  if (startsWith(head, 'PK\x03\x04')) {
    const isWorkbook = /xl\/|\[Content_Types\]|opendocument\.spreadsheet|Index\/Document\.iwa/.test(head1252);
    return { notText: isWorkbook && !/word\/|ppt\//.test(head1252) ? 'workbook' : 'archive' };
  }
  const found = (Object.keys(signatures) as NotText[]).find((kind) =>
    signatures[kind].some((mark) => startsWith(head, mark)),
  );
  if (found) return { notText: found };

  const inspected = Math.min(head.length, sniffedBytes);
  const zeros = { even: 0, odd: 0 };
  let controls = 0;
  for (let i = 0; i < inspected; i++) {
    const code = head[i] as number;
    if (code === 0) zeros[i % 2 === 0 ? 'even' : 'odd']++;
    else if (code < 32 && code !== 9 && code !== 10 && code !== 13) controls++;
  }
  const pairs = inspected / 2;
  if (d !== undefined && zeros.odd > pairs * 0.4 && zeros.even < pairs * 0.1)
    return { encoding: 'utf-16le', skip: 0 };
  if (d !== undefined && zeros.even > pairs * 0.4 && zeros.odd < pairs * 0.1)
    return { encoding: 'utf-16be', skip: 0 };
  if (controls + zeros.even + zeros.odd > Math.max(2, inspected * 0.02)) return { notText: 'binary' };
  return { encoding: 'utf-8', skip: 0 };
}

/** Converts UTF-16 to UTF-8, chunk by chunk. Everything else is unchanged: see `textAt`. */
export function toUtf8(encoding: Encoding): (chunk: Uint8Array, isLast: boolean) => Uint8Array {
  if (encoding === 'utf-8') return (chunk) => chunk;
  const decoder = new TextDecoder(encoding);
  const encoder = new TextEncoder();
  return (chunk, isLast) => encoder.encode(decoder.decode(chunk, { stream: !isLast }));
}

/**
 * The text of a cell. Old exports are in Windows-1252, which is assumed for cells that are not valid UTF-8. Deciding this
 * by cell means that a first umlaut at the end of a large file does not require reading the file again.
 */
export function textAt(bytes: Uint8Array, start: number, end: number): string {
  let text = '';
  for (let i = start; i < end; i++) {
    const byte = bytes[i] as number;
    if (byte > 127) return decoded(bytes.subarray(start, end)).replaceAll('\0', '');
    if (byte !== 0) text += String.fromCharCode(byte);
  }
  return text;
}

function decoded(bytes: Uint8Array): string {
  const text = utf8.decode(bytes);
  // Without `fatal`, as exceptions are slow and there may be a million such cells.
  return text.includes('\ufffd') ? windows1252.decode(bytes) : text;
}
