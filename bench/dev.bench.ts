import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { launchBrowser, newPage } from '../tests/browser/launch.ts';
import { replaceFile, startDev } from '../tests/dev-server.ts';
import { median } from './median.ts';

const rounds = Number(process.env.ROUNDS ?? 5);
const limitMs = 2_000;
const giveUpMs = 60_000;

interface Save {
  kind: string;
  /** The page on which the change is seen. */
  at: string;
  file: string;
  /** The text that changes, and what it becomes; `mark` is new each time. */
  from: string | RegExp;
  to: (mark: string) => string;
  /** What the browser shows of it: a script that returns whether the mark is there. */
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
    from: 'label={asks.submit}',
    to: (mark) => `label="${mark}"`,
  },
  {
    kind: 'style',
    at: '/team',
    file: 'web/pages/team/timing.module.css',
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

/** From the moment a file is saved under `npm run dev` to the moment the browser shows the change. */
export async function bench(): Promise<void> {
  const began = performance.now();
  const [dev, browser] = await Promise.all([startDev(), launchBrowser()]);
  try {
    const page = await newPage(browser);
    await page.goto(dev.url);
    print(`first page ${Math.round(performance.now() - began)} ms after the start`);
    for (const save of saves) {
      const times = await timesOf(save, dev, page);
      const worst = Math.max(...times);
      const verdict = worst <= limitMs ? '' : `, over the limit of ${limitMs} ms`;
      print(`${save.kind}: median ${Math.round(median(times))} ms, worst ${Math.round(worst)} ms${verdict}`);
    }
  } finally {
    await browser.close();
    await dev.stop();
  }
}

async function timesOf(
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
    await replaceFile(path, original.replace(from, to(mark)));
    const saved = performance.now();
    // A reload ends the script in the page that is left.
    while (!(await page.evaluate(isSeen, mark).catch(() => false))) {
      if (performance.now() - saved > giveUpMs)
        throw new Error(`${file} was saved, and ${at} did not change`);
      await delay(20);
    }
    times.push(performance.now() - saved);
    await page.waitForLoadState('networkidle');
    // Nobody saves faster, and the watcher would take two saves within 50 ms for one.
    await delay(500);
  }
  return times;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
