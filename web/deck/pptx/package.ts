import { strToU8, zipSync } from 'fflate';
import { declaration } from './xml.ts';

/** A part of an Office file: its content, its type, and the parts it refers to as `rId1`, `rId2` and so on. */
export interface Part {
  path: string;
  /** Without the prefix that all of them share. */
  type: string;
  /** XML, or a binary file. */
  body: string | Uint8Array;
  links?: Link[];
}

export type Link = [kind: string, path: string];

/** The time of every part, in every time zone, so that the same deck has the same bytes. Programs do not show it. */
const written = new Date(2020, 0, 1);
const schemas = 'http://schemas.openxmlformats.org';
const rels = 'package.relationships+xml';

/** An Office file; `links` are the parts that programs look for first. */
export function packParts(parts: Part[], links: Link[]): Uint8Array<ArrayBuffer> {
  const types = parts.map(
    ({ path, type }) => `<Override PartName="/${path}" ContentType="${nameType(type)}"/>`,
  );
  const files: Record<string, Uint8Array> = {
    '[Content_Types].xml': encode(
      `<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="${nameType(rels)}"/>${types.join('')}</Types>`,
    ),
    '_rels/.rels': relationships(links, ''),
  };
  for (const { path, body, links } of parts) {
    files[path] = typeof body === 'string' ? encode(body) : body;
    if (links) files[path.replace(/[^/]+$/, '_rels/$&.rels')] = relationships(links, path);
  }
  return new Uint8Array(zipSync(files, { mtime: written }));
}

function nameType(type: string): string {
  return `application/vnd.openxmlformats-${type}`;
}

function relationships(links: Link[], from: string): Uint8Array {
  const up = '../'.repeat(from.split('/').length - 1);
  const entries = links.map(([kind, path], i) => {
    const family = kind.startsWith('metadata/') ? 'package' : 'officeDocument';
    const type = `${schemas}/${family}/2006/relationships/${kind}`;
    return `<Relationship Id="rId${i + 1}" Type="${type}" Target="${up}${path}"/>`;
  });
  return encode(
    `<Relationships xmlns="${schemas}/package/2006/relationships">${entries.join('')}</Relationships>`,
  );
}

function encode(xml: string): Uint8Array {
  return strToU8(declaration + xml);
}
