import type { Page } from 'playwright-core';

/** Problems reported by pages of the running test: uncaught errors, and errors and warnings on their console. */
const found: string[] = [];
const allowed: RegExp[] = [];

/** Chromium's own messages about error statuses, and about pages over plain HTTP. */
const fromBrowser =
  /^Failed to load resource: |^The Cross-Origin-Opener-Policy header has been ignored|^Refused to get unsafe header/;

/** Records the errors of a page. `failOnPageErrors` fails the test. */
export function recordErrors(page: Page): void {
  page.on('pageerror', (error) => found.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !fromBrowser.test(message.text())) found.push(`${page.url()}: ${message.text()}`);
  });
}

/** For a test that provokes an error: it is then expected in this test only. */
export function allowPageError(pattern: RegExp): void {
  allowed.push(pattern);
}

/** The errors since the last call, except those that the test allowed. */
export function takePageErrors(): string[] {
  const patterns = allowed.splice(0);
  return found.splice(0).filter((line) => !patterns.some((pattern) => pattern.test(line)));
}
