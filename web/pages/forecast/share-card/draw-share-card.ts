import { settings } from '../../../../content/settings.ts';
import { palette } from '../../../ui/palette.ts';
import { displayFont, drawCardTitle, setDisplayFont } from './draw-card-title.ts';
import type { CardLines, ShareCard } from './share-card.ts';

export const cardSize = { width: 1200, height: 630 };
const left = 40;
const right = cardSize.width - left;
const flag = { top: 224, height: 36 };
const plot = { top: 268, bottom: 518 };
const base = 544;
const gap = 16;

const fonts = {
  text: (size: number, weight: 400 | 600) => `${weight} ${size}px Instrument, sans-serif`,
  mono: (size: number) => `500 ${size}px "JetBrains Mono", monospace`,
};

/** Loads the fonts that the card's text needs. */
export async function loadCardFonts(card: ShareCard): Promise<void> {
  const text = card.title.map((part) => part.text).join('');
  await Promise.all([
    document.fonts.load(displayFont(76), text + settings.brand),
    document.fonts.load(fonts.text(22, 600), [card.coverage, ...card.footer].join('')),
    document.fonts.load(fonts.text(22, 400), [...card.notes, ...card.footer].join('')),
    document.fonts.load(fonts.mono(20), card.flag),
  ]);
}

/** Draws the card. Fonts must be loaded. */
export function drawShareCard(context: CanvasRenderingContext2D, card: ShareCard): void {
  const { measured, actual } = card.lines;
  const column = (right - left) / (measured.length + actual.length);
  const today = left + measured.length * column;
  context.fillStyle = palette.paper;
  context.fillRect(0, 0, cardSize.width, cardSize.height);
  context.fillStyle = palette.monthLine;
  for (let i = 0; i <= measured.length + actual.length; i++)
    context.fillRect(Math.round(left + i * column), 0, 1, cardSize.height);
  drawCardTitle(context, card.title, left, right);
  const flagRight = drawFlag(context, card.flag, today);
  const top = drawCoverage(context, card, today, flagRight);
  drawLines(context, card.lines, column, top);
  drawFooter(context, card.footer);
}

/** Returns where it ends. */
function drawFlag(context: CanvasRenderingContext2D, text: string, today: number): number {
  context.font = fonts.mono(20);
  const width = context.measureText(text).width + 28;
  const start = Math.max(left, Math.min(today - width / 2, right - width));
  context.fillStyle = palette.ink;
  context.fillRect(today - 1.5, flag.top, 3, base - flag.top);
  context.fillRect(start, flag.top, width, flag.height);
  context.fillStyle = palette.white;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.fillText(text, start + 14, flag.top + flag.height / 2 + 1);
  return start + width;
}

/** Beside the flag, or below it if there is too little space. Returns where the plot can start. */
function drawCoverage(
  context: CanvasRenderingContext2D,
  { coverage, notes }: ShareCard,
  today: number,
  flagRight: number,
): number {
  const maxWidth = right - today - gap;
  const size = fitSize(context, coverage, (to) => fonts.text(to, 600), 22, maxWidth);
  const isBeside = right - context.measureText(coverage).width - gap > flagRight;
  let y = isBeside ? 240 : flag.top + flag.height + 6;
  drawLabel(context, coverage, y);
  y += size + 6;
  for (const note of notes) {
    context.font = fonts.text(19, 400);
    for (const line of wrap(context, note, maxWidth)) {
      fitSize(context, line, (to) => fonts.text(to, 400), 19, maxWidth);
      drawLabel(context, line, y);
      y += 24;
    }
  }
  return Math.max(plot.top, y + 4);
}

function drawLabel(context: CanvasRenderingContext2D, text: string, y: number): void {
  const { width } = context.measureText(text);
  context.fillStyle = palette.paper;
  context.fillRect(right - width - 8, y, width + 8, 26);
  context.fillStyle = palette.ink;
  context.textAlign = 'right';
  context.textBaseline = 'top';
  context.fillText(text, right, y + 3);
}

/** Sets the font to the largest size up to `size` at which the text fits. */
function fitSize(
  context: CanvasRenderingContext2D,
  text: string,
  font: (size: number) => string,
  size: number,
  maxWidth: number,
): number {
  context.font = font(size);
  const fitting = Math.min(size, Math.floor((size * maxWidth) / context.measureText(text).width));
  context.font = font(fitting);
  return fitting;
}

