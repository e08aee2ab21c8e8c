import { relative, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { settings } from './content/settings.ts';
import { buildSite } from './web/site/build/build-site.ts';
import { devServer } from './web/site/build/dev-server.ts';

// An empty variable counts as unset.
const publicUrl = process.env.PUBLIC_URL?.replace(/\/$/, '') || undefined;
// By the path from here: what the folder of the project is called must not matter.
const among = (paths: RegExp) => (file: string) => paths.test(relative(import.meta.dirname, file));
const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

export default defineConfig({
  appType: 'custom',
  publicDir: false,
  plugins: [react(), devServer({ publicUrl })],
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
      targets: { chrome: version(114), firefox: version(125), safari: version(17) },
    },
  },
  build: { target: 'es2023', cssCodeSplit: false, assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        // The others have come with the file that asks for an island.
        modulePreload: {
          resolveDependencies: (_, files) => files.filter((file) => !/^assets\/(react|parts)-/.test(file)),
        },
        rolldownOptions: {
          preserveEntrySignatures: 'exports-only',
          input: { islands: 'web/site/islands.ts' },
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            chunkFileNames: 'assets/[name]-[hash].js',
            // Chrome then compiles it all while it loads, beside the page and not within its first steps.
            postBanner: '//# allFunctionsCalledOnLoad',
            // Many small files compress worse than one, and each takes the page a moment to ask for.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
                {
                  name: 'parts',
                  test: among(
                    /preload-helper\.js$|^web[\\/]ui[\\/](island-definition|(button|text)\.module)/,
                  ),
                },
                // Not the forms that ask for a name: its rules would come along to pages that have no room for them.
                {
                  name: 'api',
                  test: among(
                    /^(contract[\\/](?!person-name|waitlist|support|sales|meeting|job-application)|content[\\/]|node_modules[\\/]zod[\\/])|^web[\\/]api\./,
                  ),
                  minShareCount: 2,
                },
                // What only a few forms have would bring its styles into every page with a form.
                { name: 'form', test: among(/^web[\\/]ui[\\/]form[\\/]/), minShareCount: 5 },
              ],
            },
          },
        },
      },
    },
    // A build of its own: no byte of it can end up in a file that other pages load.
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
        },
      },
    },
  },
});
