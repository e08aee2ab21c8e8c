/** @module-tag sweep */
import { expect, test } from 'vitest';
import { consoleSite, signIn } from './console-site.ts';

const console = consoleSite({ RATE_LIMITS: 'on' });

test('after too many attempts the console says how long to wait, and a browser used before can still sign in', async () => {
  const { email } = console.operators.editor;
  const usual = await console.visit();
  await signIn(usual, email);
  await usual.getByRole('button', { name: 'Sign out' }).click();
  const page = await console.visit();
  for (let i = 0; i < 9; i++) {
    const received = page.waitForResponse(
      (response) => response.url().endsWith('/sign-in') && response.request().method() === 'POST',
    );
    await signIn(page, email, `wrong ${i}`);
    expect((await received).status()).toBe(401);
  }
  await signIn(page, email);
  await page
    .getByText(/^Too many tries from this network. Try again in 1[45] minutes, or use a browser/)
    .waitFor();
  await signIn(usual, email);
  await usual.getByRole('button', { name: 'Sign out' }).waitFor();
});
