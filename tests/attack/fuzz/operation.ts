/** What JSON Schema says of a value, as far as it matters here. */
export interface Schema {
  type?: string | string[];
  anyOf?: Schema[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
}

/** A file in a form. */
export interface Upload {
  fileName: string;
  content: Buffer;
}

/** Something the server can be asked for, as a friendly client asks for it. */
export interface Operation {
  name: string;
  method: string;
  path: string;
  /** How its fields are sent; `none` sends no body. */
  as: 'json' | 'form' | 'upload' | 'none';
  fields: Record<string, unknown>;
  schemas: Record<string, Schema>;
  query: Record<string, string>;
  headers: Record<string, string>;
}

export function isUpload(value: unknown): value is Upload {
  return typeof value === 'object' && value !== null && Buffer.isBuffer((value as Partial<Upload>).content);
}
