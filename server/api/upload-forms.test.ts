import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { maxResumeBytes } from '../../contract/job-application.ts';
import { HttpError, toHttpError } from '../http-error.ts';
import { eventually } from '../testing/eventually.ts';
import { listen } from '../testing/test-app.ts';
import type { RateLimit } from './rate-limit.ts';
import { uploadForms } from './upload-forms.ts';

const head = '--x\r\nContent-Disposition: form-data; name="letter"\r\n\r\nDear all\r\n';
const fileHead = '--x\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n';
const tail = '\r\n--x--\r\n';

async function openUploads(rateLimit: RateLimit = async () => {}) {
  let arrived = 0;
  const app = fastify();
  app.setErrorHandler((error, { body }, reply) =>
    reply.code(toHttpError(error).statusCode).send({ code: toHttpError(error).code, body }),
  );
  const countedLimit: RateLimit = async (...input) => {
    arrived++;
    await rateLimit(...input);
  };
  uploadForms(app, countedLimit, (uploads) =>
    uploads.post('/', async ({ body }) => {
      const { letter, resume } = body as { letter: string; resume: File };
      return { letter, name: resume.name, size: resume.size };
    }),
  );
  onTestFinished(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  const port = await listen(app);
  return {
    app,
    begin: (headers: Record<string, string> = {}) =>
      request({
        port,
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x', ...headers },
        agent: false,
        // `received` reports errors; those of connections closed at the end of a test do not matter.
      }).on('error', () => {}),
    /** Waits until this number of uploads has passed the rate limit, so that the next one comes after them. */
    untilArrived: (count: number) => eventually(() => expect(arrived).toBe(count)),
  };
}

async function received(upload: ClientRequest): Promise<{ status: number | undefined; body: string }> {
  const [response] = (await once(upload, 'response')) as [IncomingMessage];
  const chunks = await response.toArray();
  return { status: response.statusCode, body: Buffer.concat(chunks).toString() };
}

test('a form arrives as it was sent, in however many chunks', async () => {
  const { begin } = await openUploads();
  const upload = begin();
  for (const letter of `${head}${fileHead}content${tail}`) upload.write(letter);
  upload.end();
  expect(await received(upload)).toEqual({
    status: 200,
    body: JSON.stringify({ letter: 'Dear all', name: 'a.pdf', size: 7 }),
  });
});

test('a file one byte over the limit is read to its end and refused by its size', async () => {
  const { begin } = await openUploads();
  const upload = begin();
  upload.write(head + fileHead);
  upload.write(Buffer.alloc(maxResumeBytes + 1_000_000));
  upload.end(tail);
  const { status, body } = await received(upload);
  expect([status, JSON.parse(body).size]).toEqual([200, maxResumeBytes + 1]);
});

test('a file far over the limit is read to its end, so that its sender gets the response', async () => {
  const { begin } = await openUploads();
  const upload = begin();
  async function* large() {
    yield head + fileHead;
    for (let megabytes = 0; megabytes < 40; megabytes++) yield Buffer.alloc(1024 * 1024);
    yield tail;
  }
  const [{ status, body }] = await Promise.all([received(upload), pipeline(large, upload)]);
  expect([status, JSON.parse(body)]).toEqual([
    200,
    { letter: 'Dear all', name: 'a.pdf', size: maxResumeBytes + 1 },
  ]);
});

test('a body that is cut off within its file gets a response with what was typed', async () => {
  const { begin } = await openUploads();
  const upload = begin();
  upload.write(head + fileHead);
  upload.write(Buffer.alloc(10 * maxResumeBytes + 1));
  const { status, body } = await received(upload);
  expect([status, JSON.parse(body)]).toMatchObject([200, { letter: 'Dear all', size: maxResumeBytes + 1 }]);
});

test('an endless body is cut off', async () => {
  const { begin, app } = await openUploads();
  let megabytes = 0;
  async function* endless() {
    yield head + fileHead;
    for (; megabytes < 100; megabytes++) yield Buffer.alloc(1024 * 1024);
  }
  await expect(pipeline(endless, begin())).rejects.toThrow();
  expect(megabytes).toBeLessThan(90);
  const next = await app.inject({
    method: 'POST',
    url: '/',
    payload: `${head}${fileHead}content${tail}`,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
  expect(next.statusCode).toBe(200);
});

test('a client that hangs up midway leaves nothing behind', async () => {
  const { begin, app } = await openUploads();
  for (let time = 0; time < 20; time++) {
    const upload = begin();
    upload.write(`${head}${fileHead}half`);
    await delay(20);
    upload.destroy();
  }
  await delay(100);
  const upload = begin();
  upload.end(`${head}${fileHead}content${tail}`);
  expect((await received(upload)).status).toBe(200);
  expect(app.server.listening).toBe(true);
});

test('too many concurrent uploads get 503, and what was typed is shown again', async () => {
  const { begin, untilArrived } = await openUploads();
  const slow = Array.from({ length: 8 }, () => begin());
  for (const upload of slow) upload.write(`${head}${fileHead}slow`);
  await untilArrived(slow.length);
  const late = begin();
  late.end(`${head}${fileHead}content${tail}`);
  const { status, body } = await received(late);
  expect([status, JSON.parse(body)]).toMatchObject([503, { body: { letter: 'Dear all' } }]);
  const responses = slow.map(received);
  for (const upload of slow) upload.end(tail);
  expect(new Set((await Promise.all(responses)).map((one) => one.status))).toEqual(new Set([200]));
  const next = begin();
  next.end(`${head}${fileHead}content${tail}`);
  expect((await received(next)).status).toBe(200);
});

test.each([
  ['a field', head.replace('\r\n\r\n', '\r\n')],
  ['a file', `${head}${fileHead.replace('\r\n\r\n', '\r\n\r ')}content`],
])('%s with endless headers is refused at once', async (_what, parts) => {
  const { begin } = await openUploads();
  const upload = begin();
  upload.end(`${parts}${tail}`);
  expect((await received(upload)).status).toBe(400);
});

test('a client over the rate limit takes no upload slot, however slowly it sends', async () => {
  let turns = 0;
  const { begin, untilArrived } = await openUploads(async () => {
    if (++turns <= 8) throw new HttpError(429);
  });
  const slow = Array.from({ length: 8 }, () => begin());
  for (const upload of slow) upload.write(`${head}${fileHead}slow`);
  await untilArrived(slow.length);
  const other = begin();
  other.end(`${head}${fileHead}content${tail}`);
  expect((await received(other)).status).toBe(200);
  const responses = slow.map(received);
  for (const upload of slow) upload.end(tail);
  expect(new Set((await Promise.all(responses)).map((one) => one.status))).toEqual(new Set([429]));
});
