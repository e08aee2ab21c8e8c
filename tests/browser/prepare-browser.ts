import { findBrowser } from './find-browser.ts';

/** Unpacks or downloads the browser once, before any test's timeout starts. */
export async function setup(): Promise<void> {
  await findBrowser();
}
