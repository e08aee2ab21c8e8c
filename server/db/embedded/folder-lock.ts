import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '../../operator-error.ts';

interface FolderLock {
  release(): void;
}

/** Another process has locked the folder, most likely a running server. */
export class FolderBusyError extends OperatorError {}

const sqliteBusy = 5;

/** Prevents garbage collection, which would close the file and release the lock. */
const held = new Set<DatabaseSync>();

/**
 * Creates the folder and locks it for this process: PGlite has no lock, and two processes would corrupt the data. An
 * open exclusive transaction on an SQLite file is a lock that the kernel releases however the process ends.
 */
export function lockFolder(folder: string): FolderLock {
  let file: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    file = new DatabaseSync(join(folder, 'lock'));
    // Nothing is ever written, so no journal file needs to be left behind.
    file.exec('pragma journal_mode = memory; begin exclusive');
  } catch (cause) {
    file?.close();
    const { errcode, message } = cause as Error & { errcode?: number };
    if (errcode === sqliteBusy) {
      throw new FolderBusyError(
        `Another process is using the database in ${folder}: stop it, or set DATA_DIR to another folder.`,
        { cause },
      );
    }
    throw new OperatorError(
      `The database cannot be kept in ${folder} (${message}): make it writable, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  held.add(file);
  return {
    release() {
      held.delete(file);
      file.close();
    },
  };
}
