import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { maxResumeBytes } from '../../../contract/job-application.ts';
import { pdf } from '../../testing/documents.ts';
import { pdfState } from './pdf-file.ts';

/** Made by qpdf and Ghostscript from `pdf()`. */
function sample(name: string): Buffer {
  return readFileSync(join(import.meta.dirname, 'testing/samples', `${name}.pdf`));
}

/** A PDF with a handwritten ending: a section at the position that `startxref` names. */
function pdfEndingIn(section: string): Buffer {
  const whole = pdf().toString('latin1');
  return Buffer.from(`${whole}${section}\nstartxref\n${whole.length}\n%%EOF\n`, 'latin1');
}

const firstTable = /startxref\n(\d+)/.exec(pdf().toString('latin1'))?.[1];
const words = { entry: '0000000009 00000 n \n', root: '/Size 6/Root 1 0 R' };

test.each<[string, Buffer]>([
  ['laid out for the web', sample('linearized')],
  ['with its objects in streams', sample('object-streams')],
  ['with both', sample('linearized-object-streams')],
  ['by Ghostscript', sample('ghostscript')],
  ['followed by noise', Buffer.concat([pdf(), randomBytes(5_000)])],
  ['changed afterwards', pdfEndingIn(`xref\n1 1\n${words.entry}trailer<<${words.root}/Prev ${firstTable}>>`)],
  [
    'by Word, whose last table is empty',
    pdfEndingIn(`xref\n0 0\ntrailer\n<<${words.root}/Prev ${firstTable}/XRefStm 9>>`),
  ],
  [
    'that tells of encryption without being encrypted',
    pdfEndingIn(
      `xref\n1 1\n${words.entry}trailer<</Note(a \\) ( /Encrypt ) b)/Info<</Encrypt 1 0 R>>/ID[<00>/Encrypt]% /Encrypt 1\n${words.root}>>`,
    ),
  ],
])('a PDF %s is sound', (_what, bytes) => {
  expect(pdfState(bytes)).toBe('sound');
});

test.each<[string, Buffer]>([
  ['a PDF with a password', sample('locked-with-password')],
  ['a PDF with a password and its objects in streams', sample('locked-object-streams')],
  ['a PDF that must not be changed', sample('locked-for-changes')],
  ['a locked PDF followed by noise', Buffer.concat([sample('locked-with-password'), randomBytes(5_000)])],
  [
    'a PDF that spells its encryption in another way',
    pdfEndingIn(`xref\n1 1\n${words.entry}trailer<<${words.root}/#45ncrypt 9 0 R>>`),
  ],
])('%s is locked', (_what, bytes) => {
  expect(pdfState(bytes)).toBe('locked');
});

test.each<[string, Buffer]>([
  [
    'noise between the marks of a PDF',
    Buffer.concat([pdf().subarray(0, 9), randomBytes(20_000), Buffer.from('\n%%EOF\n')]),
  ],
  [
    'noise that names a table',
    Buffer.concat([pdf().subarray(0, 9), randomBytes(20_000), Buffer.from('\nstartxref\n100\n%%EOF\n')]),
  ],
  [
    'a PDF whose table is elsewhere',
    Buffer.from(
      pdf()
        .toString('latin1')
        .replace(/startxref\n\d+/, 'startxref\n12'),
      'latin1',
    ),
  ],
  [
    'a PDF whose table leads nowhere',
    pdfEndingIn(`xref\n1 1\n0000000003 00000 n \ntrailer<<${words.root}>>`),
  ],
  ['a PDF without a root', pdfEndingIn(`xref\n1 1\n${words.entry}trailer<</Size 6>>`)],
  ['a PDF whose trailer has no end', pdfEndingIn(`xref\n1 1\n${words.entry}trailer<<${words.root}`)],
  [
    'a PDF whose tables lead in a circle',
    pdfEndingIn(`xref\n0 0\ntrailer<<${words.root}/Prev ${pdf().length}>>`),
  ],
  [
    'a PDF whose table is some other stream',
    pdfEndingIn(`9 0 obj<</Type/X/Root 1 0 R>>stream\nendstream endobj`),
  ],
])('%s is broken', (_what, bytes) => {
  expect(pdfState(bytes)).toBe('broken');
});

test.each<[string, string]>([
  ['entries that lead nowhere', '0000000003 00000 n \n'],
  ['objects', '1 0 obj '],
  ['brackets', '<<('],
  ['white space', ' '],
])('a PDF of the maximum size made of %s is checked quickly', (_what, unit) => {
  const filling = unit.repeat(Math.floor((maxResumeBytes - 200) / unit.length));
  const bytes = Buffer.from(
    `%PDF-1.7\nxref\n${filling}trailer<<${words.root}/Prev 9>>\nstartxref\n9\n%%EOF\n`,
    'latin1',
  );
  const start = performance.now();
  expect(pdfState(bytes)).toBe('broken');
  expect(performance.now() - start).toBeLessThan(10_000);
});
