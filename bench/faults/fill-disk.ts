import { setTimeout as delay } from 'node:timers/promises';
import { mountSmallDisk } from '../../server/testing/small-disk.ts';
import { applicationPath, requiredFields } from '../../server/waitlist/testing/application.ts';
import type { FaultRun } from './result.ts';
import { openEmbeddedRig } from './rig.ts';

const megabytes = 160;
const fullMs = 10_000;

/** The disk with the data folder (built-in database, mails as files) is full for a while. */
export async function fillDisk(times: number): Promise<FaultRun | string> {
  const disk = await mountSmallDisk(megabytes).catch((error: Error) => error);
  if (disk instanceof Error) return `a small disk could not be mounted (${disk.message.trim()})`;
  const rig = await openEmbeddedRig({ smallDisk: disk.folder });
  const { load } = rig;
  const server = await rig.start();
  const url = `http://127.0.0.1:${server.port}`;
  load.visit([url]);
  const recoveries: number[] = [];
  let received = { status: 0, message: '' };
  for (let i = 0; i < times; i++) {
    await load.nextAccepted();
    await delay(2_000);
    await disk.fill();
    await delay(fullMs);
    received = await applyInGerman(url);
    await disk.free();
    recoveries.push(await load.nextAccepted());
  }
  const result = rig.finish('disk full, embedded, mails as files', times, recoveries);
  const { status, message } = received;
  return {
    result: result
      .then((counted) => ({ ...counted, note: `a German reads “${message}”`, broken: status !== 503 }))
      .finally(() => disk.remove()),
  };
}

async function applyInGerman(url: string): Promise<{ status: number; message: string }> {
  const response = await fetch(url + applicationPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'de' },
    body: JSON.stringify({ ...requiredFields, email: 'voll@agency.example' }),
  });
  const { message } = (await response.json()) as { message: string };
  return { status: response.status, message };
}
