import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { average } from '../forecast/numeric.ts';
import { startPostgres } from '../server/testing/start-postgres.ts';
import { attacks, runAttack } from '../tests/robustness/hunt.ts';
import { startTargetServer } from '../tests/robustness/hunted-server.ts';
import { print } from './report.ts';

/** Memory is stable if the last third of the hunt uses at most this much more than the one before, in megabytes. */
const maxGrowthMb = 25;

/** `npm run bench hunt -- --minutes 30`: random hostile input for that long, different each time. */
export async function bench(): Promise<void> {
  const { values } = parseArgs({ strict: false, options: { minutes: { type: 'string', default: '5' } } });
  const until = performance.now() + Number(values.minutes) * 60_000;
  const postgres = await startPostgres();
  const target = await startTargetServer(postgres.url);
  const strikes = new Map(attacks.map(({ name }) => [name, 0]));
  const memory: number[] = [];
  let failures = 0;
  let descriptors = 0;
  while (performance.now() < until) {
    for (const attack of attacks) {
      const seed = randomInt(2 ** 31);
      const times = 10;
      await runAttack(attack, target, { seed, times }).catch((error: Error) => {
        failures++;
        print(`FAILED ${attack.name}, seed ${seed}: ${error.message}\n${error.cause ?? ''}`);
      });
      strikes.set(attack.name, (strikes.get(attack.name) ?? 0) + times);
    }
    const usage = await target.usage();
    memory.push(usage.memoryMb);
    descriptors = usage.descriptors;
  }
  await target.close();
  await postgres.stop();
  for (const [name, count] of strikes) print(`${name.padEnd(22)} ${count} batches`);
  const third = Math.floor(memory.length / 3);
  const [middle, last] = [memory.slice(third, 2 * third), memory.slice(2 * third)].map(average);
  print(`${failures} failures; ${target.deaths()} deaths; ${descriptors} descriptors at the end`);
  print(
    `memory ${memory.map(Math.round).join(' ')} MB; second third ${middle?.toFixed(0)}, last ${last?.toFixed(0)}`,
  );
  if (failures > 0 || (last ?? 0) > (middle ?? 0) + maxGrowthMb) process.exitCode = 1;
}

if (import.meta.main) await bench();
