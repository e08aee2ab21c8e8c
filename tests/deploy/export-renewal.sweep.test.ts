/** @module-tag sweep */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { programEnv } from '../../server/testing/programs.ts';
import { freePort } from '../../server/testing/start-server.ts';
import { nginx, type RunningNginx, runNginx, send } from './run-nginx.ts';
import { readUnitFile } from './unit-file.ts';

const root = join(import.meta.dirname, '../..');
const title = nginx ? 'the daily export' : 'SKIPPED, nginx is not installed';

describe.skipIf(!nginx)(title, () => {
  /** A copy of the built site whose sitemap can be changed, as the day changes that of the server. */
  function copySite() {
    const dist = mkdtempSync(join(tmpdir(), 'renewed-'));
    onTestFinished(() => rmSync(dist, { recursive: true, force: true }));
    for (const name of ['site', 'site.json']) {
      cpSync(join(root, 'dist', name), join(dist, name), { recursive: true });
    }
    const sitemap = join(dist, 'site/sitemap.xml');
    const original = readFileSync(sitemap, 'utf8');
    function writeSitemap(day: string): void {
      const text = original.replace('<urlset', `<!-- ${day} -->\n<urlset`);
      writeFileSync(sitemap, text);
      writeFileSync(`${sitemap}.br`, brotliCompressSync(text));
      writeFileSync(`${sitemap}.gz`, gzipSync(text));
    }
    return { dist, writeSitemap };
  }

  /** Runs the first command of the service; only the folders are replaced. */
  async function renew(front: RunningNginx, dist: string): Promise<void> {
    const unit = readUnitFile('forespan-export.service');
    const [program = '', script = '', folder = ''] = (unit.values('ExecStart')[0] ?? '').split(' ');
    expect(join(unit.values('WorkingDirectory')[0] ?? '', folder)).toBe(unit.values('ReadWritePaths')[0]);
    const parameters = [script, front.exportFolder, dist];
    await promisify(execFile)(program.replace('/srv/forespan', root), parameters, {
      cwd: root,
      env: programEnv,
    });
  }

  // A new connection each time: when nginx closes a kept one just as it is used, browsers try again.
  const agent = new Agent({ keepAlive: false });
  async function readSitemap({ httpsPort: port, ca }: RunningNginx) {
    const headers = { host: 'localhost' };
    return send({ port, ca, agent, path: '/sitemap.xml', headers });
  }

  test('it replaces the sitemap, and no request fails or mixes two versions meanwhile', async () => {
    const unused = await freePort();
    const front = await runNginx([unused, unused]);
    onTestFinished(() => front.stop());
    const { dist, writeSitemap } = copySite();
    const days: (string | undefined)[] = [];
    const failed: string[] = [];
    let isOver = false;
    async function read(): Promise<void> {
      while (!isOver) {
        const { status, headers, body } = await readSitemap(front).catch((error: Error) => ({
          ...{ status: 0, headers: {} as Record<string, string>, body: error.message },
        }));
        days.push(/<!-- (.*) -->/.exec(body)?.[1]);
        const isWhole = Number(headers['content-length']) === Buffer.byteLength(body);
        if (status !== 200 || !isWhole || !body.includes('</urlset>'))
          failed.push(`${status} ${body.slice(-200)}`);
      }
    }
    const readers = Promise.all([read(), read(), read()]);
    for (let day = 1; day <= 4; day++) {
      writeSitemap(`day ${day}`);
      await renew(front, dist);
      await front.reload();
      expect((await readSitemap(front)).body).toContain(`<!-- day ${day} -->`);
    }
    isOver = true;
    await readers;
    expect(failed).toEqual([]);
    expect([...new Set(days)]).toEqual([undefined, 'day 1', 'day 2', 'day 3', 'day 4']);
  });

  test('until nginx is reloaded it serves the old export whole, and only the last eight are kept', async () => {
    const unused = await freePort();
    const front = await runNginx([unused, unused]);
    onTestFinished(() => front.stop());
    const { dist, writeSitemap } = copySite();
    const before = (await readSitemap(front)).body;
    for (let day = 1; day <= 7; day++) {
      writeSitemap(`day ${day}`);
      await renew(front, dist);
    }
    expect((await readSitemap(front)).body).toBe(before);
    await renew(front, dist);
    const versions = readdirSync(front.exportFolder).filter((name) => name.startsWith('version-'));
    expect(versions).toHaveLength(8);
    await front.reload();
    expect((await readSitemap(front)).body).toContain('<!-- day 7 -->');
  });
});
