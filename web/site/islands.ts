import { createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandDefinition } from '../ui/island-definition.ts';

type Definition = IslandDefinition<object>;

const modules = import.meta.glob<Definition>('../**/*.island.tsx', { import: 'island' });

const started = new WeakSet<HTMLElement>();

/**
 * Hydrates a prerendered island once. Called by the bootstrap script each time its trigger fires. The pointer's
 * event is kept for the island: a tap does not come twice.
 */
export async function hydrate(hole: HTMLElement & { kept?: Event[] }, event?: Event): Promise<void> {
  if (event instanceof PointerEvent) hole.kept = [event];
  if (started.has(hole)) return;
  started.add(hole);
  const { island: name = '', props = '', late } = hole.dataset;
  const path = Object.keys(modules).find((file) => file.endsWith(`/${name}.island.tsx`)) as string;
  const load = modules[path] as () => Promise<Definition>;
  // Requested before the script, which is much larger.
  const styles = { rel: 'stylesheet', href: late };
  if (late) document.head.append(Object.assign(document.createElement('link'), styles));
  const { Component } = await load();
  const element = createElement(Component, JSON.parse(props));
  // A transition keeps the page responsive; a click or key press in the island makes React finish at once.
  startTransition(() => void hydrateRoot(hole, element, { identifierPrefix: name }));
}
