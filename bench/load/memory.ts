import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

/** A server's memory, in megabytes. */
interface MemoryCurve {
  /** After the warm-up, and at the end. */
  warm: number;
  end: number;
  /** The slope of a line fitted through everything after the warm-up. */
  perMinute: number;
  heapPerMinute: number;
}

const intervalMs = 500;

/** Samples a server's memory twice a second. */
export async function watchMemory(
  server: ChildProcess,
  seconds: number,
  warmUp: number,
): Promise<MemoryCurve> {
  const samples: { at: number; rss: number; heap: number }[] = [];
  const began = performance.now();
  for (let at = 0; at < seconds; at = (performance.now() - began) / 1_000) {
    server.send('memory');
    const [{ rss, heapUsed }] = (await once(server, 'message')) as [NodeJS.MemoryUsage];
    if (at >= warmUp) samples.push({ at, rss: rss / 2 ** 20, heap: heapUsed / 2 ** 20 });
    await delay(intervalMs);
  }
  return {
    warm: samples[0]?.rss ?? 0,
    end: samples.at(-1)?.rss ?? 0,
    perMinute: 60 * slope(samples.map(({ at, rss }) => [at, rss])),
    heapPerMinute: 60 * slope(samples.map(({ at, heap }) => [at, heap])),
  };
}

/** The slope of the least-squares line. */
function slope(points: [x: number, y: number][]): number {
  const [meanX, meanY] = [0, 1].map(
    (i) => points.reduce((sum, point) => sum + (point[i] ?? 0), 0) / points.length,
  );
  const [x0, y0] = [meanX ?? 0, meanY ?? 0];
  const above = points.reduce((sum, [x, y]) => sum + (x - x0) * (y - y0), 0);
  return above / points.reduce((sum, [x]) => sum + (x - x0) ** 2, 0);
}
