import { isRecord, parseJson } from './parse-json.ts';
import { forEachChild, parseScript, type SyntaxNode } from './parse-script.ts';

/** The data a Next.js page passes to its client code: code to run, URLs to load, and other props. */
interface FlightReading {
  code: string[];
  addresses: string[];
  /** Props of components, as JSON. */
  properties: string[];
}

/** The text in a page's `self.__next_f.push([1, "…"])` scripts, concatenated. */
export function flightText(source: string): string {
  const parts: string[] = [];
  const program = parseScript(source);
  if (program) find(program);
  return parts.join('');

  function find(node: SyntaxNode): void {
    const [kind, text] = node.type === 'ArrayExpression' ? node.elements : [];
    if (kind?.type === 'Literal' && kind.value === 1 && text?.type === 'Literal')
      parts.push(String(text.value));
    forEachChild(node, find);
  }
}

/** The code in the `__NEXT_DATA__` of older Next.js pages. */
export function nextDataCode(source: string): string[] {
  const data = source.includes('"scriptLoader"') ? parseJson(source) : undefined;
  const scripts =
    isRecord(data) && Array.isArray(data.scriptLoader) ? data.scriptLoader.filter(isRecord) : [];
  const reading: FlightReading = { code: [], addresses: [], properties: [] };
  for (const script of scripts) readElement('script', script, reading);
  return reading.code;
}

/** Parses rows of flight data. Text content of the page, such as a code sample, is ignored. */
export function readFlight(text: string): FlightReading {
  const reading: FlightReading = { code: [], addresses: [], properties: [] };
  for (const row of readRows(text)) {
    const value = parseJson(row.replace(/^(HL|I|D|W)?/, ''));
    if (row.startsWith('HL')) {
      if (Array.isArray(value) && typeof value[0] === 'string') reading.addresses.push(value[0]);
    } else walk(value, reading);
  }
  return reading;
}

/** Rows end with a line break, except text rows, which state their length. */
function* readRows(text: string): Generator<string> {
  const start = /([\da-f]*):(?:T([\da-f]+),)?/y;
  for (let at = 0; at < text.length; ) {
    start.lastIndex = at;
    const head = start.exec(text);
    const length = head?.[2];
    if (length !== undefined) {
      at = skipBytes(text, start.lastIndex, Number.parseInt(length, 16));
      continue;
    }
    const end = text.indexOf('\n', at);
    if (head) yield text.slice(start.lastIndex, end < 0 ? undefined : end);
    at = end < 0 ? text.length : end + 1;
  }
}

function skipBytes(text: string, from: number, bytes: number): number {
  let at = from;
  for (let left = bytes; left > 0 && at < text.length; at++) {
    const unit = text.charCodeAt(at);
    left -= unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 2 : 3;
  }
  return at;
}

function walk(root: unknown, reading: FlightReading): void {
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value) && value[0] === '$' && typeof value[1] === 'string' && isRecord(value[3]))
      readElement(value[1], value[3], reading);
    for (const inner of Object.values(value)) waiting.push(inner);
  }
}

/** Only scripts and client components run code; other elements are merely displayed. */
function readElement(type: string, properties: Record<string, unknown>, reading: FlightReading): void {
  const isComponent = type.startsWith('$');
  if (!isComponent && type !== 'script' && type !== 'link') return;
  const { src, href, id, strategy, children, dangerouslySetInnerHTML, ...rest } = properties;
  for (const address of type === 'link' ? [href] : [src]) {
    if (typeof address === 'string') reading.addresses.push(address);
  }
  const html = isRecord(dangerouslySetInnerHTML) ? dangerouslySetInnerHTML.__html : undefined;
  if (typeof html === 'string' && (type === 'script' || id !== undefined)) reading.code.push(html);
  if (typeof children === 'string' && (type === 'script' || strategy !== undefined))
    reading.code.push(children);
  if (isComponent) {
    const plain = Object.entries(rest).filter(([, value]) => typeof value === 'string');
    reading.properties.push(JSON.stringify(Object.fromEntries(plain)));
  }
}
