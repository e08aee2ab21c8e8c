import { expect, test } from 'vitest';
import { browseForecaster, dailyReport, file } from './forecast-page.ts';

const { open } = browseForecaster();

test('parts that an island shows later are styled, too', { tags: ['sweep'] }, async () => {
  const page = await open();
  await page.setInputFiles('#file', file('Account.csv', dailyReport(60)));
  const name = page.getByText('Account.csv', { exact: true });
  await name.waitFor();
  await expect
    .poll(() =>
      name.evaluate(({ parentElement }) => parentElement && getComputedStyle(parentElement).display),
    )
    .toBe('flex');
});
