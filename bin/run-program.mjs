import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

/** The server's exit code for what only the operator can put right: starting it again would not help. */
const operatorProblem = 78;
const waitMs = { first: 250, longest: 30_000 };
/** A server that ran this long before it ended is started again at once. */
const steadyMs = 60_000;

/** Runs a program to its end; signals meant for us reach it. */
export function runProgram([command, ...parameters], env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { stdio: 'inherit', env });
    let stopping = false;
    const pass = (signal) => () => {
      stopping = true;
      // A terminal sends SIGINT to the whole group by itself.
      if (signal === 'SIGTERM' || !process.stdin.isTTY) child.kill(signal);
    };
    const interrupt = pass('SIGINT');
    const terminate = pass('SIGTERM');
    process.on('SIGINT', interrupt).on('SIGTERM', terminate);
    child.on('error', (error) => reject(new Error(`${command} could not be run: ${error.message}`)));
    child.on('exit', (code, signal) => {
      process.off('SIGINT', interrupt).off('SIGTERM', terminate);
      resolve({ code: code ?? 1, signal, stopping });
    });
  });
}

/** Runs a server until it is told to stop. After a crash it is started again, with longer and longer waits if that does not help. */
export async function keepRunning(step, env) {
  let wait = waitMs.first;
  for (;;) {
    const started = performance.now();
    const { code, signal, stopping } = await runProgram(step, env);
    if (stopping || code === 0 || code === operatorProblem) return code;
    if (performance.now() - started > steadyMs) wait = waitMs.first;
    log(`the server ended (${signal ?? `exit code ${code}`}) and is started again in ${wait / 1000} s`);
    await delay(wait);
    wait = Math.min(wait * 2, waitMs.longest);
  }
}

/** A line in the form of the server's own log. */
function log(msg) {
  process.stdout.write(`${JSON.stringify({ level: 50, time: new Date().toISOString(), msg })}\n`);
}
