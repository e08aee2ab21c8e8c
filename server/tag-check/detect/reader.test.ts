import { expect, onTestFinished, test } from 'vitest';
import { ownScript } from '../testing/own-script.ts';
import { createPageReader } from './reader.ts';

const page = new URL('https://www.shop.example/');
const tag = Buffer.from('<script src="https://www.googletagmanager.com/gtag/js?id=G-7K2M4Q9XTB"></script>');
const long = Buffer.from('<p>'.repeat(600_000));
const soon = () => AbortSignal.timeout(60_000);

function reader(options?: Parameters<typeof createPageReader>[0]) {
  const created = createPageReader(options);
  onTestFinished(created.close);
  return created;
}

test('pages and scripts are read independently', async () => {
  const { page: readPage, container: readContainer, script: readScript } = reader();
  const container = Buffer.from(
    '{"resource": {"tags": [{"function": "__googtag", "vtp_tagId": "G-7K2M4Q9XTB"}]}}',
  );
  const [detection, ids, nothing, bundle] = await Promise.all([
    readPage(tag, 'text/html', page, soon()),
    readContainer(container, 'text/javascript', soon()),
    readContainer(Buffer.from('not a container'), 'text/javascript', soon()),
    readScript(Buffer.from("gtag('config', 'G-7K2M4Q9XTB')"), '', ownScript, page, soon()),
  ]);
  expect(bundle.sightings).toMatchObject([
    { id: 'G-7K2M4Q9XTB', place: 'own-script', within: 'www.shop.example/app.js' },
  ]);
  expect(detection.sightings.map(({ id }) => id)).toEqual(['G-7K2M4Q9XTB']);
  expect(ids?.ids).toEqual([{ kind: 'ga4', id: 'G-7K2M4Q9XTB', placeholder: false }]);
  expect(nothing).toBeNull();
});

test('a page that takes too long is abandoned with its thread, and the next page gets a new one', {
  tags: ['sweep'],
}, async () => {
  const { page: readPage } = reader({ timeoutMs: 20 });
  await expect(readPage(long, 'text/html', page, soon())).rejects.toMatchObject({ state: 'unreachable' });
  const findIds = () =>
    readPage(tag, 'text/html', page, soon()).then(
      ({ sightings }) => sightings.map(({ id }) => id),
      () => 'given up',
    );
  await expect.poll(findIds, { timeout: 60_000 }).toEqual(['G-7K2M4Q9XTB']);
});

test('an aborted read does not wait for the thread', async () => {
  const { page: readPage } = reader({ timeoutMs: 60_000 });
  const first = readPage(long, 'text/html', page, soon());
  await expect(readPage(tag, 'text/html', page, AbortSignal.abort())).rejects.toMatchObject({
    reason: 'busy',
  });
  await expect(readPage(tag, 'text/html', page, AbortSignal.timeout(1))).rejects.toMatchObject({
    reason: 'busy',
  });
  expect((await first).sightings).toEqual([]);
});
