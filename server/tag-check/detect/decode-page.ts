/** Decodes a page: by its byte order mark, its Content-Type header, its meta tag, or else as UTF-8. */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  const labels = [readByteOrderMark(start), charsetIn(contentType), declaredIn(start), 'utf-8'];
  return (firstDecoder(labels) ?? new TextDecoder()).decode(bytes);
}

function readByteOrderMark(start: string): string | null {
  if (start.startsWith('\u00EF\u00BB\u00BF')) return 'utf-8';
  if (start.startsWith('\u00FE\u00FF')) return 'utf-16be';
  return start.startsWith('\u00FF\u00FE') ? 'utf-16le' : null;
}

function charsetIn(text: string): string | null {
  return /charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(text)?.[1] ?? null;
}

/**
 * The charset in `<meta charset>` or its older form. A page that was readable up to here is not UTF-16, whatever it
 * claims.
 */
function declaredIn(start: string): string | null {
  const declared = /<meta\b[^>]*?charset[^>]*>/i.exec(start)?.[0] ?? '';
  const label = charsetIn(declared);
  return label && !/^utf-?16/i.test(label) ? label : null;
}

/** Like browsers, skips labels that name no encoding. */
function firstDecoder(labels: readonly (string | null)[]): TextDecoder | null {
  for (const label of labels) {
    try {
      if (label) return new TextDecoder(label);
    } catch {
      // The next label may be valid.
    }
  }
  return null;
}
