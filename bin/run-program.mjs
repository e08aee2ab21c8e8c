import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

/** The server's exit code for problems only the operator can fix: restarting would not help. */
const operatorProblem = 78;
const waitMs = { first: 250, max: 30_000 };
/** After running this long, the wait before a restart is reset. */
const stableMs = 60_000;

/** Runs a program until it exits, and forwards our signals to it. */
export function runProgram([command, ...parameters], env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { stdio: 'inherit', env });
    let stopping = false;
    const forward = (signal) => () => {
      stopping = true;
      // A terminal already sends SIGINT to the whole process group.
      if (signal === 'SIGTERM' || !process.stdin.isTTY) child.kill(signal);
    };
    const interrupt = forward('SIGINT');
    const terminate = forward('SIGTERM');
    process.on('SIGINT', interrupt).on('SIGTERM', terminate);
    child.on('error', (error) => reject(new Error(`${command} could not be run: ${error.message}`)));
    child.on('exit', (code, signal) => {
      process.off('SIGINT', interrupt).off('SIGTERM', terminate);
      resolve({ code: code ?? 1, signal, stopping });
    });
  });
}

/** Runs a server until it is told to stop. Restarts it after a crash, with exponential backoff. */
export async function keepRunning(step, env) {
  let wait = waitMs.first;
  for (;;) {
    const started = performance.now();
    const { code, signal, stopping } = await runProgram(step, env);
    if (stopping || code === 0 || code === operatorProblem) return code;
    if (performance.now() - started > stableMs) wait = waitMs.first;
    log(`the server exited (${signal ?? `exit code ${code}`}), restarting in ${wait / 1000} s`);
    await delay(wait);
    wait = Math.min(wait * 2, waitMs.max);
  }
}

/** A line in the format of the server's log. */
function log(msg) {
  process.stdout.write(`${JSON.stringify({ level: 50, time: new Date().toISOString(), msg })}\n`);
}
