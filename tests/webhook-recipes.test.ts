import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openConsole } from '../server/console/testing/open-console.ts';
import { onPostgres } from '../server/testing/on-each-engine.ts';
import { webhookSecret, webhookSink } from '../server/testing/webhook-sink.ts';

const on = onPostgres();
const folder = join(import.meta.dirname, '../docs/recipes');
const readJson = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));

interface Request {
  method: string;
  url: string;
  body: Record<string, unknown>;
}
type Events = Record<string, Request[]>;

/** A real server's calls about an application and a lead. */
async function realCalls() {
  const sink = await webhookSink();
  const { apply, ask } = await openConsole(on.database, { variables: sink.variables });
  await apply();
  await ask();
  await sink.called(2);
  return sink.calls.map(({ headers, body }) => ({ headers, body, event: JSON.parse(body) }));
}

/** Fills in a request as described in docs/recipes.md. Throws if the call lacks a value. */
function fill<Part>(part: Part, source: object): Part {
  const text = JSON.stringify(part).replace(
    /\{\{([\w.]+)(?:\|(\w+))?\}\}/g,
    (_all, path: string, how?: string) => {
      const value = path
        .split('.')
        .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], source);
      if (value === undefined) throw new Error(`The call has no ${path}`);
      const words = String(value).split(' ');
      const chosen =
        how === 'last' ? words.at(-1) : how === 'first' ? words.slice(0, -1).join(' ') : String(value);
      return JSON.stringify(chosen).slice(1, -1);
    },
  );
  return JSON.parse(text);
}

test.each(['hubspot', 'salesforce', 'pipedrive'])('the recipe for %s fits real calls', async (name) => {
  const { events } = readJson(name) as { events: Events };
  for (const { event } of await realCalls()) {
    const requests = events[event.type] ?? [];
    expect(requests.length).toBeGreaterThan(0);
    const responses = [{ data: { id: 71 } }];
    for (const request of requests) {
      const { method, url, body } = fill(request, { ...event, responses });
      expect(JSON.stringify([url, body])).not.toMatch(/\{\{|undefined|null/);
      expect([method, URL.canParse(url.replace(/<\w+>/, 'sample'))]).toEqual([
        expect.stringMatching(/^(POST|PATCH)$/),
        true,
      ]);
    }
  }
});

test('a contact, a lead and a person get what their service requires', async () => {
  const calls = await realCalls();
  const make = (name: string, type: string) => {
    const { event } = calls.find((call) => call.event.type === type) ?? {};
    const { events } = readJson(name) as { events: Events };
    return (events[type] ?? []).map((one) => fill(one, { ...event, responses: [{ data: { id: 71 } }] }));
  };
  const who = { firstname: 'Zoë', lastname: 'Müller', email: 'Zoe@agency.example' };
  expect(make('hubspot', 'application.created')[0]?.body).toMatchObject({
    inputs: [
      {
        idProperty: 'email',
        id: who.email,
        properties: { ...who, monthly_ad_spend: '$1M–$5M', hs_language: 'en' },
      },
    ],
  });
  expect(make('salesforce', 'application.created')[0]?.body).toMatchObject({
    ...{ FirstName: 'Zoë', LastName: 'Müller', Company: 'Nordlicht' },
  });
  // A company is required, but the sales form does not ask for one.
  expect(make('salesforce', 'lead.created')[0]?.body).toMatchObject({ Company: 'Zoë Müller', Title: 'CEO' });
  expect(make('pipedrive', 'lead.created').map(({ body }) => body)).toMatchObject([
    { name: 'Zoë Müller', email: [{ value: who.email }], phone: [{ value: '+14155552671' }] },
    { title: 'Zoë Müller, 11-50', person_id: '71' },
  ]);
});

test('the workflow for n8n takes signed calls, refuses forged ones, and makes a row', async () => {
  const { nodes } = readJson('n8n') as {
    nodes: { type: string; parameters: { jsCode: string; assignments: { assignments: Assignment[] } } }[];
  };
  const [, code, row] = nodes;
  const verify = new Function('$input', '$env', 'require', code?.parameters.jsCode ?? '');
  const run = (headers: object, body: string) => {
    const item = { json: { headers }, binary: { data: { data: Buffer.from(body).toString('base64') } } };
    const env = { FORESPAN_WEBHOOK_SECRET: webhookSecret };
    return verify({ first: () => item }, env, createRequire(import.meta.url))[0].json;
  };
  for (const { headers, body, event } of await realCalls()) {
    const json = run(headers, body);
    expect(json).toMatchObject({ type: event.type, data: { id: event.data.id } });
    expect(() => run(headers, body.replace('Müller', 'Miller'))).toThrow('The signature is wrong');
    expect(() => run({ ...headers, 'webhook-timestamp': '1' }, body)).toThrow('too old');
    const cells = (row?.parameters.assignments.assignments ?? []).map(({ name, value }) => [
      name,
      new Function('$json', `return ${/^=\{\{(.*)\}\}$/.exec(value)?.[1]}`)(json),
    ]);
    expect(Object.fromEntries(cells)).toMatchObject({
      ...{ event: event.type, submission: event.data.id, name: 'Zoë Müller', email: 'Zoe@agency.example' },
    });
    expect(cells.every(([, value]) => typeof value === 'string')).toBe(true);
  }
});

interface Assignment {
  name: string;
  value: string;
}
