import type { Plugin } from 'vite';

/**
 * Leaves dynamic imports in the visit script as they are: Vite's wrapper, which loads styles first, is three times the
 * size of that script.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'visit',
    load(id) {
      if (!id.endsWith('vite/preload-helper.js')) return undefined;
      return 'export const __vitePreload = (load) => load();';
    },
  };
}
