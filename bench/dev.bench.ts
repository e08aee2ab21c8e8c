import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { launchBrowser, newPage } from '../tests/browser/launch.ts';
import { replaceFile, startDev } from '../tests/dev-server.ts';
import { median, print } from './report.ts';

const rounds = Number(process.env.ROUNDS ?? 5);
const limitMs = 2_000;
const giveUpMs = 60_000;

interface Save {
  kind: string;
  /** The page that shows the change. */
  at: string;
  file: string;
  /** The text to replace and its replacement; `mark` is different each time. */
  from: string | RegExp;
  to: (mark: string) => string;
  /** Runs in the browser and returns whether the change is visible. */
  isSeen?: (mark: string) => boolean | Promise<boolean>;
}

const saves: Save[] = [
  {
    kind: 'message',
    at: '/team',
    file: 'content/messages/en/team.ts',
    from: /^ {2}title: '.*'/m,
    to: (mark) => `  title: '${mark}'`,
  },
  {
    kind: 'page',
    at: '/team',
    file: 'web/pages/team/page.tsx',
    from: 'lede={team.lede}',
    to: (mark) => `lede="${mark}"`,
  },
  {
    kind: 'island',
    at: '/Sales',
    file: 'web/pages/sales/sales-form.island.tsx',
    from: 'label={submitLabel(text, isKept, when)}',
    to: (mark) => `label="${mark}"`,
  },
  {
    kind: 'style',
    at: '/team',
    file: 'web/pages/team/first-days.module.css',
    from: /^/,
    to: (mark) => `:root { --saved: ${mark}; }\n`,
    isSeen: (mark) => getComputedStyle(document.documentElement).getPropertyValue('--saved') === mark,
  },
  {
    kind: 'article',
    at: '/first-blog',
    file: 'content/articles/en/first-blog.md',
    from: 'Nobody at an agency',
    to: (mark) => mark,
  },
  {
    kind: 'server file',
    at: '/team',
    file: 'server/site/security-txt.ts',
    from: 'mailto:',
    to: (mark) => `mailto:${mark}`,
    isSeen: (mark) =>
      fetch('/.well-known/security.txt').then(
        async (response) => (await response.text()).includes(mark),
        () => false,
      ),
  },
];

/** The time from saving a file under `npm run dev` until the browser shows the change. */
export async function bench(): Promise<void> {
  const began = performance.now();
  const [dev, browser] = await Promise.all([startDev(), launchBrowser()]);
  try {
    const page = await newPage(browser);
    await page.goto(dev.url);
    print(`first page ${Math.round(performance.now() - began)} ms after the start`);
    for (const save of saves) {
      const times = await measureTimes(save, dev, page);
      const worst = Math.max(...times);
      const verdict = worst <= limitMs ? '' : `, over the limit of ${limitMs} ms`;
      print(`${save.kind}: median ${Math.round(median(times))} ms, worst ${Math.round(worst)} ms${verdict}`);
    }
  } finally {
    await browser.close();
    await dev.stop();
  }
}

async function measureTimes(
  { kind, at, file, from, to, isSeen = (mark) => document.body.innerText.includes(mark) }: Save,
  dev: { url: string; folder: string },
  page: Page,
): Promise<number[]> {
  const path = join(dev.folder, file);
  const original = await readFile(path, 'utf8');
  await page.goto(dev.url + at, { waitUntil: 'networkidle' });
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const mark = `${kind.replace(' ', '-')}-${round}`;
    const changed = original.replace(from, to(mark));
    if (changed === original) throw new Error(`${file} no longer has what is to be replaced`);
    await replaceFile(path, changed);
    const saved = performance.now();
    // A reload aborts the script in the previous page.
    while (!(await page.evaluate(isSeen, mark).catch(() => false))) {
      if (performance.now() - saved > giveUpMs)
        throw new Error(`${file} was saved, but ${at} did not change`);
      await delay(20);
    }
    times.push(performance.now() - saved);
    await page.waitForLoadState('networkidle');
    // The watcher would merge two saves within 50 ms.
    await delay(500);
  }
  return times;
}
