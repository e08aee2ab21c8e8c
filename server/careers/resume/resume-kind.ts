import { type ResumeKind, resumeTypes } from '../../../contract/job-application.ts';
import { invalidField } from '../../http-error.ts';
import { pdfState } from './pdf-file.ts';
import { entryText, haveStatedSizes, type ZipEntry, zipEntries } from './zip-entries.ts';

/** Real manifests have a few kilobytes. */
const maxOfList = 1024 * 1024;

/** Detects the file type by content, not by name; rejects anything but a resume. */
export async function resumeKind(bytes: Buffer): Promise<ResumeKind> {
  if (begins(bytes, '%PDF-')) return pdf(bytes);
  if (begins(bytes, 'PK\x03\x04')) return document(bytes);
  if (isLockedOffice(bytes)) throw invalidField('resume', 'lockedFile');
  throw invalidField('resume', 'wrongFileType');
}

function pdf(bytes: Buffer): ResumeKind {
  const state = pdfState(bytes);
  const codes = { locked: 'lockedFile', broken: 'brokenFile', active: 'activePdf' } as const;
  if (state !== 'sound') throw invalidField('resume', codes[state]);
  return 'pdf';
}

async function document(bytes: Buffer): Promise<ResumeKind> {
  const entries = zipEntries(bytes);
  if (!entries) throw invalidField('resume', 'brokenFile');
  if (entries.some(({ locked }) => locked)) throw invalidField('resume', 'lockedFile');
  const files = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
  const kind = documentKind(bytes, files);
  if (!(await haveStatedSizes(bytes, entries))) throw invalidField('resume', 'brokenFile');
  return kind;
}

function documentKind(bytes: Buffer, files: Files): ResumeKind {
  if (isOdt(bytes, files)) return odt(bytes, files);
  if (isOffice(files)) return docx(bytes, files);
  throw invalidField('resume', 'wrongFileType');
}

type Files = ReadonlyMap<string, ZipEntry>;

/** An uncompressed file named `mimetype` states the type. */
function isOdt(bytes: Buffer, files: Files): boolean {
  const type = files.get('mimetype');
  return (
    type?.stored === true &&
    bytes.toString('latin1', type.offset, type.offset + type.size) === resumeTypes.odt &&
    (files.has('content.xml') || files.has('encrypted-package'))
  );
}

/** A password encrypts either each file, as the manifest says, or the whole package. */
function odt(bytes: Buffer, files: Files): ResumeKind {
  const manifest = listed(bytes, files.get('meta-inf/manifest.xml'));
  if (files.has('encrypted-package') || manifest.includes('encryption-data'))
    throw invalidField('resume', 'lockedFile');
  // A Basic library may be present but empty.
  const macro = /^(basic\/[^/]+\/(?!script-l[bc]\.xml$)|scripts\/).*[^/]$/;
  if (files.keys().some((name) => macro.test(name))) throw invalidField('resume', 'fileWithMacros');
  return 'odt';
}

function isOffice(files: Files): boolean {
  return files.has('[content_types].xml') && files.keys().some((name) => /^word\/[^/]+\.xml$/.test(name));
}

/** Macros show in the content type of the document or of the part that contains them, whatever its name. */
function docx(bytes: Buffer, files: Files): ResumeKind {
  const types = listed(bytes, files.get('[content_types].xml')).replace(
    /&#(x[\da-f]{1,6}|\d{1,7});/gi,
    (_all, code: string) => String.fromCharCode(Number(`0${code}`)),
  );
  const hasMacroPart = files.keys().some((name) => /(^|\/)vba(project|data)[^/]*$/.test(name));
  if (hasMacroPart || /macroenabled|vbaproject/i.test(types)) throw invalidField('resume', 'fileWithMacros');
  if (!types.includes('wordprocessingml.document.main+xml')) throw invalidField('resume', 'wrongFileType');
  return 'docx';
}

function listed(bytes: Buffer, entry: ZipEntry | undefined): string {
  const text = entry && entryText(bytes, entry, maxOfList);
  if (text === undefined) throw invalidField('resume', 'brokenFile');
  return text;
}

/** Word stores a password-protected document in the container of its old format. Old documents are not accepted. */
function isLockedOffice(bytes: Buffer): boolean {
  return (
    bytes.subarray(0, 8).toString('hex') === 'd0cf11e0a1b11ae1' &&
    bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))
  );
}

function begins(bytes: Buffer, mark: string): boolean {
  return bytes.toString('latin1', 0, mark.length) === mark;
}
