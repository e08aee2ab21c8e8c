import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileName } from './file-name.ts';

test.each([
  ['resume.pdf', 'resume.pdf'],
  ['Lebenslauf Zoë Müller.PDF', 'Lebenslauf Zoë Müller.pdf'],
  ['履歴書.docx', '履歴書.pdf'],
  ['cv.pdf.exe', 'cv.pdf.exe.pdf'],
  ['J.Smith', 'J.Smith.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['..\\..\\windows\\system32\\evil.pdf', 'evil.pdf'],
  ['C:\\Users\\zoe\\cv.pdf', 'cv.pdf'],
  ['..', 'resume.pdf'],
  ['.', 'resume.pdf'],
  ['.pdf', 'resume.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['', 'resume.pdf'],
  ['   ', 'resume.pdf'],
  ['a\u0000b\r\nSet-Cookie: x.pdf', 'a b Set-Cookie x.pdf'],
  ['cv\u202Efdp.exe', 'cv fdp.exe.pdf'],
  ['a\u200Bb.pdf', 'a b.pdf'],
  ['\ud83d.pdf', 'resume.pdf'],
  ['<script>"|?*.pdf', 'script.pdf'],
  ['my %22best%22 cv, 100%.pdf', 'my best cv, 100%.pdf'],
  ['-rf.pdf', 'rf.pdf'],
  ['CON.pdf', 'resume.pdf'],
  ['nul', 'resume.pdf'],
  ['com1.tar.pdf', 'resume.pdf'],
  ['Console.pdf', 'Console.pdf'],
  ['cv . . .pdf', 'cv.pdf'],
  [`${'long '.repeat(50)}.pdf`, `${'long '.repeat(12).trim()}.pdf`],
])('%j is stored as %j', (given, kept) => {
  expect(fileName(given, 'pdf')).toBe(kept);
});

test('a name of a million dots takes no longer than another', () => {
  expect(fileName(`x${'.'.repeat(1_000_000)}x.pdf`, 'pdf')).toBe('x.pdf');
});

test('names are stored in NFC', () => {
  expect(fileName('Zoe\u0308.odt', 'odt')).toBe('Zoë.odt');
});

test('any file name becomes safe on every system', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 120 }), fc.string()), (given) => {
      const name = fileName(given, 'docx');
      expect(name).toMatch(/^[^./\\<>:"|?*\p{C}\s][^/\\<>:"|?*\p{C}]*\.docx$/u);
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
      expect(name.isWellFormed()).toBe(true);
    }),
    { numRuns: 500 },
  );
});
