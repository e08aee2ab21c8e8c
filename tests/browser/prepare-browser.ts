import { findBrowser } from './find-browser.ts';

/** Once for all files of tests, and before the clock of any of them runs: it may have to be unpacked or fetched. */
export async function setup(): Promise<void> {
  await findBrowser();
}
