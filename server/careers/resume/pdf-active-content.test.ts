import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { maxResumeBytes } from '../../../contract/job-application.ts';
import { pdf } from '../../testing/documents.ts';
import { pdfState } from './pdf-file.ts';
import { resumeKind } from './resume-kind.ts';

/** A PDF with one more object, appended as editors do when they save. */
function pdfWith(object: string | Buffer): Buffer<ArrayBuffer> {
  const whole = pdf();
  const before = Buffer.concat([
    whole,
    Buffer.from('9 0 obj\n'),
    Buffer.from(object),
    Buffer.from('\nendobj\n'),
  ]);
  const first = /startxref\n(\d+)/.exec(whole.toString('latin1'))?.[1];
  const entry = String(whole.length).padStart(10, '0');
  const end = `xref\n9 1\n${entry} 00000 n \ntrailer<</Size 10/Root 1 0 R/Prev ${first}>>\nstartxref\n${before.length}\n%%EOF\n`;
  return Buffer.concat([before, Buffer.from(end, 'latin1')]);
}

/** An object stream; `dictionary` adds or replaces entries of its dictionary. */
function objectStream(content: string, dictionary = '/Type/ObjStm/N 1/First 4/Filter/FlateDecode'): Buffer {
  const data = deflateSync(Buffer.from(content));
  return Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${data.length}>>stream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);
}

const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>';
/** A zlib stream whose first block is stored, so that its bytes are the content's own. */
const split = Buffer.concat([
  Buffer.from('<</N 1/First 4/Filter/FlateDecode>>stream\n'),
  deflateSync(Buffer.from('7 0 obj '), { level: 0 })
    .subarray(0, -4)
    .map((byte, i) => (i === 2 ? byte & 0xfe : byte)),
  deflateSync(Buffer.from(script.repeat(20))).subarray(2),
  Buffer.from('\nendstream'),
]);

test.each<[string, Buffer]>([
  ['a script that runs when it is opened', pdfWith(`<</Type/Catalog/Pages 2 0 R/OpenAction${script}>>`)],
  ['a program to launch', pdfWith('<</S /Launch /Win <</F (cmd.exe)>>>>')],
  ['named scripts', pdfWith('<</Names<</JavaScript 5 0 R>>>>')],
  ['additional actions', pdfWith('<</Type/Page/AA<</O 7 0 R>>>>')],
  ['additional actions elsewhere', pdfWith('<</Type/Page/AA 7 0 R>>')],
  ['an attachment', pdfWith('<</Type /EmbeddedFile /Length 1>>stream\nx\nendstream')],
  ['a list of attachments', pdfWith('<</Names<</EmbeddedFiles<</Names[]>>>>>>')],
  ['a film', pdfWith('<</Type/Annot/Subtype/RichMedia>>')],
  ['a form that is a program', pdfWith('<</AcroForm<</XFA[(a) 5 0 R]>>>>')],
  ['an escaped name', pdfWith('<</S/J#61va#53cript/J#53(x)>>')],
  ['a script in an object stream', pdfWith(objectStream(`5 0 ${script}`))],
  [
    'a script in an object stream of no type',
    pdfWith(objectStream(`5 0 ${script}`, '/N 1/First 4/Filter/Fl')),
  ],
  [
    'a script in an object stream with an escaped name',
    pdfWith(objectStream(`5 0 ${script}`, '/Type/Obj#53tm/Filter[/Flate#44ecode]')),
  ],
  [
    'a script in an object stream that is not compressed',
    pdfWith(`<</N 1/First 4>>stream\n5 0 ${script}\nendstream`),
  ],
  ['a script behind a string that looks like a stream', pdfWith(`<</A(stream\n)/B${script}>>`)],
  ['a script behind a stray word', pdfWith(`<</A stream\n/B${script}>>`)],
  ['a script behind a string that looks like an object', pdfWith(`<</A(1 0 obj)/B${script}>>`)],
  ['a script in an object inside another stream', pdfWith(`<<>>stream\n8 0 obj${script}endobj\nendstream`)],
  ['a script behind a comment', pdfWith(`<</A 1%(\n/B${script}>>`)],
])('a PDF with %s is active', (_what, bytes) => {
  expect(pdfState(bytes)).toBe('active');
});

test.each<[string, Buffer]>([
  [
    'in a way we cannot read',
    pdfWith(objectStream('5 0 <<>>', '/Type/ObjStm/Filter[/ASCIIHexDecode/FlateDecode]')),
  ],
  [
    'behind a predictor',
    pdfWith(objectStream('5 0 <<>>', '/Type/ObjStm/Filter/FlateDecode/DecodeParms 7 0 R')),
  ],
  ['by a filter that is elsewhere', pdfWith(objectStream('5 0 <<>>', '/Type/ObjStm/Filter 7 0 R'))],
  ['as a bomb', pdfWith(objectStream(' '.repeat(33 * 1024 * 1024)))],
  ['as noise', pdfWith('<</Type/ObjStm/Filter/FlateDecode>>stream\nnoise\nendstream')],
])('a PDF that packs its objects %s is broken', (_what, bytes) => {
  expect(pdfState(bytes)).toBe('broken');
});

test('an object that begins in the middle of an object stream does not hide the rest of it', () => {
  expect(pdfState(pdfWith(split))).not.toBe('sound');
});

test.each<[string, Buffer]>([
  ['opens at a page', pdfWith('<</Type/Catalog/Pages 2 0 R/OpenAction[3 0 R/FitH null]>>')],
  ['opens by an action at a page', pdfWith('<</OpenAction<</S/GoTo/D[3 0 R/XYZ null null 1]>>>>')],
  ['links to a website', pdfWith('<</Type/Annot/Subtype/Link/A<</S/URI/URI(https://agency.example/)>>>>')],
  ['tells of JavaScript', pdfWith('<</Title(JavaScript /JavaScript /JS \\(x\\) /Launch)>>')],
  ['has a form without scripts', pdfWith('<</AcroForm<</Fields[7 0 R]/DA(/Helv 0 Tf)>>>>')],
  ['has a font called AA', pdfWith('<</Differences[32/AA/JS/space]>>')],
  ['has such words in its text', pdfWith('<<>>stream\nBT (/JavaScript /Launch) Tj ET\nendstream')],
  ['packs its objects', pdfWith(objectStream('5 0 <</Title(JavaScript)>>'))],
])('a PDF that %s is sound', (_what, bytes) => {
  expect(pdfState(bytes)).toBe('sound');
});

test('a resume with active content is refused', async () => {
  const bytes = pdfWith(`<</OpenAction${script}>>`);
  await expect(resumeKind(bytes)).rejects.toMatchObject({ code: 'activePdf' });
});

test.each<[string, string]>([
  ['object streams', '1 0 obj<</ObjStm/Filter/Fl>>stream\n'],
  ['strings without an end', 'obj('],
  ['names', '/a'],
  ['brackets', '<<'],
  ['streams', 'obj<<>>stream\n'],
])('a PDF of the maximum size made of %s is checked quickly', (_what, unit) => {
  const filling = unit.repeat(Math.floor((maxResumeBytes - 2_000) / unit.length));
  const start = performance.now();
  pdfState(pdfWith(filling));
  expect(performance.now() - start).toBeLessThan(10_000);
});
