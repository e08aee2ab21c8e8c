/** The rows of a CSV file as RFC 4180 has them. */
export function cellsOf(csv: string): string[][] {
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/y;
  const rows: string[][] = [[]];
  while (cell.lastIndex < csv.length) {
    const [, written = '', end = ''] = cell.exec(csv) ?? [];
    if (cell.lastIndex === 0) throw new Error('This is not CSV');
    rows.at(-1)?.push(written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written);
    if (end !== ',' && cell.lastIndex < csv.length) rows.push([]);
  }
  return rows;
}
