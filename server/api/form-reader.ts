import { HttpError } from '../http-error.ts';

/** A body with more parts, files, text or header bytes is rejected; longer files are truncated. */
interface FormLimits {
  parts: number;
  files: number;
  headerBytes: number;
  textBytes: number;
  fileBytes: number;
}

export type FormValues = Record<string, string | File>;

interface Part {
  name: string;
  /** Undefined for a text field. */
  fileName: string | undefined;
  chunks: Buffer<ArrayBuffer>[];
  size: number;
}

const lineEnd = '\r\n';
const headerEnd = '\r\n\r\n';

/**
 * Reads `multipart/form-data` (RFC 7578) as it arrives. It emits no events: every error is thrown from `write` or
 * `end`, so none can be missed. `values` holds the fields that were complete before an error.
 */
export class FormReader {
  readonly values: FormValues = {};
  readonly #delimiter: Buffer;
  readonly #limits: FormLimits;
  #state: 'preamble' | 'delimiter' | 'headers' | 'content' | 'done' = 'preamble';
  /** Received but not parsed yet: at most a header block, or the start of a delimiter. */
  #rest: Buffer;
  #parts = 0;
  #files = 0;
  #part: Part = newPart('', undefined);

  constructor(boundary: string, limits: FormLimits) {
    this.#delimiter = Buffer.from(`${lineEnd}--${boundary}`, 'latin1');
    this.#limits = limits;
    // A body may start with the delimiter, without a line break before it.
    this.#rest = Buffer.from(lineEnd);
  }

  write(chunk: Buffer): void {
    if (this.#state === 'done') return;
    this.#rest = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    while (this.#step());
  }

  end(): void {
    if (this.#state !== 'done') throw new HttpError(400);
  }

  /**
   * Stops reading a body that is too long. A file that is incomplete by then is kept so far, and rejected for its size.
   */
  cut(): void {
    if (this.#state === 'done') return;
    if (this.#state !== 'content' || this.#part.fileName === undefined) throw new HttpError(413);
    this.#finishPart();
    this.#state = 'done';
  }

  /** Parses the next piece if it is complete, and returns whether to go on. */
  #step(): boolean {
    switch (this.#state) {
      case 'preamble':
      case 'content':
        return this.#readToDelimiter();
      case 'delimiter':
        return this.#readDelimiterEnd();
      case 'headers':
        return this.#readHeaders();
      case 'done':
        return false;
    }
  }

  #readToDelimiter(): boolean {
    const at = this.#rest.indexOf(this.#delimiter);
    // The last bytes may be the start of a delimiter.
    const end = at < 0 ? Math.max(0, this.#rest.length - this.#delimiter.length + 1) : at;
    if (this.#state === 'content') this.#keep(this.#rest.subarray(0, end));
    this.#rest = this.#rest.subarray(at < 0 ? end : end + this.#delimiter.length);
    if (at < 0) return false;
    if (this.#state === 'content') this.#finishPart();
    this.#state = 'delimiter';
    return true;
  }

  #readDelimiterEnd(): boolean {
    if (this.#rest.length < 2) return false;
    const end = this.#rest.toString('latin1', 0, 2);
    if (end !== '--' && end !== lineEnd) throw new HttpError(400);
    if (end === lineEnd && ++this.#parts > this.#limits.parts) throw new HttpError(413);
    this.#state = end === '--' ? 'done' : 'headers';
    // The line break stays: it ends the headers of a part that has none.
    if (end === '--') this.#rest = Buffer.alloc(0);
    return true;
  }

  #readHeaders(): boolean {
    const end = this.#rest.indexOf(headerEnd);
    if ((end < 0 ? this.#rest.length : end) > this.#limits.headerBytes) throw new HttpError(400);
    if (end < 0) return false;
    const { name, fileName } = readDisposition(this.#rest.toString('utf8', 0, end));
    // No form has a field of this name, and assigning to it would set the prototype.
    if (name === undefined || name === '__proto__') throw new HttpError(400);
    if (fileName !== undefined && ++this.#files > this.#limits.files) throw new HttpError(413);
    this.#part = newPart(name, fileName);
    this.#rest = this.#rest.subarray(end + headerEnd.length);
    this.#state = 'content';
    return true;
  }

  #keep(bytes: Buffer): void {
    const part = this.#part;
    const { fileBytes, textBytes } = this.#limits;
    const isText = part.fileName === undefined;
    if (isText && part.size + bytes.length > textBytes) throw new HttpError(413);
    const kept = Buffer.from(bytes.subarray(0, isText ? textBytes : fileBytes - part.size));
    if (kept.length > 0) part.chunks.push(kept);
    part.size += kept.length;
  }

  #finishPart(): void {
    const { name, fileName, chunks, size } = this.#part;
    if (fileName === undefined) this.values[name] = Buffer.concat(chunks).toString();
    // If no file was chosen, browsers send an empty one without a name.
    else if (fileName !== '' || size > 0) this.values[name] = new File(chunks, fileName);
    this.#part = newPart('', undefined);
  }
}

/** The boundary in a `Content-Type`, if it is valid (RFC 2046). */
export function parseBoundary(contentType: string | undefined): string | undefined {
  const [, quoted, token] = /;\s*boundary=(?:"([^"]*)"|([^\s;"]+))/i.exec(contentType ?? '') ?? [];
  const boundary = quoted ?? token ?? '';
  return /^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/.test(boundary) ? boundary : undefined;
}

function newPart(name: string, fileName: string | undefined): Part {
  return { name, fileName, chunks: [], size: 0 };
}

function readDisposition(headers: string): { name: string | undefined; fileName: string | undefined } {
  const [, disposition] = /(?:^|\r\n)content-disposition:\s*form-data\s*(;[^\r\n]*)/i.exec(headers) ?? [];
  return { name: parameter(disposition, 'name'), fileName: parameter(disposition, 'filename') };
}

/**
 * A parameter of the header, quoted or not. In the HTML standard a quote or line break is escaped as `%22`, `%0D` or
 * `%0A`, and a backslash escapes nothing.
 */
function parameter(disposition: string | undefined, name: string): string | undefined {
  const form = new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^\\s;"]+))`, 'i');
  const [, quoted, token] = form.exec(disposition ?? '') ?? [];
  return (quoted ?? token)?.replaceAll(/%(22|0D|0A)/gi, unescapeByte);
}

function unescapeByte(_whole: string, hex: string): string {
  return String.fromCharCode(Number.parseInt(hex, 16));
}
