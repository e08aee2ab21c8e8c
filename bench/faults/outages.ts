import { setTimeout as delay } from 'node:timers/promises';
import type { FaultRun } from './result.ts';
import { openEmbeddedRig, openPostgresRig } from './rig.ts';

const postgresDownMs = 1_500;
const receiversDownMs = 20_000;

/** A run that takes longer ends early, and says so. */
const maxKillingMs = 30 * 60_000;

/**
 * The server is killed with `kill -9` under load and restarted, as systemd would do. Meanwhile an operator works in the
 * console. After each kill everything acknowledged until then must be stored once.
 */
export async function killApp(engine: 'embedded' | 'postgres', times: number): Promise<FaultRun> {
  const options = { hasFlagged: true };
  const rig = engine === 'embedded' ? await openEmbeddedRig(options) : await openPostgresRig(options);
  const { load } = rig;
  let server = await rig.start();
  await rig.openConsole();
  const recoveries: number[] = [];
  const findings: string[] = [];
  const began = performance.now();
  for (let i = 0; i < times && performance.now() - began < maxKillingMs; i++) {
    load.visit([`http://127.0.0.1:${server.port}`]);
    await load.nextAccepted();
    await delay(300 + Math.random() * 1_200);
    load.visit([]);
    await server.kill();
    const killed = performance.now();
    server = await rig.start();
    load.visit([`http://127.0.0.1:${server.port}`]);
    await load.nextAccepted();
    recoveries.push(performance.now() - killed);
    const { lost, doubled } = await rig.compare();
    if (lost + doubled > 0) findings.push(`after kill ${i + 1}: ${lost} lost, ${doubled} doubled`);
  }
  const kills = recoveries.length;
  if (kills < times) findings.push(`ended after ${kills} of ${times} kills`);
  const finished = rig.finish(`\`kill -9\` of the app, ${engine}`, kills, recoveries);
  const result = finished.then((counted) => {
    const { untried, text } = rig.describeConsole();
    if (untried) findings.push('not every console action was acknowledged');
    const note = [text, ...findings, `compared after each of ${kills} kills`].join('; ');
    return { ...counted, note, broken: findings.length > 0 };
  });
  return { result };
}

/** PostgreSQL is killed with `kill -9` under load and restarted; the server keeps running. */
export async function killPostgres(times: number): Promise<FaultRun> {
  const rig = await openPostgresRig();
  const { load, postgres } = rig;
  const server = await rig.start();
  load.visit([`http://127.0.0.1:${server.port}`]);
  const recoveries: number[] = [];
  for (let i = 0; i < times; i++) {
    await load.nextAccepted();
    await delay(300 + Math.random() * 1_200);
    await postgres.kill();
    await delay(postgresDownMs);
    await postgres.start();
    recoveries.push(await load.nextAccepted());
  }
  return { result: rig.finish('`kill -9` of PostgreSQL', times, recoveries) };
}

/** Two servers on one PostgreSQL are stopped with SIGTERM and restarted, one after another, under load. */
export async function restartInTurn(times: number): Promise<FaultRun> {
  const rig = await openPostgresRig();
  const { load } = rig;
  const servers = [await rig.start(), await rig.start()];
  load.visit(servers.map(({ port }) => `http://127.0.0.1:${port}`));
  const recoveries: number[] = [];
  for (let i = 0; i < times; i++) {
    await load.nextAccepted();
    await delay(500);
    const turn = i % servers.length;
    const stopped = servers[turn]?.stop();
    recoveries.push(await load.nextAccepted());
    await stopped;
    servers[turn] = await rig.start({ PORT: String(servers[turn]?.port) });
  }
  return { result: rig.finish('two servers restarted in turn', times, recoveries) };
}

/**
 * The mail server and the webhook refuse connections for a while. Recovery is when everything that waited has arrived.
 */
export async function stopReceivers(): Promise<FaultRun> {
  const rig = await openPostgresRig();
  const { load, receivers } = rig;
  const server = await rig.start();
  load.visit([`http://127.0.0.1:${server.port}`]);
  await load.nextAccepted();
  await delay(2_000);
  await receivers.down();
  await delay(receiversDownMs);
  await receivers.up();
  const back = performance.now();
  await delay(2_000);
  const result = rig.finish('SMTP and webhook down', 1, []);
  return { result: result.then((counted) => ({ ...counted, longestRecoveryMs: performance.now() - back })) };
}
