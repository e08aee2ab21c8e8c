import { posix } from 'node:path';
import JSZip from 'jszip';
import { expect, test } from 'vitest';
import { catalogue } from '../../../../../content/messages/catalogue.ts';
import { type Locale, locales } from '../../../../../contract/locales.ts';
import { checksOf } from '../../../../../forecast/outlook.ts';
import { sampleAhead, sampleResult } from '../../result.ts';
import { deckOf } from '../slides.ts';
import { writePptx } from './write-pptx.ts';

const result = sampleResult(sampleAhead(), '2026-07-02');
const checks = checksOf(result.metrics[0]?.values ?? [], []);

function write(locale: Locale, { agency = 'Müller & \u0001Söhne <Media>', colour = '#ffd400' } = {}) {
  const { forecast, deck } = catalogue[locale];
  const [outlook] = result.metrics;
  if (!outlook) throw new Error('no metric');
  return writePptx(
    deckOf({
      ...{ result, outlook, checks, locale, deck, words: forecast.tool, today: '2026-07-02', agency, colour },
    }),
  );
}

/** The parts as text, those of embedded sheets included. */
async function partsOf(file: Uint8Array, folder = ''): Promise<Map<string, string>> {
  const parts = new Map<string, string>();
  for (const [path, entry] of Object.entries((await JSZip.loadAsync(file)).files)) {
    const body = await entry.async('uint8array');
    parts.set(folder + path, new TextDecoder().decode(body));
    if (path.endsWith('.xlsx'))
      for (const [inner, text] of await partsOf(body, `${path}/`)) parts.set(inner, text);
  }
  return parts;
}

/** What is left when everything that is well-formed has been taken away, and the elements that stay open. */
function malformed(xml: string): string {
  const open: string[] = [];
  const entity = '&(?:amp|lt|gt|quot|apos|#\\d+);';
  const attribute = `\\s+[\\w:.-]+\\s*=\\s*"(?:[^"<&]|${entity})*"`;
  const token = new RegExp(`<(/?)([\\w:.-]+)(?:${attribute})*\\s*(/?)>|(?:[^<&]|${entity})+`, 'gy');
  const text = xml.replace(/^<\?xml [^>]*\?>/, '');
  let end = 0;
  for (const [all, closes, name, isEmpty] of text.matchAll(token)) {
    end += all.length;
    if (name && closes && open.pop() !== name) return `</${name}>`;
    if (name && !closes && !isEmpty) open.push(name);
  }
  return text.slice(end, end + 80) + open.join();
}

test.each(locales)(
  'the deck in %s is six slides with tables, and charts that have their numbers',
  async (locale) => {
    const parts = await partsOf(await write(locale));
    const named = (pattern: RegExp) => [...parts.keys()].filter((path) => pattern.test(path));
    const slides = named(/^ppt\/slides\/slide\d+\.xml$/).map((path) => parts.get(path) ?? '');
    expect(slides).toHaveLength(6);
    expect(slides.map((xml) => (xml.match(/<a:tbl>/g) ?? []).length)).toEqual([0, 1, 1, 1, 0, 1]);
    expect(slides.map((xml) => (xml.match(/<c:chart /g) ?? []).length)).toEqual([1, 1, 1, 0, 3, 0]);
    // Each has a title that outlines and screen readers find.
    for (const xml of slides) expect(xml).toMatch(/<p:ph\s[^>]*type="title"/);
    expect(named(/^ppt\/charts\/chart\d+\.xml$/)).toHaveLength(6);
    const sheets = named(/^ppt\/embeddings\/[^/]+\.xlsx\/xl\/worksheets\/sheet1\.xml$/);
    expect(sheets).toHaveLength(6);
    for (const path of sheets) expect(parts.get(path)?.match(/<v>[\d.]+<\/v>/g)?.length).toBeGreaterThan(26);

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

test('every part is well-formed, announced and found by those that refer to it', async () => {
  const parts = await partsOf(await write('fr'));
  expect(malformed('<a b="1 &amp; 2"><c/>x</a>')).toBe('');
  for (const wrong of ['<a>&</a>', '<a><b></a>', '<a b="<"/>', '<a>']) expect(malformed(wrong)).not.toBe('');
  for (const [path, xml] of parts) {
    if (path.endsWith('.xlsx')) continue;
    expect(malformed(xml), path).toBe('');
    if (!path.endsWith('.rels')) continue;
    const folder = posix.dirname(posix.dirname(path));
    for (const [, target = ''] of xml.matchAll(/ Target="([^"]+)"/g))
      expect([...parts.keys()], path).toContain(posix.resolve('/', folder, target).slice(1));
  }
  const types = parts.get('[Content_Types].xml') ?? '';
  for (const [, path = ''] of types.matchAll(/ PartName="\/([^"]+)"/g))
    expect([...parts.keys()]).toContain(path);
});

test('charts have only what the schema allows, and no week without a value is a zero', async () => {
  const parts = await partsOf(await write('en'));
  for (const [path, xml] of parts) {
    if (!/^ppt\/charts\/chart\d+\.xml$/.test(path)) continue;
    expect(xml).not.toMatch(/invertIfNegative|<c:v><\/c:v>/);
    for (const [, chart = ''] of xml.matchAll(/<c:(?:area|line)Chart>(.*?)<\/c:(?:area|line)Chart>/gs)) {
      expect(chart).toMatch(/^<c:grouping val="(?:standard|stacked)"\/>/);
      expect(chart.match(/<c:axId /g)).toHaveLength(2);
    }
  }
  for (const [path, xml] of parts) if (path.includes('sheet1.xml')) expect(xml).not.toContain('<v></v>');
});

test('the same deck has the same bytes, whenever it is written', async () => {
  const bytes = await write('en');
  expect(Buffer.from(bytes).equals(await write('en'))).toBe(true);
  const { files } = await JSZip.loadAsync(bytes);
  expect(new Set(Object.values(files).map(({ date }) => date.getUTCFullYear()))).toEqual(new Set([2020]));
});

test('a light colour keeps its text readable', async () => {
  const cover = async (colour: string) =>
    (await partsOf(await write('en', { colour }))).get('ppt/slides/slide1.xml') ?? '';
  expect(await cover('#ffd400')).not.toContain('FFFFFF');
  expect(await cover('#0b2040')).toContain('FFFFFF');
});