function wrap(context: CanvasRenderingContext2D, text: string, maxWidth: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && context.measureText(longer).width <= maxWidth) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function drawLines(
  context: CanvasRenderingContext2D,
  { measured, actual, outlook }: CardLines,
  column: number,
  top: number,
): void {
  const known = [...measured, ...actual].filter((value) => value !== undefined);
  const [low, high] = [Math.min(...known, ...outlook.low90), Math.max(...known, ...outlook.high90)];
  const scale = (plot.bottom - top - gap) / (high - low || 1);
  const point = (week: number, value: number) =>
    [left + (week + 0.5) * column, plot.bottom - (value - low) * scale] as const;
  const last = measured.length - 1;
  const ahead = (values: readonly number[]) =>
    [measured[last] ?? 0, ...values].map((value, i) => point(last + i, value));
  const trace = (points: readonly (readonly [number, number])[]) => {
    context.beginPath();
    for (const [x, y] of points) context.lineTo(x, y);
  };
  context.lineJoin = 'round';
  context.lineCap = 'round';

  trace([...ahead(outlook.high90), ...ahead(outlook.low90).toReversed()]);
  context.fillStyle = palette.persimmon1;
  context.fill();
  context.strokeStyle = palette.persimmonLine;
  context.lineWidth = 1;
  context.setLineDash([0.1, 4]);
  context.stroke();
  context.setLineDash([]);
  trace([...ahead(outlook.high50), ...ahead(outlook.low50).toReversed()]);
  context.fillStyle = palette.persimmon2;
  context.fill();
  trace(ahead(outlook.mean));
  context.strokeStyle = palette.persimmonLine;
  context.lineWidth = 4;
  context.stroke();

  const points = [...measured, ...actual].flatMap((value, week) =>
    value === undefined ? [] : [point(week, value)],
  );
  context.strokeStyle = palette.ink;
  context.lineWidth = 3;
  for (const [i, value] of actual.entries()) {
    if (value === undefined) continue;
    const week = measured.length + i;
    trace([point(week, outlook.mean[i] ?? value), point(week, value)]);
    context.stroke();
  }
  trace(points);
  context.strokeStyle = palette.cobalt;
  context.lineWidth = 5;
  context.stroke();
  context.fillStyle = palette.cobalt;
  for (const [x, y] of points) {
    context.beginPath();
    context.arc(x, y, 6.5, 0, 2 * Math.PI);
    context.fill();
  }
}

function drawFooter(context: CanvasRenderingContext2D, lines: readonly string[]): void {
  context.fillStyle = palette.paper;
  context.fillRect(left, base, right - left + 1, cardSize.height - base);
  context.fillStyle = palette.ink;
  context.fillRect(left, base, right - left, 3);

  context.save();
  context.translate(left, base + 27);
  context.scale(1.5, 1.5);
  context.fillStyle = palette.persimmon2;
  context.fill(new Path2D('M14 17 33 1v18Z'));
  context.fillStyle = palette.persimmon;
  context.fill(new Path2D('M14 17 33 6v9Z'));
  context.strokeStyle = palette.cobalt;
  context.lineWidth = 3;
  context.stroke(new Path2D('M2 22l4-3 4 .8L14 17'));
  context.restore();

  setDisplayFont(context, 34);
  context.fillStyle = palette.ink;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.fillText(settings.brand, left + 65, base + 46);
  const brandEnd = left + 65 + context.measureText(settings.brand).width;
  context.letterSpacing = '0px';

  const size = lines.length > 2 ? 19 : 22;
  const height = size + 5;
  context.textAlign = 'right';
  for (const [i, line] of lines.entries()) {
    const isName = lines.length > 2 && i === 0;
    const maxWidth = right - brandEnd - 2 * gap;
    fitSize(context, line, (to) => fonts.text(to, isName ? 600 : 400), size, maxWidth);
    context.fillStyle = isName ? palette.ink : palette.ink2;
    context.fillText(line, right, base + 46 + (i - (lines.length - 1) / 2) * height);
  }
}
