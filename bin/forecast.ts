/** `npm run forecast -- --series <file.csv[.gz]>`: forecasts each line `id,v1,v2,…` and prints a line of JSON for it. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { coverages, type Forecast, forecast } from '../forecast/forecast.ts';

const { values } = parseArgs({
  options: { series: { type: 'string' }, weeks: { type: 'string', default: '13' } },
});
if (values.series === undefined) fail('Usage: npm run forecast -- --series <file.csv[.gz]> [--weeks 13]');

for (const line of linesOf(values.series)) {
  const [id = '', ...cells] = line.split(',');
  const result = forecast(cells.map(numberOf), Number(values.weeks));
  process.stdout.write(`${JSON.stringify({ id, ...('refused' in result ? result : fieldsOf(result)) })}\n`);
}

function linesOf(file: string): string[] {
  try {
    const bytes = readFileSync(file);
    const isZipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
    return (isZipped ? gunzipSync(bytes) : bytes).toString('utf8').split(/\r?\n/).filter(Boolean);
  } catch (error) {
    return fail(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** An empty cell is no number, and not 0. */
function numberOf(cell: string): number {
  return cell.trim() === '' ? Number.NaN : Number(cell);
}

/** `mean`, `low50`, `high50` … `low95`, `high95`. */
function fieldsOf({ mean, ranges }: Forecast): Record<string, number[]> {
  const bounds = coverages.flatMap((coverage) => [
    [`low${coverage}`, ranges[coverage].low],
    [`high${coverage}`, ranges[coverage].high],
  ]);
  return { mean, ...Object.fromEntries(bounds) };
}

function fail(text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
