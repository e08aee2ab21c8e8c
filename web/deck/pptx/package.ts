import JSZip from 'jszip';
import { regions } from '../../../content/dates.ts';
import { palette } from '../../ui/palette.ts';
import { asLine } from '../colour.ts';
import type { Deck } from '../deck.ts';
import { hex } from './style.ts';

/**
 * Mends what the library gets wrong: elements that the schema does not allow or wants elsewhere, parts that are announced but not there,
 * empty cells that would be zeros, the language, and the time, which would make every file differ. Also puts the
 * agency's colours into the theme.
 */
export async function corrected(file: Uint8Array, deck: Deck): Promise<Uint8Array<ArrayBuffer>> {
  const accents = { accent1: deck.colour, accent2: asLine(deck.colour), accent3: palette.persimmonLine };
  return rewritten(file, (path, xml, paths) => {
    const spoken = xml.replaceAll('lang="en-US"', `lang="${regions[deck.locale]}"`);
    if (path === '[Content_Types].xml') return withoutMissing(spoken, paths);
    if (path.startsWith('ppt/charts/')) return chartBySchema(spoken);
    if (path.startsWith('ppt/slides/')) return slideBySchema(spoken);
    if (path === 'ppt/presentation.xml') return presentationBySchema(spoken);
    return path.startsWith('ppt/theme/') ? withAccents(spoken, accents) : spoken;
  });
}

/** The time of every part: the programs do not show it. */
const written = new Date('2020-01-01T00:00:00Z');

/** A name or a column of a report may contain anything. */
const notInXml = /(?![\t\n\r])\p{Cc}|\p{Noncharacter_Code_Point}/gu;

type Change = (path: string, xml: string, paths: string[]) => string;

async function rewritten(file: Uint8Array, change: Change): Promise<Uint8Array<ArrayBuffer>> {
  const [from, to] = [await JSZip.loadAsync(file), new JSZip()];
  const paths = Object.keys(from.files).filter((path) => !path.endsWith('/'));
  // It counts charts on from deck to deck.
  const first = Math.min(...paths.map((path) => Number(/\/chart(\d+)\.xml$/.exec(path)?.[1] ?? Infinity)));
  const counted = (text: string) =>
    text.replace(
      /(\/chart|Worksheet)(\d+)(?=\.(?:xml|xlsx)\b)/g,
      (_, name: string, n: string) => `${name}${Number(n) - first + 1}`,
    );
  for (const path of paths) {
    const part = (await from.file(path)?.async('uint8array')) ?? new Uint8Array();
    const xml = () => new TextDecoder().decode(part).replace(notInXml, '');
    const body = path.endsWith('.xlsx')
      ? await rewritten(part, (_, sheet) => sheetBySchema(sheet))
      : counted(withoutTime(change(path, xml(), paths)));
    to.file(counted(path), body, { date: written, createFolders: false });
  }
  return new Uint8Array(await to.generateAsync({ type: 'uint8array', compression: 'DEFLATE' }));
}

function withoutTime(xml: string): string {
  return xml.replace(/(<dcterms:\w+[^>]*>)[^<]*/g, `$1${written.toISOString().replace('.000', '')}`);
}

function withoutMissing(xml: string, paths: string[]): string {
  return xml.replace(/<Override PartName="\/([^"]+)"[^>]*>/g, (entry, path: string) =>
    paths.includes(path) ? entry : '',
  );
}

function sheetBySchema(xml: string): string {
  return xml.replace(/<c r="\w+"><v><\/v><\/c>/g, '').replace(/( ref="[A-Z]+\d+:[A-Z]+\d+)'"/g, '$1"');
}

/** A paragraph has its properties once, before its text; shapes have numbers of their own. */
function slideBySchema(xml: string): string {
  let shapes = 0;
  return xml
    .replace(/(<p:cNvPr id=")\d+/g, (_, start: string) => `${start}${++shapes}`)
    .replace(/(<\/a:r>)<a:pPr\b(?:[^>]*\/>|.*?<\/a:pPr>)/gs, '$1');
}

function presentationBySchema(xml: string): string {
  return xml.replace(
    /(<p:sldIdLst>.*?<\/p:sldIdLst>)(<p:notesMasterIdLst>.*?<\/p:notesMasterIdLst>)/s,
    '$2$1',
  );
}

function chartBySchema(xml: string): string {
  return xml
    .replace(/<c:pt idx="\d+"><c:v><\/c:v><\/c:pt>/g, '')
    .replace(/\s*<c:invertIfNegative val="0"\/>/g, '')
    .replace(/(<c:(?:area|line)Chart>)(?!<c:grouping)/g, '$1<c:grouping val="standard"/>')
    .replace(/(<c:dLbls>(?:(?!<\/c:dLbls>).)*<\/c:dLbls>)(<c:marker>.*?<\/c:marker>)/gs, '$2$1')
    .replace(/(<c:axId val="\d+"\/><c:axId val="\d+"\/>)<c:axId val="\d+"\/>/g, '$1')
    .replace(/(<c:noMultiLvlLbl val="\d"\/>)\s*(<c:tickLblSkip val="\d+"\/>)/g, '$2$1');
}

function withAccents(xml: string, accents: Record<string, string>): string {
  return Object.entries(accents).reduce(
    (all, [name, colour]) =>
      all.replace(
        new RegExp(`<a:${name}>.*?</a:${name}>`),
        `<a:${name}><a:srgbClr val="${hex(colour)}"/></a:${name}>`,
      ),
    xml,
  );
}
