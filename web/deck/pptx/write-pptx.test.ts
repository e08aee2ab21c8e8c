import { posix } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { catalogue } from '../../../content/messages/catalogue.ts';
import { type Locale, locales } from '../../../contract/locales.ts';
import { runBacktests } from '../../../forecast/backtest.ts';
import { sampleForecast, sampleResult } from '../../pages/forecast/model/result.ts';
import { buildDeck } from '../build-deck.ts';
import { listElements, outOfOrder, parseXml } from './testing/open-xml.ts';
import { writePptx } from './write-pptx.ts';

const result = sampleResult(sampleForecast(), '2026-07-02');
const checks = runBacktests(result.metrics[0]?.values ?? [], []);

function write(locale: Locale, { agency = 'Müller & \u0001Söhne <Media>', colour = '#ffd400' } = {}) {
  const { forecast, deck } = catalogue[locale];
  const [outlook] = result.metrics;
  if (!outlook) throw new Error('no metric');
  return writePptx(
    buildDeck({
      ...{
        result,
        outlook,
        checks,
        locale,
        deck,
        messages: forecast.tool,
        today: '2026-07-02',
        agency,
        colour,
      },
    }),
  );
}

/** The parts as text, including those of embedded sheets. */
function unpackParts(file: Uint8Array, folder = ''): Map<string, string> {
  const parts = new Map<string, string>();
  for (const [path, body] of Object.entries(unzipSync(file))) {
    parts.set(folder + path, strFromU8(body));
    if (path.endsWith('.xlsx'))
      for (const [inner, text] of unpackParts(body, `${path}/`)) parts.set(inner, text);
  }
  return parts;
}

test.each(locales)(
  'the deck in %s is six slides with tables, and charts that have their numbers',
  (locale) => {
    const parts = unpackParts(write(locale));
    const named = (pattern: RegExp) => [...parts.keys()].filter((path) => pattern.test(path));
    const slides = named(/^ppt\/slides\/slide\d+\.xml$/).map((path) => parts.get(path) ?? '');
    expect(slides).toHaveLength(6);
    expect(slides.map((xml) => (xml.match(/<a:tbl>/g) ?? []).length)).toEqual([0, 1, 1, 1, 0, 1]);
    expect(slides.map((xml) => (xml.match(/<c:chart /g) ?? []).length)).toEqual([1, 1, 1, 0, 3, 0]);
    // Each has a title that outlines and screen readers recognize.
    for (const xml of slides) expect(xml).toMatch(/<p:ph\s[^>]*type="title"/);
    expect(named(/^ppt\/charts\/chart\d+\.xml$/)).toHaveLength(6);
    const sheets = named(/^ppt\/embeddings\/[^/]+\.xlsx\/xl\/worksheets\/sheet1\.xml$/);
    expect(sheets).toHaveLength(6);
    // Weeks have numbers; names do not.
    for (const path of sheets)
      expect(parts.get(path)?.match(/<v>[\d.]+<\/v>/g)?.length).toBeGreaterThanOrEqual(26);

    const text = slides.join('\n');
    expect(text).not.toMatch(/NaN|undefined|null|Infinity|\{\w+\}/);
    expect(text).toContain(catalogue[locale].deck.next.title);
    const spoken = [...parts.values()].flatMap((xml) =>
      [...xml.matchAll(/ lang="([^"]+)"/g)].map(([, l]) => l),
    );
    expect(new Set(spoken.map((tag) => tag?.slice(0, 2)))).toEqual(new Set([locale]));
    expect([...parts.values()].filter((xml) => xml.includes('Müller &amp; Söhne &lt;Media&gt;'))).not.toEqual(
      [],
    );
    expect(parts.get('ppt/theme/theme1.xml')).toContain('<a:accent1><a:srgbClr val="FFD400"/></a:accent1>');
  },
);

test('every part is well-formed, announced and found by those that refer to it', () => {
  const parts = unpackParts(write('fr'));
  expect(parseXml('<a b="1 &amp; 2"><c/>x</a>').children).toHaveLength(1);
  for (const wrong of ['<a>&</a>', '<a><b></a>', '<a b="<"/>', '<a>'])
    expect(() => parseXml(wrong)).toThrow();
  for (const [path, xml] of parts) {
    if (path.endsWith('.xlsx') || path.endsWith('/')) continue;
    const root = parseXml(xml);
    if (!path.endsWith('.rels')) continue;
    const folder = posix.dirname(posix.dirname(path));
    const ids = root.children.map(({ attributes }) => attributes.Id);
    expect(new Set(ids).size, path).toBe(ids.length);
    for (const { attributes } of root.children)
      expect([...parts.keys()], path).toContain(posix.resolve('/', folder, attributes.Target ?? '').slice(1));
  }
});

