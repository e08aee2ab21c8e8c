import fc from 'fast-check';
import { expect, test } from 'vitest';
import { consoleApi } from '../../contract/console/paths.ts';
import { subjectKinds } from '../../contract/console/subjects.ts';
import { bookMeeting } from '../../contract/meeting.ts';
import { createTagCheck } from '../../server/tag-check/check.ts';
import { FetchProblem } from '../../server/tag-check/fetch/fetch-problem.ts';
import { signedIn } from '../../server/testing/operators.ts';
import { attackedSite } from './attacked-site.ts';
import { bodyOf, type Draft, draftOf } from './fuzz/draft.ts';
import { faultsOf } from './fuzz/judge.ts';
import type { Operation } from './fuzz/operation.ts';
import {
  consoleOperations,
  documentedOperations,
  formOperations,
  type Known,
  plainOperations,
  privateOperations,
} from './fuzz/operations.ts';
import { type Send, sender } from './fuzz/send.ts';
import { type Dice, type Twist, twists } from './fuzz/twists.ts';

const requests = 10_000;
/** The same requests each time; `FUZZ_SEED` brings others. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_115);
const atOnce = { uploads: 6, others: 44 };

/** Nothing is fetched: no address leads anywhere. */
const tagCheck = createTagCheck({
  fetchPage: async () => {
    throw new FetchProblem('unreachable', 'unknown-host');
  },
});
const attacked = attackedSite({}, { tagCheck });

/** One of everything that visitors send, and an operator who looks at it. */
async function prepare(send: Send): Promise<{ groups: Operation[][]; documented: Operation[] }> {
  const nobody: Known = { token: '', ids: {}, headers: {} };
  const document = await (await fetch(`${attacked.url}/api/openapi.json`)).json();
  let token = '';
  for (const operation of documentedOperations(document, nobody)) {
    const { body } = await send(draftOf(operation));
    if (operation.path === bookMeeting.path) token = JSON.parse(body).page.replace('/meeting/', '');
  }
  const { headers } = await signedIn(attacked.db, 'editor');
  const ids: Record<string, string> = {};
  for (const kind of subjectKinds) {
    const response = await fetch(`${attacked.url}${consoleApi.list(kind)}?status=any&flagged=any`, {
      headers: { cookie: headers.cookie },
    });
    ids[kind] = (await response.json()).rows[0].id;
  }
  const known = { token, ids, headers };
  const documented = documentedOperations(document, known);
  const desk = consoleOperations(known);
  // Passwords are slow to check on purpose, and a page that is filled in is written anew.
  const isSlow = ({ fields }: Operation) => Object.keys(fields).some((name) => /password|current/.test(name));
  const slow = [...desk.filter(isSlow), ...formOperations(known), ...privateOperations(known)];
  const fast = desk.filter((operation) => !isSlow(operation));
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

/** One hostile request for each draw: what is asked for, and one to three ways to spoil it. */
function hostileDrafts(groups: Operation[][]): Draft[] {
  const numbers = fc.noBias(fc.array(fc.nat(2 ** 31 - 1), { minLength: 24, maxLength: 24 }));
  // Wrong values reach furthest.
  const kinds = [...Object.values(twists), ...Array(15).fill(twists.value)] as Twist[];
  return fc.sample(numbers, { numRuns: requests, seed }).map((drawn) => {
    let next = 0;
    const pick: Dice = (list) => list[(drawn[next++ % drawn.length] ?? 0) % list.length] as never;
    const draft = draftOf(pick(pick(groups)));
    const ways = Array.from({ length: pick([1, 1, 1, 2, 2, 3]) }, () => pick(kinds));
    return ways.reduce((spoilt, twist) => twist(spoilt, pick), draft);
  });
}

/** Takes each of a list in turn, so many at a time. */
async function inTurn<T>(list: readonly T[], many: number, act: (each: T) => Promise<void>): Promise<void> {
  const rest = list.values();
  await Promise.all(
    Array.from({ length: many }, async () => {
      for (const each of rest) await act(each);
    }),
  );
}

test(`${requests} hostile requests (FUZZ_SEED=${seed}) are answered: none fails, hangs, tells a secret or lacks a header`, async () => {
  const { send, close } = sender(attacked.port, atOnce.uploads + atOnce.others);
  const { documented, groups } = await prepare(send);
  const drafts = hostileDrafts(groups);
  const faults: string[] = [];
  const statuses: Record<string, number> = {};
  const welcomed = new Set<string>();
  let answered = 0;
  async function attack(draft: Draft): Promise<void> {
    const wrong = await send(draft).then(
      (answer) => {
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        if (answer.status < 300) welcomed.add(draft.operation.name);
        return faultsOf(draft.method, answer);
      },
      (error) => [String(error)],
    );
    answered++;
    if (wrong.length > 0) faults.push(`${wrong.join('; ')}: ${described(draft)}`);
  }
  const isUpload = ({ operation }: Draft) => operation.as === 'upload';
  await Promise.all([
    inTurn(drafts.filter(isUpload), atOnce.uploads, attack),
    inTurn(
      drafts.filter((draft) => !isUpload(draft)),
      atOnce.others,
      attack,
    ),
  ]);
  close();
  expect(faults.slice(0, 20)).toEqual([]);
  expect(answered).toBe(requests);
  // It went past the door: every endpoint of the document was also used as it is meant to be.
  expect(documented.map(({ name }) => name).filter((name) => !welcomed.has(name))).toEqual([]);
  expect(Object.keys(statuses)).toEqual(
    expect.arrayContaining(['200', '303', '400', '401', '403', '404', '405', '413', '415', '422']),
  );
  expect((await fetch(`${attacked.url}/readyz`)).status).toBe(200);
});

function described({ method, path, query, headers, framing, ...draft }: Draft): string {
  const body = bodyOf({ ...draft, method, path, query, headers, framing });
  return JSON.stringify({
    method,
    path,
    query,
    headers,
    framing,
    body: body.toString('latin1').slice(0, 300),
  });
}
