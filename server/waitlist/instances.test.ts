import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { createLogger } from '../log.ts';
import { type TestDatabase, testDatabase } from '../testing/databases.ts';
import { smtpSink } from '../testing/smtp-sink.ts';
import { testApi } from '../testing/test-api.ts';
import { listen } from '../testing/test-app.ts';
import { applicationPath, requiredFields } from './testing/application.ts';

let database: TestDatabase;
let second: Database;
beforeAll(async () => {
  database = await testDatabase('postgres');
  second = await openDatabase(database.env, createLogger('error'));
  await second.whenReady;
});
afterAll(async () => {
  await second.close();
  await database.close();
});
beforeEach(() => database.truncate());

/** Two instances on one PostgreSQL, behind a round-robin proxy. */
async function twoInstances(variables: NodeJS.ProcessEnv): Promise<string> {
  const trusted = { ...variables, TRUST_PROXY: '127.0.0.1' };
  const apis = await Promise.all([testApi(database, trusted), testApi(second, trusted)]);
  const ports = await Promise.all(apis.map(({ app }) => listen(app)));
  let turn = 0;
  const front = createServer((incoming, outgoing) => {
    const port = ports[turn++ % ports.length];
    const { method, url, headers } = incoming;
    const passed = httpRequest(
      { port, method, path: url, headers, host: '127.0.0.1', agent: false },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      },
    );
    incoming.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(front, 'listening');
  onTestFinished(() => {
    front.closeAllConnections();
    front.close();
  });
  return `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
}

function apply(url: string, email: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}${applicationPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...requiredFields, email }),
  });
}

test('the rate limit of a client holds across instances', async () => {
  const url = await twoInstances({ RATE_LIMITS: 'on' });
  const statuses: number[] = [];
  for (let i = 0; i < 14; i++) {
    statuses.push((await apply(url, `a${i}@agency.example`, { 'x-forwarded-for': '203.0.113.9' })).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
});

test('the instances share the outbox: every mail goes out once', async () => {
  const smtp = await smtpSink();
  const url = await twoInstances({ SMTP_URL: smtp.url });
  const applicants = Array.from({ length: 15 }, (_, i) => `person${i}@agency.example`);
  const responses = await Promise.all(applicants.map((email) => apply(url, email)));
  expect(responses.map(({ status }) => status)).toEqual(Array(15).fill(200));
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(30), { timeout: 60_000, interval: 200 });
  const ids = smtp.mails.map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(30);
  const confirmed = smtp.mails.flatMap(({ to }) => to?.map(({ address }) => address) ?? []);
  expect(applicants.every((email) => confirmed.includes(email))).toBe(true);
});
