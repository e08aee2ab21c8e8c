import { palette } from '../../../ui/palette.ts';
import type { TitlePart } from './share-card.ts';

const top = 36;
const maxSize = 76;
const minSize = 28;
const colours = { forecast: palette.persimmonInk, actual: palette.cobalt };

/** On at most two lines of similar width, as large as fits. */
export function drawCardTitle(
  context: CanvasRenderingContext2D,
  parts: readonly TitlePart[],
  left: number,
  right: number,
): void {
  const words = toWords(parts);
  let size = maxSize + 2;
  let lines: TitlePart[][][];
  let widest: number;
  do {
    size -= 2;
    setDisplayFont(context, size);
    lines = breakInTwo(words, (line) => measureLine(context, line), right - left);
    widest = Math.max(...lines.map((line) => measureLine(context, line)));
  } while (widest > right - left && size > minSize);
  context.fillStyle = palette.paper;
  context.fillRect(left, top, widest + 16, lines.length * size + 10);
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  for (const [i, line] of lines.entries()) {
    let x = left;
    for (const part of joinWords(line)) {
      context.fillStyle = part.states ? colours[part.states] : palette.ink;
      context.fillText(part.text, x, top + i * size + size * 0.83);
      x += context.measureText(part.text).width;
    }
  }
  context.letterSpacing = '0px';
}

export function displayFont(size: number): string {
  return `700 ${size}px Bricolage, sans-serif`;
}

export function setDisplayFont(context: CanvasRenderingContext2D, size: number): void {
  context.font = displayFont(size);
  context.letterSpacing = `${-0.03 * size}px`;
}

/** Splits at spaces. A number and the full stop after it are one word. */
function toWords(parts: readonly TitlePart[]): TitlePart[][] {
  const words: TitlePart[][] = [[]];
  for (const { text, ...rest } of parts)
    for (const [i, piece] of text.split(' ').entries()) {
      if (i > 0) words.push([]);
      if (piece !== '') words.at(-1)?.push({ text: piece, ...rest });
    }
  return words.filter((word) => word.length > 0);
}

function joinWords(words: readonly TitlePart[][]): TitlePart[] {
  return words.flatMap((word, i) => (i > 0 ? [{ text: ' ' }, ...word] : word));
}

function measureLine(context: CanvasRenderingContext2D, words: readonly TitlePart[][]): number {
  return joinWords(words).reduce((width, { text }) => width + context.measureText(text).width, 0);
}

function breakInTwo<Word>(
  words: readonly Word[],
  measure: (line: readonly Word[]) => number,
  maxWidth: number,
): Word[][] {
  if (measure(words) <= maxWidth) return [[...words]];
  const breaks = words.slice(1).map((_, i) => [words.slice(0, i + 1), words.slice(i + 1)]);
  const widths = breaks.map((lines) => Math.max(...lines.map(measure)));
  return breaks[widths.indexOf(Math.min(...widths))] ?? [[...words]];
}
