/** @module-tag sweep */
import { expect } from 'vitest';
import { localPath } from '../../contract/locales.ts';
import { browseSite, phone } from './browse-site.ts';
import { testInEachLanguage } from './languages.ts';
import { serveSite } from './launch.ts';

const { visit } = browseSite(serveSite);

testInEachLanguage('the accuracy page takes at most 5,000 px of a phone in %s', async (locale) => {
  // With less motion, all sections are laid out at once.
  const page = await visit(localPath(locale, '/forecast-accuracy'), { ...phone, reducedMotion: 'reduce' });
  const height = await page.locator('main').evaluate(async (main) => {
    await document.fonts.ready;
    return main.getBoundingClientRect().height;
  });
  expect(height).toBeGreaterThan(1_000);
  expect(height).toBeLessThanOrEqual(5_000);
});
