/** @module-tag sweep */
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { browseSite, desktop } from '../browser/browse-site.ts';
import { dailyReport, file } from '../browser/forecast-page.ts';
import { type RunningSite, serveSite } from '../browser/launch.ts';
import { nginx, runNginx } from './run-nginx.ts';

const title = nginx ? 'behind nginx' : 'SKIPPED, nginx is not installed';

/** The built site behind nginx. Without TLS: browsers cache nothing served with a self-signed certificate. */
async function serveBehindNginx(): Promise<RunningSite> {
  const server = await serveSite();
  const port = Number(new URL(server.url).port);
  const front = await runNginx([port, port], { tls: false });
  return {
    url: `http://localhost:${front.httpsPort}`,
    async close() {
      await front.stop();
      await server.close();
    },
  };
}

describe.skipIf(!nginx)(title, () => {
  const { site, visit } = browseSite(serveBehindNginx);

  test('files of the forecaster may be cached for ever, and it works offline once the page says so', async () => {
    const page = await visit('/de/forecast', desktop);
    const list = await page.locator('[data-files]').getAttribute('data-files');
    const paths: string[] = await (await fetch(site.url + list)).json();
    expect(paths.length).toBeGreaterThan(50);
    for (const path of paths) {
      const { status, headers } = await fetch(site.url + path);
      expect([status, headers.get('cache-control')], path).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
    await page.getByText(catalogue.de.forecast.offline, { exact: true }).waitFor();
    await page.context().setOffline(true);
    await page.setInputFiles('#file', file('Konto.csv', dailyReport(60)));
    await page.locator('label[for=file]').hover();
    await page.getByText('Konto.csv', { exact: true }).waitFor();
    const { deck } = catalogue.de.forecast.tool.outputs;
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: deck.download }).first().click();
    expect((await download).suggestedFilename()).toMatch(/\.pptx$/);
  });
});
