const name = 'console-pages';

/** How many pages of the list in view were shown, so that a reload shows as many. One list at a time, for the tab. */
export const shownPages = {
  read(list: string): number {
    const [kept, pages] = storage()?.getItem(name)?.split('\n') ?? [];
    return kept === list ? Math.max(1, Number(pages) || 1) : 1;
  },
  keep(list: string, pages: number): void {
    storage()?.setItem(name, `${list}\n${pages}`);
  },
  clear(): void {
    storage()?.removeItem(name);
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
