import { cutNetwork } from './faults/cut-network.ts';
import { fillDisk } from './faults/fill-disk.ts';
import { jumpClock } from './faults/jump-clock.ts';
import { killReminding } from './faults/kill-reminding.ts';
import { killApp, killPostgres, restartInTurn, stopReceivers } from './faults/outages.ts';
import { type FaultResult, type FaultRun, isBroken, resultLine, resultTable } from './faults/result.ts';
import { print } from './report.ts';

const rounds = Number(process.env.ROUNDS ?? 20);
const kills = Number(process.env.KILLS ?? rounds);

const faults: Record<string, () => Promise<FaultRun | string>> = {
  'kill-app-embedded': () => killApp('embedded', kills),
  'kill-app-postgres': () => killApp('postgres', kills),
  'kill-reminding-embedded': () => killReminding('embedded', rounds),
  'kill-reminding-postgres': () => killReminding('postgres', rounds),
  'kill-postgres': () => killPostgres(Math.ceil(rounds / 2)),
  'network-refused': () => cutNetwork('refused', 2),
  'network-silent': () => cutNetwork('silent', 2),
  'disk-full': () => fillDisk(3),
  'receivers-down': stopReceivers,
  'clock-machine': () => jumpClock('machine'),
  'clock-app': () => jumpClock('app'),
  'clock-database': () => jumpClock('database'),
  'restart-in-turn': () => restartInTurn(6),
};

/**
 * Visitors read pages and send forms while things break: everything acknowledged must be stored exactly once, and every
 * page served. ROUNDS is how often things break, KILLS how often the app is killed under load, FAULTS a comma-separated
 * list of faults. The next fault starts while the outbox of the previous one catches up.
 */
export async function bench(): Promise<void> {
  const selected = process.env.FAULTS?.split(',') ?? Object.keys(faults);
  const results: Promise<FaultResult | undefined>[] = [];
  for (const name of selected) {
    const began = performance.now();
    const run = await faults[name]?.();
    if (run === undefined) throw new Error(`There is no fault ${name}: ${Object.keys(faults).join(', ')}`);
    if (typeof run === 'string') {
      print(`${name}: not measured: ${run}`);
      continue;
    }
    print(`${name}: tried in ${Math.round((performance.now() - began) / 1_000)} s`);
    results.push(run.result.then(printResult, printFailure(name)));
  }
  const finished = (await Promise.all(results)).filter((result) => result !== undefined);
  print(`\n${resultTable(finished)}`);
  if (finished.length < results.length || finished.some(isBroken)) process.exitCode = 1;
}

function printResult(result: FaultResult): FaultResult {
  print(`${resultLine(result)}${isBroken(result) ? ' — BROKEN' : ''}`);
  return result;
}

function printFailure(name: string) {
  return (error: Error): undefined => {
    print(`${name}: BROKEN: ${error.stack}`);
  };
}

if (import.meta.main) await bench();
