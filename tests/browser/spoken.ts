import type { Page } from 'playwright-core';

/** What a screen reader says about the focused element: its name and role, and a slider's value as text. */
export async function spoken(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const focused = nodes.find(({ properties, role }) =>
    properties?.some(({ name, value }) => name === 'focused' && value.value && role?.value !== 'RootWebArea'),
  );
  // Chromium exposes it to assistive technology, but not to us.
  const value = await page.locator(':focus').getAttribute('aria-valuetext');
  return [focused?.name?.value, focused?.role?.value, value].filter(Boolean).join(', ');
}

/** Collects what live regions announce from here on. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      const regions = changes.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest('[role=status],[role=alert]'),
      );
      for (const region of new Set(regions))
        if (region?.textContent && region.getAttribute('aria-live') !== 'off') heard.push(region.textContent);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}
