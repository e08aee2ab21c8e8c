const prefix = 'console-note:';

/** Notes that are begun and not saved, for as long as the tab is open. */
export const noteDrafts = {
  read: (subject: string): string => storage()?.getItem(prefix + subject) ?? '',
  keep(subject: string, text: string): void {
    if (text === '') storage()?.removeItem(prefix + subject);
    else storage()?.setItem(prefix + subject, text);
  },
  /** Who signs out leaves nothing behind. */
  clear(): void {
    const kept = storage();
    for (const key of Object.keys(kept ?? {})) if (key.startsWith(prefix)) kept?.removeItem(key);
  },
};

/** Some browsers are told to keep nothing. */
function storage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
