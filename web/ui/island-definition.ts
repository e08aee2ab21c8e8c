import type { ComponentType } from 'react';

/**
 * A React component that is hydrated in the browser. Its file is named `<name>.island.tsx` and exports
 * `island = defineIsland('<name>', Component)`; its props must survive JSON.
 */
export interface IslandDefinition<Props extends object> {
  name: string;
  Component: ComponentType<Props>;
}

export function defineIsland<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
): IslandDefinition<Props> {
  return { name, Component };
}
