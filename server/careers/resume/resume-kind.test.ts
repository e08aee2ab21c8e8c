import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resumeTypes } from '../../../contract/job-application.ts';
import { HttpError } from '../../http-error.ts';
import { docx, odt, type PackedFile, pdf, zip } from '../../testing/documents.ts';
import { resumeKind } from './resume-kind.ts';

async function verdict(bytes: Buffer): Promise<string> {
  try {
    return await resumeKind(bytes);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return error.code;
  }
}

/** A DOCX with a manipulated content-types list. */
function docxListing(types: string | Buffer, ...more: PackedFile[]): Buffer {
  return zip([
    { name: '[Content_Types].xml', content: types },
    { name: 'word/document.xml', content: '' },
    ...more,
  ]);
}

const documentType =
  '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>';

const filler = { name: 'a.txt', content: 'a' };

test('the three types are recognised by their content', async () => {
  expect(await Promise.all([pdf(), docx(), odt()].map(verdict))).toEqual(['pdf', 'docx', 'odt']);
});

test.each<[string, Buffer]>([
  [
    'a PDF with a password',
    readFileSync(join(import.meta.dirname, 'testing/samples/locked-with-password.pdf')),
  ],
  ['a ZIP file with a password', docx({ ...filler, lie: { flags: 1 } })],
  ['a ZIP file with a better password', docx({ ...filler, lie: { flags: 1, method: 99 } })],
  [
    'a Word document with a password',
    Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(1_016),
      Buffer.from('EncryptionInfo\0EncryptedPackage\0', 'utf16le'),
    ]),
  ],
  [
    'an ODT with a password',
    zip([
      { name: 'mimetype', content: resumeTypes.odt, stored: true },
      { name: 'content.xml', content: randomBytes(100) },
      {
        name: 'META-INF/manifest.xml',
        content: '<manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data/>',
      },
    ]),
  ],
  [
    'an ODT with a password, as LibreOffice writes it since 24.2',
    zip([
      { name: 'mimetype', content: resumeTypes.odt, stored: true },
      { name: 'encrypted-package', content: randomBytes(100) },
      { name: 'META-INF/manifest.xml', content: '<manifest:encryption-data/>' },
    ]),
  ],
])('%s is locked', async (_what, bytes) => {
  expect(await verdict(bytes)).toBe('lockedFile');
});

test.each<[string, Buffer]>([
  ['in their usual place', docx({ name: 'word/vbaProject.bin', content: 'x' })],
  ['in other letters', docx({ name: 'word/VBAProject.bin', content: 'x' })],
  ['in another folder', docx({ name: 'custom/vbaproject.BIN', content: 'x' })],
  ['with a signature', docx({ name: 'word/vbaProjectSignature.bin', content: 'x' })],
  [
    'under another name',
    docxListing(
      `<Types>${documentType}<Override PartName="/x.bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>`,
      { name: 'x.bin', content: 'x' },
    ),
  ],
  [
    'in the type of the document',
    docxListing('<Types ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>'),
  ],
  [
    'in UTF-16',
    docxListing(Buffer.from(`<Types>${documentType}application/vnd.ms-office.vbaProject`, 'utf16le')),
  ],
  ['in references', docxListing(`<Types>${documentType}application/vnd.ms-office.vba&#80;roj&#x65;ct`)],
  ['of Basic', odt({ name: 'Basic/Standard/Module1.xml', content: 'x' })],
  ['of Python', odt({ name: 'Scripts/python/evil.py', content: 'x' })],
])('macros %s are found', async (_what, bytes) => {
  expect(await verdict(bytes)).toBe('fileWithMacros');
});

test('an empty Basic library is no macro, and Word ignores case', async () => {
  expect(await verdict(odt({ name: 'Basic/Standard/script-lb.xml', content: 'x' }))).toBe('odt');
  const capitals = zip([
    { name: '[CONTENT_TYPES].XML', content: documentType },
    { name: 'Word/Document.xml', content: '' },
  ]);
  expect(await verdict(capitals)).toBe('docx');
});

test('a comment at the end of a ZIP file is accepted', async () => {
  const comment = 'made by hand';
  const bytes = docx();
  bytes.writeUInt16LE(comment.length, bytes.length - 2);
  expect(await verdict(Buffer.concat([bytes, Buffer.from(comment)]))).toBe('docx');
});

