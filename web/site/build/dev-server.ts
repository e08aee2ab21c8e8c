import { relative } from 'node:path';
import type { EnvironmentModuleNode, Plugin, RunnableDevEnvironment, ViteDevServer } from 'vite';
import { findClosedJobs } from '../../../contract/job-closing.ts';
import { filesFor } from '../../../contract/site-manifest.ts';
import { bootstrapSource } from './bootstrap-source.ts';
import { type Backend, createBackend, type DevSite } from './dev-backend.ts';
import { buildFonts } from './fonts.ts';
import { buildIcons } from './icons.ts';
import { type Renderer, siteFiles, siteRedirects } from './site-files.ts';

// Excludes tests, and the files that editors create next to the one they save.
const pageSources = /^(web|content|contract)\/(?!.*\.test\.).*\.(tsx?|css|md|json)$/;
const serverSources = /^(server|content|contract)\/(?!.*\.test\.).*\.(ts|md|json|sql)$/;

/**
 * `npm run dev`: serves the current version of the site's files, forwards all other requests to our server, and shows
 * each save in the browser, in place if React or the style sheets can.
 */
export function devServer({ publicUrl }: { publicUrl: string | undefined }): Plugin {
  let backend: Backend | undefined;
  let site: Promise<DevSite> | undefined;
  return {
    name: 'forespan-dev',
    apply: 'serve',
    configureServer(server) {
      const { port } = server.config.server;
      const origin = publicUrl ?? `http://localhost:${port}`;
      const ended = createBackend(`${server.config.cacheDir}/site-${port}`, {
        LOG_LEVEL: 'warn',
        ...process.env,
        // So that a restart only compiles what was saved.
        NODE_COMPILE_CACHE: `${server.config.cacheDir}/compiled`,
        ...{ HOST: '127.0.0.1', PORT: '0', PUBLIC_URL: origin },
      });
      backend = ended;
      process.on('exit', () => ended.stop());
      const fixed = Promise.all([buildFonts(), buildIcons()]);
      function current(): Promise<DevSite> {
        site ??= planSite(server, origin, fixed);
        return site;
      }
      restartOnSave(server, ended);
      server.httpServer?.once('listening', async () => {
        try {
          await ended.prepare(await current(), '/');
        } catch (error) {
          server.config.logger.error(String((error as Error).stack));
        }
      });
      return () => serveSite(server, ended, current);
    },
    closeBundle() {
      backend?.stop();
    },
    transform: {
      filter: { id: /\.island\.tsx$/ },
      handler(code) {
        if (this.environment.name !== 'client') return;
        // React refresh needs exports that are components or stay the same.
        return code.replace('export const island =', 'export const island = import.meta.hot.data.island ??=');
      },
    },
    hotUpdate({ file, modules, server, type }) {
      if (!pageSources.test(relative(server.config.root, file))) return [];
      const inPlace = updatesInPlace(server, file);
      if (this.environment.name === 'client' && inPlace) return;
      if (this.environment.name === 'ssr') {
        const { moduleGraph } = this.environment;
        // A new file has no module yet, and a glob may match it.
        if (type === 'update') for (const module of modules) moduleGraph.invalidateModule(module);
        else moduleGraph.invalidateAll();
        site = undefined;
        if (!inPlace) server.environments.client.hot.send({ type: 'full-reload' });
      }
      return [];
    },
  };
}

async function planSite(
  server: ViteDevServer,
  origin: string,
  fixed: Promise<[Awaited<ReturnType<typeof buildFonts>>, Awaited<ReturnType<typeof buildIcons>>]>,
): Promise<DevSite> {
  const { runner } = server.environments.ssr as RunnableDevEnvironment;
  const renderer: Renderer = await runner.import('/web/site/render.tsx');
  const [fonts, icons] = await fixed;
  const files = siteFiles(renderer, {
    origin,
    assets: {
      bootstrap: await bootstrapSource(server.config.root),
      islands: '/web/site/islands.ts',
      visit: '/web/site/visit/begin-visit.ts',
      console: '/web/console/main.tsx',
      devScript: '/web/site/dev.ts',
    },
    scripts: [],
    styles: [],
    fonts,
    icons,
    style: async () => ({ css: '', lateCss: '' }),
    finish: (html) => server.transformIndexHtml('/', html),
  });
  const jobs = renderer.lastDays();
  return {
    origin,
    redirects: siteRedirects(renderer),
    jobs,
    files: filesFor(
      files,
      process.env.DOUBLE_OPT_IN === 'on',
      findClosedJobs(Object.entries(jobs), Date.now()),
    ),
  };
}

function serveSite(server: ViteDevServer, backend: Backend, current: () => Promise<DevSite>): void {
  server.middlewares.use(async (request, response, next) => {
    try {
      const [path = '/'] = (request.originalUrl ?? '/').split('?');
      const site = await current();
      const file = site.files.find((candidate) => candidate.path === path);
      if (file && (request.method === 'GET' || request.method === 'HEAD')) {
        const { body } = await file.make();
        return void response.setHeader('content-type', file.type).end(body);
      }
      await backend.prepare(site, path);
      await backend.forward(request, response);
    } catch (error) {
      server.ssrFixStacktrace(error as Error);
      next(error);
    }
  });
}

/** Editors may replace a file rather than write to it, and more than one may be saved at once. */
function restartOnSave(server: ViteDevServer, backend: Backend): void {
  let timer: NodeJS.Timeout | undefined;
  server.watcher.on('all', (_event, file) => {
    const path = relative(server.config.root, file);
    if (!serverSources.test(path)) return;
    clearTimeout(timer);
    timer = setTimeout(async () => {
      await backend.restart();
      // Shared files have already reloaded the page.
      if (path.startsWith('server/')) server.environments.client.hot.send({ type: 'full-reload' });
    }, 20);
  });
}

/** True if the browser already has everything visible of a file: a style sheet, or a part of islands only. */
function updatesInPlace({ environments: { client, ssr } }: ViteDevServer, file: string): boolean {
  if (!client.moduleGraph.getModulesByFile(file)?.size) return false;
  return file.endsWith('.css') || [...(ssr.moduleGraph.getModulesByFile(file) ?? [])].every(isInIslandsOnly);
}

function isInIslandsOnly(module: EnvironmentModuleNode): boolean {
  if (module.file?.endsWith('.island.tsx')) return true;
  return module.importers.size > 0 && [...module.importers].every(isInIslandsOnly);
}
