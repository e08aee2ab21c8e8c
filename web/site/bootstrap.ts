/**
 * Every page's only inline script, in the head: redirects to the stored language before the first paint, remembers the
 * first visit and the picker's choice, marks fresh visits, queries and closed jobs for the style sheet, and loads the
 * visit script, and islands when their triggers fire.
 */

// Defined by `build/bootstrap-source.ts` from `contract/`.
declare const firstVisitKey: string;
declare const languageStorageKey: string;
declare const defaultLocale: string;
/** Matches languages with a path prefix. */
declare const prefixedLocale: RegExp;

type IslandElement = HTMLElement & { kept?: Event[] };
type Handle = HTMLElement & Record<string, unknown>;

const {
  documentElement: root,
  referrer,
  currentScript: {
    dataset: { islands, visit },
  },
} = document as Document & { currentScript: HTMLScriptElement };
/** For the style sheet. */
const { dataset: marks } = root;
const { pathname, search, hash } = location;

// Storage is opened as late as possible, in most visits never: opening it is slow. A redirect counts as leaving.
// Excludes the hash, which contains shared forecasts.
self.onpagehide = () => {
  try {
    sessionStorage[firstVisitKey] ??= `${referrer} ${pathname + search}`;
  } catch {}
};

if (root.lang === defaultLocale)
  try {
    const stored = JSON.parse(localStorage[languageStorageKey]).label.toLowerCase();
    if (prefixedLocale.test(stored)) {
      root.hidden = true;
      location.replace(`/${stored + pathname + search + hash}`);
    }
  } catch {}

// A page opened at a hash or a restored scroll position needs its full layout at once.
const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
// Of the navigation types, only `navigate` starts with n.
if (/^n/.test(opening?.type as string) && !hash) marks.fresh = '';

// Stores the `data-value` and `data-label` of the picker's link.
root.onclick = root.onauxclick = ({ target, button }) => {
  const link = (target as Element).closest<HTMLAnchorElement>('a[data-label]');
  const right = 2; // opens the context menu
  if (link && button < right) {
    ({ search: link.search, hash: link.hash } = location);
    try {
      localStorage[languageStorageKey] = JSON.stringify(link.dataset);
    } catch {}
  }
};

// The text is compared as a number; without one, the comparison is false.
if (Date.now() > (marks.ends as unknown as number)) marks.closed = '';
// Content that depends on the query string is hidden until a script has read it.
marks.query = search;

addEventListener('DOMContentLoaded', () => {
  import(/* @vite-ignore */ visit as string).catch(() => {});

  for (const container of root.querySelectorAll<IslandElement>('[data-island]')) {
    const { when, src = islands } = container.dataset;
    const start = (event?: Event) =>
      import(/* @vite-ignore */ src as string)
        .then((module) => module.hydrate(container, event))
        // For the style sheet.
        .catch(() => (container.dataset.failed = ''));
    if (when === 'handle') {
      container.kept = [];
      for (const handle of root.querySelectorAll<Handle>('[data-handle]'))
        for (const type of ['focus', 'keydown', 'pointerdown', 'pointermove', 'pointerup'])
          handle[`on${type}`] = (event: Event & Partial<KeyboardEvent & PointerEvent>) => {
            if (!container.kept?.push(event)) return;
            if (type === 'pointerdown') handle.setPointerCapture(event.pointerId as number);
            // Arrows, End, Home, Page Up and Page Down would scroll.
            if (/^[AEHP]/.test(event.key as string)) event.preventDefault();
            start();
          };
    } else if (when === 'interaction') {
      // The link may contain the island's state.
      if (/=/.test(hash)) start();
      // A file dragged in from another window comes without pointer events. The island repeats the last click.
      container.onpointerenter = container.ondragenter = container.onclick = start;
      container.addEventListener('focusin', start);
      (container.closest<HTMLElement>('[popover],details') ?? container).ontoggle = start;
    } else {
      // It reports once after the first paint, which a prerendered page has only when it is visited.
      new IntersectionObserver(
        (entries) =>
          (when === 'painted' || (entries.pop() as IntersectionObserverEntry).isIntersecting) && start(),
      ).observe(container);
    }
  }
});

export {};
