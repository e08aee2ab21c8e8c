import { escapeXml } from '../../ui/escape-xml.ts';
import { type Area, type Border, emu, font } from './style.ts';

export const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const schemas = 'http://schemas.openxmlformats.org';
export const namespaces = {
  a: `xmlns:a="${schemas}/drawingml/2006/main"`,
  c: `xmlns:c="${schemas}/drawingml/2006/chart"`,
  p: `xmlns:p="${schemas}/presentationml/2006/main"`,
  r: `xmlns:r="${schemas}/officeDocument/2006/relationships"`,
};

/** Names and columns in a report may contain anything. */
const notInXml = /(?![\t\n\r])\p{Cc}|\p{Noncharacter_Code_Point}/gu;

export function text(value: string): string {
  return escapeXml(value.replace(notInXml, ''));
}

export function fill(color: string | undefined): string {
  if (!color) return '<a:noFill/>';
  const value = color.startsWith('accent') ? `<a:schemeClr val="${color}"/>` : `<a:srgbClr val="${color}"/>`;
  return `<a:solidFill>${value}</a:solidFill>`;
}

/** As `a:ln`, or as one side of a table cell. */
export function stroke(border: Border | undefined, name = 'a:ln'): string {
  const inner = border ? `${fill(border.color)}<a:prstDash val="solid"/><a:round/>` : fill(undefined);
  return `<${name} w="${Math.round((border?.width ?? 0) * 12_700)}">${inner}</${name}>`;
}

export function place({ x, y, w, h }: Area, name = 'a:xfrm'): string {
  return `<${name}><a:off x="${emu(x)}" y="${emu(y)}"/><a:ext cx="${emu(w)}" cy="${emu(h)}"/></${name}>`;
}

export interface FontStyle {
  /** In points. */
  size: number;
  color: string;
  isBold?: boolean;
}

/** As the properties of a run, or as another element with the same ones. */
export function fontProperties({ size, color, isBold }: FontStyle, name: string, lang?: string): string {
  const attributes = `${lang ? ` lang="${lang}"` : ''} sz="${Math.round(size * 100)}" b="${isBold ? 1 : 0}"`;
  const faces = ['latin', 'ea', 'cs'].map((script) => `<a:${script} typeface="${font}"/>`).join('');
  return `<${name}${attributes}>${fill(color)}${faces}</${name}>`;
}
