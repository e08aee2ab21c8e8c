import type { Plugin, ViteDevServer } from 'vite';
import { consolePath } from '../../../contract/console/paths.ts';
import { localeOfPath, localPath } from '../../../contract/locales.ts';
import { bootstrapSource } from './bootstrap-source.ts';
import { buildSite } from './build-site.ts';
import { buildFonts, fontFaceCss } from './fonts.ts';

type Renderer = typeof import('../render.tsx');

const virtualFonts = '/@site-fonts.css';

/** Renders the pages: all of them to files at build, the requested one in dev. */
export function sitePlugin({ origin, outDir }: { origin: string; outDir: string }): Plugin {
  return {
    name: 'forespan-site',
    config: () => ({
      appType: 'custom',
      builder: { buildApp: (builder) => buildSite(builder, { origin, outDir }) },
    }),
    configureServer: (server) => () => serveDev(server, origin),
    hotUpdate({ file }) {
      // Pages, content and server-rendered parts have no client module to patch: show the page anew.
      if (this.environment.name === 'ssr' && /\.(tsx?|md)$/.test(file) && !file.includes('.island.')) {
        this.environment.moduleGraph.invalidateAll();
        return [];
      }
      if (this.environment.name === 'client' && /\.(tsx?|md)$/.test(file) && !file.includes('.island.')) {
        this.environment.hot.send({ type: 'full-reload' });
        return [];
      }
    },
  };
}

/** Answers page requests of the dev server with the page as it is now. */
function serveDev(server: ViteDevServer, origin: string) {
  const fonts = buildFonts();
  const ssr = server.environments.ssr;
  if (!('runner' in ssr)) throw new Error('The ssr environment has no module runner');
  const runner = ssr.runner as { import: (id: string) => Promise<Renderer> };

  server.middlewares.use(async (request, response, next) => {
    try {
      const path = decodeURI((request.originalUrl ?? '/').split('?')[0] ?? '/');
      const font = (await fonts).flatMap(({ files }) => files).find((file) => `/${file.path}` === path);
      if (font) return void response.setHeader('content-type', 'font/woff2').end(font.body);
      if (path === virtualFonts) {
        return void response.setHeader('content-type', 'text/css').end(fontFaceCss(await fonts));
      }
      const { allTargets, renderPage } = await runner.import('/web/site/render.tsx');
      const targets = allTargets();
      const wanted = targets.find((t) => 'route' in t && localPath(t.locale, t.route.path) === path);
      const locale = localeOfPath(path);
      const role = path === consolePath ? 'console' : 'not-found';
      const target = wanted ?? targets.find((t) => 'role' in t && t.role === role && t.locale === locale);
      if (!target) return next();
      const { html } = await renderPage(
        target,
        {
          bootstrap: await bootstrapSource(server.config.root),
          islands: '/web/site/islands.ts',
          console: '/web/console/main.tsx',
          devScripts: ['/web/site/dev.ts'],
        },
        origin,
      );
      const styled = html.replace('<style></style>', `<link rel="stylesheet" href="${virtualFonts}">`);
      response.statusCode = wanted || role === 'console' ? 200 : 404;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(await server.transformIndexHtml(request.originalUrl ?? '/', styled));
    } catch (error) {
      server.ssrFixStacktrace(error as Error);
      next(error);
    }
  });
}
