import { relative, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { settings } from './content/settings.ts';
import { buildSite } from './web/site/build/build-site.ts';
import { devServer } from './web/site/build/dev-server.ts';
import { lazyStyles, styleTargets } from './web/site/build/page-styles.ts';
import { plainImports } from './web/site/build/plain-imports.ts';
import { precomputedModules } from './web/site/build/precomputed-modules.ts';

// An empty variable counts as unset.
const publicUrl = process.env.PUBLIC_URL?.replace(/\/$/, '') || undefined;
// By the path from here: what the folder of the project is called must not matter.
const among = (paths: RegExp) => (file: string) => paths.test(relative(import.meta.dirname, file));

/** Lightning CSS passes on a selector that it does not know yet, but warns of it. */
const knownWarning: Plugin = {
  name: 'known-warning',
  configResolved({ logger }) {
    const { warn } = logger;
    logger.warn = (text, options) => {
      if (!text.includes("'target-current' is not recognized")) warn(text, options);
    };
  },
};

export default defineConfig({
  appType: 'custom',
  publicDir: false,
  plugins: [
    react(),
    precomputedModules(),
    plainImports(),
    lazyStyles(),
    devServer({ publicUrl }),
    knownWarning,
  ],
  builder: {
    buildApp: (builder) =>
      buildSite(builder, { origin: publicUrl ?? `https://${settings.domain}`, outDir: 'dist' }),
  },
  server: { watch: { ignored: [resolve('dist'), resolve(process.env.DATA_DIR || 'data')] } },
  optimizeDeps: { entries: ['web/site/islands.ts', 'web/console/main.tsx'] },
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      cssModules: { pattern: '[local]_[hash]' },
      targets: styleTargets,
    },
  },
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash].js' } } },
  build: {
    target: 'es2023',
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // A busy machine is no reason for a warning.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        cssCodeSplit: true,
        // These are already loaded with the entry.
        modulePreload: {
          resolveDependencies: (_, files) => files.filter((file) => !/^assets\/(react|parts)-/.test(file)),
        },
        rolldownOptions: {
          preserveEntrySignatures: 'exports-only',
          treeshake: { propertyReadSideEffects: false },
          input: { islands: 'web/site/islands.ts' },
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            // Islands and what they share have no name: the list of what to load would repeat each of them.
            chunkFileNames: ({ name, isDynamicEntry }) => {
              const isNamed = isDynamicEntry ? !name.endsWith('.island') : /^(react|parts)$/.test(name);
              return isNamed ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js';
            },
            // Lets Chrome compile everything while it downloads, off the main thread; small files are not worth it.
            postBanner: ({ moduleIds }) => (moduleIds.length > 5 ? '//# allFunctionsCalledOnLoad' : ''),
            // Many small files compress worse than one, and each costs a request.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
                {
                  name: 'parts',
                  test: among(
                    /preload-helper\.js$|^content[\\/]fill|^web[\\/]ui[\\/](island-definition|use-(browser-value|loaded)|(button|text)\.module)/,
                  ),
                },
                {
                  name: 'dates',
                  test: among(/^(contract[\\/]calendar|content[\\/]dates)/),
                  minShareCount: 2,
                },
                // Without the schemas of most forms, and without facts: other pages don't need them.
                {
                  name: 'api',
                  test: among(
                    /^(contract[\\/](?!facts|person-name|waitlist|support|sales|meeting|job-application|tag-check)|node_modules[\\/]zod[\\/])|^web[\\/]api\./,
                  ),
                  minShareCount: 2,
                },
                // Parts of only a few forms stay out: their styles would end up in every page with a form.
                { name: 'form', test: among(/^web[\\/]ui[\\/]form[\\/]/), minShareCount: 5 },
              ],
            },
          },
        },
      },
    },
    // Builds of their own: what they share with islands does not end up in a file that islands load.
    visit: {
      consumer: 'client',
      optimizeDeps: { noDiscovery: true },
      build: {
        outDir: 'dist/visit',
        rolldownOptions: {
          preserveEntrySignatures: 'exports-only',
          input: {
            visit: 'web/site/visit/begin-visit.ts',
            offline: 'web/site/visit/fetch-offline-files.ts',
          },
          output: { entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: 'assets/visit-[hash:7].js' },
        },
      },
    },
    console: {
      consumer: 'client',
      optimizeDeps: { noDiscovery: true },
      build: {
        outDir: 'dist/console',
        rolldownOptions: {
          input: { console: 'web/console/main.tsx' },
          output: { entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: 'assets/[name]-[hash].js' },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/renderer',
        emitAssets: true,
        rolldownOptions: {
          input: { render: 'web/site/render.tsx' },
          output: { entryFileNames: '[name].js' },
          // The renderer has every language in it. Islands load theirs on demand, which matters in browsers only.
          checks: { ineffectiveDynamicImport: false },
        },
      },
    },
  },
});
