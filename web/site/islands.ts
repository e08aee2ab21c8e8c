import { createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandDefinition } from '../ui/island-definition.ts';

type Definition = IslandDefinition<object>;

const modules = import.meta.glob<Definition>('../**/*.island.tsx', { import: 'island' });

const started = new WeakSet<HTMLElement>();

interface IslandElement extends HTMLElement {
  kept?: Event[];
  /** How many of the kept events came before React listened to the island. */
  unheard?: number | undefined;
  /** The button that was clicked last. */
  clicked?: HTMLElement | null;
}

/**
 * Hydrates a prerendered island once. Called by the bootstrap script each time its trigger fires. The pointer event is
 * stored for the island: a tap does not come twice. A button that was clicked before is clicked again.
 */
export async function hydrate(container: IslandElement, event?: Event): Promise<void> {
  if (event?.type === 'click') container.clicked = (event.target as Element).closest('button[type=button]');
  else if (event instanceof PointerEvent) container.kept = [event];
  if (started.has(container)) return;
  started.add(container);
  const { island: name = '', props = '', late: lateSheet } = container.dataset;
  const path = Object.keys(modules).find((file) => file.endsWith(`/${name}.island.tsx`)) as string;
  const load = modules[path] as () => Promise<Definition>;
  // Requested before the much larger script.
  const styles = { rel: 'stylesheet', href: lateSheet };
  if (lateSheet) document.head.append(Object.assign(document.createElement('link'), styles));
  const { Component } = await load().catch((error) => {
    // The next trigger tries again.
    started.delete(container);
    throw error;
  });
  delete container.dataset.failed;
  const element = createElement(Component, JSON.parse(props));
  container.unheard = container.kept?.length;
  // A transition keeps the page responsive; React finishes at once when the island is clicked or a key is pressed.
  startTransition(() => void hydrateRoot(container, element, { identifierPrefix: name }));
  container.clicked?.click();
}
