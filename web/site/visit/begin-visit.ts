/**
 * Loaded by every page: moves its dates on if it was built on another day, and counts that it was opened once it is left
 * or hidden. What is sent tells nobody apart. Programs, and visitors who ask not to be tracked, send nothing.
 */
import type { Speed } from '../../../contract/page-views.ts';
import { firstVisitKey, pageViewPath } from '../../../contract/visit.ts';

/** By then the page has long been drawn. */
const measureAfterMs = 2_000;

const page = document as Document & { prerendering?: boolean };
const { pathname, search } = location;
const { dataset } = page.documentElement;
const { webdriver, doNotTrack, globalPrivacyControl } = navigator as Navigator & {
  globalPrivacyControl?: boolean;
};

// The visitor's own day as `2026-11-17`. A locale that writes it so would take a phone a tenth of a second to load.
const local = Date.now() - new Date().getTimezoneOffset() * 60_000;
const day = new Date(local).toJSON().slice(0, 10);
if ((dataset.built ?? day) !== day) import('./update-dates.ts');

if (!(webdriver || globalPrivacyControl || doNotTrack === '1')) {
  // A page that is rendered ahead may never be visited.
  if (page.prerendering) page.addEventListener('prerenderingchange', count, { once: true });
  else count();
}

function count(): void {
  const speed: Speed = {};
  let firstVisit: string | undefined;
  try {
    // The inline script keeps it when a page is left.
    firstVisit = sessionStorage[firstVisitKey];
  } catch {}
  setTimeout(() => import('./measure-speed.ts').then((module) => module.measureSpeed(speed)), measureAfterMs);

  let isSent = false;
  function send(): void {
    if (isSent) return;
    isSent = true;
    fetch((dataset.api ?? '') + pageViewPath, {
      method: 'POST',
      // Outlives the page.
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ page: pathname + search, referrer: page.referrer, firstVisit, ...speed }),
    }).catch(() => {});
  }
  // On the window, after those of the speed on the document. A page that was opened out of sight has no speed: it is
  // counted when it is seen.
  addEventListener('visibilitychange', send);
  addEventListener('pagehide', send);
}
