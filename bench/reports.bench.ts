import { createReader } from '../forecast/reports/read-report.ts';
import { print } from './report.ts';

const size = 50_000_000;
const rowCount = 1_000_000;
const chunkSize = 1 << 16;
const rounds = 5;

/** How long a report of 50 MB and a million rows takes to read, and how much memory. */
export async function bench(): Promise<void> {
  const bytes = largeReport();
  print(
    `${(bytes.length / 1e6).toFixed(0)} MB, ${rowCount.toLocaleString('en')} rows, in chunks of ${chunkSize >> 10} KB`,
  );
  for (let round = 1; round <= rounds; round++) {
    const before = memory();
    let most = before;
    const [start, cpu] = [performance.now(), process.cpuUsage()];
    const reader = createReader();
    for (let at = 0; at < bytes.length; at += chunkSize) {
      reader.push(bytes.subarray(at, at + chunkSize));
      if (at % (chunkSize * 16) === 0) most = Math.max(most, memory());
    }
    const report = reader.end();
    const took = performance.now() - start;
    const { user, system } = process.cpuUsage(cpu);
    if ('problem' in report || report.rows !== rowCount) throw new Error('The report was not read as it is.');
    print(
      `round ${round}  ${took.toFixed(0)} ms, ${((user + system) / 1000).toFixed(0)} ms of processor time, at most ${((most - before) / 1e6).toFixed(0)} MB more`,
    );
  }
}

/** A Google Ads report by day, campaign and device over three years, the same on every run. */
function largeReport(): Uint8Array {
  let state = 1;
  const random = (below: number) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
  const lines = [
    'Campaign report',
    '"January 1, 2023 - December 31, 2025"',
    'Day,Campaign,Device,Clicks,Cost,Conversions',
  ];
  const days = Array.from({ length: 1096 }, (_, i) =>
    new Date(Date.UTC(2023, 0, 1 + i)).toISOString().slice(0, 10),
  );
  const devices = ['Mobile phones', 'Computers', 'Tablets'];
  for (let row = 0; row < rowCount; row++) {
    const day = days[Math.floor((row * days.length) / rowCount)];
    const [campaign, cents] = [random(300), random(99)];
    const name = campaign % 7 === 0 ? `"Brand, ${campaign}"` : `Generic ${campaign}`;
    const cost =
      random(5) === 0
        ? `"${1 + random(8)},${100 + random(899)}.${10 + (cents % 89)}"`
        : `${random(999)}.${10 + (cents % 89)}`;
    lines.push(`${day},${name},${devices[row % 3]},${random(400)},${cost},${random(9)}.50`);
  }
  const bytes = new TextEncoder().encode(`${lines.join('\n')}\n`);
  if (bytes.length < size * 0.9 || bytes.length > size * 1.1)
    throw new Error(`${bytes.length} bytes are not 50 MB.`);
  return bytes;
}

function memory(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
