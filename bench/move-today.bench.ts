import { type Browser, chromium } from 'playwright-core';
import { startServer } from '../server/testing/start-server.ts';
import { findBrowser } from '../tests/browser/find-browser.ts';
import { median, percentile, print } from './report.ts';

const slowDowns = [1, 4];
const budgetMs: Record<number, number> = { 1: 16, 4: 50 };
const stepsPerWeek = 4;
const frameMs = 16;

/** Pages on which Today can be moved, and over how many weeks from its real position: back, forth and back again. */
const sheets = [
  { path: '/', turns: [0, -9, 13, 0] },
  { path: '/forecast', turns: [0, -12, -2, -12, 0] },
];

/** How long the main thread is busy per move of Today across a page's sheet, at full and at a quarter of the speed. */
export async function bench(): Promise<void> {
  const server = await startServer();
  const { path, args, variables } = await findBrowser();
  const env = { ...process.env, ...variables } as Record<string, string>;
  const browser = await chromium.launch({ executablePath: path, args, env });
  try {
    for (const [sheet, rate] of sheets.flatMap((each) =>
      slowDowns.map((slower) => [each, slower] as const),
    )) {
      const { tasks, longest, frames, over, longTasks } = await drag(browser, server.url, sheet, rate);
      print(
        `${sheet.path}  ${rate} × slower: ${tasks.length} moves, busy ${median(tasks).toFixed(1)} ms in the median, ` +
          `${percentile(tasks, 95).toFixed(1)} ms in 95 %, ${longest.toFixed(1)} ms at most ` +
          `(budget ${budgetMs[rate]} ms); frames ${percentile(frames, 95).toFixed(0)} ms in 95 %; ` +
          `tasks of any kind over 50 ms: ${over} by the processor's time, ${longTasks} by the clock`,
      );
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Drags the flag over the weeks, back and forth. */
async function drag(browser: Browser, url: string, { path, turns }: (typeof sheets)[number], rate: number) {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await page.goto(url + path, { waitUntil: 'networkidle' });
  if (path === '/forecast') {
    await page.locator('label[for=file]').hover();
    await page.waitForSelector('[data-live]');
  }
  const flag = page.getByRole('slider').first();
  await flag.scrollIntoViewIfNeeded();
  // Below the fold is laid out by then. On the home page the first touch loads the script, which is measured too.
  await page.waitForTimeout(2500);
  const box = await flag.boundingBox();
  if (!box) throw new Error('The flag is not in view');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
    transferMode: 'ReportEvents',
  });
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await page.evaluate(watchFrames);

  const week = 52;
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  for (const [i, to] of turns.slice(1).entries()) {
    const from = turns[i] ?? 0;
    const steps = Math.abs(to - from) * stepsPerWeek;
    for (let step = 1; step <= steps; step++) {
      await page.mouse.move(middle.x + (from + ((to - from) * step) / steps) * week, middle.y);
      await page.waitForTimeout(frameMs);
    }
  }
  await page.mouse.up();
  const watched = await page.evaluate(() => (window as unknown as { watched: Watched }).watched);
  const collected = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await collected;
  await page.context().close();
  return { ...busyTasks(events), ...watched };
}

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  /** The CPU time, which excludes other programs. */
  tdur?: number;
  tid: number;
  pid: number;
}

/**
 * Milliseconds of the main-thread tasks that handled a pointer move or rendered its effect, of the longest task of any
 * kind, and how many took over 50.
 */
function busyTasks(events: readonly TraceEvent[]) {
  const handled = events.filter(({ name }) => name === 'EventDispatch' || name === 'UpdateLayoutTree');
  const main = handled.find(({ name }) => name === 'EventDispatch');
  const isOnMain = ({ tid, pid }: TraceEvent) => tid === main?.tid && pid === main.pid;
  const marks = handled.filter(isOnMain).map(({ ts }) => ts);
  const all = events.filter(
    (event) => /^(RunTask|ThreadControllerImpl::RunTask)$/.test(event.name) && isOnMain(event),
  );
  const durationMs = ({ tdur = 0 }: TraceEvent) => tdur / 1000;
  return {
    tasks: all
      .filter(({ ts, dur = 0 }) => marks.some((mark) => mark >= ts && mark <= ts + dur))
      .map(durationMs),
    longest: Math.max(...all.map(durationMs)),
    over: all.filter((task) => durationMs(task) > 50).length,
  };
}

interface Watched {
  frames: number[];
  longTasks: number;
}

function watchFrames(): void {
  const watched: Watched = { frames: [], longTasks: 0 };
  Object.assign(window, { watched });
  new PerformanceObserver((list) => {
    watched.longTasks += list.getEntries().length;
  }).observe({ type: 'longtask' });
  let last = performance.now();
  requestAnimationFrame(function next(now) {
    watched.frames.push(now - last);
    last = now;
    requestAnimationFrame(next);
  });
}

if (import.meta.main) await bench();
