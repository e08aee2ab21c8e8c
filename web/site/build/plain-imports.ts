import type { Plugin } from 'vite';

/**
 * Imports on demand in the script of the visit are left as they are: what Vite puts around them, to load styles first,
 * is three times the size of that script.
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
