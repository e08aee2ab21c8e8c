import { expect, onTestFinished, test } from 'vitest';
import { catalogue } from '../content/messages/catalogue.ts';
import { type ImprintSettings, missingImprintFields, settings } from '../content/settings.ts';
import { locales, localPath } from '../contract/locales.ts';
import { renderPage } from '../web/site/render.tsx';
import { addressedPages, attributes, visibleText } from './built-site.ts';

const readMain = (html = '') => html.slice(html.indexOf('<main'), html.indexOf('</main'));

test.each(locales)('the imprint in %s states the settings and marks what is missing', (locale) => {
  const page = addressedPages.find(({ path }) => path === localPath(locale, '/imprint'));
  const main = readMain(page?.html);
  const text = visibleText(`<body>${main}`);
  const { legalEntity, email, phone, imprint } = settings;
  const stated = Object.values(imprint).flatMap((value) => value?.split('\n') ?? []);
  for (const text of [legalEntity, email, phone.label, ...stated]) expect(text).toContain(text);
  const { company, rows, gapNote } = catalogue[locale].imprint;
  const marked = [...main.matchAll(/<mark>(.*?)<\/mark>/g)].map(([, gap]) =>
    gap?.replaceAll('&nbsp;', '\u00a0'),
  );
  const gaps = missingImprintFields().map(
    (name) => ({ legalForm: company, ...rows })[name as keyof ImprintSettings].gap,
  );
  expect(marked).toEqual(gaps);
  expect(text.includes(gapNote)).toBe(gaps.length > 0);
});

const filled: ImprintSettings = {
  legalForm: 'GmbH',
  address: 'Werkstraße 5\n20457 Hamburg\nDeutschland',
  representative: 'Zoë <Kern>, Geschäftsführerin',
  register: 'Amtsgericht Hamburg, HRB 123456',
  vatId: 'DE123456789',
  responsibleForBlog: 'Ada Kern, Werkstraße 5, 20457 Hamburg',
  host: 'Rechenzentrum AG\nKabelweg 1\n60311 Frankfurt am Main\n+49 69 1234567',
  euRepresentative: '',
};

test.each(locales)(
  'the imprint in %s, once filled in, states everything and marks nothing',
  async (locale) => {
    const before = settings.imprint;
    onTestFinished(() => {
      settings.imprint = before;
    });
    settings.imprint = filled;
    const route = { path: '/imprint', page: 'imprint' };
    const assets = { bootstrap: '', islands: '', visit: '', console: '' };
    const main = readMain((await renderPage({ route, locale }, assets, 'https://x.example')).html);
    const text = visibleText(`<body>${main}`);
    const { company, rows, gapNote } = catalogue[locale].imprint;
    const statements = { legalForm: company, ...rows };
    for (const name of Object.keys(filled) as (keyof ImprintSettings)[]) {
      const value = filled[name] ?? '';
      // Statements that do not apply are omitted with their term.
      expect(text.split('\n').includes(statements[name].term)).toBe(value !== '');
      expect(text).toContain(value);
    }
    expect(main).not.toContain('<mark>');
    expect(text).not.toContain(gapNote);
  },
);

test('every page with a footer links to the imprint of its language', () => {
  const without = addressedPages.filter(
    ({ html, page }) =>
      html.includes('<footer') && !attributes(html, 'a', 'href').includes(localPath(page.locale, '/imprint')),
  );
  expect(without.map(({ name }) => name)).toEqual([]);
});
