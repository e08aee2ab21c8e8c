import { createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type IslandDefinition, startsLate } from '../ui/island-definition.ts';

const modules = import.meta.glob<IslandDefinition<object>>('../**/*.island.tsx', { import: 'island' });

const started = new WeakSet<HTMLElement>();

let lateStyles: Promise<unknown> | undefined;

/** Loads the rules for what only late islands add. */
function loadLateStyles(): Promise<unknown> {
  const { late } = document.body.dataset;
  lateStyles ??= new Promise((done) => {
    if (!late) return done(null);
    const link = document.createElement('link');
    // An island without them is better than none.
    Object.assign(link, { rel: 'stylesheet', href: late, onload: done, onerror: done });
    document.head.append(link);
  });
  return lateStyles;
}

/**
 * Hydrates a prerendered island once. Called by the bootstrap script each time its trigger fires. The pointer's
 * event is kept for the island: a tap does not come twice.
 */
export async function hydrate(hole: HTMLElement & { kept?: Event[] }, event?: Event): Promise<void> {
  if (event instanceof PointerEvent) hole.kept = [event];
  if (started.has(hole)) return;
  started.add(hole);
  const { island: name = '', props = '{}', when = '' } = hole.dataset;
  const path = Object.keys(modules).find((file) => file.endsWith(`/${name}.island.tsx`));
  const load = path && modules[path];
  if (!load) throw new Error(`No island named ${name}`);
  const styles = startsLate(when) && loadLateStyles();
  const [{ Component }] = await Promise.all([load(), styles]);
  const element = createElement(Component, JSON.parse(props));
  // A transition keeps the page responsive; a click or key press in the island makes React finish at once.
  startTransition(() => void hydrateRoot(hole, element, { identifierPrefix: name }));
}
