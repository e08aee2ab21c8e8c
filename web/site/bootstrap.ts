/**
 * Every page's only inline script, in the head: keeps where the visit began, redirects to the stored language before
 * the first paint, stores the picker's choice, marks fresh visits for the style sheet, and loads islands when their
 * triggers fire.
 */

// Defined by `build/bootstrap-source.ts` from `contract/`.
declare const firstVisitKey: string;
declare const languageStorageKey: string;
declare const defaultLocale: string;
/** Matches languages with a path prefix. */
declare const prefixedLocale: RegExp;

// Named here, because a name of our own is shortened.
const page = document as Document & { currentScript: HTMLScriptElement; prerendering?: boolean };
const {
  documentElement: root,
  currentScript: {
    dataset: { islands, today },
  },
} = page;
const { pathname, search, hash } = location;

try {
  // Before the redirect, which would be its own referrer. Without the hash, in which shared forecasts are.
  sessionStorage[firstVisitKey] ??= `${page.referrer} ${pathname + search}`;
  const stored = JSON.parse(localStorage[languageStorageKey]).label.toLowerCase();
  if (root.lang === defaultLocale && prefixedLocale.test(stored)) {
    root.hidden = true;
    location.replace(`/${stored + pathname + search + hash}`);
  }
} catch {}

// A page opened at a hash or a restored scroll position needs its full layout at once.
const navigations = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (navigations[0]?.type === 'navigate' && !hash) root.dataset.fresh = '';

/** Stores the `data-value` and `data-label` of the picker's link. */
function choose({ target, button }: MouseEvent) {
  const link = (target as Element).closest<HTMLAnchorElement>('a[data-label]');
  const right = 2; // opens the context menu
  if (!link || button === right) return;
  ({ search: link.search, hash: link.hash } = location);
  try {
    localStorage[languageStorageKey] = JSON.stringify(link.dataset);
  } catch {}
}
self.onclick = self.onauxclick = choose;

addEventListener('DOMContentLoaded', () => {
  // The visitor's own day as `2026-11-17`, which is how Swedish writes it.
  const day = new Date().toLocaleDateString('sv');
  const { built = day } = root.dataset;
  if (built !== day) import(/* @vite-ignore */ today as string);

  for (const hole of page.querySelectorAll<HTMLElement>('[data-island]')) {
    const start = async () => (await import(/* @vite-ignore */ islands as string)).hydrate(hole);
    const { when } = hole.dataset;
    if (when === 'idle') {
      // A page that is rendered ahead waits for the visitor.
      if (page.prerendering) page.addEventListener('prerenderingchange', start);
      // Safari has no requestIdleCallback; the timeout is for pages that are never idle.
      else (self.requestIdleCallback ?? setTimeout)(start, { timeout: 500 } as IdleRequestOptions & number);
    } else if (when === 'visible') {
      new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && start()).observe(hole);
    } else if (when === 'handle') {
      const island: HTMLElement & { kept?: Event[] } = hole;
      island.kept = [];
      for (const handle of page.querySelectorAll('[data-handle]'))
        for (const type of ['focus', 'keydown', 'pointerdown', 'pointermove', 'pointerup'])
          handle.addEventListener(type, (event: Event & Partial<KeyboardEvent & PointerEvent>) => {
            if (!island.kept?.push(event)) return;
            if (type === 'pointerdown') handle.setPointerCapture(event.pointerId as number);
            // Arrows, End, Home, Page Up and Page Down would scroll.
            if (/^[AEHP]/.test(event.key as string)) event.preventDefault();
            start();
          });
    } else {
      // A link may carry what the island is to show.
      if (hash.includes('=')) start();
      hole.onpointerenter = start;
      hole.addEventListener('focusin', start);
      (hole.closest<HTMLElement>('[popover],details') ?? hole).ontoggle = start;
    }
  }
});

export {};
