import { setTimeout as delay } from 'node:timers/promises';
import { nginx, runNginx } from '../tests/deploy/run-nginx.ts';
import { isBroken, resultTable } from './faults/result.ts';
import { openPostgresRig } from './faults/rig.ts';
import { print } from './report.ts';

const rounds = Number(process.env.ROUNDS ?? 5);
const betweenRestartsMs = 1_000;
const healthCheckPauseMs = 250;

/**
 * Two instances on one PostgreSQL behind nginx with deploy/nginx.conf are stopped with SIGTERM and started again in turn,
 * while visitors read pages and send every form. No page and no form may fail, and every form that was acknowledged
 * must be stored once. ROUNDS is how often both are restarted.
 */
export async function bench(): Promise<void> {
  if (!nginx) return print('Not measured: nginx is not installed on this machine.');
  const rig = await openPostgresRig();
  const { load } = rig;
  const env = { TRUST_PROXY: '127.0.0.1' };
  const servers = [await rig.start(env), await rig.start(env)] as const;
  const ports = [servers[0].port, servers[1].port] as const;
  const front = await runNginx(ports, { tls: false });
  const url = `http://localhost:${front.httpsPort}`;
  const health = startHealthChecks(url);
  load.visit([url]);
  const running = [...servers];
  const recoveries: number[] = [];
  for (let i = 0; i < rounds * running.length; i++) {
    const turn = i % running.length;
    await load.nextAccepted();
    await delay(betweenRestartsMs);
    await running[turn]?.stop();
    running[turn] = await rig.start({ ...env, PORT: String(ports[turn]) });
    recoveries.push(await load.nextAccepted());
  }
  await health.stop();
  const result = await rig.finish('rolling update behind nginx', recoveries.length, recoveries);
  await front.stop();
  print(resultTable([result]));
  print(`health checks, through nginx: ${health.passed} passed, ${health.failed} failed`);
  if (isBroken(result) || result.refused.length > 0) process.exitCode = 1;
}

/** Asks nginx for `/healthz`, which an instance that is about to stop fails on purpose. */
function startHealthChecks(url: string) {
  const checks = { passed: 0, failed: 0, stop };
  let isStopped = false;
  async function check(): Promise<void> {
    while (!isStopped) {
      const isOk = await fetch(`${url}/healthz`).then(
        (response) => response.ok,
        () => false,
      );
      checks[isOk ? 'passed' : 'failed']++;
      await delay(healthCheckPauseMs);
    }
  }
  const checking = check();
  async function stop(): Promise<void> {
    isStopped = true;
    await checking;
  }
  return checks;
}

if (import.meta.main) await bench();
