/**
 * The one inline script of every page, run in the head: honours the stored language before first paint,
 * stores the choice made in the picker, and starts each island when its trigger fires.
 */

// What `build/bootstrap-source.ts` puts in from `contract/locales.ts`.
declare const languageStorageKey: string;
declare const defaultLocale: string;
/** Matches a language whose paths have a prefix. */
declare const prefixedLocale: RegExp;

const root = document.documentElement;
const { islands } = (document.currentScript as HTMLScriptElement).dataset;

try {
  const stored = JSON.parse(localStorage[languageStorageKey]).label.toLowerCase();
  if (root.lang === defaultLocale && prefixedLocale.test(stored)) {
    root.hidden = true;
    location.replace(`/${stored}${location.pathname}${location.search}${location.hash}`);
  }
} catch {}

/** The picker's links carry the language as `data-value` and `data-label`, which is what is stored. */
function choose({ target, button }: MouseEvent) {
  const link = (target as Element).closest<HTMLAnchorElement>('a[data-label]');
  const right = 2; // opens a menu, and chooses nothing
  if (!link || button === right) return;
  link.search = location.search;
  link.hash = location.hash;
  try {
    localStorage[languageStorageKey] = JSON.stringify(link.dataset);
  } catch {}
}
addEventListener('click', choose);
addEventListener('auxclick', choose);

addEventListener('DOMContentLoaded', () => {
  for (const hole of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const start = async () => (await import(/* @vite-ignore */ islands as string)).hydrate(hole);
    const { when } = hole.dataset;
    if (when === 'load') start();
    else if (when === 'idle') (self.requestIdleCallback ?? setTimeout)(start);
    else if (when === 'open') hole.closest('[popover],details')?.addEventListener('toggle', start);
    else if (when === 'visible') {
      new IntersectionObserver((entries) => entries.some((e) => e.isIntersecting) && start()).observe(hole);
    } else {
      hole.addEventListener('pointerenter', start);
      hole.addEventListener('focusin', start);
    }
  }
});

export {};
