import { readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import threads, { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads';

/**
 * When preloaded, shifts the clock of a server and of its built-in database, which runs in a thread of the same
 * process. On SIGUSR2 it reads the offset in milliseconds from the file named by CLOCK_SHIFT. Timers are unaffected, as
 * they are when a machine's clock is set.
 */
const key = 'clock shift';
const RealDate = Date;
const { timeOrigin } = performance;
const shift =
  (getEnvironmentData(key) as unknown as Float64Array | undefined) ??
  new Float64Array(new SharedArrayBuffer(8));

function shiftMs(): number {
  return shift[0] ?? 0;
}

function now(): number {
  return RealDate.now() + shiftMs();
}

globalThis.Date = new Proxy(RealDate, {
  construct: (date, args, target) => Reflect.construct(date, args.length === 0 ? [now()] : args, target),
  apply: () => new RealDate(now()).toString(),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
});
RealDate.prototype.constructor = globalThis.Date;
Object.defineProperty(performance, 'timeOrigin', { get: () => timeOrigin + shiftMs() });

setEnvironmentData(key, shift as unknown as Parameters<typeof setEnvironmentData>[1]);
threads.Worker = class extends threads.Worker {
  constructor(file: string | URL, options: threads.WorkerOptions = {}) {
    super(file, { ...options, execArgv: [...(options.execArgv ?? []), '--import', import.meta.url] });
  }
};
syncBuiltinESMExports();

if (isMainThread) {
  process.on('SIGUSR2', () => {
    shift[0] = Number(readFileSync(process.env.CLOCK_SHIFT ?? '', 'utf8'));
  });
}
