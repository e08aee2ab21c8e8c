import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { readTypedNumber } from '../../web/pages/forecast/text/account-format.ts';
import { axeViolations } from './axe.ts';
import { desktop, phone } from './browse-site.ts';
import { browseForecaster, dailyReport, file, finding, tool } from './forecast-page.ts';
import { testInEachLanguage } from './languages.ts';
import { horizontalOverflow } from './layout.ts';

const { site, visit, open } = browseForecaster();

function readPart(deck: Buffer, path: string): string {
  return strFromU8(unzipSync(deck)[path] ?? new Uint8Array());
}

test('the table can be saved, and a link opens the numbers in another browser', async () => {
  const page = await open();
  await page.setInputFiles('#file', file('Account.csv', dailyReport(60)));
  await page.getByText('Account.csv', { exact: true }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `${tool.outputs.csv.title} .csv` }).click();
  const saved = readFileSync(await (await download).path(), 'utf8').split('\r\n');
  expect(saved[0]).toBe(
    `\ufeff"${tool.chart.week}",${['Conversions', 'Clicks', 'Cost', 'Cost per conversion']
      .flatMap((name) => [
        name,
        `${name}: ${tool.chart.low}`,
        `${name}: ${tool.chart.forecast}`,
        `${name}: ${tool.chart.high}`,
      ])
      .map((name) => `"${name}"`)
      .join(',')}`,
  );
  expect(saved.length).toBeGreaterThan(61);

  const headline = await finding(page).innerText();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: tool.outputs.share.link }).click();
  await page.getByText(tool.outputs.share.copied, { exact: true }).first().waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(8_192);
  const other = await visit(link.slice(site.url.length), phone);
  await other.getByText(tool.source.linked).waitFor();
  await expect.poll(() => finding(other).innerText()).toBe(headline);
  expect(await horizontalOverflow(other)).toEqual([]);
});

test('a truncated or forged link leaves the sample in place', { tags: ['sweep'] }, async () => {
  for (const hash of ['#w=abc', '#w=', '#w=q1ZKzs8tKEotLk5NUbKqVspOrVSyUlBKSixR0lFQKkgsKQZyDQE']) {
    const page = await visit(`/forecast${hash}`, desktop);
    await page.waitForFunction(() => document.querySelector('[data-live]') !== null);
    // Anything that the link had requested from the worker would be done before this metric's checks.
    await page.getByRole('tab', { name: tool.metrics.clicks }).click();
    await page.getByText(tool.perWeek.replace('{metric}', tool.metrics.clicks)).waitFor();
    await page.getByText(tool.checks.mean).waitFor();
    expect(await page.getByText(tool.sample.about.split('{')[0] ?? '').count()).toBe(1);
  }
});

const devices = { en: desktop, de: phone, es: desktop, fr: phone };

testInEachLanguage('a deck and an application in %s take the result along, but no row', async (locale) => {
  const page = await open(locale, devices[locale]);
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push([request.method(), request.url(), request.postData() ?? ''].join(' ').trim()),
  );
  const { outputs } = catalogue[locale].forecast.tool;
  const report = dailyReport(60);
  await page.setInputFiles('#file', file('Account.csv', report));
  await page.getByText('Account.csv', { exact: true }).waitFor();
  // Once it is read, the focus moves to the finding.
  await expect.poll(() => finding(page).evaluate((heading) => heading === document.activeElement)).toBe(true);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: outputs.deck.download }).press('Enter');
  const deck = readFileSync(await (await download).path());
  expect(readPart(deck, 'ppt/slides/slide6.xml')).toContain(catalogue[locale].deck.next.title);
  await page.getByRole('link', { name: outputs.carry.title }).press('Enter');
  const { fields, remove } = catalogue[locale].waitlist;
  const taken = page.getByLabel(fields.toolResults);
  await taken.waitFor();
  const lines = (await taken.inputValue()).split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toContain('60');
  expect(new URL(page.url()).hash).toBe('');
  // Nothing from the account was sent: only the site's own files were requested, by URL alone.
  await page.waitForLoadState('networkidle');
  expect(sent.length).toBeGreaterThan(3);
  for (const request of sent) expect(request).toMatch(new RegExp(`^GET (blob:)?${site.url}/[\\w./-]*(#|$)`));
  const rows = report.trim().split('\n').slice(1);
  expect(rows.filter((row) => lines.some((text) => text.includes(row.split(',')[1] ?? '')))).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toEqual([]);
  await page.getByRole('button', { name: remove }).press('Enter');
  expect(await taken.isVisible()).toBe(false);
  expect(await taken.inputValue()).toBe('');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('additionalInfo');
});

test('a deck with the agency’s name, the chart as a picture and a printout can be exported', {
  tags: ['sweep'],
}, async () => {
  const page = await open();
  const blocked: string[] = [];
  page.on('console', (message) => blocked.push(message.text()));
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const { deck, picture } = tool.outputs;
  async function saved(group: string, button: string): Promise<Buffer> {
    const download = page.waitForEvent('download');
    await page.getByRole('group', { name: group, exact: true }).getByRole('button', { name: button }).click();
    return readFileSync(await (await download).path());
  }
  await page.getByLabel(deck.agency).fill('Müller & Söhne');
  await page.getByLabel(deck.colour, { exact: true }).fill('#0b6b3a');
  expect(scripts).toEqual([]);
  const unplanned = await saved(deck.title, deck.download);
  expect(readPart(unplanned, 'ppt/slides/slide4.xml')).toContain('If nothing changes: ');
  // The plan is included.
  const field = page.locator('table input').first();
  await field.fill(String(Math.round((readTypedNumber(await field.inputValue()) ?? 0) * 1.1)));
  await page.keyboard.press('Enter');
  const planned = await saved(deck.title, deck.download);
  expect(readPart(planned, 'ppt/slides/slide4.xml')).toContain('The plan: $');
  expect(readPart(planned, 'ppt/slides/slide1.xml')).toContain('Müller &amp; Söhne');
  expect(readPart(planned, 'ppt/theme/theme1.xml')).toContain('<a:accent1><a:srgbClr val="0B6B3A"/>');
  expect(scripts.join()).toMatch(/pptx-.*\.js/);

  const svg = (await saved(picture.title, 'SVG')).toString();
  expect(svg.match(/@font-face/g)).toHaveLength(3);
  expect(svg).not.toMatch(/url\("?[^d#)]/);
  const png = await saved(picture.title, 'PNG');
  expect([png.readUInt32BE(16), png.toString('latin1', 1, 4)]).toEqual([2400, 'PNG']);
  expect(blocked).toEqual([]);

  const printed = await page.pdf({ format: 'A4', margin: { top: '10mm', bottom: '10mm' } });
  expect(printed.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);

  await page.reload();
  await page.locator('label[for=file]').hover();
  await expect.poll(() => page.getByLabel(deck.agency).inputValue()).toBe('Müller & Söhne');
});
