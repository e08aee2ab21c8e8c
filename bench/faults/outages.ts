import { setTimeout as delay } from 'node:timers/promises';
import type { FaultRun } from './result.ts';
import { openEmbeddedRig, openPostgresRig } from './rig.ts';

const postgresDownMs = 1_500;
const receiversDownMs = 20_000;

/** The server is killed with `kill -9` under load and restarted, as systemd would. */
export async function killApp(engine: 'embedded' | 'postgres', times: number): Promise<FaultRun> {
  const rig = engine === 'embedded' ? await openEmbeddedRig() : await openPostgresRig();
  const { load } = rig;
  let server = await rig.start();
  const recoveries: number[] = [];
  for (let i = 0; i < times; i++) {
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
  }
  return { result: rig.finish(`\`kill -9\` of the app, ${engine}`, times, recoveries) };
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

/** Two servers on one PostgreSQL are stopped with SIGTERM and restarted, one after the other, under load. */
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

/** The mail server and the webhook refuse connections for a while. Recovery is when everything that waited has arrived. */
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
