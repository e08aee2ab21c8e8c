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
 * When an island's code is loaded. `painted`: after the page's first paint; `visible`: when it is on the screen; `near`: the
 * same, for what adds most of its styles then; `interaction`: on hover or focus, or when the popover or details around it
 * opens; `handle`: when an element of the page marked `data-handle` is touched, and what is done to that until then is
 * repeated.
 */
export type IslandTrigger = 'painted' | 'visible' | 'near' | 'interaction' | 'handle';

/** True if an island starts only when a visitor interacts with it or comes to it. The CSS that it adds is loaded with it. */
export function startsLate(when: string): boolean {
  return when === 'near' || when === 'interaction' || when === 'handle';
}

export function defineIsland<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
): IslandDefinition<Props> {
  return { name, Component };
}
