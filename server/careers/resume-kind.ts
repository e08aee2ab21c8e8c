import { type ResumeKind, resumeTypes } from '../../contract/job-application.ts';
import type { FieldCode } from '../../contract/problem.ts';
import { Refusal } from '../refusal.ts';
import { type ZipEntry, zipEntries } from './zip-entries.ts';

/** What kind of resume a file is. Its content says so, not its name; anything else is refused. */
export function resumeKind(bytes: Buffer): ResumeKind {
  if (begins(bytes, '%PDF-')) return pdf(bytes);
  if (begins(bytes, 'PK\x03\x04')) return document(bytes);
  throw refused('wrongFileType');
}

/** A PDF that was cut off lacks its last line. */
function pdf(bytes: Buffer): ResumeKind {
  if (bytes.subarray(-2048).includes('%%EOF')) return 'pdf';
  throw refused('brokenFile');
}

function document(bytes: Buffer): ResumeKind {
  const entries = zipEntries(bytes);
  if (!entries) throw refused('brokenFile');
  if (isOdt(bytes, entries)) return 'odt';
  if (isDocx(entries)) return 'docx';
  throw refused('wrongFileType');
}

/** The first file in it is named `mimetype`, stands there as plain text, and names the type. */
function isOdt(bytes: Buffer, entries: readonly ZipEntry[]): boolean {
  const type = entries.find(({ name }) => name === 'mimetype');
  return (
    type?.stored === true &&
    bytes.toString('latin1', type.offset, type.offset + type.size) === resumeTypes.odt &&
    entries.some(({ name }) => name === 'content.xml')
  );
}

/** One with macros is another type, whatever it is called. */
function isDocx(entries: readonly ZipEntry[]): boolean {
  const names = entries.map(({ name }) => name);
  return (
    names.includes('[Content_Types].xml') &&
    names.some((name) => /^word\/[^/]+\.xml$/.test(name)) &&
    !names.includes('word/vbaProject.bin')
  );
}

function begins(bytes: Buffer, mark: string): boolean {
  return bytes.toString('latin1', 0, mark.length) === mark;
}

function refused(code: FieldCode): Refusal {
  return new Refusal(422, { fields: new Map([['resume', code]]) });
}
