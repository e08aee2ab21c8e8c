import type { ComponentType } from 'react';

/**
 * A React component that is hydrated in the browser. Its file is named `<name>.island.tsx` and exports
 * `island = defineIsland('<name>', Component)`; its props must survive JSON.
 */
export interface IslandDefinition<Props extends object> {
  name: string;
  Component: ComponentType<Props>;
}

/**
 * When an island's code is loaded. `painted`: after the page's first paint; `visible`: when it is on screen; `near`:
 * the same, for islands whose styles are mostly needed then; `interaction`: on hover or focus, or when the surrounding
 * popover or details opens; `handle`: when an element marked `data-handle` is touched, whose events until then are
 * replayed.
 */
export type IslandTrigger = 'painted' | 'visible' | 'near' | 'interaction' | 'handle';

/**
 * True if an island starts only when a visitor interacts with it or scrolls to it. The CSS that it adds is loaded with
 * it.
 */
export function startsLate(when: string): boolean {
  return when === 'near' || when === 'interaction' || when === 'handle';
}

export function defineIsland<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
): IslandDefinition<Props> {
  return { name, Component };
}