/** The parts that readers of a presentation look for, with their types. */
const required = {
  'ppt/presentation.xml': 'presentationml.presentation.main+xml',
  'ppt/slideMasters/slideMaster1.xml': 'presentationml.slideMaster+xml',
  'ppt/slideLayouts/slideLayout1.xml': 'presentationml.slideLayout+xml',
  'ppt/slides/slide6.xml': 'presentationml.slide+xml',
  'ppt/theme/theme1.xml': 'theme+xml',
  'ppt/charts/chart6.xml': 'drawingml.chart+xml',
  'docProps/core.xml': 'core-properties+xml',
  'docProps/app.xml': 'extended-properties+xml',
};

test('every part has a content type, and every listed part exists', () => {
  const parts = unpackParts(write('es'));
  const files = [...parts.keys()].filter((path) => !path.endsWith('/') && !path.includes('.xlsx/'));
  const types = parseXml(parts.get('[Content_Types].xml') ?? '').children;
  const overrides = new Map(
    types.flatMap(({ attributes: { PartName, ContentType = '' } }) =>
      PartName ? [[PartName.slice(1), ContentType]] : [],
    ),
  );
  const extensions = types.flatMap(({ attributes }) => attributes.Extension ?? []);
  expect(new Set(extensions).size).toBe(extensions.length);
  for (const path of overrides.keys()) expect(files).toContain(path);
  for (const [path, type] of Object.entries(required)) expect(overrides.get(path), path).toContain(type);
  // Parts of these kinds are not recognized by their extension.
  for (const path of files.filter((file) => /^ppt\/.*\.xml$/.test(file)))
    expect([...overrides.keys()], path).toContain(path);
  for (const path of files.filter((file) => !overrides.has(file) && file !== '[Content_Types].xml'))
    expect(extensions, path).toContain(path.slice(path.lastIndexOf('.') + 1));
});

test('slides and charts follow the schema, and their numbered references exist', () => {
  expect(outOfOrder(parseXml('<a:p><a:r><a:t>x</a:t></a:r><a:pPr/></a:p>'))).toEqual(['a:p: a:r a:pPr ']);
  const parts = unpackParts(write('de'));
  for (const [path, xml] of parts) {
    if (!/^ppt\/(?:presentation|(?:slides|slideLayouts|slideMasters|charts)\/\w+)\.xml$/.test(path)) continue;
    const root = parseXml(xml);
    expect(outOfOrder(root), path).toEqual([]);
    const all = listElements(root);
    const listIds = (name: string, key: string) =>
      all.filter((element) => element.name === name).map(({ attributes }) => attributes[key]);
    // Shapes of a slide, series of a chart and slides of the presentation each have unique numbers.
    for (const ids of [listIds('p:cNvPr', 'id'), listIds('c:idx', 'val'), listIds('p:sldId', 'id')])
      expect(new Set(ids).size, path).toBe(ids.length);
    const axes = all.filter(({ name }) => /^c:(?:cat|val)Ax$/.test(name)).map(({ children }) => children[0]);
    const known = axes.map((axis) => axis?.attributes.val);
    for (const id of [...listIds('c:axId', 'val'), ...listIds('c:crossAx', 'val')])
      expect(known, path).toContain(id);
    const links = parts.get(path.replace(/[^/]+$/, '_rels/$&.rels')) ?? '';
    for (const { attributes } of all)
      for (const [key, id] of Object.entries(attributes))
        if (key.startsWith('r:')) expect(links, path).toContain(`Id="${id}"`);
  }
});

test('no week without a value is a zero, in a chart or in its sheet', () => {
  const parts = unpackParts(write('en'));
  for (const [path, xml] of parts) {
    if (/^ppt\/charts\/chart\d+\.xml$/.test(path)) expect(xml).not.toContain('<c:v></c:v>');
    if (path.includes('sheet1.xml')) expect(xml).not.toContain('<v></v>');
  }
});

test('the same deck has the same bytes, whenever it is written', () => {
  const bytes = Buffer.from(write('en'));
  expect(bytes.equals(write('en'))).toBe(true);
  // The date of the first entry: seven of its bits are the years since 1980.
  expect(1980 + (bytes.readUInt16LE(12) >> 9)).toBe(2020);
});

test('a light colour keeps its text readable', () => {
  const cover = (colour: string) => unpackParts(write('en', { colour })).get('ppt/slides/slide1.xml') ?? '';
  expect(cover('#ffd400')).not.toContain('FFFFFF');
  expect(cover('#0b2040')).toContain('FFFFFF');
});
