import { type Area, type Border, emu, points } from './style.ts';
import { type FontStyle, fill, fontProperties, place, stroke, text } from './xml.ts';

/** A run of text; unset properties come from the surrounding text. */
export interface Run extends Partial<FontStyle> {
  text: string;
}

export interface TextStyle extends FontStyle {
  align?: 'l' | 'ctr' | 'r';
  anchor?: 't' | 'ctr' | 'b';
  /** The line height, as a multiple of the default. */
  leading?: number;
}

interface Cell extends Pick<TextStyle, 'size' | 'color' | 'isBold' | 'align'> {
  /** One paragraph each. */
  lines: Run[];
  fill?: string;
  top?: Border;
  bottom?: Border;
}

interface TableLayout {
  columns: number[];
  rowHeight: number;
  anchor: 't' | 'ctr';
  /** Top, right, bottom and left, in rem. */
  margins: [number, number, number, number];
}

/** The content of a slide or its layout, from back to front. */
export class Drawing {
  readonly #shapes: string[] = [];
  readonly #lang: string;

  constructor(lang: string) {
    this.#lang = lang;
  }

  addRect(area: Area, color: string): void {
    this.#addShape(`${geometry(area, 'rect')}${fill(color)}${stroke(undefined)}`);
  }

  addLine(area: Area, border: Border): void {
    this.#addShape(`${geometry(area, 'line')}${stroke(border)}`);
  }

  /** Text with one paragraph per line. */
  addText(content: string | Run[], area: Area, style: TextStyle & { fill?: string }): void {
    this.#addTextShape(this.#paragraphs(content, style), area, style);
  }

  /** The title, which outlines and screen readers recognize. */
  addTitle(content: string | Run[], area: Area, style: TextStyle): void {
    this.#addTextShape(this.#paragraphs(content, style), area, style, '<p:ph type="title"/>');
  }

  /** Programs number slides themselves; `shown` is for those that do not. */
  addSlideNumber(shown: string, area: Area, style: TextStyle): void {
    const field = `<a:fld id="{F7021451-1387-4CA6-816F-3879F97B5CBC}" type="slidenum">${this.#font(style)}<a:t>${shown}</a:t></a:fld>`;
    const kind = '<p:ph type="sldNum" sz="quarter" idx="10"/>';
    this.#addTextShape(this.#paragraph(field, style), area, style, kind);
  }

