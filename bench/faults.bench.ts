import { cutNetwork } from './faults/cut-network.ts';
import { fillDisk } from './faults/fill-disk.ts';
import { jumpClock } from './faults/jump-clock.ts';
import { killApp } from './faults/kill-app.ts';
import { killPostgres } from './faults/kill-postgres.ts';
import { isBroken, type Outcome, outcomeLine, outcomeTable, type Tried } from './faults/outcome.ts';
import { restartInTurn } from './faults/restart-in-turn.ts';
import { stopReceivers } from './faults/stop-receivers.ts';

const rounds = Number(process.env.ROUNDS ?? 20);

const faults: Record<string, () => Promise<Tried | string>> = {
  'kill-app-embedded': () => killApp('embedded', rounds),
  'kill-app-postgres': () => killApp('postgres', rounds),
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
 * What visitors send and read while things break: whatever was acknowledged must be kept once, and every page served.
 * ROUNDS says how often the app is killed, FAULTS which faults are tried, by their names and separated by commas.
 * While the outbox of one fault catches up, the next one is tried.
 */
export async function bench(): Promise<void> {
  const wanted = process.env.FAULTS?.split(',') ?? Object.keys(faults);
  const outcomes: Promise<Outcome | undefined>[] = [];
  for (const name of wanted) {
    const began = performance.now();
    const tried = await faults[name]?.();
    if (tried === undefined) throw new Error(`There is no fault ${name}: ${Object.keys(faults).join(', ')}`);
    if (typeof tried === 'string') {
      print(`${name}: not measured: ${tried}`);
      continue;
    }
    print(`${name}: tried in ${Math.round((performance.now() - began) / 1_000)} s`);
    outcomes.push(tried.outcome.then(told, untold(name)));
  }
  const settled = (await Promise.all(outcomes)).filter((outcome) => outcome !== undefined);
  print(`\n${outcomeTable(settled)}`);
  if (settled.length < outcomes.length || settled.some(isBroken)) process.exitCode = 1;
}

function told(outcome: Outcome): Outcome {
  print(`${outcomeLine(outcome)}${isBroken(outcome) ? ' — BROKEN' : ''}`);
  return outcome;
}

function untold(name: string) {
  return (error: Error): undefined => {
    print(`${name}: BROKEN: ${error.stack}`);
  };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

if (import.meta.main) await bench();
