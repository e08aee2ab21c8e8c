import { isUpload, type Operation } from './operation.ts';

/** A request that is being made hostile. */
export interface Draft {
  operation: Operation;
  method: string;
  path: string;
  query: string;
  headers: Record<string, string>;
  fields: Record<string, unknown>;
  /** Replaces the body made from the fields. */
  bytes?: Buffer;
  /** `short` sends less than its content-length, `long` sends more. */
  framing: 'length' | 'chunked' | 'short' | 'long';
}

const boundary = 'fuzz-boundary';

export function createDraft(operation: Operation): Draft {
  const { method, path, query, headers, fields } = operation;
  const typed = new URLSearchParams(query).toString();
  return {
    operation,
    method,
    path,
    query: typed && `?${typed}`,
    headers: { ...headers, ...contentTypeHeader(operation) },
    fields,
    framing: 'length',
  };
}

/** The encoded body. */
export function encodeBody({ operation, fields, bytes }: Draft): Buffer {
  if (bytes) return bytes;
  if (operation.as === 'none') return Buffer.alloc(0);
  if (operation.as === 'json') return Buffer.from(JSON.stringify(fields) ?? '');
  if (operation.as === 'upload') return multipart(fields);
  const pairs = Object.entries(fields).map(([name, value]) => [name, asText(value)]);
  return Buffer.from(new URLSearchParams(pairs).toString());
}

function contentTypeHeader({ as }: Operation): Record<string, string> {
  if (as === 'none') return {};
  const types = {
    json: 'application/json',
    form: 'application/x-www-form-urlencoded',
    upload: `multipart/form-data; boundary=${boundary}`,
  };
  return { 'content-type': types[as] };
}

function multipart(fields: Record<string, unknown>): Buffer {
  const parts = Object.entries(fields).flatMap(([name, value]) => {
    const file = isUpload(value) ? `; filename="${value.fileName}"\r\nContent-Type: application/pdf` : '';
    return [
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`),
      isUpload(value) ? value.content : Buffer.from(asText(value)),
      Buffer.from('\r\n'),
    ];
  });
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : String(JSON.stringify(value));
}
