import { bundledBrowser, isBundled } from './bundled-browser.ts';

/** Once for all files of tests, and before the clock of any of them runs. */
export async function setup(): Promise<void> {
  if (isBundled && !process.env.CHROMIUM_PATH) await bundledBrowser();
}
