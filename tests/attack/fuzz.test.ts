import fc from 'fast-check';
import { expect, test } from 'vitest';
import { consoleApi } from '../../contract/console/paths.ts';
import { submissionKinds } from '../../contract/console/submissions.ts';
import { bookMeeting } from '../../contract/meeting.ts';
import { createTagCheck } from '../../server/tag-check/check.ts';
import { FetchError } from '../../server/tag-check/fetch/fetch-error.ts';
import { signedIn } from '../../server/testing/operators.ts';
import { attackedSite } from './attacked-site.ts';
import { createDraft, type Draft, encodeBody } from './fuzz/draft.ts';
import { type Mutation, mutations, type PickOne } from './fuzz/mutations.ts';
import type { Operation } from './fuzz/operation.ts';
import {
  consoleOperations,
  documentedOperations,
  formOperations,
  type Known,
  plainOperations,
  privateOperations,
} from './fuzz/operations.ts';
import { findProblems } from './fuzz/problems.ts';
import { type Send, sender } from './fuzz/send.ts';

/** How many of them run with every change, and how many with the sweeps. */
const requests = { everyChange: 500, sweep: 10_000 };
/** The same requests each time; set `FUZZ_SEED` for others. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_115);
const atOnce = { uploads: 6, others: 44 };

/** Fetches nothing: every host is unknown. */
const tagCheck = createTagCheck({
  fetchPage: async () => {
    throw new FetchError('unreachable', 'unknown-host');
  },
});
const attacked = attackedSite({}, { tagCheck });

/** Sends one valid request to everything, and signs an operator in. */
async function prepare(send: Send): Promise<{ groups: Operation[][]; documented: Operation[] }> {
  const nothing: Known = { token: '', ids: {}, headers: {} };
  const document = await (await fetch(`${attacked.url}/api/openapi.json`)).json();
  let token = '';
  for (const operation of documentedOperations(document, nothing)) {
    const { body } = await send(createDraft(operation));
    if (operation.path === bookMeeting.path) token = JSON.parse(body).page.replace('/meeting/', '');
  }
  const { headers } = await signedIn(attacked.db, 'admin');
  const ids: Record<string, string> = {};
  for (const kind of submissionKinds) {
    const response = await fetch(`${attacked.url}${consoleApi.list(kind)}?status=any&flagged=any`, {
      headers: { cookie: headers.cookie },
    });
    ids[kind] = (await response.json()).rows[0].id;
  }
  const known = { token, ids, headers };
  const documented = documentedOperations(document, known);
  const consoleRequests = consoleOperations(known);
  // Passwords are slow to check on purpose, and so is rewriting a page.
  const isSlow = ({ fields }: Operation) => Object.keys(fields).some((name) => /password|current/.test(name));
  const slow = [...consoleRequests.filter(isSlow), ...formOperations(known), ...privateOperations(known)];
  const fast = consoleRequests.filter((operation) => !isSlow(operation));
  return {
    documented,
    groups: [
      ...Array(18).fill(documented),
      ...Array(14).fill(fast),
      ...Array(7).fill(plainOperations()),
      slow,
    ],
  };
}

/** Random requests, each made hostile in one to three ways. */
function hostileDrafts(groups: Operation[][], count: number): Draft[] {
  const numbers = fc.noBias(fc.array(fc.nat(2 ** 31 - 1), { minLength: 24, maxLength: 24 }));
  // Wrong values get furthest into the code, so they are the most frequent.
  const kinds = [...Object.values(mutations), ...Array(15).fill(mutations.value)] as Mutation[];
  return fc.sample(numbers, { numRuns: count, seed }).map((drawn) => {
    let next = 0;
    const pick: PickOne = (list) => list[(drawn[next++ % drawn.length] ?? 0) % list.length] as never;
    const draft = createDraft(pick(pick(groups)));
    const ways = Array.from({ length: pick([1, 1, 1, 2, 2, 3]) }, () => pick(kinds));
    return ways.reduce((changed, mutate) => mutate(changed, pick), draft);
  });
}

/** Handles a list with limited concurrency. */
async function concurrently<T>(
  list: readonly T[],
  many: number,
  act: (each: T) => Promise<void>,
): Promise<void> {
  const rest = list.values();
  await Promise.all(
    Array.from({ length: many }, async () => {
      for (const each of rest) await act(each);
    }),
  );
}

/** Sends hostile requests and fails on a 5xx, a hang, a leak or a missing header. */
async function sendHostile(count: number) {
  const { send, close } = sender(attacked.port, atOnce.uploads + atOnce.others);
  const { documented, groups } = await prepare(send);
  const drafts = hostileDrafts(groups, count);
  const problems: string[] = [];
  const statuses: Record<string, number> = {};
  const accepted = new Set<string>();
  let responded = 0;
  async function attack(draft: Draft): Promise<void> {
    const wrong = await send(draft).then(
      (received) => {
        statuses[received.status] = (statuses[received.status] ?? 0) + 1;
        if (received.status < 300) accepted.add(draft.operation.name);
        return findProblems(draft.method, received);
      },
      (error) => [String(error)],
    );
    responded++;
    if (wrong.length > 0) problems.push(`${wrong.join('; ')}: ${describe(draft)}`);
  }
  const isUpload = ({ operation }: Draft) => operation.as === 'upload';
  await Promise.all([
    concurrently(drafts.filter(isUpload), atOnce.uploads, attack),
    concurrently(
      drafts.filter((draft) => !isUpload(draft)),
      atOnce.others,
      attack,
    ),
  ]);
  close();
  expect(problems.slice(0, 20)).toEqual([]);
  expect(responded).toBe(count);
  expect((await fetch(`${attacked.url}/readyz`)).status).toBe(200);
  return { statuses: Object.keys(statuses), documented: documented.map(({ name }) => name), accepted };
}

const outcome = `hostile requests (FUZZ_SEED=${seed}) get no 5xx, hang, leak or missing header`;

test(`${requests.everyChange} ${outcome}`, async () => {
  const { statuses } = await sendHostile(requests.everyChange);
  expect(statuses).toEqual(expect.arrayContaining(['200', '400', '401', '404', '405', '422']));
});

test(`${requests.sweep} ${outcome}`, { tags: ['sweep'], timeout: 1_800_000 }, async () => {
  const { statuses, documented, accepted } = await sendHostile(requests.sweep);
  // Every documented endpoint also accepted some requests, so fuzzing got past validation.
  expect(documented.filter((name) => !accepted.has(name))).toEqual([]);
  expect(statuses).toEqual(
    expect.arrayContaining(['200', '303', '400', '401', '403', '404', '405', '413', '415', '422']),
  );
});

function describe({ method, path, query, headers, framing, ...draft }: Draft): string {
  const body = encodeBody({ ...draft, method, path, query, headers, framing });
  return JSON.stringify({
    method,
    path,
    query,
    headers,
    framing,
    body: body.toString('latin1').slice(0, 300),
  });
}
