/**
 * Loaded by every page: updates its dates if it was built on another day, and counts it once it is left or hidden. What
 * it sends identifies no one. Programs, and visitors who ask not to be tracked, send nothing.
 */
import type { Speed } from '../../../contract/page-views.ts';
import { firstVisitKey, pageViewPath } from '../../../contract/visit.ts';

/** The page has long been rendered by then. */
const measureAfterMs = 2_000;

const page = document as Document & { prerendering?: boolean };
const { pathname, search } = location;
const { dataset } = page.documentElement;
const { webdriver, doNotTrack, globalPrivacyControl } = navigator as Navigator & {
  globalPrivacyControl?: boolean;
};

// The visitor's local date as `2026-11-17`. A locale with that format would take a phone a tenth of a second to load.
const local = Date.now() - new Date().getTimezoneOffset() * 60_000;
const day = new Date(local).toJSON().slice(0, 10);
if ((dataset.built ?? day) !== day) import('./update-dates.ts');

if (!(webdriver || globalPrivacyControl || doNotTrack === '1')) {
  // A prerendered page may never be visited.
  if (page.prerendering) page.addEventListener('prerenderingchange', count, { once: true });
  else count();
}

function count(): void {
  const speed: Speed = {};
  let firstVisit: string | undefined;
  try {
    // The inline script stores it when a page is left.
    firstVisit = sessionStorage[firstVisitKey];
  } catch {}
  setTimeout(() => import('./measure-speed.ts').then((module) => module.measureSpeed(speed)), measureAfterMs);

  let isSent = false;
  function send(): void {
    if (isSent) return;
    isSent = true;
    fetch((dataset.api ?? '') + pageViewPath, {
      method: 'POST',
      // Survives leaving the page.
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ page: pathname + search, referrer: page.referrer, firstVisit, ...speed }),
    }).catch(() => {});
  }
  // On the window, after the speed listeners on the document. A page opened in the background has no speed: it is
  // counted when it becomes visible.
  addEventListener('visibilitychange', send);
  addEventListener('pagehide', send);
}
