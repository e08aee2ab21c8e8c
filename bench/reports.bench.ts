import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { createReportReader } from '../forecast/reports/read-report.ts';
import { launchBrowser, newPage, serveSite } from '../tests/browser/launch.ts';
import { median, print } from './report.ts';

const size = 50_000_000;
const rowCount = 1_000_000;
const chunkSize = 1 << 16;
const rounds = 5;
/** Three years of days with twenty campaigns. */
const typicalCampaigns = 20;
const typicalRows = 1096 * typicalCampaigns;
const idleMs = 1000;

/** How much time and memory reading a report of 50 MB and a million rows takes, and the time from drop to chart. */
export async function bench(): Promise<void> {
  const bytes = report(rowCount, 300);
  if (Math.abs(bytes.length - size) > size * 0.1) throw new Error(`${bytes.length} bytes are not 50 MB.`);
  print(
    `${(bytes.length / 1e6).toFixed(0)} MB, ${rowCount.toLocaleString('en')} rows, in chunks of ${chunkSize >> 10} KB`,
  );
  for (let round = 1; round <= rounds; round++) {
    const before = memory();
    let peak = before;
    const [start, cpu] = [performance.now(), process.cpuUsage()];
    const reader = createReportReader();
    for (let at = 0; at < bytes.length; at += chunkSize) {
      reader.push(bytes.subarray(at, at + chunkSize));
      if (at % (chunkSize * 16) === 0) peak = Math.max(peak, memory());
    }
    const response = reader.end();
    const took = performance.now() - start;
    const { user, system } = process.cpuUsage(cpu);
    if ('problem' in response || response.rows !== rowCount)
      throw new Error('The report was not read as it is.');
    print(
      `round ${round}  ${took.toFixed(0)} ms, ${((user + system) / 1000).toFixed(0)} ms of processor time, at most ${((peak - before) / 1e6).toFixed(0)} MB more`,
    );
  }
  await inBrowser(bytes);
}

/** The time from choosing a file to its forecast, and the longest time the page was unresponsive meanwhile. */
async function inBrowser(large: Uint8Array): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'reports-'));
  const [site, browser] = await Promise.all([serveSite(), launchBrowser()]);
  for (const [name, content] of [
    ['typical.csv', report(typicalRows, typicalCampaigns)],
    ['large.csv', large],
  ] as const) {
    const path = join(folder, name);
    await writeFile(path, content);
    const taken: { drawn: number; blocked: number }[] = [];
    // Visitors drop a file on a freshly opened, idle page.
    for (let round = 0; round < rounds; round++) {
      const page = await newPage(browser, { viewport: { width: 1440, height: 900 } });
      await page.goto(`${site.url}/forecast`);
      await page.locator('label[for=file]').hover();
      await page.waitForSelector('[data-live]');
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(idleMs);
      taken.push(await drop(page, path, name));
      await page.context().close();
    }
    const drawn = taken.map((one) => one.drawn);
    const blocked = median(taken.map((one) => one.blocked));
    print(
      `${name}  ${(content.length / 1e6).toFixed(1)} MB: drawn after ${median(drawn).toFixed(0)} ms ` +
        `(${drawn.map((ms) => ms.toFixed(0)).join(', ')}), page busy for ${blocked.toFixed(0)} ms at most`,
    );
  }
  await browser.close();
  await site.close();
  await rm(folder, { recursive: true });
}

async function drop(page: Page, path: string, name: string): Promise<{ drawn: number; blocked: number }> {
  await page.evaluate((file) => {
    const measured = window as unknown as { measured: Promise<{ drawn: number; blocked: number }> };
    measured.measured = new Promise((resolve) => {
      document.querySelector('#file')?.addEventListener(
        'change',
        () => {
          const since = performance.now();
          let last = since;
          let blocked = 0;
          let sawReading = false;
          const timer = setInterval(() => {
            const now = performance.now();
            blocked = Math.max(blocked, now - last - 4);
            last = now;
            sawReading ||= document.querySelector('[role=status]')?.textContent?.includes(file) ?? false;
            const isReading = document.querySelector('[role=status]')?.textContent !== '';
            if (isReading || (!sawReading && now - since < 60)) return;
            clearInterval(timer);
            requestAnimationFrame(() => resolve({ drawn: performance.now() - since, blocked }));
          }, 4);
        },
        { once: true, capture: true },
      );
    });
  }, name);
  await page.setInputFiles('#file', path);
  return page.evaluate(
    () => (window as unknown as { measured: Promise<{ drawn: number; blocked: number }> }).measured,
  );
}

/** A Google Ads report by day, campaign and device over three years, the same on every run. */
function report(rows: number, campaigns: number): Uint8Array {
  let state = 1;
  const random = (below: number) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
  const lines = [
    'Campaign report',
    '"January 1, 2023 - December 31, 2025"',
    'Day,Campaign,Device,Clicks,Cost,Conversions',
  ];
  const days = Array.from({ length: 1096 }, (_, i) =>
    new Date(Date.UTC(2023, 0, 1 + i)).toISOString().slice(0, 10),
  );
  const devices = ['Mobile phones', 'Computers', 'Tablets'];
  for (let row = 0; row < rows; row++) {
    const day = days[Math.floor((row * days.length) / rows)];
    const [campaign, cents] = [random(campaigns), random(99)];
    const name = campaign % 7 === 0 ? `"Brand, ${campaign}"` : `Generic ${campaign}`;
    const cost =
      random(5) === 0
        ? `"${1 + random(8)},${100 + random(899)}.${10 + (cents % 89)}"`
        : `${random(999)}.${10 + (cents % 89)}`;
    lines.push(`${day},${name},${devices[row % 3]},${random(400)},${cost},${random(9)}.50`);
  }
  return new TextEncoder().encode(`${lines.join('\n')}\n`);
}

function memory(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
