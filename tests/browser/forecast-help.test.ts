import { expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { addDays, weekStart } from '../../contract/calendar.ts';
import { type Locale, localPath } from '../../contract/locales.ts';
import { writeWorkbook } from '../../forecast/reports/testing/write-workbook.ts';
import { axeViolations } from './axe.ts';
import { desktop, phone } from './browse-site.ts';
import { browseForecaster, dailyReport, file, finding } from './forecast-page.ts';
import { testInEachLanguage } from './languages.ts';
import { horizontalOverflow } from './layout.ts';

const { visit, open } = browseForecaster();
const monday = weekStart(new Date().toISOString().slice(0, 10), 1);

/** 80 weeks up to last week, with ambiguous dates. */
function unclearReport(): string {
  const rows = Array.from({ length: 80 }, (_, i) => {
    const thursday = addDays(monday, (i - 80) * 7 + 3);
    const [year, first] = [thursday.slice(0, 4), Date.parse(`${thursday.slice(0, 4)}-01-01`)];
    const week = Math.floor((Date.parse(thursday) - first) / 86_400_000 / 7) + 1;
    return `${year.slice(2)}.w${week},Brand,${1000 + (i % 7)}.40,${200 + (i % 5)}`;
  });
  return `Period,Campaign,Spend,Clicks\n${rows.join('\n')}\nTotal,,1,1\n`;
}

function workbook(): Buffer {
  const rows = dailyReport(40)
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  const daily = rows.map(([day = '', ...cells], i) =>
    i === 0 ? [day, ...cells] : [{ date: day }, ...cells.map(Number)],
  );
  const header = ['Week', 'Cost (EUR)', 'Clicks'];
  const weekly = Array.from({ length: 30 }, (_, i) => [{ date: addDays(monday, (i - 30) * 7) }, 100 + i, 50]);
  return Buffer.from(
    writeWorkbook([
      { name: 'Notes', rows: [['Prepared for'], ['Example GmbH']] },
      { name: 'Weekly summary', rows: [header, ...weekly] },
      { name: 'Daily, all campaigns', rows: daily },
      { name: 'Empty', rows: [], isHidden: true },
    ]),
  );
}

async function fitsAt(page: Awaited<ReturnType<typeof open>>, what: string): Promise<void> {
  for (const { viewport } of [desktop, phone]) {
    await page.setViewportSize(viewport);
    expect(await horizontalOverflow(page), `${what} at ${viewport.width}`).toEqual([]);
  }
  expect(await axeViolations(page), what).toEqual([]);
}

testInEachLanguage(
  'in %s the visitor is asked about an unclear column, with a preview of each choice',
  async (locale) => {
    const page = await open(locale);
    const { mapping } = catalogue[locale].forecastHelp;
    const { read } = catalogue[locale].forecastReading;
    await page.setInputFiles('#file', file('Export.csv', unclearReport()));
    const heading = page.getByRole('heading', { name: mapping.whichDate });
    await heading.waitFor();
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
    // Not “no dates”: it asks about possible dates.
    const [ask = ''] = mapping.unclear.split('{column}');
    await page.getByRole('alert').filter({ hasText: ask }).waitFor();
    const { title } = catalogue[locale].forecastNotes.problems['no-dates'];
    expect(await page.getByText(title).count()).toBe(0);
    const outcome = page
      .getByRole('status')
      .filter({ hasText: mapping.outcome.many.replace('{count}', '80') });
    await outcome.waitFor();
    await fitsAt(page, 'mapping');
    const run = page.getByRole('button', { name: read.go });
    await page.getByRole('button', { name: mapping.form.none }).click();
    await page.getByText(mapping.notYet).waitFor();
    expect(await run.isDisabled()).toBe(true);
    await page.getByRole('button', { name: mapping.form['year-week'] }).click();
    await outcome.waitFor();
    await page.getByLabel(read.as.replace('{name}', 'Clicks')).selectOption(read.roles.conversions);
    await run.click();
    await page.getByText('Export.csv', { exact: true }).waitFor();
    expect(await page.getByRole('tab').first().innerText()).toContain(
      catalogue[locale].forecast.tool.metrics.conversions,
    );
  },
);

testInEachLanguage(
  'in %s the visitor is asked which sheet of a workbook to read, and that sheet is read',
  async (locale: Locale) => {
    const page = await open(locale);
    const { sheets } = catalogue[locale].forecastHelp;
    await page.setInputFiles('#file', {
      ...file('Client.xlsx', workbook()),
      mimeType: 'application/octet-stream',
    });
    await page.getByRole('heading', { name: sheets.title }).waitFor();
    const radio = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
    expect(await radio('Daily, all campaigns').isChecked()).toBe(true);
    expect(await radio('Notes').isDisabled()).toBe(true);
    expect(await radio('Empty').isDisabled()).toBe(true);
    await page.getByText(`${sheets.empty} ${sheets.hidden}`).waitFor();
    await fitsAt(page, 'sheets');
    await radio('Weekly summary').check();
    await page.getByRole('button', { name: sheets.read }).click();
    await page.getByText('Client.xlsx', { exact: true }).waitFor();
    await expect.poll(() => page.getByRole('tab').count()).toBe(2);
  },
);

test('a workbook with one sheet of numbers is read at once', { tags: ['sweep'] }, async () => {
  const page = await open();
  const rows = [
    ['Day', 'Clicks'],
    ...Array.from({ length: 280 }, (_, i) => [{ date: addDays(monday, i - 280) }, 100 + (i % 7)]),
  ];
  await page.setInputFiles(
    '#file',
    file(
      'One.xlsx',
      Buffer.from(
        writeWorkbook([
          { name: 'A', rows },
          { name: 'B', rows: [] },
        ]),
      ),
    ),
  );
  await page.getByText('One.xlsx', { exact: true }).waitFor();
  await page.getByText('280 rows, 40 weeks').waitFor();
});

test('duplicate rows count once; one click adds them up, and another undoes that', {
  tags: ['sweep'],
}, async () => {
  const page = await open();
  const { duplicates } = catalogue.en.forecastHelp;
  const [header = '', ...rows] = dailyReport(60).trim().split('\n');
  await page.setInputFiles('#file', file('Twice.csv', [header, ...rows, ...rows.slice(-28)].join('\n')));
  const once = duplicates.title.once.many.replace('{count}', '28');
  await page.getByRole('heading', { name: once }).waitFor();
  const found = await finding(page).innerText();
  await fitsAt(page, 'duplicates');
  await page.getByRole('button', { name: duplicates.all }).click();
  await page.getByRole('heading', { name: duplicates.title.all.many.replace('{count}', '28') }).waitFor();
  expect(await finding(page).innerText()).not.toBe(found);
  await page.getByRole('button', { name: duplicates.once }).click();
  await page.getByRole('heading', { name: once }).waitFor();
  expect(await finding(page).innerText()).toBe(found);
});

test('a file from Meta without days gets Meta’s advice and Meta’s guide, which can be copied and closed', {
  tags: ['sweep'],
}, async () => {
  const page = await open();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { howToExport: t, forecastHelp, forecastNotes } = catalogue.en;
  await page.setInputFiles(
    '#file',
    file('Meta.csv', 'Campaign name,Amount spent (EUR),Results\nBrand,5,1\nGeneric,6,2\n'),
  );
  await page.getByRole('alert').filter({ hasText: forecastNotes.advice.meta }).waitFor();
  const how = page.getByRole('link', { name: forecastHelp.mapping.how.replace('{platform}', 'Meta') });
  expect(await how.getAttribute('href')).toBe('/how-to-export#meta');
  await how.click();
  const dialog = page.getByRole('dialog', { name: t.title });
  await dialog.getByRole('heading', { name: t.guides.meta.split.title }).waitFor();
  await fitsAt(page, 'guide');
  await dialog.getByRole('button', { name: t.copy }).click();
  await dialog.getByText(t.copied, { exact: true }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`2. ${t.guides.meta.split.title}. Breakdown, then Time, then Day.`);
  await dialog.getByRole('tab', { name: 'Meta' }).press('ArrowRight');
  await dialog.getByRole('heading', { name: t.guides.ga4.split.title }).waitFor();
  await page.keyboard.press('Escape');
  expect(await dialog.count()).toBe(0);
  expect(await how.evaluate((link) => link === document.activeElement)).toBe(true);
});

testInEachLanguage('in %s each guide has an address that works without a script', async (locale) => {
  const page = await visit(localPath(locale, '/how-to-export'), { ...phone, javaScriptEnabled: false });
  const { guides } = catalogue[locale].howToExport;
  for (const [platform, guide] of Object.entries(guides)) {
    const section = page.locator(`section[id="${platform}"]`);
    expect(await section.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      ...[guide.place.title, guide.split.title, guide.columns.title, guide.download.title],
    ]);
    expect(await section.getByRole('img').count()).toBe(4);
  }
});
