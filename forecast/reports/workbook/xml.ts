const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Decodes text in XML, including Excel's own `_x000D_` for characters that XML cannot contain. */
export function unescapeXml(text: string): string {
  const plain = text.includes('&')
    ? text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi, (whole, hex, decimal, name) => {
        const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
        if (name) return entities[name] ?? whole;
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
      })
    : text;
  return plain.includes('_x')
    ? plain.replace(/_x([\da-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : plain;
}

/** The value of an attribute in the text of a tag, whatever its prefix. */
export function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`[\\s:]${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return found ? unescapeXml(found[1] ?? found[2] ?? '') : undefined;
}

/** The position of the next opening tag with a name, or -1. */
export function findTag(xml: string, name: string, from = 0): number {
  const mark = `<${name}`;
  let at = xml.indexOf(mark, from);
  // `<c` is also the beginning of `<cols`.
  while (at >= 0 && isNameCharacter(xml.charCodeAt(at + mark.length))) at = xml.indexOf(mark, at + 1);
  return at;
}

function isNameCharacter(code: number): boolean {
  return code > 47 && code !== 62 && code !== 60;
}

/** All tags of a name, as text. */
export function listTags(xml: string, name: string): string[] {
  const tags: string[] = [];
  for (let at = findTag(xml, name); at >= 0; ) {
    const end = xml.indexOf('>', at);
    if (end < 0) break;
    tags.push(xml.slice(at, end + 1));
    at = findTag(xml, name, end);
  }
  return tags;
}

/** The text between the tags of the next element with a name, and its end; undefined if there is none. */
export function innerText(xml: string, name: string, from = 0): { text: string; end: number } | undefined {
  const at = findTag(xml, name, from);
  const open = at < 0 ? -1 : xml.indexOf('>', at);
  if (open < 0) return undefined;
  if (xml[open - 1] === '/') return { text: '', end: open + 1 };
  const close = xml.indexOf(`</${name}>`, open);
  return close < 0 ? undefined : { text: xml.slice(open + 1, close), end: close + name.length + 3 };
}

/** Joins the text of all `t` elements, the parts of a formatted string, without phonetic hints for Japanese. */
export function joinText(xml: string): string {
  let text = '';
  for (let at = 0; ; ) {
    const part = innerText(xml, 't', at);
    if (!part) return unescapeXml(text);
    const aid = findTag(xml, 'rPh', at);
    const isAid = aid >= 0 && aid < part.end;
    if (isAid) {
      const end = xml.indexOf('</rPh>', aid);
      if (end < 0) return unescapeXml(text);
      at = end + 6;
    } else {
      text += part.text;
      at = part.end;
    }
  }
}

/** Thrown if an element never ends. */
export class XmlError extends Error {}

const maxElement = 8 << 20;
/** The root element, which shows the prefix of names, is within this many characters. */
const rootLength = 4096;

/** Yields the elements of a name as text while the chunks of a file arrive, without the prefix of its names. */
export async function* readElements(chunks: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let text = '';
  let prefix: string | undefined;
  for await (const chunk of chunks) {
    text += decoder.decode(chunk, { stream: true });
    if (prefix === undefined && text.length > rootLength)
      prefix = /<([\w-]{1,20}):(?:worksheet|sst)[\s>]/.exec(text.slice(0, rootLength))?.[1] ?? '';
    yield* takeElements();
    if (text.length > maxElement) throw new XmlError();
  }
  prefix ??= /<([\w-]{1,20}):(?:worksheet|sst)[\s>]/.exec(text)?.[1] ?? '';
  yield* takeElements();

  /** Yields the complete elements. */
  function* takeElements(): Generator<string> {
    if (prefix === undefined) return;
    if (prefix !== '') text = text.replaceAll(`<${prefix}:`, '<').replaceAll(`</${prefix}:`, '</');
    let at = 0;
    for (;;) {
      const start = findTag(text, name, at);
      const open = start < 0 ? -1 : text.indexOf('>', start);
      if (open < 0) break;
      const close = text[open - 1] === '/' ? open + 1 : text.indexOf(`</${name}>`, open);
      if (close < 0) break;
      const end = close === open + 1 ? close : close + name.length + 3;
      yield text.slice(start, end);
      at = end;
    }
    // Keep the possible beginning of a tag.
    const rest = findTag(text, name, at);
    text = text.slice(rest >= 0 ? rest : Math.max(at, text.length - 64));
  }
}
