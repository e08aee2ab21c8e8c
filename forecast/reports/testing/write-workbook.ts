import { deflateRawSync } from 'node:zlib';

export type WorkbookCell =
  | string
  | number
  | boolean
  | null
  | { date: string }
  | { formula: string; value?: number }
  | { percent: number }
  | { error: string }
  | { inline: string }
  | { money: number };

export interface SheetContent {
  name: string;
  rows: WorkbookCell[][];
  isHidden?: boolean;
}

export interface WorkbookSettings {
  is1904?: boolean;
  /** A prefix for all names, which some programs use. */
  prefix?: string;
  /** Parts that replace or add to those of the workbook. */
  parts?: Record<string, string>;
}

const dayMs = 86_400_000;
const styles = { date: 1, percent: 2, money: 3 };

/** An .xlsx file as Excel writes it: shared strings, styles, dates as numbers. */
export function writeWorkbook(sheets: SheetContent[], settings: WorkbookSettings = {}): Uint8Array {
  const strings: string[] = [];
  const x = settings.prefix ? `${settings.prefix}:` : '';
  const namespace = `xmlns${settings.prefix ? `:${settings.prefix}` : ''}="http://schemas.openxmlformats.org/spreadsheetml/2006/main"`;
  const sheetParts = sheets.map(({ rows }, i) => [
    `xl/worksheets/sheet${i + 1}.xml`,
    `<?xml version="1.0"?><${x}worksheet ${namespace}><${x}cols><${x}col min="1"/></${x}cols><${x}sheetData>${rows
      .map(
        (row, r) => `<${x}row r="${r + 1}">${row.map((cell, c) => cellXml(cell, c, r)).join('')}</${x}row>`,
      )
      .join('')}</${x}sheetData></${x}worksheet>`,
  ]);

  function cellXml(cell: WorkbookCell, column: number, row: number): string {
    const at = `r="${String.fromCharCode(65 + column)}${row + 1}"`;
    const number = (value: number, style = 0) => `<${x}c ${at} s="${style}"><${x}v>${value}</${x}v></${x}c>`;
    if (cell === null) return '';
    if (typeof cell === 'number') return number(cell);
    if (typeof cell === 'boolean') return `<${x}c ${at} t="b"><${x}v>${cell ? 1 : 0}</${x}v></${x}c>`;
    if (typeof cell === 'string') {
      if (!strings.includes(cell)) strings.push(cell);
      return `<${x}c ${at} t="s"><${x}v>${strings.indexOf(cell)}</${x}v></${x}c>`;
    }
    if ('date' in cell)
      return number(Date.parse(cell.date) / dayMs + (settings.is1904 ? 24_107 : 25_569), styles.date);
    if ('percent' in cell) return number(cell.percent, styles.percent);
    if ('money' in cell) return number(cell.money, styles.money);
    if ('error' in cell) return `<${x}c ${at} t="e"><${x}v>${cell.error}</${x}v></${x}c>`;
    if ('inline' in cell)
      return `<${x}c ${at} t="inlineStr"><${x}is><${x}t>${escaped(cell.inline)}</${x}t></${x}is></${x}c>`;
    const saved = cell.value === undefined ? '' : `<${x}v>${cell.value}</${x}v>`;
    return `<${x}c ${at}><${x}f>${cell.formula}</${x}f>${saved}</${x}c>`;
  }

  return zip({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<${x}workbook ${namespace} xmlns:r="http://r"><${x}workbookPr${settings.is1904 ? ' date1904="1"' : ''}/><${x}sheets>${sheets
      .map(
        ({ name, isHidden }, i) =>
          `<${x}sheet name="${escaped(name)}" sheetId="${i + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${i + 1}"/>`,
      )
      .join('')}</${x}sheets></${x}workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map(
        (_, i) =>
          `<Relationship Id="rId${i + 1}" Type="http://x/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
      )
      .join('')}</Relationships>`,
    'xl/styles.xml': `<${x}styleSheet ${namespace}><${x}numFmts><${x}numFmt numFmtId="164" formatCode="dd\\-mmm\\-yyyy;@"/><${x}numFmt numFmtId="165" formatCode="#,##0.00\\ [$€-407]"/></${x}numFmts><${x}cellXfs><${x}xf numFmtId="0"/><${x}xf numFmtId="164"/><${x}xf numFmtId="10"/><${x}xf numFmtId="165"/></${x}cellXfs></${x}styleSheet>`,
    ...Object.fromEntries(sheetParts),
    'xl/sharedStrings.xml': `<${x}sst ${namespace}>${strings.map((text) => `<${x}si><${x}t xml:space="preserve">${escaped(text)}</${x}t></${x}si>`).join('')}</${x}sst>`,
    ...settings.parts,
  });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

interface ZipSettings {
  /** Changes a part's directory entry to a false one. */
  lie?: (name: string, entry: DataView) => void;
}

export function zip(parts: Record<string, string | Uint8Array>, { lie }: ZipSettings = {}): Uint8Array {
  const blocks: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const bytes = Buffer.from(content);
    const [packed, title] = [deflateRawSync(bytes), Buffer.from(name)];
    const local = new DataView(new ArrayBuffer(30));
    local.setUint32(0, 0x04034b50, true);
    local.setUint16(8, 8, true);
    local.setUint32(18, packed.length, true);
    local.setUint32(22, bytes.length, true);
    local.setUint16(26, title.length, true);
    const entry = new DataView(new ArrayBuffer(46));
    entry.setUint32(0, 0x02014b50, true);
    entry.setUint16(10, 8, true);
    entry.setUint32(20, packed.length, true);
    entry.setUint32(24, bytes.length, true);
    entry.setUint16(28, title.length, true);
    entry.setUint32(42, offset, true);
    lie?.(name, entry);
    blocks.push(new Uint8Array(local.buffer), title, packed);
    directory.push(new Uint8Array(entry.buffer), title);
    offset += 30 + title.length + packed.length;
  }
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(10, Object.keys(parts).length, true);
  end.setUint32(
    12,
    directory.reduce((sum, { length }) => sum + length, 0),
    true,
  );
  end.setUint32(16, offset, true);
  return new Uint8Array(Buffer.concat([...blocks, ...directory, new Uint8Array(end.buffer)]));
}