  addTable(rows: Cell[][], { x, y }: Pick<Area, 'x' | 'y'>, layout: TableLayout): void {
    const { columns, rowHeight } = layout;
    const width = columns.reduce((sum, column) => sum + column, 0);
    const grid = columns.map((column) => `<a:gridCol w="${emu(column)}"/>`).join('');
    const drawn = rows.map(
      (cells) =>
        `<a:tr h="${emu(rowHeight)}">${cells.map((cell) => this.#cell(cell, layout)).join('')}</a:tr>`,
    );
    this.#addFrame(
      { x, y, w: width, h: rows.length * rowHeight },
      'table',
      `<a:tbl><a:tblPr/><a:tblGrid>${grid}</a:tblGrid>${drawn.join('')}</a:tbl>`,
    );
  }

  /** A chart that the slide refers to under this id. */
  addChart(id: string, area: Area, description: string): void {
    const chart = `<c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="${id}"/>`;
    this.#addFrame(area, 'chart', chart, description);
  }

  /** Returns the XML of the shape tree. */
  toString(): string {
    const group = '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>';
    return `<p:spTree>${group}${this.#shapes.join('')}</p:spTree>`;
  }

  #nextName(kind: string, description = ''): string {
    const id = this.#shapes.length + 2;
    return `<p:cNvPr id="${id}" name="${kind} ${id}"${description && ` descr="${text(description)}"`}/>`;
  }

  #addShape(properties: string, body = '', placeholder = ''): void {
    const name = this.#nextName(placeholder ? 'Placeholder' : 'Shape');
    const locks = placeholder ? '<a:spLocks noGrp="1"/>' : '';
    this.#shapes.push(
      `<p:sp><p:nvSpPr>${name}<p:cNvSpPr>${locks}</p:cNvSpPr><p:nvPr>${placeholder}</p:nvPr></p:nvSpPr><p:spPr>${properties}</p:spPr>${body}</p:sp>`,
    );
  }

  #addTextShape(
    paragraphs: string,
    area: Area,
    style: TextStyle & { fill?: string },
    placeholder?: string,
  ): void {
    const properties = `${geometry(area, 'rect')}${fill(style.fill)}${stroke(undefined)}`;
    const frame = `<a:bodyPr wrap="square" lIns="0" tIns="0" rIns="0" bIns="0" anchor="${style.anchor ?? 't'}"/>`;
    const body = `<p:txBody>${frame}<a:lstStyle/>${paragraphs}</p:txBody>`;
    this.#addShape(properties, body, placeholder);
  }

  #addFrame(area: Area, kind: 'table' | 'chart', content: string, description?: string): void {
    const locks = kind === 'table' ? '<a:graphicFrameLocks noGrp="1"/>' : '';
    const properties = `${this.#nextName(kind, description)}<p:cNvGraphicFramePr>${locks}</p:cNvGraphicFramePr><p:nvPr/>`;
    this.#shapes.push(
      `<p:graphicFrame><p:nvGraphicFramePr>${properties}</p:nvGraphicFramePr>${place(area, 'p:xfrm')}<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/${kind}">${content}</a:graphicData></a:graphic></p:graphicFrame>`,
    );
  }

  #cell(cell: Cell, { anchor, margins }: TableLayout): string {
    const paragraphs = cell.lines.map((run, i) =>
      this.#paragraph(this.#run(run, cell), { ...cell, after: i < cell.lines.length - 1 ? 3 : 0 }),
    );
    const [top, right, bottom, left] = margins.map(emu);
    const sides = [
      stroke(undefined, 'a:lnL'),
      stroke(undefined, 'a:lnR'),
      stroke(cell.top, 'a:lnT'),
      stroke(cell.bottom, 'a:lnB'),
    ].join('');
    return `<a:tc><a:txBody><a:bodyPr/><a:lstStyle/>${paragraphs.join('')}</a:txBody><a:tcPr marL="${left}" marR="${right}" marT="${top}" marB="${bottom}" anchor="${anchor}">${sides}${cell.fill ? fill(cell.fill) : ''}</a:tcPr></a:tc>`;
  }

  #paragraphs(content: string | Run[], style: TextStyle): string {
    if (typeof content !== 'string')
      return this.#paragraph(content.map((run) => this.#run(run, style)).join(''), style);
    return content
      .split('\n')
      .map((row) => this.#paragraph(this.#run({ text: row }, style), style))
      .join('');
  }

  #paragraph(
    runs: string,
    { align = 'l', leading, after }: Pick<TextStyle, 'align' | 'leading'> & { after?: number },
  ): string {
    const lines = leading ? `<a:lnSpc><a:spcPct val="${Math.round(leading * 100_000)}"/></a:lnSpc>` : '';
    const space = after ? `<a:spcAft><a:spcPts val="${after * 100}"/></a:spcAft>` : '';
    return `<a:p><a:pPr marL="0" indent="0" algn="${align}">${lines}${space}<a:buNone/></a:pPr>${runs}</a:p>`;
  }

  #run({ text: words, ...own }: Run, around: FontStyle): string {
    return `<a:r>${this.#font({ ...around, ...own })}<a:t>${text(words)}</a:t></a:r>`;
  }

  #font(style: FontStyle): string {
    return fontProperties(style, 'a:rPr', this.#lang);
  }
}

function geometry(area: Area, shape: 'rect' | 'line'): string {
  return `${place(area)}<a:prstGeom prst="${shape}"><a:avLst/></a:prstGeom>`;
}

/** A font of a size in rem. */
export function sized(rem: number, color: string, isBold = false): FontStyle {
  return { size: points(rem), color, isBold };
}
