import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Runs modules named `*.precomputed.ts` during the build: bundles get the values they export instead of their code. */
export function precomputedModules(): Plugin {
  return {
    name: 'forespan-precomputed-modules',
    transform: {
      filter: { id: /\.precomputed\.ts$/ },
      async handler(_, id) {
        const exported: object = await import(pathToFileURL(id).href);
        return Object.entries(exported)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
      },
    },
  };
}
