import { setTimeout as delay } from 'node:timers/promises';
import { applicationPath, requiredAnswers } from '../../server/waitlist/testing/application.ts';
import type { Tried } from './outcome.ts';
import { mountSmallDisk } from './small-disk.ts';
import { openEmbeddedStand } from './stand.ts';

const megabytes = 160;
const fullMs = 10_000;

/** The disk of the data folder, with the built-in database and the mails kept as files, has no byte left for a while. */
export async function fillDisk(times: number): Promise<Tried | string> {
  const disk = await mountSmallDisk(megabytes).catch((error: Error) => error);
  if (disk instanceof Error) return `a disk that gets full could not be mounted (${disk.message.trim()})`;
  const stand = await openEmbeddedStand(disk.folder);
  const { load } = stand;
  const server = await stand.start();
  const url = `http://127.0.0.1:${server.port}`;
  load.visit([url]);
  const recoveries: number[] = [];
  let answer = { status: 0, message: '' };
  for (let i = 0; i < times; i++) {
    await load.nextYes();
    await delay(2_000);
    await disk.fill();
    await delay(fullMs);
    answer = await applyInGerman(url);
    await disk.free();
    recoveries.push(await load.nextYes());
  }
  const outcome = stand.settle('disk full, embedded, mails as files', times, recoveries);
  const { status, message } = answer;
  return {
    outcome: outcome
      .then((settled) => ({ ...settled, note: `a German reads “${message}”`, broken: status !== 503 }))
      .finally(() => disk.remove()),
  };
}

async function applyInGerman(url: string): Promise<{ status: number; message: string }> {
  const response = await fetch(url + applicationPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'de' },
    body: JSON.stringify({ ...requiredAnswers, email: 'voll@agency.example' }),
  });
  const { message } = (await response.json()) as { message: string };
  return { status: response.status, message };
}
