import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from './db/database.ts';
import { applications } from './db/schema.ts';
import { uuid7 } from './db/uuid7.ts';
import { createLogger } from './log.ts';

const [mode, dir, url] = process.argv.slice(2);
async function insert(d: any, seconds: number) {
  const t = performance.now();
  let n = 0;
  while (performance.now() - t < seconds * 1000) {
    const k = uuid7();
    await d.db.insert(applications).values({ id: k, language: 'en', fullName: 'Ada', email: k, emailKey: k });
    n++;
  }
  return Math.round(n / seconds);
}
if (mode === 'one') {
  (globalThis as any).gc?.();
  const before = process.memoryUsage().rss;
  const c0 = process.cpuUsage();
  const t = performance.now();
  const d = await openDatabase({ DATA_DIR: dir!, DATABASE_URL: url }, createLogger('warn'));
  const opened = performance.now() - t;
  await d.whenReady;
  const ready = performance.now() - t;
  const c = process.cpuUsage(c0);
  const rss = process.memoryUsage().rss;
  await insert(d, 3);
  const ci = process.cpuUsage();
  const rate = await insert(d, 8);
  const cj = process.cpuUsage(ci);
  const cpuPerInsertMs = (cj.user + cj.system) / 1000 / (rate * 8);
  await delay(3000);
  console.log(
    JSON.stringify({
      opened: Math.round(opened),
      ready: Math.round(ready),
      cpu: Math.round((c.user + c.system) / 1000),
      rssAtReady: Math.round((rss - before) / 1e6),
      rssLater: Math.round((process.memoryUsage().rss - before) / 1e6),
      insertsPerSecond: rate,
      cpuPerInsertMs,
    }),
  );
  await d.close();
  process.exit();
} else {
  const { startPostgres } = await import('./testing/start-postgres.ts');
  const pg = await startPostgres();
  const load = () => String(spawnSync('cat', ['/proc/loadavg']).stdout).slice(0, 5);
  for (let i = 0; i < 2; i++) {
    const folder = mkdtempSync(join(tmpdir(), 'bench-'));
    for (const [name, args] of [
      ['fresh', [folder]],
      ['existing', [folder]],
      ['postgres', [folder, pg.url]],
    ] as const)
      console.log(
        load(),
        name,
        String(
          spawnSync(process.execPath, ['--expose-gc', import.meta.filename, 'one', ...args]).stdout,
        ).trim(),
      );
    rmSync(folder, { recursive: true });
  }
  await pg.stop();
}
