import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where mails are kept while there is no mail server. */
export function keptMailsFolder(dataDir: string): string {
  return join(dataDir, 'mail');
}

/** The ids of the mails that are kept as files. */
export async function keptMails(dataDir: string): Promise<string[]> {
  const names = await readdir(keptMailsFolder(dataDir)).catch(() => []);
  return names.filter((name) => /^[0-9a-f-]{36}\.eml$/.test(name)).map((name) => name.replace('.eml', ''));
}

export async function removeMails(dataDir: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const file = join(keptMailsFolder(dataDir), `${id}.eml`);
    await rm(file, { force: true });
    await rm(`${file}.part`, { force: true });
  }
}
