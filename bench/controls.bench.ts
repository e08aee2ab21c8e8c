import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { startServer } from '../server/testing/start-server.ts';
import { findBrowser } from '../tests/browser/find-browser.ts';
import { print } from './report.ts';

const slowDown = 4;
const budgetMs = 100;
const paths = process.env.PATHS?.split(',') ?? [
  '/',
  '/forecast',
  '/join-the-waitlist',
  '/Sales',
  '/support',
  '/ScheduleMeeting',
  '/check-GA-tag',
  '/careers/search',
  '/media-planning',
  '/audience-analysis',
  '/device-analysis',
  '/pricing',
  '/help',
];
/** The same kinds of controls with nothing behind them: what the browser alone needs on this machine. */
const referencePage = `data:text/html,${encodeURIComponent(
  '<main><button>button</button><details><summary>summary</summary>text</details><select name="select"><option>a</select><input name="input"></main>',
)}`;
const controls = 'main :is(button, summary, input, select, textarea, [role="tab"], [role="slider"])';

/**
 * From the input to the next frame, for every control of these pages on a phone with a processor a quarter as fast:
 * what browsers report as interaction to next paint.
 */
export async function bench(): Promise<void> {
  const server = await startServer();
  const { path, args, variables } = await findBrowser();
  const env = { ...process.env, ...variables } as Record<string, string>;
  const browser = await chromium.launch({ executablePath: path, args, env });
  try {
    for (const { name, ms } of await measure(browser, referencePage)) print(`reference: ${ms} ms  ${name}`);
    for (const each of paths) {
      const times = await measure(browser, server.url + each);
      const slow = times.filter(({ ms }) => ms > budgetMs).sort((a, b) => b.ms - a.ms);
      print(`${each}: ${times.length} controls, ${slow.length} over ${budgetMs} ms`);
      for (const { name, ms } of slow) print(`  ${ms} ms  ${name}`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function measure(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(recordDurations);
  await page.goto(url, { waitUntil: 'networkidle' });
  if (url.endsWith('/forecast')) {
    // The forecaster loads when it is touched.
    await page.locator('label[for=file]').hover();
    await page.locator('#file').setInputFiles({ name: 'report.csv', mimeType: 'text/csv', buffer: report() });
    await page.locator('[data-own]').first().waitFor();
    await page.waitForTimeout(3000);
  }
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const times: { name: string; ms: number }[] = [];
  for (const control of await page.locator(controls).all()) {
    if (!(await control.isVisible()) || !(await control.isEnabled())) continue;
    const name = await describe(control);
    await page.evaluate(() => Object.assign(window, { longest: 0 }));
    await use(page, control).catch(() => {});
    // Durations are reported after the frame that they end with.
    await page.waitForTimeout(400);
    if (page.url() !== url) await page.goto(url, { waitUntil: 'networkidle' });
    else times.push({ name, ms: await page.evaluate(() => (window as unknown as Recorded).longest) });
  }
  await context.close();
  return times;
}

/** Two years of days up to yesterday. */
function report(): Buffer {
  const rows = Array.from({ length: 730 }, (_, i) => {
    const day = new Date(Date.now() - (730 - i) * 86_400_000).toISOString().slice(0, 10);
    const conversions = Math.round(40 + 10 * Math.sin((i / 365.25) * 2 * Math.PI) + (i % 5));
    return `${day},${conversions * 12},${conversions * 20},${conversions}`;
  });
  return Buffer.from(`Day,Cost (EUR),Clicks,Conversions\n${rows.join('\n')}\n`);
}

interface Recorded {
  longest: number;
}

function recordDurations(): void {
  Object.assign(window, { longest: 0 });
  const observer = new PerformanceObserver((list) => {
    const recorded = window as unknown as Recorded;
    for (const { duration } of list.getEntries()) recorded.longest = Math.max(recorded.longest, duration);
  });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

function describe(control: Locator): Promise<string> {
  return control.evaluate((element) => {
    const text = element.textContent?.trim() || element.getAttribute('name') || element.id;
    return `${element.tagName.toLowerCase()} ${text.slice(0, 50)}`;
  });
}

async function use(page: Page, control: Locator): Promise<void> {
  const kind = await control.evaluate((element) =>
    element.getAttribute('role') === 'slider'
      ? 'slider'
      : element.matches('textarea, input:not([type=checkbox], [type=radio], [type=file], [type=submit])')
        ? 'text'
        : 'button',
  );
  const options = { timeout: 3000 };
  if (kind === 'text') {
    await control.focus(options);
    await page.keyboard.type('a1');
  } else if (kind === 'slider') {
    await control.focus(options);
    await page.keyboard.press('ArrowLeft');
  } else await control.click(options);
}

if (import.meta.main) await bench();
