import { createReportReader, hasRepeatsToLeaveOut } from './read-report.ts';
import type { ReadOptions, Report } from './report.ts';
import { type Unreadable, unreadable } from './unreadable.ts';
import { readWorkbook, type SheetSummary } from './workbook/read-workbook.ts';

interface ReadFile {
  report: Report | Unreadable;
  /** The sheets of a workbook, and the index of the one that was read. */
  sheets: SheetSummary[];
  sheet: number;
}

/** Thrown if a file ends before its size, because it was changed while it was read. */
export class FileChangedError extends Error {}

/** Reads a report or a workbook. `onProgress` gets the share that has been read. */
export async function readFile(
  file: Blob,
  options: ReadOptions,
  onProgress: (share: number) => void = () => {},
): Promise<ReadFile> {
  const kind = await detectContainer(file);
  if (kind === 'zip') return readWorkbook(file, options);
  const text = { sheets: [], sheet: 0 };
  if (kind !== 'text') return { ...text, report: unreadable(kind) };
  const report = await readText(file, options, onProgress);
  return hasRepeatsToLeaveOut(report, options)
    ? { ...text, report: await readText(file, { ...options, repeats: 'once' }, onProgress) }
    : { ...text, report };
}

async function readText(
  file: Blob,
  options: ReadOptions,
  onProgress: (share: number) => void,
): Promise<Report | Unreadable> {
  const reader = createReportReader(options);
  // A truncated file reports its new size from then on.
  const { size } = file;
  const stream = file.stream().getReader();
  for (;;) {
    const chunk = await stream.read().catch(() => undefined);
    // The stream of a truncated file may also end without an error.
    if (!chunk || (chunk.done && reader.progress().bytes < size)) throw new FileChangedError();
    if (chunk.done) return reader.end();
    reader.push(chunk.value);
    onProgress(reader.progress().bytes / size);
  }
}

/** Detects the container of a file. Excel encrypts a workbook inside the container of its old format. */
async function detectContainer(file: Blob): Promise<'zip' | 'text' | 'old-workbook' | 'locked-workbook'> {
  const head = await readBytes(file.slice(0, 8));
  const hex = [...head].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  if (hex.startsWith('504b0304')) return 'zip';
  if (!hex.startsWith('d0cf11e0')) return 'text';
  const name = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);
  const bytes = await readBytes(file);
  let index = bytes.indexOf(name[0] as number);
  while (index >= 0 && !name.every((byte, i) => bytes[index + i] === byte))
    index = bytes.indexOf(name[0] as number, index + 1);
  return index >= 0 ? 'locked-workbook' : 'old-workbook';
}

async function readBytes(blob: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await blob.arrayBuffer());
  } catch {
    throw new FileChangedError();
  }
}
