import { crc32, deflateRawSync } from 'node:zlib';
import { resumeTypes } from '../../contract/job-application.ts';

/** A file in a ZIP archive; `lie` overrides its directory entry. */
export interface PackedFile {
  name: string;
  content: string | Buffer;
  stored?: boolean;
  lie?: { size?: number; flags?: number; method?: number; offset?: number };
}

export function pdf(text = 'Resume of Zoë'): Buffer<ArrayBuffer> {
  const stream = `BT /F1 18 Tf 72 720 Td (${text}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let body = '%PDF-1.7\n';
  const offsets = objects.map((object, i) => {
    const at = body.length;
    body += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 6\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(
    `${body}${table}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}

export function docx(...more: PackedFile[]): Buffer<ArrayBuffer> {
  const types =
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
  const rels =
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';
  const text =
    '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Resume</w:t></w:r></w:p></w:body></w:document>';
  return zip([
    { name: '[Content_Types].xml', content: types },
    { name: '_rels/.rels', content: rels },
    { name: 'word/document.xml', content: text },
    ...more,
  ]);
}

export function odt(...more: PackedFile[]): Buffer<ArrayBuffer> {
  return zip([
    { name: 'mimetype', content: resumeTypes.odt, stored: true },
    { name: 'content.xml', content: '<office:document-content office:version="1.3"/>' },
    { name: 'META-INF/manifest.xml', content: '<manifest:manifest/>' },
    ...more,
  ]);
}

export function zip(files: readonly PackedFile[]): Buffer<ArrayBuffer> {
  const packed: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const content = Buffer.from(file.content);
    const data = file.stored ? content : deflateRawSync(content);
    const name = Buffer.from(file.name);
    const {
      size = content.length,
      flags = 0,
      method = file.stored ? 0 : 8,
      offset: at = offset,
    } = file.lie ?? {};
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(flags, 2);
    facts.writeUInt16LE(method, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(data.length, 14);
    facts.writeUInt32LE(size, 18);
    facts.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([mark('PK\x03\x04'), facts, name, data]);
    const localOffset = Buffer.alloc(14);
    localOffset.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([mark('PK\x01\x02\x14\x00'), facts, localOffset, name]));
    packed.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...packed, listed, mark('PK\x05\x06'), end]);
}

function mark(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}
