/** @module-tag sweep */
import { expect, onTestFinished, test } from 'vitest';
import { consoleApi, consolePath } from '../../contract/console/paths.ts';
import { clientSecret, openIdProvider } from '../../server/console/auth/testing/openid-provider.ts';
import { testOperator } from '../../server/testing/operators.ts';
import { freePort } from '../../server/testing/start-server.ts';
import { axeViolations } from './axe.ts';
import { desktop } from './browse-site.ts';
import { newPage, sharedBrowser } from './launch.ts';
import { serveWholeSite } from './whole-site.ts';

test('an operator signs in by the form of the provider, and a stranger gets an explanation', async () => {
  const port = await freePort();
  // The provider is at 127.0.0.1, which is cross-site for a browser.
  const origin = `http://localhost:${port}`;
  const { issuer, behaviour } = await openIdProvider(origin + consoleApi.singleSignOnCallback);
  const site = await serveWholeSite({
    ...{ PORT: String(port), PUBLIC_URL: origin, REQUIRE_CODE: 'on' },
    ...{ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'console', OIDC_CLIENT_SECRET: clientSecret },
  });
  onTestFinished(() => site.close());
  const { email } = await testOperator(site.db);
  const page = await newPage(await sharedBrowser(), desktop);
  onTestFinished(() => page.context().close());
  async function signIn(): Promise<void> {
    await page.getByRole('link', { name: 'Sign in with single sign-on' }).click();
    await page.getByRole('heading', { name: 'Your provider' }).waitFor();
    expect(new URL(page.url()).origin).toBe(issuer);
    await page.getByLabel('Name').fill('zoe');
    await page.getByRole('button', { name: 'Continue' }).click();
  }

  behaviour.hasForm = true;
  behaviour.claims = { email: 'stranger@agency.example', email_verified: true };
  await page.goto(origin + consolePath);
  await signIn();
  await page.getByText('Your single sign-on account doesn’t match any operator.').waitFor();
  expect(await axeViolations(page)).toEqual([]);

  // Otherwise the provider remembers the person.
  await page.context().clearCookies({ domain: '127.0.0.1' });
  behaviour.claims = { email, email_verified: true };
  await signIn();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  expect(page.url()).toBe(origin + consolePath);
  await page.getByRole('heading', { name: 'Applications', level: 1 }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Sign out' }).click();

  await page.goto(`${origin}${consoleApi.singleSignOnCallback}?error=access_denied`);
  await page.getByText('Single sign-on wasn’t completed.').waitFor();
});