test.each<[string, Buffer]>([
  ['nothing', Buffer.alloc(0)],
  ['a text', Buffer.from('Resume of Zoë')],
  ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a web page with a PDF inside', Buffer.concat([Buffer.from('<script>'), pdf()])],
  ['a program', Buffer.from('MZ\x90\x00\x03', 'latin1')],
  ['a program with a DOCX at its end', Buffer.concat([Buffer.from('MZ\x90'), docx()])],
  ['an old Word file', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_000)])],
  ['some other ZIP file', zip([filler])],
  [
    'a spreadsheet',
    zip([
      { name: '[Content_Types].xml', content: '' },
      { name: 'xl/workbook.xml', content: '' },
    ]),
  ],
  ['a template for Word', docxListing(documentType.replace('document.main', 'template.main'))],
  [
    'an OpenDocument spreadsheet',
    zip([
      { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet', stored: true },
      { name: 'content.xml', content: '' },
    ]),
  ],
  ['an empty ZIP file with a file mark', Buffer.concat([Buffer.from('PK\x03\x04'), zip([])])],
])('%s is of the wrong type', async (_what, bytes) => {
  expect(await verdict(bytes)).toBe('wrongFileType');
});

/** A part whose size differs from the one that the directory states. */
function lyingPart(size: number, stated: number): PackedFile {
  return { name: 'word/media/image1.png', content: Buffer.alloc(size), lie: { size: stated } };
}

const sixteenMegabytes = Buffer.alloc(16 * 1024 * 1024);

test.each<[string, Buffer]>([
  ['a bomb', docx(...Array.from({ length: 5 }, (_, i) => ({ name: `${i}`, content: sixteenMegabytes })))],
  ['a bomb that tells how large it is', docx({ ...filler, lie: { size: 0xfffffff0 } })],
  [
    'a bomb of files on top of each other',
    docx(
      ...Array.from(
        { length: 200 },
        (_, i): PackedFile => ({ name: `${i}`, content: 'a', lie: { offset: 0 } }),
      ),
    ),
  ],
  ['thousands of files', docx(...Array.from({ length: 2_001 }, (_, i) => ({ name: `${i}`, content: '' })))],
  ['a list of contents that is a bomb', docxListing(Buffer.alloc(2 * 1024 * 1024, documentType))],
  ['a name doubled in other letters', docx({ name: 'WORD/document.xml', content: 'x' })],
  ['one packed in a way nobody else knows', docx({ ...filler, lie: { method: 99 } })],
  ['one that points outside', docx({ ...filler, lie: { offset: 0xffffff } })],
  ['one that points into the middle', docx({ ...filler, lie: { offset: 7 } })],
  ['a way out of the folder', docx({ name: '../../etc/passwd', content: 'x' })],
  ['an absolute path', docx({ name: '/etc/passwd', content: 'x' })],
  ['a way out for Windows', docx({ name: '..\\..\\evil', content: 'x' })],
  ['a name with a control character', docx({ name: 'a\u0000.xml', content: 'x' })],
  ['a doubled name', docx({ name: 'word/document.xml', content: 'x' })],
  ['a part of 50 MB that claims to have 10 bytes', docx(lyingPart(50 * 1024 * 1024, 10))],
  ['a part that claims to have a byte more', docx(lyingPart(1_000, 1_001))],
  ['an ODT with a part that claims to be empty', odt(lyingPart(1_000, 0))],
  ['a stored file of another size', docx({ ...filler, stored: true, lie: { size: 5 } })],
])('%s is broken', async (_what, bytes) => {
  expect(await verdict(bytes)).toBe('brokenFile');
});

test('a zip bomb that tells how large it is is refused without unpacking it', async () => {
  const bomb = docx({ name: 'bomb', content: sixteenMegabytes }, { ...filler, lie: { size: 0xfffffff0 } });
  const packed = deflateRawSync(sixteenMegabytes);
  const refusing = await cpuTime(() => verdict(bomb));
  const unpacking = await cpuTime(() => inflateRawSync(packed));
  expect(refusing).toBeLessThan(unpacking);
});

/** CPU time of this process, in microseconds: independent of other load on the machine. */
async function cpuTime(run: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

test('a file truncated anywhere is refused', async () => {
  for (const whole of [pdf(), docx(), odt()]) {
    for (let length = 0; length < whole.length - 1; length++) {
      expect(await verdict(whole.subarray(0, length)), `${length} bytes`).toMatch(
        /^(brokenFile|wrongFileType)$/,
      );
    }
  }
});

test('random bytes never crash or hang it', async () => {
  const flipped = fc
    .tuple(
      fc.constantFrom(pdf(), docx(), odt()),
      fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 8 }),
    )
    .map(([bytes, flips]) => {
      const copy = Buffer.from(bytes);
      for (const [at, value] of flips) copy[at % copy.length] = value;
      return copy;
    });
  const marked = fc
    .uint8Array({ maxLength: 400 })
    .map((noise) => Buffer.concat([Buffer.from('PK\x03\x04'), noise, Buffer.from('PK\x05\x06'), noise]));
  await fc.assert(
    fc.asyncProperty(fc.oneof(flipped, marked, fc.uint8Array().map(Buffer.from)), async (bytes) => {
      expect(await verdict(bytes)).toMatch(
        /^(pdf|docx|odt|activePdf|brokenFile|lockedFile|fileWithMacros|wrongFileType)$/,
      );
    }),
    { numRuns: 2_000 },
  );
});
