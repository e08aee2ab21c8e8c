const draftPrefix = 'console-draft:';
const pagesKey = 'console-pages';

/** Unsent and unsaved drafts, kept for as long as the tab is open. */
export const drafts = {
  read: (of: string): string => storage()?.getItem(draftPrefix + of) ?? '',
  keep(of: string, text: string): void {
    if (text === '') storage()?.removeItem(draftPrefix + of);
    else storage()?.setItem(draftPrefix + of, text);
  },
};

/** The number of loaded pages of the current list, so that a reload shows as many. */
export const shownPages = {
  read(list: string): number {
    const [kept, pages] = storage()?.getItem(pagesKey)?.split('\n') ?? [];
    return kept === list ? Math.max(1, Number(pages) || 1) : 1;
  },
  keep(list: string, pages: number): void {
    storage()?.setItem(pagesKey, `${list}\n${pages}`);
  },
};

/** Clears everything at sign-out, so that the next operator sees none of it. */
export function clearSessionStorage(): void {
  const kept = storage();
  kept?.removeItem(pagesKey);
  for (const key of Object.keys(kept ?? {})) if (key.startsWith(draftPrefix)) kept?.removeItem(key);
}

/** Undefined if the browser blocks storage. */
function storage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
