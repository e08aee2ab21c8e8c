import { Resvg } from '@resvg/resvg-js';
import { escapeXml } from '../../ui/escape-xml.ts';
import type { SvgFonts } from './svg-fonts.ts';

interface Headline {
  size: number;
  leading: number;
  lines: string[];
}

interface Word {
  text: string;
  /** In shares of the font size. */
  width: number;
}

export const headlineTracking = -0.03;
const sizes = Array.from({ length: 21 }, (_, i) => 120 - i * 4);
const maxLines = 4;
/** Below this size, a headline is hard to read in small previews. */
const smallSize = 64;

/** Picks the layout that fits with the best balance of size and line breaks. */
export function setHeadline(
  title: string,
  room: { width: number; height: number },
  fonts: SvgFonts,
): Headline {
  const measure = (text: string) => measureText(text, fonts, headlineTracking);
  // Only plain spaces separate words: a no-break space has to work here too.
  const words = title.split(/[ \n]+/).map((text) => ({ text, width: measure(text) }));
  const space = measure('n n') - measure('nn');
  let best: { headline: Headline; cost: number } | undefined;
  for (const size of sizes) {
    const leading = Math.round(size * 0.98);
    const lineCount = Math.min(maxLines, Math.floor(room.height / leading));
    for (const lines of waysToSet(words, space, room.width / size, lineCount)) {
      const cost = awkwardness(lines, space) - size / 40 + Math.max(0, smallSize - size) / 24;
      if (best && best.cost <= cost) continue;
      best = { headline: { size, leading, lines: lines.map(joinWords) }, cost };
    }
  }
  if (!best) throw new Error(`No headline size fits: ${title}`);
  return best.headline;
}

/** Lists every way to break the words into at most `lineCount` lines of that width. */
function waysToSet(words: Word[], space: number, width: number, lineCount: number): Word[][][] {
  if (words.length === 0) return [[]];
  if (lineCount === 0 || lineWidth(words, space) > width * lineCount) return [];
  const found: Word[][][] = [];
  for (let count = 1; count <= words.length; count++) {
    const line = words.slice(0, count);
    if (lineWidth(line, space) > width) break;
    for (const rest of waysToSet(words.slice(count), space, width, lineCount - 1))
      found.push([line, ...rest]);
  }
  return found;
}

/** Uneven lines, breaks within a phrase and short words left at the end of a line look awkward. */
function awkwardness(lines: Word[][], space: number): number {
  const widths = lines.map((line) => lineWidth(line, space));
  const widest = Math.max(...widths);
  const unevenness = widths.reduce((sum, width) => sum + ((widest - width) / widest) ** 2, 0);
  const ends = lines.slice(0, -1).map((line) => line.at(-1)?.text ?? '');
  const brokenPhrases = ends.filter((end) => !/[.,:;!?–—]$/.test(end)).length;
  const strandedWords = ends.filter((end) => /^\p{L}{1,3}$/u.test(end)).length;
  return 0.5 * unevenness + 0.2 * brokenPhrases + 0.2 * strandedWords;
}

function lineWidth(line: Word[], space: number): number {
  return line.reduce((sum, word) => sum + word.width, (line.length - 1) * space);
}

function joinWords(line: Word[]): string {
  return line.map((word) => word.text).join(' ');
}

/** The ink width of a text in the display face, in units of the font size. */
function measureText(text: string, { options, select }: SvgFonts, tracking: number): number {
  const size = 100;
  const attributes = `${select.display} font-size="${size}" letter-spacing="${tracking * size}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><text ${attributes}>${escapeXml(text)}</text></svg>`;
  return (new Resvg(svg, { font: options }).getBBox()?.width ?? 0) / size;
}
