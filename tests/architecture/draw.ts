import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allowedImports, type Import, listImports } from './import-rules.ts';
import { sortIntoLevels } from './levels.ts';

const root = join(import.meta.dirname, '../..');
export const picturePath = join(root, 'docs/architecture.svg');

const about: Record<string, string> = {
  web: 'pages rendered at build, islands in the browser',
  content: 'words in four languages',
  server: 'the files and the API, one folder per noun',
  contract: 'what both sides agree on',
  forecast: 'series in, ranges out',
};
const ink = {
  text: '#13151B',
  quiet: '#464A55',
  line: '#1A3DD8',
  next: '#D94207',
  paper: '#FBFCFB',
  tint: '#E6EBFD',
};
const [chip, gap, head, pad] = [28, 8, 62, 20];
const letter = 7.25;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws the layers, their parts in rows (each imports only from rows below), and the imports between layers. */
export function drawArchitecture(imports: Import[]): string {
  const sources = imports.filter(({ from, to }) => !/\/(testing|making)\//.test(from + to));
  const web = drawLayer('web', { x: 20, y: 20, width: 440 }, sources);
  const server = drawLayer('server', { x: 540, y: 20, width: 640 }, sources);
  const content = drawLayer('content', { x: 20, y: bottom(web.box) + 56, width: 440 }, sources);
  const ground = Math.max(bottom(server.box), bottom(content.box)) + 56;
  const forecast = drawLayer('forecast', { x: 20, y: ground, width: 340 }, sources);
  const contract = drawLayer('contract', { x: 400, y: ground, width: 780 }, sources);
  const boxes: Record<string, Box> = {
    web: web.box,
    server: server.box,
    content: content.box,
    contract: contract.box,
    forecast: forecast.box,
  };
  const height = Math.max(bottom(contract.box), bottom(forecast.box)) + 20;
  const drawnArrows = Object.entries(allowedImports).flatMap(([from, targets]) =>
    targets.filter((to) => isUsed(sources, from, to)).map((to) => arrow(from, to, boxes)),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 ${height}" font-family="ui-monospace, Menlo, Consolas, monospace" font-size="12">`,
    `<title>The layers and their parts: web and server import content and contract, and meet only over HTTP; web and content import forecast</title>`,
    `<rect width="1200" height="${height}" fill="${ink.paper}"/>`,
    `<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="5" markerHeight="5" orient="auto"><path d="M0 0 8 4 0 8z" fill="${ink.line}"/></marker></defs>`,
    ...[web, server, content, contract, forecast].flatMap(({ lines }) => lines),
    ...drawnArrows,
    `<path d="M460 52H540" stroke="${ink.next}" stroke-width="2" stroke-dasharray="5 5"/>`,
    text(500, 44, 'HTTP', ink.next, 'text-anchor="middle"'),
    '</svg>\n',
  ].join('\n');
}

function drawLayer(layer: string, { x, y, width }: Omit<Box, 'height'>, imports: Import[]) {
  const folders = new Set(readdirSync(join(root, layer), { withFileTypes: true }).flatMap(folderName));
  const chips: string[] = [];
  let top = y + head;
  for (const row of sortIntoLevels(layer, imports)) {
    let left = x + pad;
    for (const part of row) {
      const size = Math.round(part.length * letter + 20);
      if (left + size > x + width - pad) {
        left = x + pad;
        top += chip + 2;
      }
      chips.push(
        `<rect x="${left}" y="${top}" width="${size}" height="${chip - 4}" fill="${folders.has(part) ? ink.tint : '#FFFFFF'}" stroke="${ink.line}" stroke-width="${folders.has(part) ? 1 : 0.5}"/>`,
        text(left + 10, top + 16, part, ink.text),
      );
      left += size + gap;
    }
    top += chip + gap;
  }
  const box = { x, y, width, height: top - y + pad - gap };
  const lines = [
    `<rect x="${x}" y="${y}" width="${width}" height="${box.height}" fill="none" stroke="${ink.text}" stroke-width="1.5"/>`,
    text(x + pad, y + 34, layer, ink.text, 'font-size="20" font-weight="700"'),
    text(x + pad + layer.length * 12.1 + 14, y + 34, about[layer] ?? '', ink.quiet),
    ...chips,
  ];
  return { box, lines };
}

/** An arrow down to a layer below, past one in between, or across to a neighboring one. */
function arrow(from: string, to: string, boxes: Record<string, Box>): string {
  const [start, end] = [boxes[from], boxes[to]];
  if (!start || !end) throw new Error(`No such layer: ${from}, ${to}`);
  const path = route(start, end, Object.values(boxes));
  return `<path d="${path}" fill="none" stroke="${ink.line}" stroke-width="2" marker-end="url(#tip)"/>`;
}

function route(start: Box, end: Box, boxes: Box[]): string {
  if (start.x > right(end)) return `M${start.x} ${end.y + 32}H${right(end)}`;
  const isPastAnother = boxes.some(
    (box) => box.x === start.x && box.y > bottom(start) && bottom(box) < end.y,
  );
  if (isPastAnother && right(end) > right(start)) return `M${right(start)} ${bottom(start) - 24}h40V${end.y}`;
  if (isPastAnother) return `M${start.x} ${bottom(start) - 24}h-12V${end.y + 32}H${end.x}`;
  const middle = (Math.max(start.x, end.x) + Math.min(right(start), right(end))) / 2;
  return `M${middle} ${bottom(start)}V${end.y}`;
}

function isUsed(imports: Import[], from: string, to: string): boolean {
  return imports.some((each) => each.from.startsWith(`${from}/`) && each.to.startsWith(`${to}/`));
}

function folderName(entry: { name: string; isDirectory(): boolean }): string[] {
  return entry.isDirectory() ? [entry.name] : [];
}

function bottom({ y, height }: Box): number {
  return y + height;
}

function right({ x, width }: Box): number {
  return x + width;
}

function text(x: number, y: number, words: string, fill: string, more = ''): string {
  return `<text x="${x}" y="${y}" fill="${fill}" ${more}>${words}</text>`.replace(' >', '>');
}

if (import.meta.main) writeFileSync(picturePath, drawArchitecture(listImports(root)));
