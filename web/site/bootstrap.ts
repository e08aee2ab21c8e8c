/**
 * The one inline script of every page, run in the head: honours the stored language before first paint,
 * stores the choice made in the picker, and starts each island when its trigger fires.
 */
const root = document.documentElement;
const { islands } = (document.currentScript as HTMLScriptElement).dataset;
const key = 'currentLanguage';

try {
  const stored = JSON.parse(localStorage[key]).label.toLowerCase();
  if (root.lang === 'en' && /^(de|es|fr)$/.test(stored)) {
    root.hidden = true;
    location.replace(`/${stored}${location.pathname}${location.search}${location.hash}`);
  }
} catch {}

addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLAnchorElement>('a[data-label]');
  if (!link) return;
  const { value, label } = link.dataset;
  link.search = location.search;
  link.hash = location.hash;
  try {
    localStorage[key] = JSON.stringify({ value, label });
  } catch {}
});

addEventListener('DOMContentLoaded', () => {
  for (const hole of document.querySelectorAll<HTMLElement>('[data-island]')) {
    let started = false;
    const start = async () => {
      if (started) return;
      started = true;
      (await import(/* @vite-ignore */ islands as string)).hydrate(hole);
    };
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
