/**
 * The one inline script of every page, run in the head: honours the stored language before first paint,
 * stores the choice made in the picker, tells the style sheet of a visit that begins at the top, and starts
 * each island when its trigger fires.
 */

// What `build/bootstrap-source.ts` puts in from `contract/locales.ts`.
declare const languageStorageKey: string;
declare const defaultLocale: string;
/** Matches a language whose paths have a prefix. */
declare const prefixedLocale: RegExp;

const {
  documentElement: root,
  currentScript: {
    dataset: { islands },
  },
} = document as Document & { currentScript: HTMLScriptElement };

if (root.lang === defaultLocale) {
  try {
    const stored = JSON.parse(localStorage[languageStorageKey]).label.toLowerCase();
    if (prefixedLocale.test(stored)) {
      root.hidden = true;
      location.replace(`/${stored}${location.href.slice(origin.length)}`);
    }
  } catch {}
}

// A page that is opened in its middle has to know its heights at once.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit?.type === 'navigate' && !location.hash) root.dataset.fresh = '';

/** The picker's links carry the language as `data-value` and `data-label`, which is what is stored. */
function choose({ target, button }: MouseEvent) {
  const link = (target as Element).closest<HTMLAnchorElement>('a[data-label]');
  const right = 2; // opens a menu, and chooses nothing
  if (!link || button === right) return;
  ({ search: link.search, hash: link.hash } = location);
  try {
    localStorage[languageStorageKey] = JSON.stringify(link.dataset);
  } catch {}
}
self.onclick = choose;
self.onauxclick = choose;

addEventListener('DOMContentLoaded', () => {
  for (const hole of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const start = async () => (await import(/* @vite-ignore */ islands as string)).hydrate(hole);
    const { when } = hole.dataset;
    // Safari has no idle callback; a page that is busy without end gives no idle moment.
    if (when === 'idle')
      (self.requestIdleCallback ?? setTimeout)(start, { timeout: 500 } as IdleRequestOptions & number);
    else if (when === 'visible') {
      new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && start()).observe(hole);
    } else {
      hole.onpointerenter = start;
      hole.addEventListener('focusin', start);
      (hole.closest<HTMLElement>('[popover],details') ?? hole).ontoggle = start;
    }
  }
});

export {};
